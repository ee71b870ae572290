package import RotaryWheel
package import RotaryWheelInterop

extension OneFingerRotationGesture {
    /// The gesture as a GObject.
    package var gObject: Object { unsafe Object(retaining: pointer) }

    /// Records all signals and notifications.
    package func record() -> EventRecord {
        EventRecord(of: gObject, signals: ["begin", "rotated", "end", "cancel"])
    }
}
