import RotaryWheelModel
import Testing

@Suite struct AngleTests {
    @Test("Degrees, turns and radians convert into each other", arguments: [-720.0, -90, 0, 45, 180, 1000])
    func units(degrees: Double) {
        let angle = Angle(degrees: degrees)
        #expect(abs(angle.radians - degrees / 180 * .pi) < 1e-12 && abs(angle.degrees - degrees) < 1e-9)
        #expect(abs(angle.turns - degrees / 360) < 1e-12)
        #expect(abs(Angle(turns: degrees / 360).degrees - degrees) < 1e-9)
    }

    @Test("The named angles are clockwise positive, with 0 to the right")
    func directions() {
        #expect(Angle.right.degrees == 0 && Angle.down.degrees == 90 && Angle.left.degrees == 180)
        #expect(Angle.up.degrees == -90 && Angle.turn.degrees == 360)
    }

    @Test("A wrapped angle is in (−π, π] and differs by whole turns")
    func wrapping() {
        for turns in [0.5, -0.5, 1.5] { #expect(Angle(radians: turns * 2 * .pi).wrapped == .left) }
        var random = SeededGenerator(seed: 1)
        for _ in 0..<1000 {
            let radians = Double.random(in: -1e4...1e4, using: &random)
            let wrapped = Angle(radians: radians).wrapped.radians
            #expect(wrapped > -.pi && wrapped <= .pi)
            let turns = (radians - wrapped) / (2 * .pi)
            #expect(abs(turns - turns.rounded()) < 1e-9)
        }
    }

    @Test("Angles support arithmetic and compare by their value")
    func arithmetic() {
        #expect(Angle.turn + .turn == Angle.turn * 2 && Angle.left - .down == .down && -Angle.down == .up)
        #expect(Angle.up < .right && .right < .turn)
    }

    @Test("NaN and infinite angles are not finite", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(radians: Double) { #expect(!Angle(radians: radians).isFinite) }
}
