import RotaryWheelModel
import RotaryWheelModelFuzz
import Testing

@Suite struct AngleTests {
    @Test("Degrees, turns and radians are one angle", arguments: [-720.0, -90, 0, 45, 180, 1000])
    func units(degrees: Double) {
        let angle = Angle(degrees: degrees)
        #expect(abs(angle.radians - degrees / 180 * .pi) < 1e-12)
        #expect(abs(angle.degrees - degrees) < 1e-9)
        #expect(abs(angle.turns - degrees / 360) < 1e-12)
        #expect(abs(Angle(turns: degrees / 360).degrees - degrees) < 1e-9)
    }

    @Test("On a screen, positive is clockwise")
    func directions() {
        #expect(Angle.right.degrees == 0)
        #expect(Angle.down.degrees == 90)
        #expect(Angle.left.degrees == 180)
        #expect(Angle.up.degrees == -90)
        #expect(Angle.turn.degrees == 360)
    }

    @Test("Half a turn is wrapped to +π whichever way it came")
    func halfTurn() {
        #expect(Angle(radians: .pi).wrapped == .left)
        #expect(Angle(radians: -.pi).wrapped == .left)
        #expect(Angle(radians: 3 * .pi).wrapped == .left)
    }

    @Test("A wrapped angle lies in (−π, π], whole turns away")
    func wrapping() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<1000 {
            let radians = Double.random(in: -1e4...1e4, using: &random)
            let wrapped = Angle(radians: radians).wrapped.radians
            #expect(wrapped > -.pi && wrapped <= .pi)
            let turns = (radians - wrapped) / (2 * .pi)
            #expect(abs(turns - turns.rounded()) < 1e-9)
        }
    }

    @Test("The short way from one direction to another crosses ±π")
    func shortWay() {
        let way = (Angle(degrees: -170) - Angle(degrees: 170)).wrapped
        #expect(abs(way.degrees - 20) < 1e-9)
    }

    @Test("Angles add, and compare by how far they turn")
    func arithmetic() {
        #expect(Angle.turn + .turn == Angle.turn * 2)
        #expect(Angle.down - .down == .zero)
        #expect(-Angle.down == .up)
        #expect(Angle.up < .right && .right < .turn)
    }

    @Test("NaN and the infinities are not finite", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(radians: Double) {
        #expect(!Angle(radians: radians).isFinite)
    }
}
