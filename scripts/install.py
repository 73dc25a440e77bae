"""Make .tools/ (uv) and .venv/ (the named locks and the project itself) what the locks say.

    python3 scripts/install.py runtime dev

Quick when there is nothing to do. Standard library only: this runs before anything is installed.
"""

from __future__ import annotations  # an older Python must get as far as the sentence that names it

import contextlib
import fcntl
import hashlib
import json
import os
import shutil
import ssl
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"
UV = TOOLS / "bin" / "uv"
VENV = ROOT / ".venv"
# Not the Python of a virtual environment that happens to be active.
PYTHON = getattr(sys, "_base_executable", sys.executable)
STATE = "installed.json"  # written last, so that an interrupted set-up is done again

NO_PIP = """\
This Python can neither run pip nor make a virtual environment: {python}
Install the missing part, then run the same command again:
  Debian, Ubuntu   apt install python3-venv
  Fedora           dnf install python3-pip
  elsewhere        python3 -m ensurepip"""


def lock_file(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def read_state(folder: Path) -> dict[str, str]:
    try:
        state: dict[str, str] = json.loads((folder / STATE).read_text())
    except (OSError, ValueError):
        return {}
    return state


def write_state(folder: Path, state: dict[str, str]) -> None:
    (folder / STATE).write_text(json.dumps(state, indent=1, sort_keys=True) + "\n")


def run(*command: str | Path, quiet: bool = False) -> bool:
    """Whether the command succeeded; quiet hides what it says."""
    out = subprocess.DEVNULL if quiet else None
    return subprocess.run(command, cwd=ROOT, env=settings(), stdout=out, stderr=out).returncode == 0


def need(*command: str | Path) -> None:
    if not run(*command):
        sys.exit("The set-up stopped at: " + " ".join(map(str, command)))


def pip_setting(name: str) -> str:
    from_environment = os.environ.get("PIP_" + name.upper().replace("-", "_"), "")
    if from_environment:
        return from_environment
    for section in ("install", "global"):
        command = [PYTHON, "-m", "pip", "config", "get", f"{section}.{name}"]
        found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        if found.returncode == 0:
            return found.stdout.strip()
    return ""


_settings: dict[str, str] = {}


def settings() -> dict[str, str]:
    """The environment for pip and uv. uv does not read pip's settings: a mirror or a certificate that the
    machine names for pip is handed on, and certificates that the machine trusts are trusted."""
    if _settings:
        return _settings
    _settings.update(os.environ)
    _settings["UV_PYTHON_DOWNLOADS"] = "never"
    _settings["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    _settings.pop("VIRTUAL_ENV", None)
    if not any(name in _settings for name in ("UV_DEFAULT_INDEX", "UV_INDEX_URL")):
        index = pip_setting("index-url")
        if index:
            _settings["UV_DEFAULT_INDEX"] = index
    if "SSL_CERT_FILE" not in _settings:
        certificate = pip_setting("cert")
        if certificate:
            _settings["SSL_CERT_FILE"] = certificate
    paths = ssl.get_default_verify_paths()
    if any(path and os.path.exists(path) for path in (paths.cafile, paths.capath)):
        _settings.setdefault("UV_SYSTEM_CERTS", "1")
    return _settings


def install_uv() -> None:
    """uv, in the version and with the hashes of requirements/tools.txt."""
    wanted = {"tools": digest(lock_file("tools")), "root": str(ROOT)}
    if UV.exists() and read_state(TOOLS) == wanted:
        return
    print("Fetching uv …", flush=True)
    for path in TOOLS.iterdir():
        if path.name != "lock":
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    arguments = ("install", "--quiet", "--require-hashes", "--only-binary", ":all:", "-r", lock_file("tools"))
    if not run(PYTHON, "-m", "pip", *arguments, "--target", TOOLS, quiet=True):
        if run(PYTHON, "-m", "venv", TOOLS, quiet=True):
            need(TOOLS / "bin" / "python", "-m", "pip", *arguments)
        elif run(PYTHON, "-m", "pip", "--version", quiet=True):
            need(PYTHON, "-m", "pip", *arguments, "--target", TOOLS)  # again, to hear what is wrong
        else:
            sys.exit(NO_PIP.format(python=PYTHON))
    write_state(TOOLS, wanted)


def install(names: list[str]) -> None:
    """The named locks and those installed before: one .venv serves every purpose."""
    state = read_state(VENV)
    base = {
        "root": str(ROOT),
        "python": f"{sys.version_info.major}.{sys.version_info.minor} {sys.base_prefix}",
    }
    if any(state.get(key) != value for key, value in base.items()) or not (VENV / "bin" / "python").exists():
        state = {}
    before = [key.removesuffix(".txt") for key in state if key.endswith(".txt")]
    locks = sorted({"build", *names, *(name for name in before if lock_file(name).exists())})
    files = [lock_file(name) for name in locks]
    wanted = base | {path.name: digest(path) for path in files}
    wanted["project"] = digest(ROOT / "pyproject.toml")
    if state == wanted:
        return
    print(f"Setting up .venv: {', '.join(locks)} …", flush=True)
    quiet = () if sys.stderr.isatty() else ("--quiet",)
    if not state:
        need(UV, "venv", "--quiet", "--clear", "--python", PYTHON, VENV)
    (VENV / STATE).unlink(missing_ok=True)
    target = ("--python", VENV / "bin" / "python")
    # compiled now, so that every start is quick, also where Python may not write beside its modules
    need(UV, "pip", "sync", *quiet, *target, "--require-hashes", "--compile-bytecode", *files)
    need(UV, "pip", "install", "--quiet", *target, "--no-deps", "--no-build-isolation", "--editable", ROOT)
    write_state(VENV, wanted)


@contextlib.contextmanager
def alone():
    """Two terminals may start at once: the second waits, and then finds the work done."""
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "lock").open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def main(names: list[str]) -> None:
    if sys.version_info < (3, 11):
        sys.exit(
            f"Olympus needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}. "
            "If a newer one is installed, name it: make PYTHON=python3.12 …"
        )
    with alone():
        install_uv()
        if names:
            install(names)


if __name__ == "__main__":
    main(sys.argv[1:])
