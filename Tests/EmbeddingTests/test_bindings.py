"""Uses the library from Python: introspection of properties, arrays, callables, ownership and items."""

import gc
import math
import weakref

import gi
import pytest

gi.require_version("Gdk", "4.0")
gi.require_version("Graphene", "1.0")
gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import Gdk, GLib, GObject, Gio, Graphene, Gtk, RotaryWheel

from conftest import HERE

WIDGETS = RotaryWheel.Widget, RotaryWheel.Knob, RotaryWheel.SpinningWheel, RotaryWheel.DialMenu, RotaryWheel.MarkingMenu


@pytest.fixture(autouse=True)
def no_warnings(display, capfd):
    """Fails a test that lets GTK print a warning."""
    yield
    assert capfd.readouterr().err == ""


@pytest.fixture
def show():
    """Shows a widget in a window until a condition returns a true value; closes the window after the test."""
    windows = []

    def show(widget, until, **properties):
        windows.append(Gtk.Window(child=widget, **properties))
        windows[-1].present()
        iterate_until(until)
        return windows[-1]
    yield show
    for window in windows:
        window.destroy()


def iterate_until(condition):
    """Runs the main loop until a condition returns a true value, which is returned."""
    found = None
    while not found:
        GLib.MainContext.default().iteration(True)
        found = condition()
    return found


def test_c_example_sets_every_property_by_name():
    source = (HERE / "embed-properties.c").read_text()
    owners = {kind.__gtype__ for kind in [*WIDGETS, RotaryWheel.SelectionControl]}
    names = [spec.name for kind in WIDGETS for spec in kind.list_properties()
             if spec.owner_type in owners and spec.flags & GObject.ParamFlags.WRITABLE]
    assert len(names) > 50 and not [name for name in names if f'"{name}"' not in source]


def test_properties_by_name():
    wheel = RotaryWheel.Widget(sector_count=8, indicator_angle=-math.pi / 2, snap=False)
    assert wheel.props.sector_count == 8 and wheel.get_property("indicator-angle") == -math.pi / 2
    assert not wheel.get_snap()
    changes = []
    wheel.connect("notify::turning", lambda wheel, spec: changes.append(spec.name))
    wheel.set_property("turning", RotaryWheel.Turning.CLOCKWISE)
    wheel.props.turning = RotaryWheel.Turning.CLOCKWISE
    assert wheel.get_turning() == RotaryWheel.Turning.CLOCKWISE
    assert changes == ["turning"]


def test_string_list():
    names = Gtk.StringList.new(["Circles", "Flower"])
    wheel = RotaryWheel.Widget(model=names, selected=1)
    assert wheel.get_model() is names
    assert wheel.props.selected_item.get_string() == wheel.get_current_item().get_string() == "Flower"
    names.splice(0, 2, [])
    assert wheel.props.selected == Gtk.INVALID_LIST_POSITION and wheel.get_selected_item() is None


def test_content_func(show):
    made, freed = [], []

    def content(item):
        name = item.get_string()
        made.append(name)
        label = Gtk.Label(label=name)
        label.weak_ref(freed.append, name)
        return label

    wheel = RotaryWheel.Widget(model=Gtk.StringList.new(["Sun", "Swirl"]))
    wheel.set_content_func(content)
    show(wheel, lambda: made)
    assert (made, freed) == (["Sun", "Swirl"], [])
    function = weakref.ref(content)
    del content
    wheel.set_content_func(None)
    gc.collect()
    assert function() is None
    assert sorted(freed) == ["Sun", "Swirl"]


def test_weights_and_chances():
    items = Gio.ListStore.new(RotaryWheel.Item)
    for weight in 1, 2.5, 0.5:
        items.append(RotaryWheel.Item(weight=weight))
    wheel = RotaryWheel.Widget(model=items)
    assert wheel.get_sector_extent(0) == pytest.approx((True, -math.pi / 4, 0, math.pi / 4))
    assert not wheel.get_sector_extent(3)[0]
    assert items[0].get_chance() == -1
    for item in items:
        item.set_chance(item is items[2])
    for _ in range(20):
        wheel.spin_at_random(1, 1000)
        assert wheel.props.selected == 2
        wheel.props.selected = 0


def test_spins():
    # A wheel without a window does not animate.
    wheel, emitted = RotaryWheel.Widget(sector_count=8), []
    for signal in "spin-begin", "settled":
        wheel.connect(signal, lambda wheel, position, name: emitted.append((name, position)), signal)
    wheel.spin_to(5, -2, 1000)
    assert emitted == [("spin-begin", 5), ("settled", 5)] and wheel.props.rotation < -4 * math.pi
    wheel.spin_with_seed(1, 100, 2**63)
    assert emitted[2:] == [("spin-begin", wheel.props.selected), ("settled", wheel.props.selected)]
    wheel.turn_to_angle(1.5, 1000)
    assert wheel.props.rotation == 1.5
    wheel.spin(9)
    wheel.spin_at_random(4, 1000)
    wheel.stop()
    assert wheel.get_selected() == wheel.get_current()


def test_items():
    item = RotaryWheel.Item.new("Sun", "weather-clear-symbolic")
    assert (item.get_label(), item.props.icon_name) == ("Sun", "weather-clear-symbolic")
    assert (item.get_icon(), item.get_css_class(), item.props.enabled) == (None, None, True)
    item.props.label = None
    assert item.get_label() is None
    picture = Gio.File.new_for_path("sun.png")
    icon = Gio.FileIcon.new(picture)
    item.set_icon(icon)
    item.set_segment_file(picture)
    assert item.props.icon is icon and item.props.segment_file is picture
    items = Gio.ListStore.new(RotaryWheel.Item)
    items.append(item)
    assert RotaryWheel.Widget(model=items).get_selected_item() is item


class Choice(GObject.Object):
    """An item of another class."""
    label = GObject.Property(type=str)
    css_class = GObject.Property(type=str)
    enabled = GObject.Property(type=bool, default=True)


@pytest.mark.parametrize("make", [RotaryWheel.Widget, RotaryWheel.SpinningWheel])
def test_items_of_another_class(make, show):
    items = Gio.ListStore.new(GObject.Object)
    for index in range(3):
        items.append(Choice(label=f"{index}", css_class=f"class-{index}", enabled=index != 0))
    control = make(model=items)
    control.add_css_class("tinted")
    if make is RotaryWheel.Widget:
        assert control.props.selected == 1, "a disabled item is not selected"

    def classes():
        parts = [child.get_css_classes() for child in control.observe_children()
                 if child.get_css_name() in ("sector", "item") and child.get_child_visible()]
        return len(parts) == 3 and [sorted({*names} - {"current"}) for names in parts]

    show(control, classes, default_width=400, default_height=400)
    assert iterate_until(classes) == [[f"class-{index}", f"tint-{index + 1}", "tinted"] for index in range(3)]
    items[1].props.css_class = "warm"
    assert iterate_until(classes)[1] == ["tint-2", "tinted", "warm"]
    control.remove_css_class("tinted")
    assert iterate_until(classes) == [["class-0"], ["warm"], ["class-2"]]


def test_knob_is_a_scale():
    knob = RotaryWheel.Knob(adjustment=Gtk.Adjustment(value=20, upper=100), default_value=50)
    assert isinstance(knob, Gtk.Scale)
    knob.set_format_value_func(lambda knob, value: f"<{value:g}>")
    assert knob.get_layout().get_text() == "<20>"
    asked = []
    knob.connect("change-value", lambda knob, scroll, value: asked.append(value) or True)
    knob.reset()
    assert (asked, knob.get_value()) == ([50], 20)


def test_knob_is_activated_as_a_button_is():
    knob = RotaryWheel.Knob(adjustment=Gtk.Adjustment(upper=360), format="angle", css_classes=["flat"])
    activated = []
    knob.connect("activate", activated.append)
    assert knob.activate()
    knob.emit("activate")
    knob.activate_action("knob.activate")
    assert activated == [knob] * 3
    assert knob.props.format == RotaryWheel.KnobFormat.ANGLE


def test_knob_takes_a_scale_from_functions():
    knob = RotaryWheel.Knob(adjustment=Gtk.Adjustment(upper=100, step_increment=10), digits=4)
    knob.props.scale = scale = RotaryWheel.KnobScale()
    scale.set_curve_func(lambda place: 100 * place ** 2)
    scale.set_inverse_curve_func(lambda value: math.sqrt(value / 100))
    assert scale.props.taper == RotaryWheel.KnobTaper.CUSTOM
    for _ in range(5):
        knob.activate_action("knob.increase")
    assert abs(knob.get_value() - 25) < 0.01
    scale.set_table([0.25, 0.5], [1, 10])
    assert scale.props.taper == RotaryWheel.KnobTaper.TABLE
    assert knob.set_controller_value(0.5, False) and knob.get_value() == 10


def test_knob_reads_texts_by_a_function(show):
    numerals = ["I", "II", "III"]
    knob = RotaryWheel.Knob.new(Gtk.Adjustment(upper=2, step_increment=1))

    def read(text):
        if text not in numerals:
            raise GLib.Error(f"{text} is no numeral", "g-io-error-quark", Gio.IOErrorEnum.INVALID_ARGUMENT)
        return True, numerals.index(text)

    knob.set_format_value_func(lambda knob, value: numerals[int(value)])
    knob.set_parse_func(read)
    window = show(knob, lambda: knob.get_root().is_active())
    knob.edit()
    text = iterate_until(lambda: isinstance(window.get_focus(), Gtk.Text) and window.get_focus())
    for typed, reached in ("V", "I"), ("II", "II"):
        text.get_parent().set_text(typed)
        text.get_parent().emit("activate")
        assert knob.get_layout().get_text() == reached


def test_knob_has_arcs_of_modulation():
    knob = RotaryWheel.Knob(adjustment=Gtk.Adjustment(upper=100, step_increment=1), value_display="changing")
    assert knob.props.value_display == RotaryWheel.KnobValueDisplay.CHANGING
    lfo = RotaryWheel.KnobModulation(end=40, css_class="lfo", label="LFO")
    for modulation in lfo, RotaryWheel.KnobModulation.new(90, 60, None):
        knob.get_modulations().append(modulation)
    lfo.props.value = 25
    assert lfo.props.has_value and lfo.get_css_class() == "lfo"
    names = [child.get_css_classes() for child in knob if child.get_css_name() == "modulation"]
    assert ["lfo"] in names and len(names) == 2
    knob.get_modulations().remove_all()
    assert not [child for child in knob if child.get_css_name() == "modulation"]


class Pointer(GObject.Object, Gdk.Paintable):
    """A white line from the middle to the right."""
    drawn = 0

    def do_snapshot(self, snapshot, width, height):
        self.drawn += 1
        line = Graphene.Rect().init(width / 2, height / 2 - 2, width / 2, 4)
        white = Gdk.RGBA()
        white.parse("white")
        snapshot.append_color(white, line)


def test_knob_draws_a_paintable_of_python(show):
    pointer = Pointer()
    knob = RotaryWheel.Knob(face=RotaryWheel.Face.new(pointer))
    assert (knob.get_face().get_picture(), knob.get_face().get_overlay()) == (pointer, None)
    show(knob, lambda: pointer.drawn)
    drawn = pointer.drawn
    pointer.invalidate_contents()
    iterate_until(lambda: pointer.drawn > drawn)


class ReadItems(GObject.Object, Gio.ListModel):
    """A list of items that counts how often they are read."""
    count = 0

    def __init__(self):
        super().__init__()
        self.items = [RotaryWheel.Item(label=f"{index}") for index in range(64)]

    def do_get_item_type(self):
        return RotaryWheel.Item

    def do_get_n_items(self):
        return len(self.items)

    def do_get_item(self, position):
        self.count += 1
        return self.items[position] if position < len(self.items) else None


@pytest.mark.parametrize("layer", ["background", "picture", "overlay", "pointer"])
def test_picture_that_changes_does_not_redraw_the_sectors_of_a_turning_wheel(layer, show):
    items, picture = ReadItems(), Pointer()
    face = RotaryWheel.Face(**{layer: picture})
    wheel = RotaryWheel.Widget(model=items, face=face)
    assert wheel.get_face() is face and face.get_property(layer) is picture
    show(wheel, lambda: picture.drawn, default_width=400, default_height=400)
    wheel.spin_to(32, 1, 60_000)

    def change():
        drawn = picture.drawn
        picture.invalidate_contents()
        iterate_until(lambda: picture.drawn > drawn)

    iterate_until(lambda: wheel.get_rotation() > 0.01)
    change()
    count = items.count
    for _ in range(10):
        change()
    # A drawing reads each item.
    assert items.count - count < len(items.items)


def test_knobs_share_settings():
    settings = RotaryWheel.KnobSettings.get_default()
    other = RotaryWheel.Knob()
    settings.bind_property("drag-style", other, "drag-style", 0)
    settings.props.drag_style = RotaryWheel.KnobDragStyle.VERTICAL
    del settings
    gc.collect()
    assert other.get_drag_style() == RotaryWheel.KnobDragStyle.VERTICAL
    RotaryWheel.KnobSettings.get_default().set_drag_style(RotaryWheel.KnobDragStyle.CIRCULAR)
    assert other.get_drag_style() == RotaryWheel.KnobDragStyle.CIRCULAR


def test_widget_owns_its_gesture():
    label, child, gone = Gtk.Label(), Gtk.Label(), []
    gesture = RotaryWheel.RotationGesture.new(label)
    gesture.props.center_widget = child
    assert (gesture.props.widget, gesture.props.center_widget) == (label, child)
    del child
    gc.collect()
    assert gesture.props.center_widget is None
    gesture.weak_ref(gone.append, "gone")
    del gesture
    gc.collect()
    assert gone == []
    del label
    gc.collect()
    assert gone == ["gone"]


def test_gesture_reports_its_velocity():
    gesture, ends = RotaryWheel.RotationGesture(inertia=True), []
    assert gesture.get_inertia()
    gesture.connect("end", lambda gesture, total, velocity: ends.append((total, velocity)))
    gesture.emit("end", 1.5, -2.0)
    assert ends == [(1.5, -2.0)]


def test_widget_owns_its_marking_menu():
    menu, page, gone = Gio.Menu(), Gtk.Label(), []
    popover = RotaryWheel.MarkingMenuPopover.attach(page, menu)
    assert (popover.props.attached_widget, popover.get_parent(), popover.get_menu_model()) == (page, page, menu)
    page.weak_ref(gone.append, "gone")
    del page
    gc.collect()
    assert (gone, popover.get_attached_widget(), popover.get_parent()) == (["gone"], None, None)


def test_spinning_wheel(show):
    names = Gtk.StringList.new([f"Item {number}" for number in range(1000)])
    wheel = RotaryWheel.SpinningWheel(model=names, orientation=Gtk.PositionType.LEFT, position=7)
    assert (wheel.get_current(), wheel.get_current_item()) == (wheel.props.selected, wheel.props.selected_item)
    assert (wheel.props.selected, wheel.props.selected_item.get_string()) == (7, "Item 7")
    made, bound = [], {}

    def create():
        made.append(Gtk.Label())
        return made[-1]

    def bind(label, item, position):
        bound[position] = item.get_string()
        label.set_label(item.get_string())

    wheel.set_create_func(create)
    wheel.set_bind_func(bind)
    show(wheel, lambda: 7 in bound)
    for position in range(0, 1000, 50):
        wheel.scroll_to(position, False)
        assert bound[position] == f"Item {position}"
    assert len(made) < 30
    function = weakref.ref(bind)
    del bind
    item = next(label for label in made if label.get_label() == "Item 950").get_parent()
    wheel.props.visible_items = 5
    assert iterate_until(lambda: 0 < item.get_height() < wheel.props.item_height)
    # Five items and the corners of the outer ones are between the margins.
    share = (wheel.get_height() - 12) / 5
    assert 0.7 * share < item.get_height() <= share
    del item
    wheel.set_bind_func(None)
    wheel.set_create_func(None)
    gc.collect()
    assert function() is None


def test_marks_of_a_menu():
    menu, label = Gio.Menu(), Gtk.Label()
    for text, action in ("Copy", "win.copy"), ("Bold", "win.style::bold"):
        menu.append(text, action)
    marking_menu, popover = RotaryWheel.MarkingMenu.new(menu), RotaryWheel.MarkingMenuPopover.new(menu)
    assert marking_menu.get_mark("win.style::bold") == "M 0 0 L 0 10" and marking_menu.get_mark("win.style") is None
    assert popover.get_menu().get_mark("win.copy") == "M 0 0 L 0 -10"
    window = RotaryWheel.StrokesWindow(menu_model=menu, action_widget=label)
    assert isinstance(window, Gtk.Window)
    assert window.get_menu_model() == menu and window.get_action_widget() == label
    assert RotaryWheel.StrokesWindow.new(menu).props.action_widget is None
    window.destroy()


def test_item_with_a_value(show):
    actions, menu, ran = Gio.SimpleActionGroup(), Gio.Menu(), []
    undo = Gio.SimpleAction.new("undo")
    undo.connect("activate", lambda *_: ran.append("undo"))
    volume = Gio.SimpleAction.new_stateful("volume", GLib.VariantType("d"), GLib.Variant("d", 70))
    for action in undo, volume:
        actions.add_action(action)
    for label, attributes in [("Undo", {"keep-open": GLib.Variant("b", True)}),
                              ("Volume", {"lower": GLib.Variant("i", 0), "upper": GLib.Variant("d", 100)})]:
        item = Gio.MenuItem.new(label, f"edit.{label.lower()}")
        for name, value in attributes.items():
            item.set_attribute_value(name, value)
        menu.append_item(item)
    marking_menu = RotaryWheel.MarkingMenu(menu_model=menu, expand_duration=0, expanded=True)
    marking_menu.insert_action_group("edit", actions)
    show(marking_menu, lambda: find(marking_menu))
    for _ in range(2):
        marking_menu.activate_action("marking-menu.activate")
    assert ran == ["undo", "undo"] and marking_menu.get_expanded()
    knob = find(marking_menu)
    assert (knob.get_value(), knob.get_adjustment().get_lower(), knob.get_adjustment().get_upper()) == (70, 0, 100)
    knob.set_value(30)
    assert volume.get_state().unpack() == 30
    volume.change_state(GLib.Variant("d", 45))
    assert knob.get_value() == 45


def find(menu):
    """The knob of an item with a value, once it is shown."""
    child = menu.get_first_child()
    while child and not isinstance(child, Gtk.Range):
        child = child.get_next_sibling()
    return child
