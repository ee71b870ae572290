import CRotaryWheel
import RotaryWheelInterop
import RotaryWheelModel

/// Registers all types of the library with GObject.
///
/// GtkBuilder creates objects only of registered classes: call this before a UI file names one of them. It needs no
/// display, and may be called again. In C it is `rotary_wheel_init()`.
@MainActor
public func registerTypes() {
    _ = [
        WheelImplementation.objectClass.type, ItemImplementation.objectClass.type,
        SpinningWheelImplementation.objectClass.type, DialMenuImplementation.objectClass.type,
        DialMenuPopoverImplementation.objectClass.type, MarkingMenuImplementation.objectClass.type,
        MarkingMenuPopoverImplementation.objectClass.type, StrokesWindowImplementation.objectClass.type,
        KnobImplementation.objectClass.type,
        KnobSettingsImplementation.objectClass.type, KnobMeterImplementation.objectClass.type,
        FaceImplementation.objectClass.type, KnobScaleImplementation.objectClass.type,
        KnobModulationImplementation.objectClass.type, RotationGestureImplementation.objectClass.type,
        WheelDirection.valueType, WheelTurning.valueType, RingExit.valueType, KnobDragStyleChoice.valueType,
        KnobValueDisplay.valueType, KnobTaperChoice.valueType, KnobFormat.valueType,
    ]
}

/// Registers all types of the library; `rotary-wheel-init.h` documents it.
@_spi(C) @_cdecl("rotary_wheel_init") @MainActor
public func rotary_wheel_init() { registerTypes() }
