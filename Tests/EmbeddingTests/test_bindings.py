"""Uses the library from Python: properties by name, models, callables, arrays and items."""

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


@pytest.fixture(autouse=True)
def no_warnings(display, capfd):
    """Fails a test that lets GTK print a warning."""
    yield
    assert capfd.readouterr().err == ""


def test_properties_by_name():
    wheel = RotaryWheel.Widget(sector_count=8, indicator_angle=-math.pi / 2, snap=False)
    assert wheel.props.sector_count == 8
    assert wheel.get_property("indicator-angle") == -math.pi / 2
    assert not wheel.get_snap()
    changes = []
    wheel.connect("notify::turning", lambda wheel, spec: changes.append(spec.name))
    wheel.set_property("turning", RotaryWheel.Turning.CLOCKWISE)
    wheel.props.turning = RotaryWheel.Turning.CLOCKWISE
    assert wheel.get_turning() == RotaryWheel.Turning.CLOCKWISE
    assert changes == ["turning"]


def test_string_list():
    names = Gtk.StringList.new(["Circles", "Flower"])
    wheel = RotaryWheel.Widget(model=names)
    assert wheel.get_model() is names
    current = []
    wheel.connect("notify::current", lambda wheel, spec: current.append(wheel.props.current))
    wheel.set_selected(1)
    assert wheel.props.selected_item.get_string() == "Flower"
    assert (current, wheel.get_current_item().get_string()) == ([1], "Flower")
    names.splice(0, 2, [])
    assert wheel.props.selected == Gtk.INVALID_LIST_POSITION
    assert wheel.get_selected_item() is None


def test_content_func():
    made, freed = [], []

    def content(item):
        name = item.get_string()
        made.append(name)
        label = Gtk.Label(label=name)
        label.weak_ref(freed.append, name)
        return label

    wheel = RotaryWheel.Widget(model=Gtk.StringList.new(["Sun", "Swirl"]))
    window = Gtk.Window(child=wheel)
    wheel.set_content_func(content)
    window.present()
    context = GLib.MainContext.default()
    while not made:
        context.iteration(True)
    assert (made, freed) == (["Sun", "Swirl"], [])
    function = weakref.ref(content)
    del content
    wheel.set_content_func(None)
    gc.collect()
    assert function() is None
    assert sorted(freed) == ["Sun", "Swirl"]
    window.destroy()


def test_weights():
    wheel = RotaryWheel.Widget(sector_count=3)
    assert not wheel.get_weights()
    wheel.set_weights([1, 2.5, 0.5])
    assert wheel.get_weights() == [1, 2.5, 0.5]
    assert wheel.get_sector_extent(0) == pytest.approx((True, -math.pi / 4, 0, math.pi / 4))
    wheel.set_weights(None)
    assert not wheel.get_weights()
    assert wheel.get_sector_extent(0) == pytest.approx((True, -math.pi / 3, 0, math.pi / 3))
    assert not wheel.get_sector_extent(3)[0]


def test_spins():
    def results(seed):
        wheel, emitted = RotaryWheel.Widget(sector_count=60), []
        wheel.set_weights(range(1, 61))
        wheel.connect("spin-begin", lambda wheel, position: emitted.append(position))
        wheel.connect("settled", lambda wheel, position: emitted.append(position))
        wheel.spin_with_seed(1, 100, seed)
        return emitted

    # A wheel without a window does not animate.
    assert results(7) == results(7) and len(results(7)) == 2 and len(set(results(7))) == 1
    assert len({results(seed)[0] for seed in range(20)}) > 5
    wheel = RotaryWheel.Widget(sector_count=8, flick_spins=True, spin_duration=10**6, random_landing=True)
    assert wheel.props.spin_duration == 600_000
    wheel.spin_to(5, -2, 1000)
    assert wheel.props.selected == 5 and wheel.props.rotation < -4 * math.pi
    wheel.turn_to_angle(1.5, 1000)
    assert wheel.props.rotation == 1.5
    wheel.spin(9)
    wheel.spin_at_random(4, 1000)
    wheel.stop()
    assert wheel.props.selected == wheel.props.current


def test_items():
    item = RotaryWheel.Item.new("Sun", "weather-clear-symbolic")
    assert (item.get_label(), item.props.icon_name) == ("Sun", "weather-clear-symbolic")
    item.props.label = None
    assert item.get_label() is None
    picture = Gio.File.new_for_path("sun.png")
    icon = Gio.FileIcon.new(picture)
    assert item.get_icon() is None
    item.set_icon(icon)
    assert item.props.icon is icon
    item.set_segment_file(picture)
    assert item.props.segment_file is picture
    assert item.get_css_class() is None
    item.set_css_class("warm wide")
    assert (item.get_css_class(), item.props.css_class) == ("warm wide", "warm wide")
    items = Gio.ListStore.new(RotaryWheel.Item)
    items.append(item)
    assert RotaryWheel.Widget(model=items).get_selected_item() is item


class Choice(GObject.Object):
    """An item of another class."""
    label = GObject.Property(type=str)
    css_class = GObject.Property(type=str)
    enabled = GObject.Property(type=bool, default=True)


def test_disabled_items():
    assert RotaryWheel.Item().props.enabled
    items = Gio.ListStore.new(GObject.Object)
    for index in range(6):
        items.append(Choice(label=f"{index}", enabled=index != 3))
    wheel = RotaryWheel.Widget(model=items, selected=2)
    wheel.step(1)
    assert wheel.props.selected == 4
    wheel.props.selected = 3
    assert wheel.props.selected == 4
    # A wheel without a window does not animate.
    items[4].props.enabled = False
    assert wheel.props.selected in (2, 5)
    for seed in range(30):
        wheel.spin_with_seed(1, 100, seed)
        assert wheel.props.selected not in (3, 4)
    items.splice(0, 6, [RotaryWheel.Item(label="A", enabled=False), RotaryWheel.Item(label="B")])
    assert wheel.props.selected == 1


@pytest.mark.parametrize("make", [RotaryWheel.Widget, RotaryWheel.SpinningWheel])
def test_style_classes_and_tints(make):
    items = Gio.ListStore.new(GObject.Object)
    for index in range(3):
        items.append(Choice(label=f"{index}", css_class=f"class-{index}"))
    control = make(model=items, tinted=True)
    assert control.get_tinted()
    window = Gtk.Window(child=control, default_width=400, default_height=400)
    window.present()

    def classes():
        context, parts = GLib.MainContext.default(), []
        while len(parts) < 3:
            context.iteration(True)
            parts = [child.get_css_classes() for child in control.observe_children()
                     if child.get_css_name() in ("sector", "item") and child.get_child_visible()]
        return [sorted({*names} - {"current"}) for names in parts]

    assert classes() == [[f"class-{index}", f"tint-{index + 1}", "tinted"] for index in range(3)]
    items[1].props.css_class = "warm"
    control.set_tinted(False)
    assert classes() == [["class-0"], ["warm"], ["class-2"]]
    window.destroy()


def test_knob_is_a_scale():
    scale = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 100, 1)
    knob = RotaryWheel.Knob(adjustment=scale.get_adjustment(), default_value=20, unit="%")
    assert isinstance(knob, Gtk.Scale)
    changes = []
    knob.connect("notify::value", lambda knob, spec: changes.append(knob.props.value))
    scale.set_value(30)
    knob.props.value = 40
    knob.reset()
    assert changes == [30, 40, 20]
    assert scale.get_value() == 20
    knob.set_format_value_func(lambda knob, value: f"<{value:g}>")
    assert knob.get_layout().get_text() == "<20>"
    asked = []
    knob.connect("change-value", lambda knob, scroll, value: asked.append(value) or True)
    knob.props.default_value = 50
    knob.reset()
    assert (asked, knob.get_value()) == ([50], 20)


def test_knob_takes_a_scale_from_functions():
    knob = RotaryWheel.Knob(adjustment=Gtk.Adjustment(upper=100, step_increment=10), digits=4)
    knob.set_curve_func(lambda place: 100 * place ** 2)
    knob.set_inverse_curve_func(lambda value: math.sqrt(value / 100))
    assert knob.props.taper == RotaryWheel.KnobTaper.CUSTOM
    for _ in range(5):
        knob.activate_action("knob.increase")
    assert abs(knob.get_value() - 25) < 0.01
    knob.set_table([0.25, 0.5], [1, 10])
    assert knob.props.taper == RotaryWheel.KnobTaper.TABLE
    knob.set_value(0)
    for _ in range(5):
        knob.activate_action("knob.increase")
    assert abs(knob.get_value() - 10) < 0.01


def test_knob_says_whether_it_is_off():
    knob = RotaryWheel.Knob(adjustment=Gtk.Adjustment(lower=-61, upper=6, step_increment=1), has_off=True)
    states = []
    knob.connect("notify::off", lambda knob, _: states.append(knob.get_off()))
    assert not knob.props.off
    for value in -61, -60, 6, -61:
        knob.set_value(value)
    assert states == [True, False, True]


def test_ui_file_has_the_table_of_a_knob():
    builder = Gtk.Builder.new_from_string("""<interface><object class="RotaryWheelKnob" id="knob">
      <property name="adjustment"><object class="GtkAdjustment"><property name="upper">8</property></object></property>
      <breakpoints><breakpoint place="0.5" value="2"/></breakpoints>
    </object></interface>""", -1)
    knob = builder.get_object("knob")
    assert knob.props.taper == RotaryWheel.KnobTaper.TABLE
    for place, value in {0.25: 1, 0.5: 2, 0.75: 5}.items():
        assert knob.set_controller_value(place, False) and knob.get_value() == value


def test_knob_has_formats_and_parsers():
    knob = RotaryWheel.Knob(adjustment=Gtk.Adjustment(lower=20, upper=20000, value=1500), digits=0)
    knob.props.format = RotaryWheel.KnobFormat.FREQUENCY
    assert knob.get_layout().get_text() == "1.50\u00a0kHz"
    knob.set_parse_func(lambda text: (True, float(text)))
    knob.set_parse_func(None)
    assert knob.get_format() == RotaryWheel.KnobFormat.FREQUENCY


def test_knob_has_meters():
    knob = RotaryWheel.Knob(meter_channels=2, meter_upper=0, meter_clip=-1)
    clips = []
    knob.connect("notify::clipped", lambda knob, _: clips.append(knob.get_clipped()))
    knob.set_levels(-20, -3)
    assert clips == []
    knob.set_levels(-math.inf, -0.5)
    knob.set_levels(-math.inf, -math.inf)
    assert clips == [True]
    knob.activate_action("knob.clear-clip")
    assert clips == [True, False]
    knob.props.meter_channels = 7
    assert knob.get_meter_channels() == 2


def test_knob_has_arcs_of_modulation():
    knob = RotaryWheel.Knob(adjustment=Gtk.Adjustment(upper=100, step_increment=1), value_display="changing")
    assert knob.props.value_display == RotaryWheel.KnobValueDisplay.CHANGING
    assert [knob.add_modulation(20, 40, "lfo", "LFO"), knob.add_modulation(90, 60, None, None)] == [0, 1]
    names = [child.get_css_classes() for child in knob if child.get_css_name() == "modulation"]
    assert ["lfo"] in names and len(names) == 2
    knob.set_modulation(1, 0, 10)
    knob.set_modulation_value(0, 33)
    # NaN hides the dot.
    knob.set_modulation_value(0, math.nan)
    knob.clear_modulations()
    assert not any(child.get_css_name() == "modulation" for child in knob)


def test_knob_brackets_changes_by_the_user():
    knob = RotaryWheel.Knob(adjustment=Gtk.Adjustment(upper=10, step_increment=1))
    events = []
    knob.connect("drag-begin", lambda knob: events.append("begin"))
    knob.connect("drag-end", lambda knob, value: events.append(value))
    for _ in range(3):
        knob.activate_action("knob.increase")
    assert knob.get_touched() and events == ["begin"]
    while knob.props.touched:
        GLib.MainContext.default().iteration(True)
    assert events == ["begin", 3]
    knob.props.can_control = False
    knob.activate_action("knob.increase")
    assert (knob.get_value(), events) == (3, ["begin", 3])


def test_knob_takes_automation_and_controllers():
    knob = RotaryWheel.Knob(adjustment=Gtk.Adjustment(upper=10, step_increment=1), wrap=True, live=False)
    directions = []
    knob.connect("wrapped", lambda knob, direction: directions.append(direction))
    assert knob.automate(4)
    assert [knob.set_controller_value(place, True) for place in (0.1, 0.5, 0.6)] == [False, True, True]
    assert not knob.automate(1)
    knob.turn_controller(5)
    assert (knob.get_value(), directions) == (1, [1])


class Pointer(GObject.Object, Gdk.Paintable):
    """A white line from the middle to the right."""
    drawn = 0

    def do_snapshot(self, snapshot, width, height):
        self.drawn += 1
        line = Graphene.Rect().init(width / 2, height / 2 - 2, width / 2, 4)
        white = Gdk.RGBA()
        white.parse("white")
        snapshot.append_color(white, line)


def test_knob_with_a_picture():
    pointer = Pointer()
    dial = Gtk.IconPaintable.new_for_file(Gio.File.new_for_path("dial.svg"), 64, 1)
    gloss = GObject.new(Gtk.IconPaintable, icon_name="list-add-symbolic")
    knob = RotaryWheel.Knob(picture=dial, overlay_picture=gloss, picture_frames=0, draw_arc=False)
    assert (knob.get_picture(), knob.get_overlay_picture(), knob.get_background_picture()) == (dial, gloss, None)
    assert (knob.get_picture_angle(), knob.get_picture_frames()) == (-math.pi / 2, 1)
    knob.set_picture(pointer)
    knob.props.picture_angle = 0
    window = Gtk.Window(child=knob)
    window.present()
    context = GLib.MainContext.default()
    while not pointer.drawn:
        context.iteration(True)
    drawn = pointer.drawn
    pointer.invalidate_contents()
    while pointer.drawn == drawn:
        context.iteration(True)
    window.destroy()


def test_knobs_share_a_default_drag_style():
    settings = RotaryWheel.KnobSettings.get_default()
    assert RotaryWheel.Knob().get_drag_style() == RotaryWheel.KnobDragStyle.DEFAULT
    assert settings.props.drag_style == RotaryWheel.KnobDragStyle.CIRCULAR
    other = RotaryWheel.Knob()
    settings.bind_property("drag-style", other, "drag-style", 0)
    settings.props.drag_style = RotaryWheel.KnobDragStyle.VERTICAL
    assert other.get_drag_style() == RotaryWheel.KnobDragStyle.VERTICAL
    settings.props.drag_style = RotaryWheel.KnobDragStyle.CIRCULAR


def test_widget_owns_its_gesture():
    label = Gtk.Label()
    gesture = RotaryWheel.RotationGesture.new(label)
    assert gesture.props.widget is label
    gesture.props.inner_radius = 12
    gesture.set_minimum_rotation(0)
    gesture.props.maximum_rotation = 3
    gesture.props.rotation = 9
    assert gesture.get_rotation() == 3
    gesture.props.center_widget = child = Gtk.Label()
    assert gesture.props.center_widget is child
    del child
    gc.collect()
    assert gesture.props.center_widget is None
    gone = []
    gesture.weak_ref(gone.append, "gone")
    del gesture
    gc.collect()
    assert gone == []
    del label
    gc.collect()
    assert gone == ["gone"]


def test_gesture_turns_a_child_about_any_point():
    box, child = Gtk.Box(), Gtk.Label(label="turns")
    box.append(child)
    gesture = RotaryWheel.RotationGesture(
        widget=box, center_widget=child, center_x=0, center_offset_x=-40, minimum_rotation=0, maximum_rotation=1.5 * math.pi,
        return_to_start=True, return_speed=2)
    assert (gesture.props.center_widget, gesture.get_center_offset_x()) == (child, -40)
    changes = []
    for name in ("center-widget", "rotation", "minimum-rotation"):
        gesture.connect(f"notify::{name}", lambda gesture, spec: changes.append(spec.name))
    gesture.props.rotation = 2
    gesture.set_maximum_rotation(-1)
    assert gesture.props.rotation == -1
    assert changes == ["rotation", "rotation"]
    box.remove(child)
    assert gesture.get_center_widget() is child
    child = None
    gc.collect()
    assert gesture.get_center_widget() is None
    assert changes[2:] == ["center-widget"]


def test_marking_menu_follows_its_widget():
    menu, page, other = Gio.Menu(), Gtk.Label(), Gtk.Label()
    popover = RotaryWheel.DialMenuPopover.attach(page, menu)
    assert (popover.props.attached_widget, popover.get_parent(), popover.get_menu_model()) == (page, page, menu)
    changes = []
    popover.connect("notify::attached-widget", lambda popover, spec: changes.append(popover.get_attached_widget()))
    popover.set_attached_widget(other)
    assert (changes, popover.get_parent()) == ([other], other)
    assert not page.activate_action("dial-menu.popup") and other.activate_action("dial-menu.popup")
    popover.unparent()
    assert changes == [other, None] and not other.activate_action("dial-menu.popup")
    popover.set_attached_widget(page)
    changes.clear()
    gone = []
    page.weak_ref(gone.append, "gone")
    del page
    gc.collect()
    assert (gone, changes, popover.get_parent()) == (["gone"], [None], None)


UI_FILE = """
<interface>
  <object class="GtkGrid" id="grid">
    <child><object class="RotaryWheelWidget" id="wheel">
      <property name="tinted">1</property>
      <property name="return-speed">4</property>
      <property name="model"><object class="GListStore">
        <property name="item-type">RotaryWheelItem</property>
        <child><object class="RotaryWheelItem">
          <property name="label">In</property><property name="css-class">warm</property>
        </object></child>
        <child><object class="RotaryWheelItem">
          <property name="label">Out</property><property name="enabled">0</property>
        </object></child>
      </object></property>
    </object></child>
    <child><object class="RotaryWheelSpinningWheel" id="rim">
      <property name="depth">0.5</property><property name="tinted">1</property>
    </object></child>
    <child><object class="RotaryWheelDialMenu" id="dial">
      <property name="snap-angle">1.5</property><property name="inertia">1</property>
      <property name="linear-drag">1</property><property name="expand-duration">90</property>
    </object></child>
    <child><object class="RotaryWheelKnob" id="knob">
      <property name="picture"><object class="GtkIconPaintable">
        <property name="icon-name">list-add-symbolic</property>
      </object></property>
      <property name="background-picture"><object class="GtkIconPaintable">
        <property name="file">resource:///org/gtk/libgtk/icons/16x16/status/image-missing.png</property>
      </object></property>
      <property name="picture-angle">0</property><property name="draw-arc">0</property>
    </object></child>
  </object>
  <object class="RotaryWheelRotationGesture" id="gesture">
    <property name="widget">grid</property><property name="center-widget">knob</property>
    <property name="center-offset-x">-300</property><property name="maximum-rotation">4.5</property>
  </object>
</interface>
"""


def test_ui_file_sets_looks_and_turning():
    builder = Gtk.Builder.new_from_string(UI_FILE, -1)
    wheel, rim, dial, knob, gesture = (
        builder.get_object(name) for name in ("wheel", "rim", "dial", "knob", "gesture"))
    assert (wheel.get_tinted(), wheel.get_return_speed(), wheel.props.selected) == (True, 4, 0)
    wheel.props.selected = 1
    assert wheel.props.selected == 0, "a disabled item is not selected"
    assert [item.get_css_class() for item in wheel.get_model()] == ["warm", None]
    assert (rim.get_depth(), rim.get_tinted()) == (0.5, True)
    assert (dial.get_snap_angle(), dial.get_inertia(), dial.get_linear_drag(), dial.get_expand_duration()) == (
        1.5, True, True, 90)
    assert (knob.get_picture().get_icon_name(), knob.get_picture_angle(), knob.get_draw_arc()) == (
        "list-add-symbolic", 0, False)
    assert knob.get_background_picture().get_file().get_uri().startswith("resource:///org/gtk/libgtk/icons/")
    assert (gesture.get_widget(), gesture.get_center_widget()) == (builder.get_object("grid"), knob)
    gesture.set_rotation(9)
    assert gesture.get_rotation() == 4.5


def test_spinning_wheel():
    names = Gtk.StringList.new([f"Item {number}" for number in range(1000)])
    wheel = RotaryWheel.SpinningWheel(model=names, orientation=Gtk.PositionType.LEFT, position=7)
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
    window = Gtk.Window(child=wheel)
    window.present()
    context = GLib.MainContext.default()
    while 7 not in bound:
        context.iteration(True)
    for position in range(0, 1000, 50):
        wheel.scroll_to(position, False)
        assert bound[position] == f"Item {position}"
    assert len(made) < 30
    function = weakref.ref(bind)
    del bind
    wheel.set_bind_func(None)
    wheel.set_create_func(None)
    gc.collect()
    assert function() is None
    window.destroy()


def make_menu():
    menu, submenu = Gio.Menu(), Gio.Menu()
    submenu.append("Bold", "win.bold")
    submenu.append("Italic", "win.style::italic")
    for text, action in ("Copy", "win.copy"), ("Cut", "win.cut"), ("Paste", "win.paste"):
        menu.append(text, action)
    menu.append_submenu("Format", submenu)
    return menu


def test_marks_of_a_menu():
    menu = make_menu()
    dial = RotaryWheel.DialMenu(menu_model=menu, targets=RotaryWheel.DialTargets.WEDGES)
    assert dial.props.show_marks
    assert dial.get_mark("win.cut") == "M 0 0 L 10 0"
    assert dial.get_mark("win.style::italic") == "M 0 0 L -10 0 L -10 10"
    assert dial.get_mark("win.style") is None
    popover = RotaryWheel.DialMenuPopover.new(menu)
    assert popover.get_mark("win.paste") == "M 0 0 L 0 10"


def test_window_of_marks():
    menu, label = make_menu(), Gtk.Label()
    window = RotaryWheel.StrokesWindow(menu_model=menu, action_widget=label)
    assert isinstance(window, Gtk.Window)
    assert window.get_menu_model() == menu and window.get_action_widget() == label
    assert RotaryWheel.StrokesWindow.new(menu).props.action_widget is None
    window.destroy()
    builder = Gtk.Builder.new_from_string("""<interface>
      <menu id="menu"><item><attribute name="label">Copy</attribute></item></menu>
      <object class="RotaryWheelStrokesWindow" id="strokes"><property name="menu-model">menu</property></object>
    </interface>""", -1)
    strokes = builder.get_object("strokes")
    assert strokes.get_menu_model().get_n_items() == 1
    strokes.destroy()
