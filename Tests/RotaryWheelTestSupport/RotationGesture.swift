package import RotaryWheel
package import RotaryWheelInterop

extension OneFingerRotationGesture {
    /// The gesture as any GObject.
    package var gObject: Object { unsafe Object(retaining: pointer) }

    /// Records all that the gesture tells.
    package func record() -> EventRecord {
        EventRecord(of: gObject, signals: ["begin", "rotated", "end", "cancel"])
    }
}
