import RotaryWheelModel
import Testing

/// Examples of the documentation, with results that no other test contains.
@Suite struct DocumentationTests {
    @Test func markOverview() throws {
        let shapes = MarkMenu(Array(repeating: MarkItem(), count: 4))
        let menu = MarkMenu([MarkItem(submenu: shapes), MarkItem(submenu: shapes), MarkItem(), MarkItem()])
        let points = [(0, 0), (40, 0), (80, 1), (80, 40), (81, 80)].map { MarkPoint(x: $0, y: $1) }
        let reading = MarkRecognizer().reading(of: points, in: menu)
        #expect(reading.outcome == .chooses && reading.path == [1, 2])
        let corner = try #require(reading.corners.first)
        #expect(reading.corners.count == 1 && corner.distance(to: MarkPoint(x: 80, y: 0)) < 10)
    }

    @Test func markStroke() {
        let colors = MarkMenu(Array(repeating: MarkItem(), count: 4))
        let menu = MarkMenu(Array(repeating: MarkItem(submenu: colors), count: 4))
        var stroke = MarkStroke(in: menu, at: MarkPoint(x: 0, y: 0), time: .zero)
        stroke.move(to: MarkPoint(x: 30, y: 0), at: .milliseconds(40))
        stroke.move(to: MarkPoint(x: 60, y: 0), at: .milliseconds(80))
        stroke.move(to: MarkPoint(x: 60, y: 25), at: .milliseconds(120))
        stroke.move(to: MarkPoint(x: 60, y: 50), at: .milliseconds(160))
        #expect(stroke.reading.path == [1, 2])
    }

    @Test func overview() {
        var wheel = WheelModel(sectorCount: 8)
        var changes = wheel.hold(at: .zero)
        changes += wheel.beginDrag(at: .milliseconds(8))
        for event in 1...5 {
            changes += wheel.drag(by: Angle(degrees: -18), at: .milliseconds(8 + 16 * event))
        }
        changes += wheel.endDrag(at: .milliseconds(88))
        var frame = Duration.milliseconds(88)
        while wheel.phase != .idle {
            frame += .milliseconds(16)
            changes += wheel.update(at: frame)
        }
        #expect(wheel.selection == 7 && abs(wheel.rotation.turns + 1.875) < 1e-9)
        #expect(changes.phases == [.dragging, .coasting, .settling, .idle])
    }
}
