import CRotaryWheel
import CRotaryWheelGtk
import CRotaryWheelShims
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport

// The controls.
extension KnownType {
    static let wheel = KnownType(
        name: "RotaryWheelWidget", prefix: "rotary_wheel_widget", header: "rotary-wheel-widget.h",
        swift: ["Wheel/RotaryWheelWidget+Properties.swift", "Selection/SelectionControl.swift"],
        make: { RotaryWheelWidget(sectorCount: 8).object },
        others: [
            "model": ListModel(of: [Label("")]) as Object?, "sector-count": UInt32(5), "selected": UInt32(3),
            "rotation": 1.25, "indicator-angle": -Double.pi / 2, "direction": WheelDirection.counterclockwise,
            "turning": WheelTurning.clockwise, "minimum-rotation": -3.0, "maximum-rotation": 3.0,
            "grip-inner": 0.25, "grip-outer": 0.75, "ring-exit": RingExit.ends, "dead-zone-angle": 1.0,
            "dead-zone-extent": 0.5, "flippable": false, "snap": false, "inertia": false,
            "settle-duration": UInt32(500), "flick-spins": true, "spin-duration": UInt32(500),
            "random-landing": true, "return-to-start": true, "return-speed": 2.0,
            "auto-advance": UInt32(5000), "hub": Label("") as Object?,
            "face": Object(adopting: cgtk_object_new(rotary_wheel_face_get_type())) as Object?,
        ],
        readOnly: ["current", "current-item", "selected-item"],
        // C objects.
        withoutSwiftName: ["current-item", "selected-item"],
        assertions: [
            "flippable": "isFlippable", "inertia": "hasInertia", "random-landing": "landsAtRandom",
            "return-to-start": "returnsToStart", "snap": "snaps",
        ],
        functionsOnly: ["content-func", "sector-extent"],
        signals: ["settled", "sector-crossed", "spin-begin", "rotated", "drag-begin", "drag-end", "activate"])

    static let spinningWheel = KnownType(
        name: "RotaryWheelSpinningWheel", prefix: "rotary_wheel_spinning_wheel",
        header: "rotary-wheel-spinning-wheel.h",
        swift: ["SpinningWheel/SpinningWheelWidget+Properties.swift", "Selection/SelectionControl.swift"],
        make: {
            let wheel = SpinningWheelWidget()
            wheel.show(ListModel(ofNumberedStrings: 40))
            return wheel.object
        },
        others: [
            "model": ListModel(ofNumberedStrings: 3) as Object?, "position": 2.5, "selected": UInt32(3),
            "item-width": 80.0, "item-height": 90.0, "radius": 1000.0, "angle-per-item": 0.5,
            "orientation": RimOrientation.left, "depth": 0.5, "visible-items": UInt32(5), "flippable": false,
            "snap": false, "endless": true, "inertia": false,
            "adjustment": Object(sinking: gtk_adjustment_new(0, 0, 0, 0, 0, 0)) as Object?,
        ],
        readOnly: ["current", "current-item", "selected-item"],
        assertions: [
            "endless": "isEndless", "flippable": "isFlippable", "inertia": "hasInertia", "snap": "snaps",
        ],
        functionsOnly: ["create-func", "bind-func"],
        signals: ["settled", "activate", "drag-begin", "drag-end"])

    static let dialMenu = KnownType(
        name: "RotaryWheelDialMenu", prefix: "rotary_wheel_dial_menu", header: "rotary-wheel-dial-menu.h",
        swift: [
            "DialMenu/DialMenuWidget+Properties.swift", "Menu/MenuControl.swift",
            "Selection/SelectionControl.swift",
        ],
        make: { DialMenuWidget(labels: (1...8).map { "\($0)" }).object },
        others: [
            "menu-model": TestMenu().model as Object?, "model": ListModel(of: [Label("")]) as Object?,
            "expanded": true, "selected": UInt32(3), "item-size": UInt32(40), "minimum-inflation": 0.5,
            "maximum-inflation": 2.0, "inflation-distance": 50.0, "damping": 0.4, "snap-angle": 1.5,
            "inertia": true, "linear-drag": true, "expand-duration": UInt32(100), "flippable": false,
        ],
        readOnly: ["current", "current-item", "selected-item"],
        withoutSwiftName: ["current-item", "selected-item"],
        assertions: [
            "expanded": "isExpanded", "flippable": "isFlippable", "inertia": "hasInertia",
            "linear-drag": "hasLinearDrag",
        ],
        functionsOnly: ["content-func"],
        signals: ["settled", "activate", "drag-begin", "drag-end"])

    static let markingMenu = KnownType(
        name: "RotaryWheelMarkingMenu", prefix: "rotary_wheel_marking_menu",
        header: "rotary-wheel-marking-menu.h",
        swift: [
            "MarkingMenu/MarkingMenuWidget.swift", "Menu/MenuControl.swift",
            "Selection/SelectionControl.swift",
        ],
        make: { MarkingMenuWidget(labels: (1...8).map { "\($0)" }).object },
        others: [
            "menu-model": TestMenu().model as Object?, "model": ListModel(of: [Label("")]) as Object?,
            "expanded": true, "selected": UInt32(3), "item-size": UInt32(40), "show-delay": UInt32(100),
            "dwell": UInt32(100), "hover-mode": true, "show-marks": false, "expand-duration": UInt32(100),
            "flippable": false,
        ],
        readOnly: ["current", "current-item", "selected-item"],
        withoutSwiftName: ["current-item", "selected-item"],
        assertions: ["expanded": "isExpanded", "flippable": "isFlippable", "show-marks": "showsMarks"],
        functionsOnly: ["mark"],
        signals: ["settled", "activate", "drag-begin", "drag-end"])

    static let knob = KnownType(
        name: "RotaryWheelKnob", prefix: "rotary_wheel_knob", header: "rotary-wheel-knob.h",
        swift: ["Knob/KnobWidget+Properties.swift"],
        make: { KnobWidget(in: 0...100, step: 1).object },
        others: [
            "value": 42.0, "default-value": 50.0, "start-angle": 1.0, "end-angle": 2.0, "turns": UInt32(3),
            "wrap": true, "bipolar": true, "drag-style": Int32(3), "sensitivity": 2.0, "detent-extent": 0.5,
            "return-to-start": true,
            "return-speed": 2.0, "enable-scroll": false, "value-display": KnobValueDisplay.center,
            "unit": "dB" as String?, "can-control": false, "live": false, "format": KnobFormat.time,
            "scale": Object(adopting: cgtk_object_new(rotary_wheel_knob_scale_get_type())) as Object?,
            "face": Object(adopting: cgtk_object_new(rotary_wheel_face_get_type())) as Object?,
            "meter": Object(adopting: cgtk_object_new(rotary_wheel_knob_meter_get_type())) as Object?,
        ],
        readOnly: ["off", "touched"],
        assertions: [
            "bipolar": "isBipolar", "live": "isLive", "touched": "isTouched", "off": "isOff",
            "enable-scroll": "isScrollable",
            "return-to-start": "returnsToStart", "wrap": "wraps",
        ],
        functionsOnly: [
            "controller-value", "parse-func", "modulations",
        ],
        signals: ["drag-begin", "drag-end", "wrapped", "activate"])
}
