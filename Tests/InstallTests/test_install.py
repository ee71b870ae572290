"""Installs the library below another prefix, and uninstalls it."""

import pathlib

import pytest

from conftest import files_below
from process import ROOT, run

pytestmark = [pytest.mark.main, pytest.mark.timeout(300)]


@pytest.fixture(scope="module")
def build(tmp_path_factory):
    """A build folder for the prefix /opt/anywhere."""
    build = tmp_path_factory.mktemp("build")
    run("meson", "setup", build, ROOT / "meson-helpers", "--prefix=/opt/anywhere", "--libdir=lib")
    return build


@pytest.fixture
def image(build, tmp_path):
    """The root of a file system that the library is installed in."""
    run("meson", "install", "-C", build, DESTDIR=str(tmp_path))
    return tmp_path


def test_install_has_the_same_files_below_any_prefix(image, expected_files):
    assert files_below(image / "opt/anywhere") == expected_files
    assert len(files_below(image)) == len(expected_files)


def test_pkg_config_finds_the_library_below_another_root(image):
    modules = image / "opt/anywhere/lib/pkgconfig"
    assert "prefix=/opt/anywhere\n" in pathlib.Path(modules, "rotarywheel-1.pc").read_text()
    flags = run(
        "pkg-config", "--libs", "rotarywheel-1", PKG_CONFIG_PATH=str(modules), PKG_CONFIG_SYSROOT_DIR=str(image))
    assert f"-L{image}/opt/anywhere/lib" in flags


def test_uninstall_leaves_no_file(build, image):
    run("ninja", "-C", build, "uninstall", DESTDIR=str(image))
    assert not files_below(image)
