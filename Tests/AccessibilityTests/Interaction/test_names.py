"""Each accessible node has a name for its readers, in their language."""

import itertools
from xml.etree import ElementTree

import pytest

from atspi import BUTTON, Atspi, activate, children, items, value_text, wait, walk
from process import ROOT

# Roles that need no name, or that GTK names by their types.
CONTAINERS = ["filler", "panel", "grouping", "scroll pane", "scroll bar"]
# Roles whose name is their text, which may be empty.
TEXTS = ["label", "caption"]

# The roles of what changes a setting.
SETTINGS = ["check box", "switch", "combo box", "slider", "spin button", "toggle button"]


def has_bad_name(node):
    """Whether a node has no name, or the name of a type, or one with a mnemonic's underscore."""
    name, role = node.get_name(), node.get_role_name()
    if role in TEXTS:
        return "_" in name
    # The button in a drop-down has the name of the drop-down.
    is_inner = role in BUTTON and node.get_parent().get_role_name() == "combo box"
    return not is_inner and (not name or "_" in name or name.startswith(("Gtk", "RotaryWheel", "Demo")))


def badly_named(root):
    windows = children(root)
    return [(node.get_role_name(), node.get_name()) for node in itertools.chain.from_iterable(map(walk, windows))
            if (node in windows or node.get_role_name() not in CONTAINERS) and has_bad_name(node)]


@pytest.mark.main
def test_controls_and_their_popovers_are_named(program):
    assert not badly_named(program.root)
    assert activate(program.find(BUTTON, "After"), "click")
    popover = program.find("dialog", "Menu")
    wait("its bubbles", lambda: len(items(program.find("menu", "Menu", popover), "menu item")) == 5)
    assert not badly_named(program.root)
    assert activate(program.find("menu item", "Copy", popover), "click")
    program.wait_for("popover closed")
    activate(program.find(BUTTON, "Menu"), "click")
    wait("the bubbles", lambda: items(program.find("menu", "Edit"), "menu item"))
    activate(program.find("slider", "Volume"), "knob.edit")
    program.find("text", "Value")
    assert not badly_named(program.root)
    program.press("Escape")
    wait("the knob", lambda: program.focused == "Volume")
    program.press("Menu")
    program.find("menu item", "Reset")
    assert not badly_named(program.root)


def named_by_types(root):
    """The names of types that a screen reader speaks with buttons and pages."""
    nodes = [node for node in walk_to_lists(root) if node.get_role_name() in [*BUTTON, "panel"]]
    names = [named.get_name() for node in nodes for named in (node, *labels_of(node))]
    return [name for name in names if name.startswith("Gtk")]


def walk_to_lists(node):
    """A node, then its descendants without those of drop-down lists."""
    yield node
    if node.get_role_name() != "combo box":
        for child in children(node):
            yield from walk_to_lists(child)


def labels_of(node):
    """The nodes that label a node."""
    return [relation.get_target(index) for relation in node.get_relation_set()
            if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY
            for index in range(relation.get_n_targets())]


def await_names(app, *names):
    """Waits until nodes of some names exist. Some windows have unnamed parts of libadwaita's own."""
    for name in names:
        wait(lambda: name, lambda: any(node.get_name() == name for node in walk(app.root)))


def await_good_names(app, *names):
    """Waits until nodes of some names exist and all names are good."""
    await_names(app, *names)
    wait(lambda: f"good names, not {badly_named(app.root)}", lambda: not badly_named(app.root))


def test_pages_of_the_app_are_named(open_app):
    app = open_app("--page", "wheel")
    window = app.find("frame", "Rotary Wheel")
    await_good_names(app, "A wheel of 8 shapes", "About This Page", "Main Menu", "Wheel: Shapes")
    for page, names in [
        ("2", ["Choose a Folder…"]), ("3", ["Applications and folders", "Marking Menu", "Edit Launcher"]),
        ("4", ["Drums, level"]), ("5", ["Telephone dial"]),
        ("6", ["Ship’s wheel"]), ("7", ["Practice"]), ("1", ["A wheel of 8 shapes"]),
    ]:
        app.press(f"ctrl+{page}")
        await_good_names(app, *names)
        wait(lambda: f"no types, not {named_by_types(window)}", lambda: not named_by_types(window))
        # A tooltip with the name is silent.
        twice = [node.get_name() for node in walk(window) if node.get_name() == node.get_description()]
        assert not any(twice), twice
    assert activate(app.find(BUTTON, "Open"), "click")
    await_good_names(app, "Back")


def setting_titles(page):
    """The titles of the rows on a page of the preferences."""
    tree = ElementTree.parse(ROOT / "Resources/preferences.ui")
    rows = tree.iterfind(f"object[@id='{page}-page']//object[@id]/property[@name='title']/..")
    return [row.find("property[@name='title']").text for row in rows if row.get("class").endswith("Row")]


MENU = {
    "Preferences": "Preferences", "Keyboard Shortcuts": "Shortcuts", "Menu Strokes": "Strokes", "View Source": "wheel.swift",
    "About Rotary Wheel": "About Rotary Wheel",
}


@pytest.mark.parametrize("item, title", MENU.items())
def test_menu_and_windows_of_the_app_are_named(open_app, item, title):
    app = open_app("--page", "wheel")
    window = app.find("frame", "Rotary Wheel")
    await_good_names(app, "Main Menu")
    assert any(activate(node, "click") for node in walk(window) if node.get_name() == "Main Menu")
    menu = app.find("menu", "Main Menu")
    await_good_names(app, *MENU)
    assert activate(app.find("menu item", item, menu), "click")
    app.window(title)
    # The other windows, and the rows of the preferences, have parts of GTK's and libadwaita's own.
    if title == "wheel.swift":
        await_good_names(app)
        # Keys and screen readers read from the start.
        assert Atspi.Text.get_caret_offset(app.find("text", "Source").get_text_iface()) == 0
    if title == "Preferences":
        # Later versions of GTK have no nodes for the pages that are not visible.
        settings = [node for node in walk(app.root) if node.get_role_name() in SETTINGS]
        assert not {*setting_titles("wheel")} - {node.get_name() for node in settings}
        assert not [node.get_name() for node in settings if has_bad_name(node)]
    if title == "About Rotary Wheel":
        # It has the versions that a report of a bug needs.
        wait("the versions", lambda: any(node.get_name() == "Troubleshooting" for node in walk(app.root)))
    app.close(title)


@pytest.mark.parametrize("locale, place, menu, typed, texts", [
    ("de_DE", "7 von 1{0}000{0}000", ["Zurücksetzen", "Wert eingeben …", "Wert"], "0,0725 kHz",
     ["50,00\u00a0Hz", "72,50\u00a0Hz", "72,50\u00a0Hz; LFO 40,00\u00a0Hz bis 60,00\u00a0Hz"]),
    ("ar_EG", "7 من 1{0}000{0}000", ["صفِّر", "أدخل القيمة…", "القيمة"], "0.0725 kHz",
     ["50.00\u00a0Hz", "72.50\u00a0Hz", "72.50\u00a0Hz; LFO من 40.00\u00a0Hz إلى 60.00\u00a0Hz"]),
    ("ps_AF", None, ["Reset", "Enter Value…", "Value"], "٠٫٠٧٢٥ kHz",
     ["٥٠٫٠٠\u00a0Hz", "٧٢٫٥٠\u00a0Hz", "٧٢٫٥٠\u00a0Hz; LFO ۴٠٫٠٠\u00a0Hz to ٦٠٫٠٠\u00a0Hz"]),
], ids=["German", "Arabic", "Pashto"])
def test_texts_are_said_and_typed_in_the_locale(open_controls, make_locale, locale, place, menu, typed, texts):
    environment, separator = make_locale(locale)
    program = open_controls(**environment)
    if place:
        place = place.format(separator)
        wheel = program.find("list", "Pictures")
        program.order("spinning_wheel.set_position(6)")
        wait(lambda: wheel.get_description(), lambda: wheel.get_description() == f"Picture 7, {place}")
        assert program.find("list item", "Picture 7").get_description() == place
    knob = program.find("slider", "Volume")
    program.order("knob.set_format(RotaryWheel.KnobFormat.FREQUENCY); knob.set_digits(2)")
    wait(lambda: value_text(knob), lambda: value_text(knob) == texts[0])
    program.focus("Volume")
    wait("the knob", lambda: program.focused == "Volume")
    program.press("Menu")
    reset, edit, value = menu
    assert program.find("menu item", reset)
    assert activate(program.find("menu item", edit), "click")
    entry = program.find("text", value)
    assert Atspi.EditableText.set_text_contents(entry.get_editable_text_iface(), typed)
    program.press("Return")
    program.wait_for("knob value 72.5")
    wait(lambda: value_text(knob), lambda: value_text(knob) == texts[1])
    program.order("knob.get_modulations().append(RotaryWheel.KnobModulation(start=40, end=60, label='LFO', value=47))")
    wait(lambda: value_text(knob), lambda: value_text(knob) == texts[2])


def test_knobs_of_the_app_have_the_names_of_their_channels(open_app):
    app = open_app("--page", "knobs")
    app.find("slider", "Sweep")
    channels = "Drums", "Bass", "Keys", "Guitar", "Vocals", "Master"
    names = [f"{channel}, {knob}" for channel in channels for knob in ("level", "pan")]
    sliders = [node.get_name() for node in walk(app.root) if node.get_role_name() == "slider"]
    assert sliders == [*names, "Cutoff", "Resonance", "Gain", "Sweep"]
    assert value_text(app.find("slider", "Drums, level")) == "−6.0\u00a0dB"
    cutoff, sweep = app.find("slider", "Cutoff"), app.find("slider", "Sweep").get_value_iface()
    assert value_text(cutoff) == "1.00\u00a0kHz; Sweep 500\u00a0Hz to 2.00\u00a0kHz"
    assert Atspi.Value.set_current_value(sweep, 2)
    text = "1.00\u00a0kHz; Sweep 250\u00a0Hz to 4.00\u00a0kHz"
    wait(lambda: value_text(cutoff), lambda: value_text(cutoff) == text)
    # The last one is the choice of the list.
    for name in "Pause", "Undo", "Redo", "Low-Pass":
        assert app.find(BUTTON, name)
    assert not badly_named(app.root)
