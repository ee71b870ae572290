import CRotaryWheel
import RotaryWheelInterop

/// Registers all classes of the library with GObject.
///
/// GtkBuilder creates objects only of classes that are registered: call this before a UI file names one of the library's.
/// It needs no display, and may be called more than once. In C it is `rotary_wheel_init()`.
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

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_init) @implementation @MainActor
public func rotary_wheel_init() { registerTypes() }
