import CRotaryWheel
import CRotaryWheelGtk
import Foundation
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The content of sectors, hub and background.
@MainActor
final class ContentTests: WidgetTestCase {
    private var made: [WeakObject] = []

    private func texts(_ wheel: RotaryWheelWidget) -> [String] { wheel.object.labels.map(\.text) }

    func testLargerWheelShowsNoLessText() async throws {
        for icon in [nil, "weather-clear"] {
            var wholeCount = 0
            for length in 1...16 {
                // Text and icons grow from 370 pixels.
                let isWhole = try [340, 400, 680, 800].map { side in
                    let text = String(repeating: "o", count: length)
                    let items = (0..<8).map { _ in RotaryWheelItem(label: text, iconName: icon) }
                    let wheel = watched(RotaryWheelWidget(items: items))
                    let window = try show(wheel, width: side, height: side)
                    defer { window.close() }
                    let labels = wheel.object.labels.filter(\.isMapped)
                    return labels.count == 8 && !labels.contains(where: \.isEllipsized)
                }
                XCTAssertEqual(isWhole, isWhole.sorted { !$0 && $1 }, "\(length)")
                if isWhole[0] { wholeCount += 1 }
            }
            XCTAssertGreaterThan(wholeCount, 2)
        }
    }

    func testNamesHaveTheRoomOfTheirSectors() async throws {
        let names = ["Bartholomew", "Wilhelmina", "Maximiliane Charlotte", "Ann", "Konstantin", "Jo"]
        for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
            for (count, width, height, least) in [
                (3, 360, 600, 14.0), (8, 360, 600, 9), (30, 900, 680, 12), (200, 900, 900, 9),
                (30, 3840, 2160, 60),
            ] {
                let name = "\(count) at \(width) × \(height)"
                let texts = (0..<count).map { count < 200 ? names[$0 % names.count] : "Name \($0)" }
                let wheel = watched(RotaryWheelWidget(labels: texts))
                gtk_widget_set_direction(wheel.widget, direction)
                // Also beyond the screen.
                gtk_widget_set_size_request(wheel.widget, gint(width), gint(height))
                let window = try show(wheel, width: width, height: height)
                let labels = wheel.object.labels.filter(\.isMapped)
                XCTAssertEqual(labels.count { !$0.isEllipsized }, count, name)
                for turn in [0.0, 0.3] {
                    wheel.rotation = Angle(turns: turn)
                    try window.waitForFrame()
                    for label in labels {
                        let (start, end) = (window.point(0, 0, of: label), window.point(1, 0, of: label))
                        XCTAssertGreaterThanOrEqual(end.x - start.x, -0.01, "\(label.text) of \(name)")
                        let bottom = window.point(0, Double(label.height), of: label)
                        XCTAssertGreaterThan(hypot(bottom.x - start.x, bottom.y - start.y), least, name)
                    }
                }
            }
        }
    }

    func testEqualSectorsShowAllLabelsOrNone() async throws {
        var shown: Set<Int> = []
        for side in stride(from: 150, through: 350, by: 20) {
            let items = (1...8).map {
                RotaryWheelItem(label: String(repeating: "o", count: $0), iconName: "weather-clear")
            }
            let wheel = watched(RotaryWheelWidget(items: items))
            let window = try show(wheel, width: side, height: side)
            defer { window.close() }
            let count = wheel.object.shownTexts.count
            XCTAssertTrue([0, 8].contains(count), "\(count) at \(side)")
            shown.insert(count)
        }
        XCTAssertEqual(shown, [0, 8])
    }

    /// A label as a content function returns it, with a floating reference, as of a new widget.
    private func makeContent(_ text: String, scale: Double = 1) -> UnsafeMutablePointer<GtkWidget> {
        let label = Label(text)
        label.setScale(scale)
        made.append(WeakObject(label))
        g_object_force_floating(label.object)
        g_object_ref(label.pointer)
        return label.widget
    }

    func testSectorsShowLabelsOrWhatAFunctionCreates() async throws {
        let (wheel, window, _) = try shown(makeWheel(4))
        XCTAssertEqual(texts(wheel), ["1", "2", "3", "4"])
        let items = [("Circles", nil), ("Flower", "weather-clear"), ("nothing", nil)]
        wheel.setItems(items.map { RotaryWheelItem(label: $0, iconName: $1) })
        try window.waitForFrame()
        XCTAssertEqual(texts(wheel), ["Circles", "Flower", "nothing"])
        wheel.setContent { [unowned self] item in
            let text = Object(retaining: UnsafeMutableRawPointer(item)).get("label", as: String?.self) ?? ""
            return text == "nothing" ? nil : makeContent("*\(text)*")
        }
        try window.waitForFrame()
        XCTAssertEqual(texts(wheel), ["*Circles*", "*Flower*"])
        XCTAssertEqual(made.count { $0.object != nil }, 2)
        wheel.setContent(nil)
        try window.waitForFrame()
        XCTAssertEqual(texts(wheel), ["Circles", "Flower", "nothing"])
        XCTAssertEqual(made.count { $0.object != nil }, 0)
    }

    func testResizedWheelKeepsItsContent() async throws {
        let wheel = watched(RotaryWheelWidget(labels: (1...8).map(String.init)))
        wheel.setContent { [unowned self] _ in makeContent("As wide as a large wheel has room", scale: 0.5) }
        let window = try show(wheel, width: 600, height: 600)
        for (margin, shownCount) in [(0, 8), (400, 0), (0, 8)] {
            gtk_widget_set_margin_start(wheel.widget, gint(margin))
            try window.waitForFrame()
            XCTAssertEqual(wheel.object.shownTexts.count, shownCount, "at \(600 - margin)")
        }
        XCTAssertEqual(made.count, 8, "each content is created once")
        XCTAssertEqual(wheel.object.labels.count, 8, "and kept")
    }

    func testCContentFunctionIsFreed() async throws {
        let wheel = watched(RotaryWheelWidget(labels: ["Circles", "Flower"]))
        let freed = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        freed.initialize(to: 0)
        defer { freed.deallocate() }
        rotary_wheel_widget_set_content_func(
            wheel.object.opaque, { _, _ in gtk_label_new("C") }, freed,
            { $0?.assumingMemoryBound(to: Int.self).pointee += 1 })
        let window = try show(wheel)
        XCTAssertEqual(texts(wheel), ["C", "C"])
        XCTAssertEqual(freed.pointee, 0)
        rotary_wheel_widget_set_content_func(wheel.object.opaque, nil, nil, nil)
        XCTAssertEqual(freed.pointee, 1)
        try window.waitForFrame()
    }

    func testReplacedAndRemovedHubChildrenAreReleased() async throws {
        let (wheel, _, record) = try shown(makeWheel())
        let (label, button) = (Label("first"), Button())
        watch(label, "the first child")
        watch(button, "the second child")
        wheel.hub = label.widget
        XCTAssertNotNil(label.parent)
        wheel.hub = button.widget
        XCTAssertNil(label.parent)
        XCTAssertEqual(wheel.hub, button.widget)
        click(button)
        XCTAssertEqual(record.all("activate"), ["activate 0"])
        wheel.hub = nil
        XCTAssertNil(button.parent)
        click(button)
        XCTAssertEqual(record.all("activate").count, 1)
    }

    private func click(_ button: Button) {
        var value = GValue()
        g_value_init_from_instance(&value, button.pointer)
        g_signal_emitv(&value, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
        g_value_unset(&value)
    }

    func testHubRejectsAncestorsAndParentedWidgets() async throws {
        let wheel = makeWheel(8)
        let (box, page) = (Box(spacing: 0), Box(spacing: 0))
        let (inside, beside) = (Label("inside"), Label("beside"))
        box.append(wheel.object)
        page.append(box)
        page.append(beside)
        wheel.hub = inside.widget
        let record = wheel.record()
        for widget in [wheel.object, box, page, beside] {
            wheel.hub = widget.widget
            XCTAssertEqual(MessageLog.take().count, 1)
            XCTAssertEqual(wheel.hub, inside.widget)
        }
        XCTAssertEqual(beside.parent, page)
        let window = try show(page)
        wheel.hub = window.window.widget
        XCTAssertEqual(MessageLog.take().count, 1)
        try window.waitForFrame()
        XCTAssertFalse(record.events.contains("notify hub"))
    }

    func testUnreadablePicturesWarnOnce() async throws {
        let uri = "resource:///nowhere/moon.png"
        let items = [
            RotaryWheelItem(label: "Sun", segmentPath: "/nowhere/sun.png"), RotaryWheelItem(label: "Moon"),
        ]
        let file = File(adopting: UnsafeMutableRawPointer(g_file_new_for_uri(uri)))
        items[1].segmentFile = file.opaque
        XCTAssertEqual(items[1].segmentFile, file.opaque)
        let (wheel, window, record) = try shown(watched(RotaryWheelWidget(items: items))) {
            $0.face = RotaryWheelFace()
            $0.face?.background = RotaryWheelPicture(path: "/nowhere/behind.png")
        }
        wheel.turn(to: 1)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selectedText, "Moon")
        try window.waitForFrame()
        wheel.face = nil
        items[1].segmentFile = nil
        XCTAssertNil(items[1].segmentFile)
        let messages = MessageLog.take()
        XCTAssertEqual(messages.count, 3, "\(messages)")
        for name in ["/nowhere/sun.png", uri, "/nowhere/behind.png"] {
            XCTAssertEqual(messages.count { $0.contains(name) }, 1, "\(name) in \(messages)")
        }
    }

    func testReadablePicturesDoNotWarn() async throws {
        let dot = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "dot.png").path
        let wheel = watched(RotaryWheelWidget(items: [RotaryWheelItem(label: nil, segmentPath: dot)]))
        wheel.face = RotaryWheelFace(picture: RotaryWheelPicture(path: dot))
        try show(wheel)
    }

    func testIconComesBeforeTheNameOfAnIcon() async throws {
        let item = RotaryWheelItem(label: nil, iconName: "weather-clear")
        let (wheel, window, _) = try shown(watched(RotaryWheelWidget(items: [item])))
        func shownName() throws -> String? {
            try window.waitForFrame()
            let image = try XCTUnwrap(wheel.object.descendants(gtk_image_get_type()).first)
            let icon = try XCTUnwrap(image.get("gicon", as: Object?.self))
            let text = unsafe g_icon_to_string(icon.opaque)
            defer { unsafe g_free(text) }
            return unsafe text.map { unsafe String(cString: $0) }
        }
        XCTAssertEqual(try shownName(), "weather-clear")
        let icon = Object.themedIcon("weather-snow")
        unsafe item.icon = icon.opaque
        XCTAssertEqual(try shownName(), "weather-snow")
        item.iconName = "weather-fog"
        XCTAssertEqual(try shownName(), "weather-snow")
        unsafe item.icon = nil
        XCTAssertEqual(try shownName(), "weather-fog")
    }
}
