"""What is shipped: the bill of materials, the licences, the audit's words."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from scripts import audit, sbom

ROOT = Path(__file__).parents[1]
ALLOWED = {
    *("MIT", "MIT-0", "MIT-CMU", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "ISC", "Zlib", "CC0-1.0", "PSF-2.0"),
    *("Apache-2.0", "LLVM-exception", "MPL-2.0", "LGPL-3.0-only", "OFL-1.1", "CC-BY-3.0", "Unicode-DFS-2016"),
}
"""Licences under which we ship: none asks more of us than to name it, and to leave the library replaceable."""


def test_the_page_of_licences_is_up_to_date() -> None:
    assert sbom.LICENCES.read_text(encoding="utf-8") == sbom.page(), "run make licences"


def test_every_part_has_a_licence_that_we_can_ship() -> None:
    parts = sbom.parts()
    assert len(parts) > 50
    for part in parts:
        words = set(re.findall(r"[\w.-]+", part.licence)) - {"AND", "OR", "WITH"}
        assert words, part.name
        assert words <= ALLOWED, (part.name, part.licence)


def test_the_bill_is_a_bill() -> None:
    """The fields that CycloneDX asks for; the same locks give the same bill."""
    bill: Any = sbom.bill()
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", bill["serialNumber"])
    libraries = [one for one in bill["components"] if one["type"] == "library"]
    references = [one["bom-ref"] for one in libraries]
    assert len(references) == len(set(references))
    for one in libraries:
        assert re.fullmatch(r"pkg:(pypi|npm)/\S+@\S+", one["purl"])
        assert one["hashes"], one["name"]
        assert all(re.fullmatch("[0-9a-f]{64}|[0-9a-f]{128}", digest["content"]) for digest in one["hashes"])
    assert json.dumps(bill) == json.dumps(sbom.bill())
    assert {"litestar", "numba", "svelte"} <= {one["name"] for one in libraries}


def test_what_the_pages_import_is_in_the_bill() -> None:
    known = set(sbom.PAGES)
    folders = [ROOT / "web", *(ROOT / "src" / "olympus" / "games").glob("*/ui")]
    sources = [
        file
        for folder in folders
        for file in folder.rglob("*")
        if file.suffix in (".ts", ".svelte", ".css") and not {"build", "dev"} & set(file.parts)
    ]
    assert len(sources) > 100
    for file in sources:
        text = file.read_text(encoding="utf-8")
        for name in re.findall(r"""(?:from|import)\s*\(?['"]((?:@[\w-]+/)?[\w-]+)[^'"]*['"]""", text):
            assert name in known or name.startswith("icon"), (file, name)


CLEAN = {"dependencies": [{"name": "rich", "version": "1", "vulns": []}]}
BAD = {
    "dependencies": [{"name": "rich", "version": "1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["2"]}]}]
}
SKIPPED = {"dependencies": [{"name": "rich", "skip_reason": "no answer"}]}


@pytest.mark.parametrize(
    ("outcome", "status", "said"),
    [
        (audit.python_outcome(CLEAN, ""), 0, "no known vulnerabilities"),
        (audit.python_outcome(BAD, ""), 1, "rich 1: PYSEC-1, fixed in 2"),
        (
            audit.python_outcome(None, "a\nconnection refused\n"),
            2,
            "NOT CHECKED. No advisory data could be reached",
        ),
        (audit.python_outcome(SKIPPED, ""), 2, "nothing was found out about 1 of them"),
        (audit.page_outcome({"vulnerabilities": {}}, ""), 0, "no known vulnerabilities"),
        (audit.page_outcome({"vulnerabilities": {"x": {"severity": "high"}}}, ""), 1, "x: high"),
        (audit.page_outcome({"message": "ENOTFOUND"}, ""), 2, "(ENOTFOUND)"),
    ],
)
def test_the_audit_says_what_it_could_not_check(outcome: audit.Outcome, status: int, said: str) -> None:
    assert audit.status([outcome]) == status
    assert said in outcome.said()


def test_a_program_that_is_missing_is_no_answer() -> None:
    assert audit.run([str(ROOT / "no-such-program")])[0] == ""
