// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// Registers all classes of the library with GObject.
///
/// GtkBuilder creates objects only of registered classes: call this before a UI file names one of the library's. It needs
/// no display, and may be called again. In C it is `rotary_wheel_init()`.
@MainActor
public func registerTypes() {
    let classes = [
        WheelImplementation.objectClass, ItemImplementation.objectClass,
        SpinningWheelImplementation.objectClass,
        DialMenuImplementation.objectClass, DialMenuPopoverImplementation.objectClass,
        KnobImplementation.objectClass, KnobSettingsImplementation.objectClass,
        RotationGestureImplementation.objectClass,
    ]
    for objectClass in classes { _ = objectClass.type }
}

@c(rotary_wheel_init) @implementation @MainActor
public func rotary_wheel_init() { registerTypes() }

@c(rotary_wheel_widget_get_type) @implementation @MainActor
public func rotary_wheel_widget_get_type() -> GType { WheelImplementation.objectClass.type }

@c(rotary_wheel_item_get_type) @implementation @MainActor
public func rotary_wheel_item_get_type() -> GType { ItemImplementation.objectClass.type }

@c(rotary_wheel_spinning_wheel_get_type) @implementation @MainActor
public func rotary_wheel_spinning_wheel_get_type() -> GType { SpinningWheelImplementation.objectClass.type }

@c(rotary_wheel_dial_menu_get_type) @implementation @MainActor
public func rotary_wheel_dial_menu_get_type() -> GType { DialMenuImplementation.objectClass.type }

@c(rotary_wheel_dial_menu_popover_get_type) @implementation @MainActor
public func rotary_wheel_dial_menu_popover_get_type() -> GType {
    DialMenuPopoverImplementation.objectClass.type
}

@c(rotary_wheel_knob_get_type) @implementation @MainActor
public func rotary_wheel_knob_get_type() -> GType { KnobImplementation.objectClass.type }

@c(rotary_wheel_knob_settings_get_type) @implementation @MainActor
public func rotary_wheel_knob_settings_get_type() -> GType { KnobSettingsImplementation.objectClass.type }

@c(rotary_wheel_rotation_gesture_get_type) @implementation @MainActor
public func rotary_wheel_rotation_gesture_get_type() -> GType {
    RotationGestureImplementation.objectClass.type
}

@c(rotary_wheel_direction_get_type) @implementation @MainActor
public func rotary_wheel_direction_get_type() -> GType { WheelDirection.valueType }

@c(rotary_wheel_turning_get_type) @implementation @MainActor
public func rotary_wheel_turning_get_type() -> GType { WheelTurning.valueType }

@c(rotary_wheel_knob_drag_style_get_type) @implementation @MainActor
public func rotary_wheel_knob_drag_style_get_type() -> GType { KnobDragStyleChoice.valueType }

@c(rotary_wheel_knob_value_display_get_type) @implementation @MainActor
public func rotary_wheel_knob_value_display_get_type() -> GType { KnobValueDisplay.valueType }
