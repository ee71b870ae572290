"""Checks what the installed library exports and documents, and its memory in Python."""

import pathlib
import re
from xml.etree import ElementTree

import pytest

from conftest import HERE
from process import PYTHON, run

pytestmark = pytest.mark.timeout(300)

CORE = "{http://www.gtk.org/introspection/core/1.0}"
KINDS = ["class", "constructor", "method", "function", "callback", "enumeration", "member", "property"]


@pytest.fixture(scope="module")
def library(prefix):
    return pathlib.Path(run("pkg-config", "--variable=libdir", "rotarywheel-1").strip(), "librotarywheel-1.so")


@pytest.mark.main
def test_library_exports_the_listed_functions_alone(library):
    symbols = map(str.split, run("nm", "-D", "--defined-only", library, quiet=True).splitlines())
    # Lower case letters mark symbols without external linkage.
    exported = sorted(name for _, kind, name in symbols if kind.isupper())
    assert exported == (HERE / "exports").read_text().split(), "see Tests/EmbeddingTests/exports"


@pytest.mark.main
def test_library_needs_no_swift_runtime(library):
    dynamic = run("readelf", "--dynamic", "--wide", library, quiet=True)
    assert "SONAME" in dynamic and "[librotarywheel-1.so.0]" in dynamic, dynamic
    needed = re.findall(r"NEEDED.*\[(.*)\]", dynamic)
    assert not [name for name in needed if "swift" in name.lower() or "Foundation" in name], needed


def test_library_is_stripped(library):
    assert ".symtab" not in run("readelf", "--sections", "--wide", library, quiet=True)


def test_introspected_api_is_documented(prefix):
    girs = pathlib.Path(run("pkg-config", "--variable=girdir", "rotarywheel-1").strip())
    tags = [CORE + kind for kind in KINDS] + ["{http://www.gtk.org/introspection/glib/1.0}signal"]
    elements = [element for element in ElementTree.parse(girs / "RotaryWheel-1.gir").iter() if element.tag in tags]
    undocumented = [element.get("name") for element in elements if element.find(f"{CORE}doc") is None]
    assert len(elements) > 250 and not undocumented, undocumented


def test_ten_thousand_widgets_in_python_leave_no_memory_behind(prefix, display):
    left = float(run(PYTHON, HERE / "growth.py", quiet=True))
    # The smallest GObject is larger.
    assert left < 100, f"{left} bytes each"
