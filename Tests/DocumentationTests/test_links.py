"""Builds the documentation, and follows its links and those of the pages in the source tree, but not to websites."""

import functools
import html.parser
import json
import re
import shutil

import pytest

from process import ROOT, run

pytestmark = pytest.mark.timeout(900)

TREE = "https://github.com/rotarywheel/rotarywheel/blob/main/"
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def book():
    """The folder of the documentation, built anew."""
    folder = ROOT / ".build/documentation"
    shutil.rmtree(folder, ignore_errors=True)
    run(ROOT / "meson-helpers/documentation/build-documentation", folder, quiet=True)
    return folder


class Page(html.parser.HTMLParser):
    """What a page has: links, anchors, and the namespaces of types of other libraries."""

    def __init__(self, path):
        super().__init__()
        self.links, self.anchors, self.namespaces = set(), set(), set()
        self.feed(path.read_text())

    def handle_starttag(self, tag, attributes):
        kinds = {"href": self.links, "src": self.links, "srcset": self.links, "id": self.anchors,
                 "data-namespace": self.namespaces}
        for name, value in attributes:
            kinds.get(name, set()).add(value)


@functools.cache
def anchors(path):
    """The places in a file that links can lead to: anchors of HTML, headings of Markdown, lines of a source."""
    if path.suffix == ".html":
        return Page(path).anchors
    if path.suffix == ".md":
        headings = re.findall(r"^#+ (.*)$", CODE.sub("", path.read_text()), re.MULTILINE)
        return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return {f"L{number}" for number, _ in enumerate(path.open(), 1)}


def follow(page, links):
    for link in links:
        base, place = (ROOT, link.removeprefix(TREE)) if link.startswith(TREE) else (page.parent, link)
        place, _, anchor = place.partition("#")
        if not re.match(r"\w+:", place):
            target = base / place if place else page
            if target.is_dir() and page.suffix == ".html" and base != ROOT:
                target /= "index.html"
            assert target.exists() and (not anchor or anchor in anchors(target)), f"{page}: {link}"


def test_pages_in_html(book):
    paths = [book / "index.html", *sorted((book / "c").glob("*.html"))]
    known = {*re.findall(r"\['(\w+)', 'https:", (book / "c/urlmap.js").read_text())}
    for path in paths:
        page = Page(path)
        follow(path, page.links)
        assert page.namespaces <= known, f"{path}: {page.namespaces}"


def test_pages_of_docc(book):
    swift, data = book / "swift", book / "swift/data"
    texts = {f"/{path.relative_to(data).with_suffix('')}": path.read_text() for path in data.rglob("*.json")}
    places = {url: {*re.findall(r'"anchor":"([^"]*)"', text)} for url, text in texts.items()}
    for url, text in texts.items():
        path = swift / url[1:] / "index.html"
        follow(path, Page(path).links)
        for reference in json.loads(text).get("references", {}).values():
            target, _, anchor = reference.get("url", "").partition("#")
            if reference["type"] == "topic":
                assert target in texts and (not anchor or anchor in places[target]), f"{url}: {reference}"
            elif reference["type"] == "image":
                follow(swift / "index.html", [variant["url"][1:] for variant in reference["variants"]])
            elif reference["type"] == "link":
                follow(path, [reference["url"]])


def test_pages_in_markdown():
    for path in [*ROOT.glob("*.md"), *(ROOT / "meson-helpers").rglob("*.md"), *(ROOT / "Resources").rglob("*.md")]:
        links = re.findall(r'(?:\]\(|(?:href|src|srcset)=")([^)"\s]+)', CODE.sub("", path.read_text()))
        # Links to the reference are whole in HTML alone.
        follow(path, [link for link in links if not re.match(r"class\.\w+\.html", link)])


def test_gallery_has_every_class(book):
    classes = {path.name for path in (book / "c").glob("class.*.html")}
    assert classes - Page(book / "c/widget-gallery.html").links == {"class.Item.html", "class.KnobSettings.html"}
