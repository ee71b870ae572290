import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The content of sectors, hub and background.
@MainActor
final class ContentTests: WidgetTestCase {
    private var made: [WeakObject] = []

    private func texts(in widget: Widget) -> [String] {
        if widget.isA(gtk_label_get_type()) { return [widget.cast(to: Label.self).text] }
        return widget.children.flatMap(texts)
    }

    func testSectorsWithoutAModelShowNumbers() async throws {
        let wheel = makeWheel(4)
        try show(wheel)
        XCTAssertEqual(texts(in: wheel.object), ["1", "2", "3", "4"])
    }

    func testSectorsShowTheLabelsOfTheModel() async throws {
        let wheel = watched(RotaryWheelWidget(labels: ["Circles", "Flower"]))
        let window = try show(wheel)
        XCTAssertEqual(texts(in: wheel.object), ["Circles", "Flower"])
        wheel.setItems([
            RotaryWheelItem(label: "Sun"), RotaryWheelItem(label: "Moon", iconName: "weather-clear"),
        ])
        try window.waitForFrame()
        XCTAssertEqual(texts(in: wheel.object), ["Sun", "Moon"])
    }

    private func labels(in widget: Widget) -> [Label] {
        widget.isA(gtk_label_get_type()) ? [widget.cast(to: Label.self)] : widget.children.flatMap(labels)
    }

    func testLargerWheelShowsNoLessText() async throws {
        for icon in [nil, "weather-clear"] {
            var wholeCount = 0
            for length in 1...16 {
                // Text and icons grow from 370 pixels.
                let isWhole = try [340, 400, 680, 800].map { side in
                    let wheel = watched(RotaryWheelWidget(labels: []))
                    let text = String(repeating: "o", count: length)
                    wheel.setItems((0..<8).map { _ in RotaryWheelItem(label: text, iconName: icon) })
                    let window = try show(wheel, width: side, height: side)
                    defer { window.close() }
                    let labels = labels(in: wheel.object).filter(\.isMapped)
                    return labels.count == 8 && !labels.contains(where: \.isEllipsized)
                }
                XCTAssertEqual(isWhole, isWhole.sorted { !$0 && $1 }, "\(length)")
                if isWhole[0] { wholeCount += 1 }
            }
            XCTAssertGreaterThan(wholeCount, 2)
        }
    }

    func testLabelsShrinkBeforeTheyAreEllipsized() async throws {
        let usual = Self.settings.get("gtk-xft-dpi", as: Int32.self)
        defer { Self.settings.set("gtk-xft-dpi", to: usual) }
        for dpi in [96, 120] {
            // GNOME's large text setting scales by 1.25.
            Self.settings.set("gtk-xft-dpi", to: Int32(dpi * 1024))
            let wheel = watched(RotaryWheelWidget(labels: []))
            wheel.setItems(
                ["Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "3 Circles"].map {
                    RotaryWheelItem(label: $0, iconName: "weather-clear")
                })
            let window = try show(wheel, width: 340, height: 340)
            defer { window.close() }
            let labels = labels(in: wheel.object)
            XCTAssertEqual(labels.count, 8)
            for label in labels {
                XCTAssertTrue(label.isMapped, label.text)
                XCTAssertFalse(label.isEllipsized, "\(label.text) at \(dpi) dpi")
            }
        }
    }

    func testEqualSectorsShowAllLabelsOrNone() async throws {
        var shown: Set<Int> = []
        for side in stride(from: 150, through: 350, by: 20) {
            let wheel = watched(RotaryWheelWidget(labels: []))
            wheel.setItems(
                (1...8).map {
                    RotaryWheelItem(label: String(repeating: "o", count: $0), iconName: "weather-clear")
                })
            let window = try show(wheel, width: side, height: side)
            defer { window.close() }
            let count = labels(in: wheel.object).filter(\.isMapped).count
            XCTAssertTrue([0, 8].contains(count), "\(count) at \(side)")
            shown.insert(count)
        }
        XCTAssertEqual(shown, [0, 8])
    }

    func testContentFunctionCreatesWidgets() async throws {
        let wheel = watched(RotaryWheelWidget(labels: ["Circles", "Flower", "nothing"]))
        wheel.setContent { [unowned self] item in
            let text = Object(retaining: UnsafeMutableRawPointer(item)).get("label", as: String?.self) ?? ""
            guard text != "nothing" else { return nil }
            let label = Label("*\(text)*")
            made.append(WeakObject(label))
            // The content function returns a floating reference, as of a new widget.
            g_object_force_floating(label.object)
            g_object_ref(label.pointer)
            return label.widget
        }
        let window = try show(wheel)
        XCTAssertEqual(texts(in: wheel.object), ["*Circles*", "*Flower*"])
        XCTAssertEqual(made.count { $0.object != nil }, 2)
        wheel.setContent(nil)
        try window.waitForFrame()
        XCTAssertEqual(texts(in: wheel.object), ["Circles", "Flower", "nothing"])
        XCTAssertEqual(made.count { $0.object != nil }, 0)
    }

    func testResizedWheelKeepsItsContent() async throws {
        let wheel = watched(RotaryWheelWidget(labels: (1...8).map(String.init)))
        wheel.setContent { [unowned self] _ in
            let label = Label("As wide as a large wheel has room")
            label.setScale(0.5)
            made.append(WeakObject(label))
            g_object_force_floating(label.object)
            g_object_ref(label.pointer)
            return label.widget
        }
        let window = try show(wheel, width: 600, height: 600)
        for (margin, shownCount) in [(0, 8), (400, 0), (0, 8)] {
            gtk_widget_set_margin_start(wheel.widget, gint(margin))
            try window.waitForFrame()
            XCTAssertEqual(
                labels(in: wheel.object).count(where: \.isMapped), shownCount, "at \(600 - margin)")
        }
        XCTAssertEqual(made.count, 8, "what was made once")
        XCTAssertEqual(labels(in: wheel.object).count, 8, "is still there")
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
        XCTAssertEqual(texts(in: wheel.object), ["C", "C"])
        XCTAssertEqual(freed.pointee, 0)
        rotary_wheel_widget_set_content_func(wheel.object.opaque, nil, nil, nil)
        XCTAssertEqual(freed.pointee, 1)
        try window.waitForFrame()
    }

    func testHubChildIsReplacedAndRemoved() async throws {
        let wheel = makeWheel(8)
        let first = Label("first")
        let second = Label("second")
        watch(first, "the first child")
        watch(second, "the second child")
        try show(wheel)
        wheel.hub = first.widget
        XCTAssertNotNil(first.parent)
        wheel.hub = second.widget
        XCTAssertNil(first.parent)
        XCTAssertEqual(wheel.hub, second.widget)
        wheel.hub = nil
        XCTAssertNil(second.parent)
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

    func testRemovedHubButtonDoesNotActivate() async {
        let wheel = makeWheel(8)
        let button = Widget(sinking: UnsafeMutableRawPointer(gtk_button_new()))
        watch(button, "the button")
        let record = wheel.record()
        wheel.hub = button.widget
        g_signal_emit_by_name_clicked(button)
        XCTAssertEqual(record.all("activate"), ["activate 0"])
        wheel.hub = nil
        g_signal_emit_by_name_clicked(button)
        XCTAssertEqual(record.all("activate").count, 1)
    }

    private func g_signal_emit_by_name_clicked(_ button: Widget) {
        var value = GValue()
        g_value_init_from_instance(&value, button.pointer)
        g_signal_emitv(&value, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
        g_value_unset(&value)
    }

    // MARK: Pictures

    private func expectOneWarning(naming name: String, line: UInt = #line) {
        let messages = MessageLog.take()
        XCTAssertEqual(messages.count, 1, "\(messages)", line: line)
        XCTAssertTrue(messages.allSatisfy { $0.contains(name) }, "\(messages)", line: line)
    }

    func testUnreadableBackgroundWarnsOnce() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        wheel.setBackground(path: "/nowhere/behind.png")
        try window.waitForFrame()
        wheel.turn(to: 3)
        try window.waitForFrame()
        wheel.setBackground(path: nil)
        expectOneWarning(naming: "/nowhere/behind.png")
    }

    func testUnreadableSegmentWarnsOnce() async throws {
        let item = RotaryWheelItem(label: "Sun", segmentPath: "/nowhere/sun.png")
        let wheel = watched(RotaryWheelWidget(items: [item, RotaryWheelItem(label: "Moon")]))
        let window = try show(wheel)
        wheel.object.queueDraw()
        wheel.turn(to: 1)
        let record = wheel.record()
        try wheel.waitUntilSettled(record)
        try window.waitForFrame()
        expectOneWarning(naming: "/nowhere/sun.png")
    }

    func testItemsOfAListHaveResources() async throws {
        let uri = "resource:///nowhere/sun.png"
        let item = RotaryWheelItem(label: "Sun")
        let file = unsafe File(adopting: UnsafeMutableRawPointer(g_file_new_for_uri(uri)))
        unsafe item.segmentFile = file.opaque
        XCTAssertEqual(unsafe item.segmentFile, unsafe file.opaque)
        let list = unsafe Object(
            adopting: UnsafeMutableRawPointer(g_list_store_new(rotary_wheel_item_get_type())))
        unsafe g_list_store_append(list.opaque, item.pointer)
        let wheel = watched(RotaryWheelWidget())
        unsafe wheel.model = list.opaque
        XCTAssertEqual(wheel.selectedText, "Sun")
        try show(wheel)
        expectOneWarning(naming: uri)
        unsafe item.segmentFile = nil
        XCTAssertNil(unsafe item.segmentFile)
    }

    func testReadablePicturesDoNotWarn() async throws {
        let dot = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "dot.png").path
        let wheel = watched(RotaryWheelWidget(items: [RotaryWheelItem(label: nil, segmentPath: dot)]))
        wheel.setBackground(path: dot)
        try show(wheel)
        XCTAssertNotNil(wheel.object.get("background-file", as: Object?.self))
    }

    private func icons(in widget: Widget) -> [Object?] {
        if widget.isA(gtk_image_get_type()) { return [widget.get("gicon", as: Object?.self)] }
        return widget.children.flatMap(icons)
    }

    func testIconComesBeforeTheNameOfAnIcon() async throws {
        let item = RotaryWheelItem(label: nil, iconName: "weather-clear")
        let wheel = watched(RotaryWheelWidget(items: [item]))
        let window = try show(wheel)
        func shownName() throws -> String? {
            try window.waitForFrame()
            let icon = try XCTUnwrap(icons(in: wheel.object).first ?? nil)
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

    func testItemNotifiesEachChangeOnce() async {
        let object = Object(adopting: UnsafeMutableRawPointer(rotary_wheel_item_new("Sun", nil)!))
        watch(object, "the item")
        let record = EventRecord(of: object)
        object.set("label", to: "Moon" as String?)
        object.set("label", to: "Moon" as String?)
        object.set("icon-name", to: "weather-clear" as String?)
        object.set("icon", to: Object.themedIcon("weather-snow").cast(to: Icon.self) as Icon?)
        object.set("segment-file", to: File(path: "/nowhere") as Object?)
        XCTAssertEqual(
            record.events, ["notify label", "notify icon-name", "notify icon", "notify segment-file"])
    }
}
