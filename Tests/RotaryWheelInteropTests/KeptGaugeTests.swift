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

    private func makeGauge(radius: Double, width: Double, background: ((CairoContext) -> Void)?) -> KeptGauge
    {
        let reach = radius + width / 2 + 2
        return KeptGauge(
            box: (-reach, -reach, 2 * reach, 2 * reach),
            line: .init(radius: radius, width: width, color: color), for: .init(scale: 1, isCairo: true),
            background: background)
    }

    /// The pixels of an arc that a gauge draws from its tiles.
    private func pixels(of gauge: KeptGauge, _ arc: ClosedRange<Double>?) throws -> [UInt8] {
        try pixels { context in
            let snapshot = Snapshot()
            gauge.draw(arc, on: snapshot)
            snapshot.finish()?.draw(with: context)
        }
    }

    private func drawBackground(with context: CairoContext) {
        context.arc(radius: 5, from: 0, to: 2 * .pi)
        context.setColor(background)
        context.fill()
    }

    /// Expects equal pixels within a tenth of a pixel, cairo's tolerance of curves.
    private func expectEqual(_ one: [UInt8], _ other: [UInt8], _ message: String) {
        let differences = zip(one, other).map { abs(Int($0) - Int($1)) }
        XCTAssertLessThanOrEqual(differences.max() ?? 0, 25, message)
    }

    /// Without a background, parts of tiles are drawn.
    func testTilesLookLikeOneArc() async throws {
        for radius in [8.0, 29, 90] {
            for (width, background) in [2.0, 10].flatMap({ [($0, drawBackground), ($0, nil)] }) {
                let gauge = makeGauge(radius: radius, width: width, background: background)
                let step = 1 / (4 * radius)
                for (start, length) in [
                    (-2.0, 0.0), (-2, 0.3), (2, 2), (0, 4.7), (-4, 6.2), (1, 2 * .pi), (9, 3),
                ] {
                    let first = (start / step).rounded() * step
                    let arc = first...(first + (length / step).rounded(.down) * step)
                    let tiled = try pixels(of: gauge, arc)
                    let whole = try pixels { context in
                        background?(context)
                        context.newPath()
                        context.arc(radius: radius, from: arc.lowerBound, to: arc.upperBound)
                        context.setColor(color)
                        context.stroke(width: width, isRound: true)
                    }
                    expectEqual(tiled, whole, "radius \(radius), width \(width), arc \(arc)")
                }
            }
        }
    }

    func testGaugeWithoutAnArcIsTheBackground() async throws {
        let gauge = makeGauge(radius: 60, width: 5, background: drawBackground)
        // Tiles of an arc are not used for none.
        gauge.draw(0...6, on: Snapshot())
        expectEqual(try pixels(of: gauge, nil), try pixels(drawBackground), "without an arc")
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
