"""The software bill of materials: all that is shipped, in CycloneDX JSON, and the page that lists the licences.

Versions and hashes come from the locks (requirements/play.txt; package-lock.json for what the pages
carry), licences from the packages installed here and from the lock. Without arguments: the JSON on the standard output;
`--licences` writes docs/licences.md.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import sys
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOCKS = ("play",)
"""What `make play` installs."""
PAGES = (
    "@fluent/bundle",
    "@fontsource-variable/cinzel",
    "@fontsource/alegreya",
    "@fontsource/alegreya-sans",
    "@iconify-json/game-icons",
    "qrcode-generator",
    "svelte",
)
"""Packages of which something is in the built pages; the others only build and check."""
DATA = {"Unicode confusables.txt (UTS 39)": ("13.0.0", "Unicode-DFS-2016")}
"""Data of others in our own files."""
KNOWN = {
    "LGPL": "LGPL-3.0-or-later",
    "BSD": "BSD-3-Clause",
    "Apache": "Apache-2.0",
    "MIT": "MIT",
    "MPL": "MPL-2.0",
    "PSF": "PSF-2.0",
    "ISC": "ISC",
}
"""Words by which older packages name a licence."""
ELSEWHERE = {"colorama": "BSD-3-Clause", "tzdata": "Apache-2.0"}
"""Packages that only other systems need."""
LICENCES = ROOT / "docs" / "licences.md"
PIN = re.compile(
    r"^([A-Za-z0-9._-]+)==(\S+)[^\\\n]*((?:\s*\\\n\s+--hash=sha256:[0-9a-f]{64})*)", re.MULTILINE
)


@dataclass(frozen=True)
class Part:
    name: str
    version: str
    licence: str
    kind: str
    """`pypi`, `npm` or `data`."""
    hashes: tuple[tuple[str, str], ...] = ()

    @property
    def purl(self) -> str:
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


def python_parts() -> Iterator[Part]:
    for lock in LOCKS:
        for name, version, tail in PIN.findall(
            (ROOT / f"requirements/{lock}.txt").read_text(encoding="utf-8")
        ):
            hashes = tuple(("SHA-256", one) for one in re.findall(r"[0-9a-f]{64}", tail))
            yield Part(name, version, licence_of(name), "pypi", hashes)


def licence_of(name: str) -> str:
    """As a package says of itself: the expression, else the first line, else the classifier."""
    try:
        found = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return ELSEWHERE.get(name, "")
    expression = found.get("License-Expression")
    if expression:
        return str(expression)
    classifiers = [line for line in found.get_all("Classifier") or [] if line.startswith("License ::")]
    for text in (found.get("License") or "", *classifiers):
        line = str(text).strip().splitlines()[0] if str(text).strip() else ""
        for word, known in KNOWN.items():
            if word in line:
                return known
    return ""


def page_parts() -> Iterator[Part]:
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name in PAGES:
        entry = lock[f"node_modules/{name}"]
        algorithm, _, digest = entry.get("integrity", "").partition("-")
        packed = base64.b64decode(digest).hex() if digest else ""
        hashes = (("SHA-512", packed),) if algorithm == "sha512" else ()
        yield Part(name, entry["version"], entry.get("license", ""), "npm", hashes)


def parts() -> list[Part]:
    """Everything shipped, each once."""
    found = {part.purl: part for part in (*python_parts(), *page_parts())}
    for name, (version, licence) in DATA.items():
        part = Part(name, version, licence, "data")
        found[part.purl] = part
    return sorted(found.values(), key=lambda part: (part.kind, part.name.lower()))


def component(part: Part) -> dict[str, object]:
    made: dict[str, object] = {
        "type": "data" if part.kind == "data" else "library",
        "name": part.name,
        "version": part.version,
        "licenses": [{"expression": part.licence}] if part.licence else [],
    }
    if part.kind != "data":
        made |= {"bom-ref": part.purl, "purl": part.purl}
        made["hashes"] = [{"alg": kind, "content": digest} for kind, digest in part.hashes]
    return made


def bill() -> dict[str, object]:
    """The same locks give the same bill: its number is made from its content."""
    components = [component(part) for part in parts()]
    digest = hashlib.sha256(json.dumps(components, sort_keys=True).encode()).digest()
    own = {"type": "application", "name": "olympus-games", "licenses": [{"license": {"id": "MIT"}}]}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.UUID(bytes=digest[:16], version=4)}",
        "version": 1,
        "metadata": {"component": own},
        "components": components,
    }


def page() -> str:
    lines = [
        "# Licences of what is shipped",
        "",
        "Olympus itself is under the MIT licence. What `make play` and the wheel bring besides, by `make licences`",
        "from the locks; `make sbom` writes the same as CycloneDX JSON, with hashes.",
        "",
        "| part | version | from | licence |",
        "|---|---|---|---|",
    ]
    lines += [f"| {part.name} | {part.version} | {part.kind} | {part.licence} |" for part in parts()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if "--licences" in sys.argv:
        LICENCES.write_text(page(), encoding="utf-8")
    else:
        print(json.dumps(bill(), indent=2))
