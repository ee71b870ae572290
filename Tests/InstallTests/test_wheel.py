"""Builds the wheel for Python, installs it into virtual environments, and uses it there."""

import os
import platform
import re
import zipfile

import pytest

from conftest import files_below
from process import PYTHON, ROOT, Process, run

pytestmark = pytest.mark.timeout(300)

HERE = ROOT / "Tests/InstallTests"
PACKAGING = ROOT / "meson-helpers/packaging"
UI_FILES = sorted((ROOT / "Tests/EmbeddingTests/Examples").glob("*.ui"))
CONTROLS = ["DialMenu", "DialMenuPopover", "Knob", "MarkingMenu", "MarkingMenuPopover", "SpinningWheel",
            "StrokesWindow", "Widget"]
# The libraries of any system with GTK, with Vulkan where GTK is linked to it.
SYSTEM = r"lib(c|m|gcc_s|stdc\+\+|gtk-4|g(lib|object|io)-2\.0|gdk_pixbuf-2\.0|graphene-1\.0|harfbuzz" \
         r"|pango(cairo)?-1\.0|cairo(-gobject)?|vulkan)\.so\.\d+|ld-linux[\w-]*\.so\.\d+"
# Without what with-prefix sets.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in (
    "LD_LIBRARY_PATH", "GI_TYPELIB_PATH", "PYTHONPATH", "PKG_CONFIG_PATH", "XDG_DATA_DIRS")}
# Closes the window after its first frame, and prints its title.
CLOSE = """
import rotarywheel
from gi.repository import GLib, Gtk

def close():
    for window in Gtk.Window.list_toplevels():
        window.queue_draw()
        if window.get_mapped() and window.get_frame_clock().get_frame_counter() > 0:
            print(window.get_title())
            window.destroy()
            return False
    return True

GLib.idle_add(close)
"""


def show(*command, **variables):
    """Runs a program on a display of its own, without warnings; returns the lines that it prints."""
    command = ROOT / "meson-helpers/displays/with-display", "env", *(f"{k}={v}" for k, v in variables.items()), *command
    with Process(command, environment=ENVIRONMENT) as program:
        pass
    while program.read():
        pass
    return program.lines


def make_environment(folder):
    """Makes a virtual environment with the system's PyGObject; returns its interpreter."""
    run(PYTHON, "-m", "venv", "--system-site-packages", "--without-pip", folder)
    return folder / "bin/python"


def install(python, wheel):
    run(python, "-m", "pip", "install", "--no-index", "--no-deps", wheel)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    path = run(PACKAGING / "wheel", folder).strip()
    assert [path] == [str(file) for file in folder.iterdir()]
    return path


@pytest.fixture(scope="module")
def python(wheel, tmp_path_factory):
    """The interpreter of an environment that the wheel is installed in."""
    python = make_environment(tmp_path_factory.mktemp("environment"))
    install(python, wheel)
    return python


@pytest.fixture(scope="module")
def library(python):
    """The folder of the shared library and the typelib."""
    return run(python, "-m", "rotarywheel", "--path").strip()


@pytest.mark.main
def test_controls_and_ui_files_are_shown(python):
    assert show(python, HERE / "show-controls.py", *UI_FILES) == [*map(str, UI_FILES), *CONTROLS]


def test_same_library_makes_the_same_wheel(wheel, tmp_path):
    again = run(PACKAGING / "wheel", tmp_path).strip()
    with open(wheel, "rb") as first, open(again, "rb") as second:
        assert first.read() == second.read()


def test_tag_has_the_symbols_and_the_libraries_that_the_wheel_needs(wheel, library):
    major, minor, machine = re.search(r"-py3-none-manylinux_(\d+)_(\d+)_(\w+)\.whl$", wheel).groups()
    assert machine == platform.machine()
    # What manylinux_2_35 has at least.
    limits = {"GLIBC": (int(major), int(minor)), "GLIBCXX": (3, 4, 30), "CXXABI": (1, 3, 13), "GCC": (12, 0)}
    symbols = re.findall(r"\(?([A-Z]+)_([\d.]+)\)?", run("objdump", "-T", f"{library}/librotarywheel-1.so.0"))
    assert {name for name, _ in symbols} == {*limits}
    late = [symbol for symbol in symbols if tuple(map(int, symbol[1].split("."))) > limits[symbol[0]]]
    assert not late, late
    needed = re.findall(r"NEEDED +(\S+)", run("objdump", "-p", f"{library}/librotarywheel-1.so.0"))
    assert len(needed) > 10 and not [name for name in needed if not re.fullmatch(SYSTEM, name)], needed


def test_metadata_has_the_version_and_the_license(wheel):
    version = run(ROOT / "meson-helpers/version").strip()
    with zipfile.ZipFile(wheel) as files:
        metadata = files.read(f"rotarywheel-{version}.dist-info/METADATA").decode()
        assert files.read(f"rotarywheel-{version}.dist-info/licenses/LICENSE") == (ROOT / "LICENSE").read_bytes()
    assert f"\nVersion: {version}\n" in metadata and "Swift runtime" in metadata


def test_module_prints_the_version_and_shows_a_window(python):
    version = run(ROOT / "meson-helpers/version").strip()
    assert run(python, "-m", "rotarywheel", "--version") == f"rotarywheel {version}\n"
    module = f"{CLOSE}\nimport runpy\nrunpy.run_module('rotarywheel', run_name='__main__')"
    assert show(python, "-c", module) == ["Rotary Wheel"]


def test_example_of_the_description_opens_a_window(python):
    example = re.search(r"```python\n(.*?)```", (PACKAGING / "python/README.md").read_text(), re.DOTALL)[1]
    assert show(python, "-c", CLOSE + example) == ["Wheel"]


def test_import_twice_and_reload_keep_the_classes(python):
    program = """
import importlib, rotarywheel
knob = rotarywheel.Knob
importlib.reload(rotarywheel)
from gi.repository import RotaryWheel
from rotarywheel import Knob
assert knob is Knob is RotaryWheel.Knob and "Knob" in dir(rotarywheel)
"""
    assert show(python, "-W", "error", "-W", "ignore::ImportWarning", "-c", program) == []


def test_wheel_is_used_beside_an_installed_library(python, library):
    # With the variables of with-prefix.
    program = "import rotarywheel; print(*{l.split()[-1] for l in open('/proc/self/maps') if 'librotarywheel' in l})"
    assert run(python, "-c", program, quiet=True) == f"{library}/librotarywheel-1.so.0\n"


def test_namespace_imported_before_the_package_is_reported(python):
    program = """
import gi, warnings
gi.require_version("RotaryWheel", "1")
from gi.repository import RotaryWheel
with warnings.catch_warnings(record=True) as caught:
    import rotarywheel
print(*(warning.message for warning in caught if warning.category is UserWarning))
"""
    assert "RotaryWheel-1.typelib is in use" in run(python, "-c", program)


def test_missing_dependency_is_named(python, library):
    program = "try:\n    import rotarywheel\nexcept ImportError as error:\n    print(error)"
    # Without the folder of the system's packages.
    message = run(PYTHON, "-S", "-c", program, PYTHONPATH=os.path.dirname(os.path.dirname(library)))
    assert "No module named 'gi'" in message and "python3-gi" in message


def test_texts_of_the_library_are_translated(python, tmp_path):
    # glibc translates nothing in the C locale.
    run("localedef", "-i", "de_DE", "-f", "UTF-8", tmp_path / "de_DE.UTF-8")
    program = "import rotarywheel; print(rotarywheel.StrokesWindow().get_title())"
    assert show(python, "-c", program, LOCPATH=tmp_path, LC_ALL="de_DE.UTF-8", LANGUAGE="de") == ["Striche"]


def test_javascript_uses_the_folder(library):
    program = """
imports.gi.versions.Gtk = '4.0';
const { GLib, Gtk, RotaryWheel } = imports.gi;
Gtk.init();
const window = new Gtk.Window({ child: RotaryWheel.Knob.new_with_range(0, 1, 0.1) });
window.present();
window.get_frame_clock().connect('after-paint', () => { print('shown'); window.destroy(); });
while (Gtk.Window.get_toplevels().get_n_items() > 0) GLib.MainContext.default().iteration(true);
"""
    assert show("gjs", "-c", program, LD_LIBRARY_PATH=library, GI_TYPELIB_PATH=library) == ["shown"]


def test_type_checker_finds_wrong_calls(python, tmp_path):
    program = tmp_path / "program.py"
    program.write_text("""import rotarywheel
knob = rotarywheel.Knob.new_with_range(0, 1, 0.1)
knob.props.unit = "dB"
knob.set_drag_style(rotarywheel.KnobDragStyle.VERTICAL)
wheel: rotarywheel.SelectionControl = rotarywheel.Widget(selected=2)
weights: list[float] | None = rotarywheel.Widget().get_weights()
knob.set_unit(1)
rotarywheel.Knob(wrap="no")
rotarywheel.Knobs()
""")
    checked = f"mypy --strict --python-executable {python} --cache-dir {tmp_path}/cache {program} || :"
    errors = re.findall(r":(\d+): error", run("sh", "-c", checked))
    assert errors == ["7", "8", "9"]


def test_uninstall_leaves_no_file(wheel, tmp_path):
    python = make_environment(tmp_path)
    before = files_below(tmp_path)
    install(python, wheel)
    run(python, "-m", "rotarywheel", "--version")
    assert len(files_below(tmp_path)) > len(before) + 10
    run(python, "-m", "pip", "uninstall", "--yes", "rotarywheel")
    assert files_below(tmp_path) == before
    assert not list(tmp_path.rglob("rotarywheel*"))
