import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Gauges that are drawn from tiles.
@MainActor
final class KeptGaugeTests: WidgetTestCase {
    private let side = 200.0
    private let color = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    private let background = Color(red: 0, green: 0, blue: 1)

    /// The pixels of a drawing about the middle of a picture.
    private func pixels(_ draw: (CairoContext) -> Void) throws -> [UInt8] {
        let surface = try XCTUnwrap(ImageSurface(width: Int(side), height: Int(side)))
        surface.draw { context in
            context.translate(x: side / 2, y: side / 2)
            draw(context)
        }
        var bytes = [UInt8](repeating: 0, count: 4 * surface.width * surface.height)
        let texture = surface.makeTexture()
        gdk_texture_download(texture.opaque, &bytes, gsize(4 * surface.width))
        return bytes
    }

    private func drawBackground(with context: CairoContext) {
        context.arc(radius: 5, from: 0, to: 2 * .pi)
        context.setColor(background)
        context.fill()
    }

    private func drawArc(
        _ arc: ClosedRange<Double>, radius: Double, width: Double, with context: CairoContext
    ) {
        context.newPath()
        context.arc(radius: radius, from: arc.lowerBound, to: arc.upperBound)
        context.setColor(color)
        context.stroke(width: width, isRound: true)
    }

    /// Expects equal pixels within a tenth of a pixel, cairo's tolerance of curves.
    private func expectEqual(_ one: [UInt8], _ other: [UInt8], _ message: String) {
        let differences = zip(one, other).map { abs(Int($0) - Int($1)) }
        XCTAssertLessThanOrEqual(differences.max() ?? 0, 25, message)
    }

    func testTilesLookLikeOneArc() async throws { try expectTilesLikeOneArc(below: drawBackground) }

    func testPartsOfTilesLookLikeOneArc() async throws { try expectTilesLikeOneArc(below: nil) }

    private func expectTilesLikeOneArc(below background: ((CairoContext) -> Void)?) throws {
        for radius in [8.0, 29, 90] {
            for width in [2.0, 10] {
                let line = KeptGauge.Line(radius: radius, width: width, color: color)
                let reach = radius + width / 2 + 2
                let gauge = KeptGauge(
                    box: (-reach, -reach, 2 * reach, 2 * reach), line: line,
                    for: .init(scale: 1, isCairo: true),
                    background: background)
                let step = 1 / (4 * radius)
                for (start, length) in [
                    (-2.0, 0.0), (-2, 0.3), (2, 2), (0, 4.7), (-4, 6.2), (1, 2 * .pi), (9, 3),
                ] {
                    let first = (start / step).rounded() * step
                    let arc = first...(first + (length / step).rounded(.down) * step)
                    let tiled = try pixels { context in
                        let snapshot = Snapshot()
                        gauge.draw(arc, on: snapshot)
                        snapshot.finish()?.draw(with: context)
                    }
                    let whole = try pixels { context in
                        background?(context)
                        drawArc(arc, radius: radius, width: width, with: context)
                    }
                    expectEqual(tiled, whole, "radius \(radius), width \(width), arc \(arc)")
                }
            }
        }
    }

    func testGaugeWithoutAnArcIsTheBackground() async throws {
        let line = KeptGauge.Line(radius: 60, width: 5, color: color)
        let gauge = KeptGauge(
            box: (-70, -70, 140, 140), line: line, for: .init(scale: 1, isCairo: true),
            background: drawBackground)
        let tiled = try pixels { context in
            let snapshot = Snapshot()
            // Tiles of an arc are not used for none.
            gauge.draw(0...6, on: Snapshot())
            gauge.draw(nil, on: snapshot)
            snapshot.finish()?.draw(with: context)
        }
        expectEqual(tiled, try pixels(drawBackground), "without an arc")
    }

    func testSharedValuesLiveAsLongAsTheirUsers() async {
        let shared = Shared<Int, User>()
        var user: User? = shared.value(for: 1) { User() }
        XCTAssertIdentical(shared.value(for: 1) { User() }, user)
        let former = ObjectIdentifier(user!)
        user = nil
        var made = 0
        for key in 1...100 {
            _ = shared.value(for: key) {
                made += 1
                return User()
            }
        }
        XCTAssertEqual(made, 100, "\(former) is gone")
    }

    private final class User {}
}
