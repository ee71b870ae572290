"""Runs Swift programs that use the package, and one that loads the library beside its own Swift runtime."""

import json
import re
import subprocess

import pytest

from conftest import HERE, PACKAGE
from embedded import Example
from process import ROOT, run

pytestmark = pytest.mark.timeout(300)

BY_PATH = '.package(name: "rotarywheel", path: "../../..")'
BY_VERSION = '.package(url: "https://github.com/rotarywheel/rotarywheel", .upToNextMinor(from: "{}"))'
AWAITED = ["on the rim 1", "on the dial 2", "selected 2", "selected 1", "over", "rests true"]


def test_library_works_beside_another_swift_runtime(prefix, display, tmp_path):
    program = tmp_path / "two-runtimes"
    run("swiftc", "-swift-version", "6", "-o", program, HERE / "two-runtimes.swift", quiet=True)
    assert run(program, quiet=True) == "3 of 8, found by name, awaited\n"


@pytest.mark.main
def test_readme_shows_the_examples():
    app = HERE / "SwiftApp"
    manifest = (app / "Package.swift").read_text()
    # The package of the example has the library by its path.
    assert manifest.count(BY_PATH) == 1
    sources = [(HERE / "Swift/main.swift").read_text(), (app / "Sources/Wheel/main.swift").read_text(),
               manifest.replace(BY_PATH, BY_VERSION.format(run(ROOT / "meson-helpers/version").strip()))]
    readme = (ROOT / "README.md").read_text()
    assert [source for source in sources if f"```swift\n{source}```" not in readme] == []


@pytest.mark.main
def test_readme_example_prints_the_clicked_sector(display):
    with Example(ROOT / ".build/debug/RotaryWheelReadmeExample") as program:
        program.click(program.measure("%w") * 85 // 100, program.measure("%h") // 2)
        program.expect("Monster")


def test_app_of_a_package_prints_the_clicked_sector(display):
    with Example(ROOT / ".build/swift-app/debug/Wheel") as program:
        program.click(program.measure("%w") * 85 // 100, program.measure("%h") // 2)
        program.expect("Monster")


def test_wheel_goes_into_a_box_of_another_binding(display):
    output = subprocess.run([PACKAGE / "Beside"], check=True, capture_output=True, text=True).stdout
    assert output == "RotaryWheelWidget mapped Circles\n"


def test_program_awaits_signals(display, leak_check):
    program = ROOT / ".build/debug/RotaryWheelAsyncExample"
    output = subprocess.run(
        [program], check=True, capture_output=True, text=True, env=leak_check.environment).stdout
    assert output.splitlines() == AWAITED
    leak_check.assert_no_leaks()


def test_app_imports_products(tmp_path):
    # The package of the examples builds the app without the targets that are no products; Swift would import them.
    package = json.loads(run("swift", "package", "dump-package", cwd=ROOT))
    products = {
        target for product in package["products"] if "library" in product["type"] for target in product["targets"]}
    imports = tmp_path / "imports"
    run("swiftc", "-emit-imported-modules", "-o", imports, *(ROOT / "Sources/RotaryWheelDemo").rglob("*.swift"))
    assert set(imports.read_text().split()) <= products | {"CRotaryWheelAdwaita", "Glibc"}


def typecheck(*arguments):
    """Checks Swift sources that import the modules of the package, and returns the errors."""
    flags = run("pkg-config", "--cflags-only-I", "gtk4", quiet=True).split()
    folders = [*(f"Sources/C{name}"
                 for name in ("RotaryWheelGtk", "RotaryWheel", "RotaryWheelShims", "RotaryWheelMainQueue")),
               ".build/debug/Modules", ".build/checkouts/swift-numerics/Sources/_NumericsShims/include"]
    command = ["swiftc", "-typecheck", *(f"-I{ROOT}/{folder}" for folder in folders), *arguments]
    return subprocess.run(
        [*command, *(word for flag in flags for word in ("-Xcc", flag))], capture_output=True, text=True).stderr


@pytest.mark.main
def test_app_gets_gtk_as_it_is(tmp_path):
    # The app imports the wheel, too: its module has no say in what the app may call.
    source = tmp_path / "main.swift"
    names = ["gtk_widget_get_color", "gtk_widget_get_css_name", "cgtk_type_int"]
    source.write_text("import CRotaryWheelGtk\nimport RotaryWheel\n" + "".join(f"_ = {name}\n" for name in names))
    output = typecheck(source)
    is_new = subprocess.run(["pkg-config", "--atleast-version=4.10", "gtk4"]).returncode == 0
    missing = [name for name in names if f"'{name}'" in output]
    assert missing == ([] if is_new else names[:1]) + names[2:], output


def test_c_functions_in_swift_are_those_of_the_headers(tmp_path):
    # Swift 6.3 compares them; the attribute for that is unknown to Swift 6.2, for which the sources are written.
    if re.search(r"Swift version 6\.2", run("swift", "--version", quiet=True)):
        pytest.skip("Swift 6.2 cannot compare C functions with their headers")
    sources, count = [ROOT / ".build/debug/RotaryWheel.build/DerivedSources/embedded_resources.swift"], 0
    for path in (ROOT / "Sources/RotaryWheel").rglob("*.swift"):
        text, found = re.subn(r'@_spi\(C\) @_cdecl\("(\w+)"\)', r"@c(\1) @implementation", path.read_text())
        sources.append(tmp_path / path.name)
        sources[-1].write_text(text)
        count += found
    assert count > 30
    # SwiftPM names the package after its folder.
    package = re.sub(r"\W", "_", ROOT.name.lower())
    features = "ExistentialAny", "InternalImportsByDefault"
    output = typecheck("-module-name", "RotaryWheel", "-package-name", package, "-swift-version", "6",
                       *(word for name in features for word in ("-enable-upcoming-feature", name)), *sources)
    assert "error:" not in output, output
