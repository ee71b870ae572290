"""Runs the app as a desktop does: without the source tree, and by bus activation."""

import pytest

import xtest
from process import ROOT, run

pytestmark = pytest.mark.main

ID = "io.github.rotarywheel.Demo"
OBJECT = "/" + ID.replace(".", "/")


@pytest.fixture(scope="module")
def app(prefix):
    """The program that the app's launchers start."""
    program = prefix / "bin/rotary-wheel-demo"
    assert program.exists(), f"{prefix} has no app: see meson-helpers/packaging/install-app"
    return program


@pytest.fixture
def call(app, display, session_bus):
    """Calls a method of org.freedesktop.Application, which activates the app; quits the app afterwards."""
    def call(method, *arguments):
        run("gdbus", "call", "--session", "--dest", ID, "--object-path", OBJECT,
            "--method", f"org.freedesktop.Application.{method}", *arguments)
    yield call
    call("ActivateAction", "quit", "[]", "{}")


def test_app_prints_its_version(app):
    version = run(ROOT / "meson-helpers/version")
    assert run(app, "--version", cwd="/") == f"rotary-wheel-demo {version}"


def test_app_prints_what_a_report_of_a_bug_needs(app, display):
    report = dict(line.split(": ", 1) for line in run(app, "--version", "--verbose").splitlines())
    assert report["RotaryWheel"] == run(ROOT / "meson-helpers/version").strip()
    assert report["GTK"] == run("pkg-config", "--modversion", "gtk4").strip()
    assert report["libadwaita"] == run("pkg-config", "--modversion", "libadwaita-1").strip()
    assert report["Session"] == {"DISPLAY": "GdkX11Display", "WAYLAND_DISPLAY": "GdkWaylandDisplay"}[display]
    assert report["Renderer"].endswith("Renderer")
    assert {"GLib", "System", "Desktop"} < {*report}


def test_schema_is_installed(prefix):
    schemas = str(prefix / "share/glib-2.0/schemas")
    value = run("gsettings", "get", ID, "wheel-sector-count", GSETTINGS_SCHEMA_DIR=schemas)
    assert value == "uint32 8\n"


def test_bus_activates_a_single_app(app, call):
    for page in "knobs", "dial":
        call("ActivateAction", "show-page", f"[<'{page}'>]", "{}")
        xtest.await_window(title="Rotary Wheel")
    assert run("pgrep", "--count", "--full", f"^{app} --gapplication-service") == "1\n"


def test_app_has_nothing_of_the_tests(app):
    tests = sorted((ROOT / "Tests/RotaryWheelTracedDemo").glob("Trace*.swift"))
    assert tests
    names = ["RotaryWheelTracedDemo", "RotaryWheelDemo5Trace", "ROTARY_WHEEL_DEMO_TRACE"]
    program = app.read_bytes()
    assert b"RotaryWheelDemo" in program
    found = [name for name in names + [test.stem for test in tests[1:]] if name.encode() in program]
    assert not found, found
