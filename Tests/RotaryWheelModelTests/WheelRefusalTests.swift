import RotaryWheelModel
import Testing

@Suite struct WheelRefusalTests {
    static let refused = [Double.nan, .infinity, -.infinity].map(Angle.init(radians:))

    /// A resting, a held and a moving wheel.
    static let wheels: [WheelModel] = {
        var (held, moving) = (WheelModel(sectorCount: 8), WheelModel(sectorCount: 8))
        held.swipe(by: 1, in: 0.1)
        moving.step(by: 2, at: .zero)
        moving.update(at: .milliseconds(100))
        return [WheelModel(sectorCount: 8), held, moving]
    }()

    @Test("Angles that are not finite change nothing in any phase", arguments: wheels, refused)
    func events(wheel: WheelModel, angle: Angle) {
        var tried = wheel
        #expect(tried.drag(by: angle, at: .milliseconds(200)).isEmpty)
        #expect(tried.setRotation(angle, at: .milliseconds(200)).isEmpty)
        #expect(tried.setSettings(.with { $0.indicator = angle }, at: .milliseconds(200)).isEmpty)
        #expect(tried.sector(in: angle) == nil && tried == wheel)
    }

    @Test("The largest angles are clamped, and the wheel steps afterwards", arguments: [1e10, -1e18, 1e308])
    func huge(radians: Double) {
        for snaps in [true, false] {
            var wheel = WheelModel(8) { $0.snaps = snaps }
            wheel.setRotation(Angle(radians: radians), at: .zero)
            #expect(abs(wheel.rotation.radians) == WheelModel.maximumRotation)
            wheel.beginDrag(at: .seconds(1))
            for event in 0..<4 { wheel.drag(by: Angle(radians: radians), at: .seconds(1 + event)) }
            wheel.drag(by: Angle(radians: -radians), at: .seconds(5))
            wheel.endDrag(at: .seconds(5.01))
            wheel.update(at: .seconds(20))
            #expect(wheel.phase == .idle && abs(wheel.rotation.radians) <= WheelModel.maximumRotation)
            wheel.setRotation(.zero, at: .seconds(21))
            wheel.step(by: 1, at: .seconds(22))
            wheel.update(at: .seconds(23))
            #expect(wheel.selection == 1)
        }
    }

    @Test("A hit test finds a sector for any finite indicator and direction")
    func directions() {
        var wheel = WheelModel(sectorCount: 8)
        wheel.setSettings(.with { $0.indicator = Angle(radians: 1e308) }, at: .zero)
        #expect(wheel.sector(in: Angle(radians: 1e308)) != nil)
        for sector in 0..<8 { #expect(wheel.sector(in: wheel.middle(of: sector)) == sector) }
    }

    @Test("Times of any size, and times that run backward, keep a valid state")
    func times() {
        var wheel = WheelModel(8) { $0.autoAdvance = .seconds(Int64.max) }
        wheel.step(by: 1, at: .seconds(1_000_000_000))
        wheel.update(at: .seconds(5))
        wheel.beginDrag(at: .seconds(4))
        wheel.drag(by: .down, at: .seconds(-8))
        wheel.endDrag(at: .seconds(-9))
        #expect(wheel.rotation.isFinite)
        wheel.update(at: .seconds(Int64.max))
        #expect(wheel.phase == .idle && wheel.nextAdvance != nil)
    }
}
