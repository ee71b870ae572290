package import RotaryWheel

extension WidgetTestCase {
    /// A watched wheel of numbered sectors.
    package func makeWheel(_ sectorCount: Int = 8) -> RotaryWheelWidget {
        watched(RotaryWheelWidget(sectorCount: sectorCount))
    }
}

extension RotaryWheelWidget {
    /// The angle between the rotation and a sector's detent, in radians.
    package func distance(toDetentOf sector: Int) -> Double {
        guard let extent = extent(of: sector) else { return .infinity }
        return abs((rotation - extent.middle).wrapped.radians)
    }

    /// Turns to a sector, and waits until the wheel moves.
    package func beginTurning(to sector: Int) throws {
        let start = rotation
        turn(to: sector)
        try MainLoop.pass(until: "the wheel moves") { rotation != start }
    }
}

extension TestWindow {
    /// A turn of a wheel with a release in motion.
    package func flick(_ wheel: RotaryWheelWidget, to end: Double = 400) -> [InputAction] {
        flick(from: point(0, of: wheel), along: arc(from: 0, to: end, step: 40, of: wheel))
    }
}
