import RotaryWheelModel

extension RimModel {
    /// A rim in a view of 560 by 200 pixels.
    init(_ count: Int, at position: Double = 0, _ change: (inout RimSettings) -> Void = { _ in }) {
        self.init(count: count)
        setGeometry(RimGeometryTests.geometry(), at: .zero)
        var settings = settings
        change(&settings)
        setSettings(settings, at: .zero)
        setPosition(position, at: .zero)
    }

    /// Drags by some items at constant speed within 100 ms, and releases at 1.1 s.
    @discardableResult
    mutating func flick(by items: Double, _ pull: RimPull = .pointer) -> [KineticChange] {
        beginDrag(pull, at: .seconds(1))
        let delta = Angle(radians: -items / 10 * geometry.anglePerItem.radians)
        for step in 1...10 { drag(by: delta, at: .milliseconds(1000 + 10 * step)) }
        return endDrag(at: .milliseconds(1100))
    }

    /// Drags by some items, and releases without velocity.
    mutating func pull(by items: Double) {
        beginDrag(at: .seconds(1))
        drag(by: Angle(radians: -items * geometry.anglePerItem.radians), at: .milliseconds(1010))
        endDrag(at: .seconds(2))
    }

    mutating func flickToRest(by items: Double, _ pull: RimPull = .pointer) {
        flick(by: items, pull)
        rest()
    }

    mutating func rest() { update(at: .seconds(100)) }

    /// The number of items along a way at the middle of the items.
    static func items(inPixels pixels: Double) -> Double {
        let geometry = RimModel(1).geometry
        return pixels / geometry.middleRadius / geometry.anglePerItem.radians
    }
}
