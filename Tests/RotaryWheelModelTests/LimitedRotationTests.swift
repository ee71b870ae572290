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

    /// Moves by some degrees each; returns the changes.
    private func move(_ rotation: inout LimitedRotation, by degrees: Double...) -> [Double] {
        degrees.map { rotation.move(by: Angle(degrees: $0), at: .zero).degrees.rounded() }
    }

    @Test("Without limits the rotation is the sum of all presses")
    func sums() {
        var rotation = LimitedRotation()
        rotation.begin(at: .zero)
        #expect(move(&rotation, by: 200, 700, -870) == [200, 700, -870])
        rotation.begin(at: .zero)
        #expect(rotation.total == .zero)
        #expect(move(&rotation, by: -50) == [-50])
        #expect(abs(rotation.rotation.degrees + 20) < 1e-9 && abs(rotation.total.degrees + 50) < 1e-9)
    }

    @Test("At a limit the rotation stays, and never jumps over the gap")
    func limits() {
        var rotation = rotation(0...270)
        rotation.begin(at: .zero)
        #expect(
            move(&rotation, by: 260, 20, 70, 15, 85, -150, -29, -21) == [260, 10, 0, 0, 0, 0, 0, -20])
        #expect(move(&rotation, by: -270, -69, 99) == [-250, 0, 10])
    }

    @Test("Limits may be several turns apart")
    func turns() {
        var rotation = rotation(-90...900)
        for _ in 0..<4 {
            rotation.begin(at: .zero)
            _ = move(&rotation, by: 100, 100, 100)
        }
        #expect(abs(rotation.rotation.degrees - 900) < 1e-9)
        rotation.begin(at: .zero)
        #expect(move(&rotation, by: -1000) == [-990])
    }

    @Test("New limits and a new rotation count under a pointer, too, and are no movement")
    func changes() {
        var rotation = rotation(-180...180)
        rotation.begin(at: .zero)
        _ = move(&rotation, by: 90)
        rotation.maximum = Angle(degrees: 45)
        #expect(abs(rotation.rotation.degrees - 45) < 1e-9)
        rotation.begin(at: .zero)
        _ = move(&rotation, by: 10)
        rotation.set(Angle(degrees: -30))
        #expect(rotation.velocity(at: .milliseconds(100)) == 0)
        // The pointer goes on from there.
        #expect(move(&rotation, by: 10).map { abs($0) <= 75 } == [true])
        rotation.set(Angle(radians: .nan))
        #expect(
            rotation.rotation.isFinite && rotation.move(by: Angle(radians: .infinity), at: .zero) == .zero)
        // The maximum counts where limits are exchanged.
        rotation.minimum = Angle(degrees: 90)
        #expect(abs(rotation.rotation.degrees - 45) < 1e-9)
    }

    @Test(
        "A return is even at any frame rate, and takes its way over its speed", arguments: [30.0, 60, 144])
    func returns(rate: Double) {
        var rotation = LimitedRotation()
        rotation.set(Angle(radians: 1))
        rotation.begin(at: .zero)
        rotation.move(by: Angle(radians: 6), at: .zero)
        rotation.beginReturn(speed: 3, at: .seconds(1))
        var steps: [Double] = []
        while rotation.isMoving {
            steps.append(rotation.update(at: .seconds(1 + Double(steps.count + 1) / rate)).radians)
        }
        #expect(steps.dropLast().allSatisfy { abs($0 + 3 / rate) < 1e-9 })
        #expect(steps.count == Int((2 * rate - 1e-6).rounded(.up)))
        #expect(rotation.rotation == Angle(radians: 1) && rotation.total == .zero)
    }

    @Test("A press catches a return, whose start stays")
    func caught() {
        var rotation = LimitedRotation()
        rotation.begin(at: .zero)
        rotation.move(by: Angle(radians: 4), at: .zero)
        rotation.beginReturn(speed: 1, at: .zero)
        _ = rotation.update(at: .seconds(1))
        rotation.begin(at: .seconds(1))
        #expect(!rotation.isMoving && rotation.update(at: .seconds(2)) == .zero)
        rotation.move(by: Angle(radians: 1), at: .seconds(2))
        #expect(abs(rotation.total.radians - 4) < 1e-9)
        #expect(abs(rotation.restore().radians + 4) < 1e-9 && rotation.rotation == .zero)
        rotation.beginReturn(speed: 1, at: .zero)
        #expect(!rotation.isMoving)
    }

    // MARK: Coasting

    /// Turns by 0.1 radians in 10 ms for a tenth of a second; ends at 1 radian and 100 ms with 10 radians a second.
    private func released() -> LimitedRotation {
        var rotation = LimitedRotation()
        rotation.begin(at: .zero)
        for step in 1...10 { rotation.move(by: Angle(radians: 0.1), at: .milliseconds(10 * step)) }
        return rotation
    }

    private let end = Duration.milliseconds(100)

    @Test("The velocity is that of the last movement, and 0 after a pause")
    func velocity() {
        let rotation = released()
        #expect(abs(rotation.velocity(at: end) - 10) < 1e-9)
        #expect(rotation.velocity(at: .milliseconds(300)) == 0)
    }

    /// The rotation after each frame until the rest.
    private func path(_ rotation: LimitedRotation, rate: Double = 60) -> [Double] {
        var (rotation, path, frame) = (rotation, [rotation.rotation.radians], 0.0)
        while rotation.isMoving, frame < 2000 {
            frame += 1
            _ = rotation.update(at: end + .seconds(frame / rate))
            path.append(rotation.rotation.radians)
        }
        return path
    }

    @Test(
        "A coasting rotation ends as far as friction carries it, at any frame rate",
        arguments: [30.0, 60, 144])
    func coasts(rate: Double) throws {
        var rotation = released()
        rotation.coast(by: 10, at: end)
        let path = path(rotation, rate: rate)
        // (v − u)/k, with the friction that leaves 0.998 of the velocity after each millisecond.
        let way = (10 - 40 * Double.pi / 180) / 2.002002670673338
        #expect(abs(try #require(path.last) - 1 - way) < 1e-6)
        #expect(zip(path, path.dropFirst()).allSatisfy { $0 <= $1 })
        // It slows down.
        #expect(path[1] - path[0] > 5 * (path[path.count - 2] - path[path.count - 3]))
        #expect(abs((path[1] - path[0]) * rate - 10) < 0.5)
    }

    @Test("A slow release does not coast")
    func slow() {
        var rotation = released()
        for velocity in [0, 0.6, -0.6] {
            rotation.coast(by: velocity, at: end)
            #expect(!rotation.isMoving)
        }
    }

    @Test("Coasting ends at a limit, also at a new one")
    func coastsToALimit() {
        var rotation = released()
        rotation.maximum = Angle(radians: 2)
        rotation.coast(by: 10, at: end)
        #expect(path(rotation).last == 2)
        rotation.maximum = Angle(radians: 1.2)
        _ = rotation.update(at: .seconds(1))
        #expect(rotation.rotation == Angle(radians: 1.2) && !rotation.isMoving)
    }

    @Test("The return begins after the coasting, and a press that catches it keeps the start")
    func coastsBeforeAReturn() throws {
        var rotation = released()
        rotation.coast(by: 10, at: end, returnSpeed: 3)
        let path = path(rotation)
        #expect(path.last == 0)
        #expect(try #require(path.max()) > 4)
        _ = rotation.update(at: .milliseconds(200))
        rotation.begin(at: .milliseconds(200))
        #expect(rotation.total.radians > 1.5 && !rotation.isMoving)
        rotation.coast(by: 0, at: .milliseconds(300), returnSpeed: 3)
        #expect(rotation.isMoving)
        #expect(rotation.finish() == Angle.zero - rotation.total || rotation.rotation == .zero)
    }

    @Test("A coasting rotation that is ended stays where it is")
    func finished() {
        var rotation = released()
        rotation.coast(by: 10, at: end)
        _ = rotation.update(at: .milliseconds(150))
        let before = rotation.rotation
        #expect(rotation.finish() == .zero && rotation.rotation == before && !rotation.isMoving)
    }
}
