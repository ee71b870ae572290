import RotaryWheelModel
import Testing

/// The examples of the documentation with their results.
@Suite struct DocumentationTests {
    @Test func angleTracker() {
        var tracker = AngleTracker(at: Angle(degrees: 170))
        #expect(abs(tracker.move(to: Angle(degrees: -170)).degrees - 20) < 1e-9)
        #expect(abs(tracker.total.degrees - 20) < 1e-9)
    }

    @Test func sectorRing() {
        let ring = SectorRing(count: 8)
        #expect(ring.sector(at: Angle(degrees: 50)) == 1)
        #expect(abs(ring.middle(of: 2).degrees - 90) < 1e-9)
    }

    @Test func sectorExtent() throws {
        let extent = try #require(SectorExtent(sector: 0, in: SectorRing(count: 3)))
        #expect("\(extent)" == "0 | -1.047198, 0.000000, 1.047198")
    }

    @Test func wheelModel() {
        var wheel = WheelModel(sectorCount: 8)
        wheel.beginDrag(at: .zero)
        wheel.drag(by: Angle(degrees: 80), at: .milliseconds(500))
        wheel.endDrag(at: .seconds(1))
        wheel.update(at: .seconds(2))
        #expect(wheel.selection == 6)
    }

    @Test func rimModel() {
        var rim = RimModel(count: 5000)
        rim.step(by: 3, at: .zero)
        rim.update(at: .seconds(1))
        #expect(rim.selection == 3)
    }

    @Test func dialModel() {
        var dial = DialModel(count: 10)
        dial.layOut { DialGeometry(spacing: $0, itemSize: 72, diameter: 400) }
        dial.expansion.setExpanded(true, at: .zero)
        dial.step(by: 1, at: .zero)
        dial.update(at: .seconds(2))
        #expect(dial.selection == 1)
    }

    @Test func markLayout() {
        let layout = MarkLayout(count: 8)
        #expect(abs(layout.directions[2].degrees) < 1e-9)
        #expect(layout.item(towards: Angle(degrees: 20)) == 2)
    }

    @Test func markMenu() {
        let colors = MarkMenu(Array(repeating: MarkItem(), count: 20))
        #expect(colors.items.count == 12)
        #expect(colors.indices(ofPath: [11, 2]) == [13])
    }

    @Test func markRecognizer() {
        let menu = MarkMenu(Array(repeating: MarkItem(), count: 4))
        let stroke = [0, 10, 20, 30].map { MarkPoint(x: $0, y: 2) }
        #expect(MarkRecognizer().reading(of: stroke, in: menu).path == [1])
    }

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
