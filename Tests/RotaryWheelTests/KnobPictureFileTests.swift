import CRotaryWheelGtk
import Foundation
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The pictures of a knob that come from files, icons and UI files.
@MainActor
final class KnobPictureFileTests: WidgetTestCase {
    /// A file that exists during the test.
    private func file(_ name: String, _ content: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: name)
        try Data(content.utf8).write(to: file)
        return file.path
    }

    /// A vector picture of 8 × 8 units or more: columns of colors.
    private func vectors(_ colors: String...) throws -> String {
        let columns = colors.enumerated().map { "<rect x='\($0 * 4)' width='4' height='8' fill='\($1)'/>" }
        let size = "width='\(4 * colors.count)' height='8'"
        return try file(
            "columns.svg", "<svg xmlns='http://www.w3.org/2000/svg' \(size)>\(columns.joined())</svg>")
    }

    func testVectorFileIsSharp() async throws {
        let path = try vectors("#f00", "#00f")
        let (knob, window, _) = try shown(makePlainKnob(at: 50))
        // As in an article.
        let face = RotaryWheelFace(picture: RotaryWheelPicture(path: path))
        face.angle = Angle(degrees: -90)
        knob.face = face
        gtk_widget_add_css_class(knob.widget, "flat")
        knob.drawsValue = false
        for (size, drawsArc) in [64, 80, 100, 240].flatMap({ [($0, true), ($0, false)] }) {
            gtk_widget_set_size_request(knob.object.widget, Int32(size), Int32(size))
            knob.isFlat = !drawsArc
            try window.waitForFrame()
            let left: (x: Double, y: Double) = window.point(0, Double(size / 2), of: knob.object)
            let row = window.pixels(x: left.x, y: left.y, width: size, height: 1)
            let halves = row.split { $0 != red && $0 != blue }
            XCTAssertEqual(halves.count, 1, "\(size): nothing is blended in the middle")
            let (reds, blues) = (row.count { $0 == red }, row.count { $0 == blue })
            XCTAssertEqual(reds, blues, "\(size)")
            XCTAssertGreaterThan(reds, size / 3, "\(size): the picture has the room of the disc")
            guard drawsArc else { continue }
            // The gap beside the picture has the color of the window.
            let beside = row[size / 2 + blues]
            XCTAssertEqual(beside, row[size / 2 - reds - 1], "\(size)")
            XCTAssertEqual(beside, row[size / 2 + blues + 1], "\(size): the edge is not blended")
        }
    }

    func testVectorFilmStripIsSharp() async throws {
        let path = try vectors("#f00", "#00f", "#0f0", "#f00", "#00f", "#0f0")
        let (knob, window, _) = try shown(makePlainKnob()) {
            ($0.ownFace.picture, $0.ownFace.frames, $0.isFlat) = (.init(path: path), 3, true)
        }
        // Two pixels beside the middle of each frame, which is drawn 12 times as large.
        for (value, left, right) in [(0.0, red, blue), (50, green, red), (100, blue, green)] {
            knob.value = value
            XCTAssertEqual(try color(180, 0.04, of: knob, in: window), left, "\(value)")
            XCTAssertEqual(try color(0, 0.04, of: knob, in: window), right, "\(value)")
        }
    }

    func testTransformsStrokesAndGradientsOfVectorsAreDrawn() async throws {
        let path = try file(
            "quarters.svg",
            """
            <svg xmlns='http://www.w3.org/2000/svg' width='32' height='32'><linearGradient id='lime'>
            <stop offset='0.5' stop-color='#0f0'/><stop offset='0.5' stop-color='#00f'/></linearGradient>
            <g transform='translate(16 16) rotate(180)'>
            <rect width='8' height='8' transform='scale(2)' fill='#f00'/></g>
            <path d='M16 8h16' stroke='#00f' stroke-width='16' fill='none'/>
            <rect y='16' width='32' height='16' fill='url(#lime)'/></svg>
            """)
        let (knob, window, _) = try shown(makePlainKnob(at: 50)) {
            ($0.ownFace.picture, $0.ownFace.angle, $0.isFlat) = (
                .init(path: path), Angle(degrees: -90), true
            )
        }
        for (angle, wanted) in [(225.0, red), (315, blue), (135, green), (45, blue)] {
            for part in [0.1, 0.4] {
                XCTAssertEqual(try color(angle, part, of: knob, in: window), wanted, "\(angle)° at \(part)")
            }
        }
    }

    func testSymbolicIconHasTheColorOfText() async throws {
        let (knob, window, _) = try shown(makePlainKnob(at: 50)) {
            ($0.ownFace.picture, $0.isFlat) = (.init(iconName: "list-add-symbolic"), true)
        }
        let light = try color(0, 0.05, of: knob, in: window)
        try inStyle(dark: true) {
            try MainLoop.wait(for: "a light icon") {
                Self.distance(try! color(0, 0.05, of: knob, in: window), light) > 100
            }
        }
    }

    func testUnreadablePicturesWarnOnceAndLeaveTheDrawnLook() async throws {
        let (knob, window, _) = try shown(makePlainKnob(at: 30), width: 120, height: 120)
        func pixels() throws -> [UInt32] {
            try window.waitForFrame()
            return window.pixels(x: 0, y: 0, width: 120, height: 120)
        }
        let drawn = try pixels()
        let broken = try file("broken.svg", "no picture")
        let pictures = [
            ("/nowhere/dial.svg", RotaryWheelPicture(path: "/nowhere/dial.svg")),
            (broken, RotaryWheelPicture(path: broken)),
            ("no-such-icon", RotaryWheelPicture(iconName: "no-such-icon")),
        ]
        for (name, picture) in pictures {
            knob.ownFace.picture = picture
            XCTAssertEqual(try pixels(), drawn, name)
            gtk_widget_set_size_request(knob.object.widget, 90, 90)
            try window.waitForFrame()
            gtk_widget_set_size_request(knob.object.widget, 100, 100)
            XCTAssertEqual(try pixels(), drawn, name)
            expectMessages([name])
        }
    }

    func testExtremePicturesAreDrawn() async throws {
        for size: Int32 in [0, 1, 24, 300] {
            let knob = makeKnob(at: 40)
            gtk_widget_set_size_request(knob.object.widget, size, size)
            (knob.ownFace.angle, knob.ownFace.frames) = (Angle(radians: 1e300), 10_000)
            let window = try show(knob.object, width: Int(max(size, 1)), height: Int(max(size, 1)))
            for paintable in [
                plain(red, width: 1, height: 1), plain(red, width: 5000, height: 1),
                RotaryWheelPicture(iconName: "list-add-symbolic"),
            ] {
                knob.ownFace.picture = paintable
                try window.waitForFrame()
            }
            (knob.ownFace.frames, knob.isFlat) = (1, true)
            try window.waitForFrame()
            XCTAssertGreaterThan(window.colorCount, 2, "\(size)")
            window.close()
        }
    }

    func testBuilderLoadsFilesAndIcons() async throws {
        registerTypes()
        let file = URL(fileURLWithPath: try vectors("#f00", "#f00"))
        let text = """
            <interface>
            <object class="GtkIconPaintable" id="dial">
              <property name="file">\(file.absoluteString)</property>
            </object>
            <object class="GtkIconPaintable" id="gloss">
              <property name="icon-name">list-add-symbolic</property>
            </object>
            <object class="RotaryWheelKnob" id="knob">
              <property name="draw-value">0</property>
              <property name="width-request">100</property>
              <property name="face"><object class="RotaryWheelFace">
                <property name="picture">dial</property>
                <property name="background">\(file.path)</property>
                <property name="overlay">gloss</property>
              </object></property>
            </object></interface>
            """
        let builder = Object(adopting: UnsafeMutableRawPointer(gtk_builder_new_from_string(text, -1)))
        let built = gtk_builder_get_object(builder.opaque, "knob")!
        let knob = watched(KnobWidget(Widget(retaining: UnsafeMutableRawPointer(built)).widget)!)
        let window = try show(knob.object, width: 100, height: 100)
        XCTAssertEqual(try color(60, 0.7, of: knob, in: window), red)
        XCTAssertNotEqual(try color(0, 0.05, of: knob, in: window), red)
    }
}
