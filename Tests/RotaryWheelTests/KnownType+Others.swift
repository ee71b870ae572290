import CRotaryWheel
import CRotaryWheelShims
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport

// The classes that are no controls, but belong to them.
extension KnownType {
    static let gesture = KnownType(
        name: "RotaryWheelRotationGesture", prefix: "rotary_wheel_rotation_gesture",
        header: "rotary-wheel-rotation-gesture.h", swift: ["Gesture/OneFingerRotationGesture.swift"],
        make: { OneFingerRotationGesture(on: nil).gObject },
        others: [
            "widget": Label("") as Widget?, "center-x": 0.25, "center-y": 0.75, "inner-radius": 20.0,
            "outer-radius": 80.0, "ring-exit": RingExit.ends, "center-offset-x": -7.0, "center-offset-y": 9.0,
            "center-widget": Label("") as Widget?, "rotation": 1.5,
            "minimum-rotation": -3.0, "maximum-rotation": 3.0, "inertia": true, "return-to-start": true,
            "return-speed": 2.0,
        ],
        readOnly: ["angle"],
        assertions: ["inertia": "hasInertia", "return-to-start": "returnsToStart"],
        signals: ["begin", "rotated", "end", "cancel"])

    static let knobSettings = KnownType(
        name: "RotaryWheelKnobSettings", prefix: "rotary_wheel_knob_settings", header: "rotary-wheel-knob.h",
        swift: ["Knob/KnobWidget.swift"],
        make: { Object(adopting: cgtk_object_new(rotary_wheel_knob_settings_get_type())) },
        others: ["drag-style": Int32(4), "sensitivity": 3.0],
        // Swift names them `defaultDragStyle` and `defaultSensitivity`.
        withoutSwiftName: ["drag-style", "sensitivity"], functionsOnly: ["default"], signals: [])

    static let face = KnownType(
        name: "RotaryWheelFace", prefix: "rotary_wheel_face", header: "rotary-wheel-face.h",
        swift: ["Shared/RotaryWheelFace.swift"],
        make: { Object(adopting: cgtk_object_new(rotary_wheel_face_get_type())) },
        others: [
            "picture": IconPaintable(name: "list-add-symbolic") as Object?,
            "background": IconPaintable(name: "list-remove-symbolic") as Object?,
            "overlay": IconPaintable(file: file) as Object?,
            "pointer": IconPaintable(name: "pan-down-symbolic") as Object?, "angle": 0.5, "frames": UInt32(9),
        ],
        // In Swift, `pointer` is the GObject.
        assertions: ["pointer": "pointerPicture"], signals: [])

    static let knobMeter = KnownType(
        name: "RotaryWheelKnobMeter", prefix: "rotary_wheel_knob_meter", header: "rotary-wheel-knob-meter.h",
        swift: ["Knob/KnobMeter.swift"],
        make: { Object(adopting: cgtk_object_new(rotary_wheel_knob_meter_get_type())) },
        others: [
            "channels": UInt32(2), "lower": -80.0, "upper": 0.0, "warning": -20.0, "clip": -1.0, "fall": 30.0,
            "hold": UInt32(500), "clipped": true,
        ],
        assertions: ["clipped": "isClipped"], functionsOnly: ["levels"], signals: [])

    static let knobModulation = KnownType(
        name: "RotaryWheelKnobModulation", prefix: "rotary_wheel_knob_modulation",
        header: "rotary-wheel-knob-modulation.h", swift: ["Knob/KnobModulation.swift"],
        make: { Object(adopting: cgtk_object_new(rotary_wheel_knob_modulation_get_type())) },
        others: [
            "start": 20.0, "end": 40.0, "value": 30.0, "has-value": true, "css-class": "lfo" as String?,
            "label": "LFO" as String?,
        ],
        // Swift has an optional value.
        withoutSwiftName: ["value", "has-value"], signals: [])

    static let knobScale = KnownType(
        name: "RotaryWheelKnobScale", prefix: "rotary_wheel_knob_scale", header: "rotary-wheel-knob-scale.h",
        swift: ["Knob/KnobScale.swift"],
        make: { Object(adopting: cgtk_object_new(rotary_wheel_knob_scale_get_type())) },
        others: ["taper": Int32(3), "skew": 0.5, "has-off": true],
        functionsOnly: ["table", "curve-func", "inverse-curve-func"], signals: [])

    static let popover = KnownType(
        name: "RotaryWheelDialMenuPopover", prefix: "rotary_wheel_dial_menu_popover",
        header: "rotary-wheel-dial-menu.h", swift: ["Menu/MenuPopover.swift"],
        make: { Object(sinking: cgtk_object_new(rotary_wheel_dial_menu_popover_get_type())) },
        others: [
            "menu-model": TestMenu().model as Object?, "attached-widget": Label("") as Widget?,
        ],
        functionsOnly: ["dial"], signals: [])

    static let markingMenuPopover = KnownType(
        name: "RotaryWheelMarkingMenuPopover", prefix: "rotary_wheel_marking_menu_popover",
        header: "rotary-wheel-marking-menu.h",
        swift: ["MarkingMenu/MarkingMenuPopover.swift", "Menu/MenuPopover.swift"],
        make: { Object(sinking: cgtk_object_new(rotary_wheel_marking_menu_popover_get_type())) },
        others: [
            "menu-model": TestMenu().model as Object?, "attached-widget": Label("") as Widget?,
            "turbo-key": "F8" as String?,
        ],
        functionsOnly: ["menu"], signals: [])

    static let strokesWindow = KnownType(
        name: "RotaryWheelStrokesWindow", prefix: "rotary_wheel_strokes_window",
        header: "rotary-wheel-strokes-window.h", swift: ["MarkingMenu/StrokesWindow.swift"],
        // GTK owns a window.
        make: { Object(retaining: cgtk_object_new(rotary_wheel_strokes_window_get_type())) },
        others: ["menu-model": TestMenu().model as Object?, "action-widget": Label("") as Widget?],
        signals: [])

    private static let file = File(path: picture.path)

    static let item = KnownType(
        name: "RotaryWheelItem", prefix: "rotary_wheel_item", header: "rotary-wheel-widget.h",
        swift: ["Selection/RotaryWheelItem.swift"],
        make: { Object(adopting: cgtk_object_new(rotary_wheel_item_get_type())) },
        others: [
            "label": "Circles" as String?, "icon-name": "list-add-symbolic" as String?,
            "icon": Object(adopting: UnsafeMutableRawPointer(g_file_icon_new(file.opaque)!)) as Object?,
            "css-class": "warm" as String?, "enabled": false, "weight": 2.0, "chance": 3.0,
            "segment-file": file as Object?,
        ],
        assertions: ["enabled": "isEnabled"], signals: [])
}
