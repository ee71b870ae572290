import RotaryWheelModel
import Testing

/// The rotation of a gesture.
@Suite struct LimitedRotationTests {
    private func rotation(_ limits: ClosedRange<Double>) -> LimitedRotation {
        var rotation = LimitedRotation()
        rotation.minimum = Angle(degrees: limits.lowerBound)
        rotation.maximum = Angle(degrees: limits.upperBound)
        return rotation
    }

    private func move(_ rotation: inout LimitedRotation, to degrees: Double...) -> [Double] {
        degrees.map { rotation.move(to: Angle(degrees: $0)).degrees.rounded() }
    }

    @Test("Without limits the rotation is the sum of all presses")
    func sums() {
        var rotation = LimitedRotation()
        rotation.begin()
        #expect(move(&rotation, to: 200, 900, 30) == [200, 700, -870])
        rotation.begin()
        #expect(rotation.total == .zero)
        #expect(move(&rotation, to: -50) == [-50])
        #expect(abs(rotation.rotation.degrees + 20) < 1e-9 && abs(rotation.total.degrees + 50) < 1e-9)
    }

    @Test("At a limit the rotation stays, and never jumps over the gap")
    func limits() {
        var rotation = rotation(0...270)
        rotation.begin()
        #expect(move(&rotation, to: 260, 280, 350, 365, 450, 300, 271, 250) == [260, 10, 0, 0, 0, 0, 0, -20])
        #expect(move(&rotation, to: -20, -89, 10) == [-250, 0, 10])
    }

    @Test("Limits may be several turns apart")
    func turns() {
        var rotation = rotation(-90...900)
        for _ in 0..<4 {
            rotation.begin()
            _ = move(&rotation, to: 100, 200, 300)
        }
        #expect(abs(rotation.rotation.degrees - 900) < 1e-9)
        rotation.begin()
        #expect(move(&rotation, to: -1000) == [-990])
    }

    @Test("New limits and a new rotation count under a pointer, too")
    func changes() {
        var rotation = rotation(-180...180)
        rotation.begin()
        _ = move(&rotation, to: 90)
        rotation.maximum = Angle(degrees: 45)
        #expect(abs(rotation.rotation.degrees - 45) < 1e-9)
        rotation.set(Angle(degrees: -30))
        // The pointer goes on from there.
        #expect(move(&rotation, to: 100).map { abs($0) <= 75 } == [true])
        rotation.set(Angle(radians: .nan))
        #expect(rotation.rotation.isFinite && rotation.move(to: Angle(radians: .infinity)) == .zero)
        // The maximum counts where limits are exchanged.
        rotation.minimum = Angle(degrees: 90)
        #expect(abs(rotation.rotation.degrees - 45) < 1e-9)
    }

    @Test(
        "A return is even at any frame rate, and takes its way over its speed", arguments: [30.0, 60, 144])
    func returns(rate: Double) {
        var rotation = LimitedRotation()
        rotation.set(Angle(radians: 1))
        rotation.begin()
        rotation.move(to: Angle(radians: 6))
        rotation.beginReturn(speed: 3, at: .seconds(1))
        var steps: [Double] = []
        while rotation.isReturning {
            steps.append(rotation.update(at: .seconds(1 + Double(steps.count + 1) / rate)).radians)
        }
        #expect(steps.dropLast().allSatisfy { abs($0 + 3 / rate) < 1e-9 })
        #expect(steps.count == Int((2 * rate - 1e-6).rounded(.up)))
        #expect(rotation.rotation == Angle(radians: 1) && rotation.total == .zero)
    }

    @Test("A press catches a return, whose start stays")
    func caught() {
        var rotation = LimitedRotation()
        rotation.begin()
        rotation.move(to: Angle(radians: 4))
        rotation.beginReturn(speed: 1, at: .zero)
        _ = rotation.update(at: .seconds(1))
        rotation.begin()
        #expect(!rotation.isReturning && rotation.update(at: .seconds(2)) == .zero)
        rotation.move(to: Angle(radians: 1))
        #expect(abs(rotation.total.radians - 4) < 1e-9)
        #expect(abs(rotation.restore().radians + 4) < 1e-9 && rotation.rotation == .zero)
        rotation.beginReturn(speed: 1, at: .zero)
        #expect(!rotation.isReturning)
    }
}
