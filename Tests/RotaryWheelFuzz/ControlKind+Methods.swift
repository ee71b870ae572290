import CRotaryWheel
import CRotaryWheelShims

/// A method of a control, and how an operation calls it.
struct Method {
    let name: String
    /// `i` is an index, `n` a number of steps, `x` a number.
    let arguments: String
    let call: @MainActor (Call) -> Void

    init(_ name: String, _ arguments: String = "", _ call: @escaping @MainActor (Call) -> Void) {
        (self.name, self.arguments, self.call) = (name, arguments, call)
    }
}

/// A call of a method by an operation.
@MainActor
struct Call {
    let world: World
    let control: Control
    let operation: Operation

    var pointer: OpaquePointer { control.opaque }
    var index: Int { operation.int(3) }
    var position: guint { guint(index) }
    var steps: gint { gint(clamping: index) }
    var number: Double { operation.number(3) }
    var second: Int { operation.int(4) }
}

extension ControlKind {
    /// The methods to call, the more important ones twice.
    var methods: [Method] {
        switch self {
        case .wheel: Self.wheelMethods
        case .rim: Self.rimMethods
        case .dial: [Self.expansion("dial")] + Self.menuMethods
        case .menu: [Self.expansion("marking-menu")] + Self.menuMethods
        case .popover: Self.popoverMethods + Self.menuMethods + Self.menuMethods.prefix(1)
        case .knob: Self.knobMethods
        case .gesture: [Method("widget", "i") { $0.world.move($0.control, to: $0.index) }]
        }
    }

    private static func action(_ names: String...) -> Method {
        Method("action", "i") {
            gtk_widget_activate_action_variant($0.control.widget, names[$0.index % names.count], nil)
        }
    }

    private static let wheelMethods = [
        Method("turn-to", "i") { rotary_wheel_widget_turn_to($0.pointer, $0.position) },
        Method("step", "n") { rotary_wheel_widget_step($0.pointer, $0.steps) },
        Method("spin", "x") { rotary_wheel_widget_spin($0.pointer, $0.number) },
        Method("spin-to", "i") {
            $0.control.isPlaced = $0.control.isPlaced || $0.control.number(of: "random-landing") == 1
            rotary_wheel_widget_spin_to($0.pointer, $0.position, 3 - $0.steps, 40 * $0.position)
        },
        Method("turn-to-angle", "x") {
            $0.control.isPlaced = true
            rotary_wheel_widget_turn_to_angle($0.pointer, $0.number, 200)
        },
        Method("stop") { rotary_wheel_widget_stop($0.pointer) },
        Method("odds", "i") {
            guard let item = rotary_wheel_selection_control_get_current_item($0.pointer),
                cgtk_is_a(item, rotary_wheel_item_get_type()) != 0
            else { return }
            // A flick that draws may land beside a detent.
            $0.control.isPlaced = $0.control.isPlaced || $0.control.number(of: "random-landing") == 1
            rotary_wheel_item_set_weight(OpaquePointer(item), Double(1 + $0.index % 7))
            rotary_wheel_item_set_chance(OpaquePointer(item), Double($0.index % 4 - 1))
        },
        Method("pictures", "i") { call in
            showPictures(call.index) { rotary_wheel_widget_set_face(call.pointer, $0) }
        },
        Method("hub", "i") {
            rotary_wheel_widget_set_hub($0.pointer, $0.index % 2 == 0 ? gtk_button_new() : nil)
        },
        Method("content", "i") {
            rotary_wheel_widget_set_content_func(
                $0.pointer, $0.index % 2 == 0 ? { _, _ in gtk_label_new("x") } : nil, nil, nil)
        },
        action("wheel.next", "wheel.previous", "wheel.activate"),
    ]

    private static let rimMethods = [
        Method("scroll-to", "i") {
            rotary_wheel_spinning_wheel_scroll_to($0.pointer, $0.position, $0.index % 3 == 0 ? 0 : 1)
        },
        Method("step", "n") { rotary_wheel_spinning_wheel_step($0.pointer, $0.steps) },
        Method("adjustment", "x") {
            let number = $0.number
            if let adjustment = rotary_wheel_spinning_wheel_get_adjustment($0.pointer), number < 90 {
                $0.control.isPlaced = true
                gtk_adjustment_set_value(adjustment, number / 5)
            } else {
                rotary_wheel_spinning_wheel_set_adjustment(
                    $0.pointer, number > 95 ? nil : gtk_adjustment_new(0, 0, 1, 1, 1, 0))
            }
        },
        action("wheel.next", "wheel.previous", "wheel.activate"),
    ]

    private static func expansion(_ prefix: String) -> Method {
        action(
            "\(prefix).next", "\(prefix).previous", "\(prefix).activate", "\(prefix).expand",
            "\(prefix).collapse", "\(prefix).back")
    }

    private static let menuMethods = [
        Method("menu", "i") { $0.world.setMenu($0.index, of: $0.control) },
        Method("change-menu", "ii") { $0.world.changeMenu($0.index, $0.second, of: $0.control) },
    ]

    private static let popoverMethods = [
        Method("popup", "i") {
            guard !$0.control.isLeaving else { return }
            rotary_wheel_marking_menu_popover_popup_at($0.pointer, $0.number * 20, $0.number * 20)
            // GTK 4.8 leaks a popover that opens and closes within a frame.
            $0.world.pass(40)
        },
        Method("popdown") {
            gtk_popover_popdown($0.control.pointer.assumingMemoryBound(to: GtkPopover.self))
            $0.world.pass(40)
        },
        Method("attach", "i") { $0.world.attach($0.control, to: $0.index) },
        Method("attach", "i") { $0.world.attach($0.control, to: $0.index) },
        Method("turbo", "i") {
            let names = ["F8", "F8", "<Control>F8", "no key", ""]
            let name = $0.index % 6 == 5 ? nil : names[$0.index % 5]
            rotary_wheel_marking_menu_popover_set_turbo_key($0.pointer, name)
        },
        Method("inner", "ii") {
            let names = ["show-marks", "show-delay", "dwell", "hover-mode", "item-size", "expanded"]
            let menu = UnsafeMutableRawPointer(rotary_wheel_marking_menu_popover_get_menu($0.pointer)!)
            let (name, value) = (names[$0.index % 6], $0.second)
            let factor = ["show-delay": 40, "dwell": 40, "item-size": 10][name]
            Control.set(name, "\(factor.map { $0 * value } ?? value % 2)", of: menu)
        },
    ]

    private static let knobMethods = [
        Method("reset") { rotary_wheel_knob_reset($0.pointer) },
        Method("edit") { rotary_wheel_knob_edit($0.pointer) },
        Method("mark", "x") { rotary_wheel_knob_add_mark($0.pointer, $0.number, nil) },
        Method("clear-marks") { rotary_wheel_knob_clear_marks($0.pointer) },
        Method("detent", "x") { rotary_wheel_knob_add_detent($0.pointer, $0.number) },
        Method("clear-detents") { rotary_wheel_knob_clear_detents($0.pointer) },
        Method("bounds", "x") {
            guard $0.number.isFinite else { return }
            // GtkRange uses itself after `value-changed`, whose handler may release it.
            let range = g_object_ref($0.control.pointer)!
            gtk_range_set_range(
                range.assumingMemoryBound(to: GtkRange.self), min($0.number, 50), max($0.number, 50))
            g_object_unref(range)
        },
        Method("pictures", "i") { call in
            showPictures(call.index) { rotary_wheel_knob_set_face(call.pointer, $0) }
        },
        Method("scale", "i") {
            let scale = rotary_wheel_knob_scale_new(RotaryWheelKnobTaper(rawValue: UInt32($0.index % 6)))!
            defer { g_object_unref(UnsafeMutableRawPointer(scale)) }
            rotary_wheel_knob_set_scale($0.pointer, $0.index % 7 == 0 ? nil : scale)
            rotary_wheel_knob_scale_set_has_off(scale, gboolean($0.index % 2))
            rotary_wheel_knob_scale_set_skew(scale, Double($0.index % 5))
        },
        Method("meter", "i") {
            let meter = rotary_wheel_knob_meter_new(1)!
            defer { g_object_unref(UnsafeMutableRawPointer(meter)) }
            rotary_wheel_knob_set_meter($0.pointer, $0.index % 7 == 0 ? nil : meter)
            rotary_wheel_knob_meter_set_channels(meter, guint($0.index % 3))
        },
        Method("levels", "x") {
            guard let meter = rotary_wheel_knob_get_meter($0.pointer), !$0.number.isNaN else { return }
            rotary_wheel_knob_meter_set_levels(meter, $0.number, -$0.number)
        },
        action(
            "knob.activate", "knob.edit", "knob.reset", "knob.increase", "knob.decrease", "knob.clear-clip"),
    ]

    /// Shows an icon in some of the layers of a face.
    private static func showPictures(_ index: Int, set: (OpaquePointer) -> Void) {
        let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
        let picture = gtk_icon_theme_lookup_icon(
            theme, index % 2 == 0 ? "pan-up-symbolic" : "image-missing", nil, 16, 1, GTK_TEXT_DIR_NONE,
            GtkIconLookupFlags(rawValue: 0))
        defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
        let face = rotary_wheel_face_new(index % 3 == 0 ? nil : picture)
        defer { g_object_unref(UnsafeMutableRawPointer(face)) }
        rotary_wheel_face_set_frames(face, guint(1 + index % 9))
        set(face!)
        rotary_wheel_face_set_background(face, index % 5 == 0 ? picture : nil)
        rotary_wheel_face_set_overlay(face, index % 7 == 0 ? picture : nil)
        rotary_wheel_face_set_pointer(face, index % 4 == 0 ? picture : nil)
    }
}
