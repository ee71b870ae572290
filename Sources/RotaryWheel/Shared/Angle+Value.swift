package import CRotaryWheelGtk
import RotaryWheelInterop
public import RotaryWheelModel

/// Radians as a double.
extension Angle: ValueConvertible {
    package static var valueType: GType { Double.valueType }
    @unsafe package init(reading value: UnsafePointer<GValue>) {
        self.init(radians: unsafe Double(reading: value))
    }
    @unsafe package func write(to value: UnsafeMutablePointer<GValue>) { unsafe radians.write(to: value) }
}
