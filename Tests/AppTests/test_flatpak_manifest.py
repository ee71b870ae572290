"""Checks the Flatpak manifest without its runtime."""

import json
import os
import shutil

import pytest

from process import ROOT, run

MANIFEST = ROOT / "meson-helpers/packaging/io.github.rotarywheel.Demo.json"
TEXT = MANIFEST.read_text()
MODULE, = json.loads(TEXT)["modules"]


def copy_sources(source, place):
    assert (MANIFEST.parent / source["path"]).resolve() == ROOT
    shutil.copytree(ROOT / "Sources", place / "Sources")
    shutil.copytree(ROOT / "Tests", place / "Tests", ignore=shutil.ignore_patterns(".build"))
    shutil.copy(ROOT / "Package.swift", place)


def clone_package(source, place):
    """Clones a Swift package from the repositories that SwiftPM has fetched for the build."""
    repositories = ROOT / ".build/repositories"
    fetched = [path for path in repositories.iterdir() if path.name.startswith(source["dest"] + "-")]
    assert fetched, f"no package has the name {source['dest']}"
    run("git", "clone", "--quiet", fetched[0], place)
    commit = run("git", "-C", place, "rev-parse", source["tag"] + "^{commit}").strip()
    assert commit == source["commit"], f"{source['tag']} is {commit}"
    run("git", "-C", place, "checkout", "--quiet", source["commit"])


@pytest.fixture
def tree(tmp_path):
    """The build folder as flatpak-builder lays it out."""
    tree = tmp_path / "tree"
    for source in MODULE["sources"]:
        place = tree / source.get("dest", "")
        match source["type"]:
            case "dir":
                copy_sources(source, place)
            case "git":
                clone_package(source, place)
            case "shell":
                for command in source["commands"]:
                    run("sh", "-ec", command, cwd=tree)
            case "inline":
                place.mkdir(parents=True, exist_ok=True)
                contents = source["contents"].replace(f"/run/build/{MODULE['name']}", str(tree))
                (place / source["dest-filename"]).write_text(contents)
            case kind:
                pytest.fail(f"unknown type of source: {kind}")
    return tree


def test_manifest_requests_no_network():
    assert "network" not in TEXT, "A build at Flathub has no network, and the app needs none."


def test_manifest_requests_no_folder():
    # The file chooser is a portal, which lets the app into what the user chooses.
    assert not [argument for argument in json.loads(TEXT)["finish-args"] if argument.startswith("--filesystem")]


def test_flatpak_builder_reads_the_manifest(tmp_path):
    # It creates a folder in its working directory.
    run("flatpak-builder", "--show-manifest", MANIFEST, cwd=tmp_path, quiet=True)


def test_sources_have_every_package(tree, tmp_path):
    # Only files are in reach, and no settings redirect to other sources.
    run("swift", "package", "resolve", "--cache-path", tmp_path / "packages", cwd=tree,
        XDG_CACHE_HOME=str(tmp_path / "cache"), GIT_ALLOW_PROTOCOL="file", GIT_CONFIG_GLOBAL=os.devnull,
        GIT_CONFIG_NOSYSTEM="1")
