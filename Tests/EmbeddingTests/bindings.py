"""What a Python program relies on: properties by name, models, callables, arrays and items."""

import gc
import math
import unittest
import weakref

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import Gio, GLib, Gtk, RotaryWheel


class BindingTests(unittest.TestCase):
    def assert_extent(self, extent, half):
        """Holds that a sector reaches as far to either side of rotation 0."""
        is_there, *rotations = extent
        self.assertTrue(is_there)
        for rotation, expected in zip(rotations, [-half, 0, half], strict=True):
            self.assertAlmostEqual(rotation, expected)

    def test_properties_by_name(self):
        wheel = RotaryWheel.Widget(sector_count=8, indicator_angle=-math.pi / 2, snap=False)
        self.assertEqual(wheel.props.sector_count, 8)
        self.assertEqual(wheel.get_property("indicator-angle"), -math.pi / 2)
        self.assertFalse(wheel.get_snap())
        changes = []
        wheel.connect("notify::turning", lambda wheel, spec: changes.append(spec.name))
        wheel.set_property("turning", RotaryWheel.Turning.CLOCKWISE)
        wheel.props.turning = RotaryWheel.Turning.CLOCKWISE
        self.assertEqual(wheel.get_turning(), RotaryWheel.Turning.CLOCKWISE)
        self.assertEqual(changes, ["turning"])

    def test_string_list(self):
        names = Gtk.StringList.new(["Circles", "Flower"])
        wheel = RotaryWheel.Widget(model=names)
        self.assertIs(wheel.get_model(), names)
        current = []
        wheel.connect("notify::current", lambda wheel, spec: current.append(wheel.props.current))
        wheel.set_selected(1)
        self.assertEqual(wheel.props.selected_item.get_string(), "Flower")
        self.assertEqual((current, wheel.get_current_item().get_string()), ([1], "Flower"))
        names.splice(0, 2, [])
        self.assertEqual(wheel.props.selected, Gtk.INVALID_LIST_POSITION)
        self.assertIsNone(wheel.get_selected_item())

    def test_content_func(self):
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
        self.assertEqual((made, freed), (["Sun", "Swirl"], []))
        function = weakref.ref(content)
        del content
        wheel.set_content_func(None)
        gc.collect()
        self.assertIsNone(function())
        self.assertEqual(sorted(freed), ["Sun", "Swirl"])
        window.destroy()

    def test_weights(self):
        wheel = RotaryWheel.Widget(sector_count=3)
        self.assertFalse(wheel.get_weights())
        wheel.set_weights([1, 2.5, 0.5])
        self.assertEqual(wheel.get_weights(), [1, 2.5, 0.5])
        self.assert_extent(wheel.get_sector_extent(0), math.pi / 4)
        wheel.set_weights(None)
        self.assertFalse(wheel.get_weights())
        self.assert_extent(wheel.get_sector_extent(0), math.pi / 3)
        self.assertFalse(wheel.get_sector_extent(3)[0])

    def test_items(self):
        item = RotaryWheel.Item.new("Sun", "weather-clear-symbolic")
        self.assertEqual((item.get_label(), item.props.icon_name), ("Sun", "weather-clear-symbolic"))
        item.props.label = None
        self.assertIsNone(item.get_label())
        picture = Gio.File.new_for_path("sun.png")
        item.set_segment_file(picture)
        self.assertIs(item.props.segment_file, picture)
        items = Gio.ListStore.new(RotaryWheel.Item)
        items.append(item)
        self.assertIs(RotaryWheel.Widget(model=items).get_selected_item(), item)

    def test_knob_is_a_scale(self):
        scale = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 100, 1)
        knob = RotaryWheel.Knob(adjustment=scale.get_adjustment(), default_value=20, unit="%")
        self.assertIsInstance(knob, Gtk.Scale)
        changes = []
        knob.connect("notify::value", lambda knob, spec: changes.append(knob.props.value))
        scale.set_value(30)
        knob.props.value = 40
        knob.reset()
        self.assertEqual(changes, [30, 40, 20])
        self.assertEqual(scale.get_value(), 20)
        knob.set_format_value_func(lambda knob, value: f"<{value:g}>")
        self.assertEqual(knob.get_layout().get_text(), "<20>")
        asked = []
        knob.connect("change-value", lambda knob, scroll, value: asked.append(value) or True)
        knob.props.default_value = 50
        knob.reset()
        self.assertEqual((asked, knob.get_value()), ([50], 20))

    def test_knobs_have_a_drag_style_in_common(self):
        settings = RotaryWheel.KnobSettings.get_default()
        self.assertEqual(RotaryWheel.Knob().get_drag_style(), RotaryWheel.KnobDragStyle.DEFAULT)
        self.assertEqual(settings.props.drag_style, RotaryWheel.KnobDragStyle.CIRCULAR)
        other = RotaryWheel.Knob()
        settings.bind_property("drag-style", other, "drag-style", 0)
        settings.props.drag_style = RotaryWheel.KnobDragStyle.VERTICAL
        self.assertEqual(other.get_drag_style(), RotaryWheel.KnobDragStyle.VERTICAL)
        settings.props.drag_style = RotaryWheel.KnobDragStyle.CIRCULAR

    def test_gesture_is_kept_by_its_widget(self):
        label = Gtk.Label()
        gesture = RotaryWheel.RotationGesture.new(label)
        self.assertIs(gesture.props.widget, label)
        gesture.props.inner_radius = 12
        gone = []
        gesture.weak_ref(gone.append, "gone")
        del gesture
        gc.collect()
        self.assertEqual(gone, [])
        del label
        gc.collect()
        self.assertEqual(gone, ["gone"])

    def test_spinning_wheel(self):
        names = Gtk.StringList.new([f"Item {number}" for number in range(1000)])
        wheel = RotaryWheel.SpinningWheel(model=names, orientation=Gtk.PositionType.LEFT, position=7)
        self.assertEqual((wheel.props.selected, wheel.props.selected_item.get_string()), (7, "Item 7"))
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
            self.assertEqual(bound[position], f"Item {position}")
        self.assertLess(len(made), 30)
        function = weakref.ref(bind)
        del bind
        wheel.set_bind_func(None)
        wheel.set_create_func(None)
        gc.collect()
        self.assertIsNone(function())
        window.destroy()


unittest.main()
