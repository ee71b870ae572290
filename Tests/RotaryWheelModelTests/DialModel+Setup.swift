import RotaryWheelModel

extension DialModel {
    /// An expanded dial with a diameter of 400 pixels.
    static func expanded(
        _ count: Int, itemSize: Double = 72, diameter: Double = 400, room: DialRoom? = nil,
        sections: [Int] = [], snapAngle: Double = 0
    ) -> DialModel {
        var dial = DialModel(count: 0)
        dial.setItems(DialSpacing(count: count, sectionStarts: sections), at: .zero) { _ in nil }
        dial.layOut {
            DialGeometry(
                spacing: $0, itemSize: itemSize, diameter: diameter, room: room,
                snapAngle: Angle(degrees: snapAngle))
        }
        dial.expansion.setExpanded(true, at: .zero)
        dial.expansion.finish()
        return dial
    }

    /// Drags by an angle in degrees, and releases without velocity, at 1 s.
    mutating func pull(by degrees: Double) {
        beginDrag(at: .zero)
        drag(by: Angle(degrees: degrees), at: .zero)
        endDrag(at: .seconds(1))
    }
}
