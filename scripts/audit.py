"""Known vulnerabilities of what is shipped, as far as advisory data can be reached from here.

Asks pip-audit (run by uv) for the Python packages and npm for those of the pages. Ends with 0 if nothing is known, 1 if
something is, 2 if some data could not be reached: then nothing is said about that part, and that is said.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

ROOT = Path(__file__).parent.parent
UV = ROOT / ".tools" / "bin" / "uv"
LOCKS = ("play",)
SECONDS = 300
State = Literal["clean", "found", "unreached"]


@dataclass(frozen=True)
class Outcome:
    what: str
    state: State
    lines: list[str]

    def said(self) -> str:
        if self.state == "clean":
            return f"{self.what}: no known vulnerabilities."
        if self.state == "found":
            return "\n".join([f"{self.what}: known vulnerabilities:", *(f"  {line}" for line in self.lines)])
        why = self.lines[-1] if self.lines else "no answer"
        return f"{self.what}: NOT CHECKED. No advisory data could be reached ({why})."


def run(command: list[str]) -> tuple[str, str]:
    """What a program writes to its two outputs; nothing where it is missing or takes too long."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return "", str(error)
    return done.stdout, done.stderr


def read(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def python_outcome(answer: Any, errors: str) -> Outcome:
    """Of pip-audit's answer."""
    what = "Python packages"
    if not isinstance(answer, dict) or "dependencies" not in answer:
        return Outcome(what, "unreached", last_line(errors))
    skipped = [one["name"] for one in answer["dependencies"] if "skip_reason" in one]
    if skipped:
        return Outcome(what, "unreached", [f"nothing was found out about {len(skipped)} of them"])
    lines = [
        f"{one['name']} {one['version']}: {bad['id']}, fixed in {', '.join(bad['fix_versions']) or 'no version'}"
        for one in answer["dependencies"]
        for bad in one["vulns"]
    ]
    return Outcome(what, "found" if lines else "clean", lines)


def page_outcome(answer: Any, errors: str) -> Outcome:
    """Of npm's answer."""
    what = "npm packages"
    if not isinstance(answer, dict) or "vulnerabilities" not in answer:
        told = answer.get("message", "") if isinstance(answer, dict) else ""
        return Outcome(what, "unreached", last_line(str(told) or errors))
    lines = [f"{name}: {one['severity']}" for name, one in sorted(answer["vulnerabilities"].items())]
    return Outcome(what, "found" if lines else "clean", lines)


def last_line(text: str) -> list[str]:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return [lines[-1][:200]] if lines else []


def status(outcomes: list[Outcome]) -> int:
    states = {outcome.state for outcome in outcomes}
    return 1 if "found" in states else 2 if "unreached" in states else 0


def main() -> int:
    files = [part for lock in LOCKS for part in ("-r", f"requirements/{lock}.txt")]
    audit = [str(UV), "tool", "run", "pip-audit", "--format", "json", "--disable-pip", "--no-deps", *files]
    answer, errors = run(audit)
    outcomes = [python_outcome(read(answer), errors)]
    npm = shutil.which("npm") or "npm"
    answer, errors = run([npm, "audit", "--json", "--package-lock-only"])
    outcomes.append(page_outcome(read(answer), errors))
    print("\n".join(outcome.said() for outcome in outcomes))
    return status(outcomes)


if __name__ == "__main__":
    sys.exit(main())
