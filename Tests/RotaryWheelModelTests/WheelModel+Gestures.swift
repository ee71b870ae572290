import RotaryWheelModel

/// Simulated user gestures.
extension WheelModel {
    /// Drags at constant speed, with an event every 10 ms, and returns the time of the last.
    @discardableResult
    mutating func swipe(by way: Double, in duration: Double, from start: Double = 0) -> Double {
        beginDrag(at: .seconds(start))
        let events = Int((duration / 0.01).rounded())
        for event in 1...events {
            drag(
                by: Angle(radians: way / Double(events)),
                at: .seconds(start + duration * Double(event) / Double(events)))
        }
        return start + duration
    }

    /// Drags at constant speed, and releases; returns the time of the release.
    @discardableResult
    mutating func flick(by way: Double, in duration: Double, from start: Double = 0) -> Double {
        let end = swipe(by: way, in: duration, from: start)
        endDrag(at: .seconds(end))
        return end
    }

    /// Drags, rests until the velocity is 0, and releases; returns the changes of the release.
    @discardableResult
    mutating func pull(by way: Double, from start: Double = 0) -> [KineticChange] {
        beginDrag(at: .seconds(start))
        drag(by: Angle(radians: way), at: .seconds(start + 0.1))
        return endDrag(at: .seconds(start + 1))
    }

    /// The rotations at some times.
    mutating func path(at times: [Double]) -> [Double] {
        times.map { time in
            update(at: .seconds(time))
            return rotation.radians
        }
    }
}

extension WheelSettings {
    /// The default settings with changes.
    static func with(_ change: (inout WheelSettings) -> Void) -> WheelSettings {
        var settings = WheelSettings()
        change(&settings)
        return settings
    }
}

extension WheelModel {
    /// A resting wheel with changes of the default settings.
    init(_ ring: SectorRing, _ change: (inout WheelSettings) -> Void) {
        self.init(ring: ring)
        setSettings(.with(change), at: .zero)
    }

    init(_ count: Int, _ change: (inout WheelSettings) -> Void = { _ in }) {
        self.init(SectorRing(count: count), change)
    }

    /// A wheel, by default of eight sectors, that has turned to one of them, at 1 s.
    static func resting(
        on sector: Int, of ring: SectorRing = SectorRing(count: 8),
        _ change: (inout WheelSettings) -> Void = { _ in }
    ) -> WheelModel {
        var wheel = WheelModel(ring, change)
        wheel.turn(to: sector, at: .zero)
        wheel.update(at: .seconds(1))
        return wheel
    }
}

extension RotationStops {
    /// Valid stops; `nil` leaves its side free.
    static func radians(_ minimum: Double?, _ maximum: Double?) -> RotationStops {
        RotationStops(minimum: minimum.map(Angle.init(radians:)), maximum: maximum.map(Angle.init(radians:)))!
    }

    static func degrees(_ minimum: Double?, _ maximum: Double?) -> RotationStops {
        radians(minimum.map { $0 / 180 * .pi }, maximum.map { $0 / 180 * .pi })
    }
}

extension [KineticChange] {
    var phases: [KineticPhase] { compactMap { if case .phaseChanged(let phase) = $0 { phase } else { nil } } }

    var settled: [Int] { compactMap { if case .settled(let sector) = $0 { sector } else { nil } } }

    var selections: [Int?] {
        compactMap { if case .selectionChanged(let sector) = $0 { .some(sector) } else { nil } }
    }

    var crossed: [Int] {
        flatMap { if case .itemsCrossed(let sectors) = $0 { Array<Int>(sectors) } else { [Int]() } }
    }

    /// The sum of all movements, in radians.
    var turned: Double {
        reduce(0) { if case .rotated(let delta, _) = $1 { $0 + delta.radians } else { $0 } }
    }
}

/// The angle between two directions, in radians.
func distance(_ one: Double, _ other: Double) -> Double { abs((one - other).remainder(dividingBy: 2 * .pi)) }
