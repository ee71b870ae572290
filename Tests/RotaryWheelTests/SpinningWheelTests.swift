import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The items, motion and notifications of the spinning wheel.
@MainActor
final class SpinningWheelTests: WidgetTestCase {
    private func texts(of wheel: SpinningWheelWidget) -> [String] {
        wheel.items.flatMap(\.labels).map(\.text)
    }

    func testDelegateAndClosureAreCalled() async throws {
        final class Delegate: SpinningWheelDelegate {
            var calls: [String] = []
            func spinningWheelDidChangeValue(_ wheel: SpinningWheelWidget) {
                calls.append("value \(wheel.selected ?? -1)")
            }
            func spinningWheelDidMove(_ wheel: SpinningWheelWidget) {
                calls.append("moved \(wheel.position)")
            }
            func spinningWheel(_ wheel: SpinningWheelWidget, didActivate item: Int) {
                calls.append("activated \(item)")
            }
        }
        let (delegate, wheel) = (Delegate(), makeSpinningWheel(10))
        wheel.delegate = delegate
        var settled: [String] = []
        wheel.onSettled = { wheel, item in settled.append("\(item) \(wheel.selectedText ?? "")") }
        wheel.scroll(to: 4, animated: false)
        XCTAssertTrue(wheel.object.activateAction("wheel.activate"))
        XCTAssertEqual(delegate.calls, ["value 0", "moved 4.0", "value 4", "activated 4"])
        XCTAssertEqual(settled, ["4 Item 5"])
    }

    func testOnlyVisibleItemsHaveWidgets() async throws {
        let (wheel, window, _) = try shown(makeSpinningWheel(1_000_000))
        // θ / w is 2.01 in this view: places 0 … 3 are visible, and one more is ready.
        XCTAssertEqual(texts(of: wheel), (1...5).map { "Item \($0)" })
        for position in [1, 17, 12, 15, 500_000, 499_996, 999_998, 999_999] {
            wheel.position = Double(position)
            try window.waitForFrame()
            let shown = max(0, position - 4)...min(999_999, position + 4)
            XCTAssertEqual(texts(of: wheel), shown.map { "Item \($0 + 1)" }, "those to the right are on top")
        }
        XCTAssertEqual(wheel.selected, 999_999)
    }

    func testItemWidgetsAreReused() async throws {
        let wheel = makeSpinningWheel(1_000_000)
        var made: [WeakObject] = []
        var (bound, largest) = (0, 0)
        wheel.setItems(
            create: {
                let label = gtk_label_new("")!
                made.append(WeakObject(Object(retaining: UnsafeMutableRawPointer(label))))
                return label
            },
            bind: { content, item, position in
                bound += 1
                XCTAssertEqual(String(cString: gtk_string_object_get_string(item)), "Item \(position + 1)")
                gtk_label_set_text(OpaquePointer(content), "\(position)")
            })
        try show(wheel)
        for position in stride(from: 0.0, to: 1_000_000, by: 997.3) {
            wheel.position = position
            largest = max(largest, wheel.items.count)
        }
        XCTAssertGreaterThan(bound, 5000)
        XCTAssertLessThanOrEqual(largest, 9)
        XCTAssertLessThanOrEqual(made.count, 9 + 4)
        // Six places between two items, and one more on each side.
        XCTAssertEqual(wheel.items.count, 8)
        wheel.setStandardItems()
        XCTAssertEqual(made.count { $0.object != nil }, 0)
    }

    func testItemsShowPicturesAndIcons() async throws {
        let texture = try XCTUnwrap(ImageSurface(width: 4, height: 4)).makeTexture()
        let wheel = watched(SpinningWheelWidget())
        let item = Object(
            adopting: UnsafeMutableRawPointer(rotary_wheel_item_new("Sun", "weather-clear-symbolic")))
        wheel.show(ListModel(of: [texture, item]))
        try show(wheel)
        let shown = wheel.items.map { $0.children[0].children.filter(\.isVisible).map(\.cssName) }
        XCTAssertEqual(shown, [["picture"], ["image", "label"]])
    }

    func testItemChangeUpdatesItsWidget() async throws {
        let wheel = watched(SpinningWheelWidget(labels: ["Sun", "Moon"]))
        let item = try XCTUnwrap(wheel.selectedItem)
        try show(wheel)
        rotary_wheel_item_set_label(item, "Star")
        XCTAssertEqual(texts(of: wheel), ["Star", "Moon"])
        assertDescribed(wheel.object, as: "Star, 1 of 2")
    }

    func testScrollToMovesTheWheel() async throws {
        let wheel = makeSpinningWheel(100)
        let record = wheel.record()
        wheel.scroll(to: 30, animated: false)
        XCTAssertEqual(wheel.position, 30)
        XCTAssertEqual(record.all("settled"), ["settled 30"])
        try show(wheel)
        wheel.scroll(to: 90)
        XCTAssertEqual(wheel.selected, 30)
        try wheel.waitUntilSettled(record, times: 2)
        XCTAssertEqual(wheel.selected, 90)
        wheel.scroll(to: 100)
        wheel.scroll(to: -1)
        XCTAssertEqual(wheel.position, 90)
        wheel.isEndless = true
        var passed: Set<Int> = []
        wheel.object.connect("notify::position") { [unowned wheel] _ in
            passed.insert(Int(wheel.position.rounded()) % 100)
        }
        wheel.scroll(to: 5)
        try wheel.waitUntilSettled(record, times: 3)
        XCTAssertEqual(wheel.selected, 5)
        XCTAssertTrue(passed.isSubset(of: Set(90...99).union(0...5)), "\(passed)")
        setAnimated(false)
        wheel.scroll(to: 50)
        XCTAssertEqual(wheel.position, 50)
        XCTAssertEqual(wheel.selected, 50)
    }

    func testOrientationPlacesTheItems() async throws {
        for (orientation, dx, dy) in [
            (RimOrientation.top, 1.0, 0.0), (.bottom, 1, 0), (.left, 0, 1), (.right, 0, 1),
        ] {
            let wheel = makeSpinningWheel(10)
            wheel.orientation = orientation
            let window = try show(wheel, width: 600, height: 600)
            wheel.position = 5
            try window.waitForFrame()
            let index = try XCTUnwrap(wheel.items.firstIndex { $0.labels.map(\.text) == ["Item 6"] })
            func middle(_ item: Widget) -> (x: Double, y: Double) { window.point(66.5, 86.5, of: item) }
            let (centered, next) = (middle(wheel.items[index]), middle(wheel.items[index + 1]))
            XCTAssertEqual(centered.x, 300, accuracy: 1)
            XCTAssertEqual(centered.y, 300, accuracy: 1)
            XCTAssertGreaterThan((next.x - centered.x) * dx + (next.y - centered.y) * dy, 100)
            for name in ["top", "bottom", "left", "right"] {
                XCTAssertEqual(wheel.object.hasStyleClass(name), "\(orientation)" == name)
            }
        }
    }

    func testWheelIsFinalizedInMotionAndByItsHandler() async throws {
        for isHandler in [false, true] {
            var wheel: SpinningWheelWidget? = makeSpinningWheel(10)
            let (window, object) = (try show(wheel!), WeakObject(wheel!.object))
            if isHandler { wheel?.onSettled = { _, _ in gtk_window_set_child(window.gtkWindow, nil) } }
            wheel?.scroll(to: 9)
            try MainLoop.wait(for: "the wheel to move") { wheel!.position > 0 }
            XCTAssertLessThan(wheel!.position, 9)
            wheel = nil
            if !isHandler { gtk_window_set_child(window.gtkWindow, nil) }
            try MainLoop.wait(for: "the wheel to be gone") { object.object == nil }
        }
    }

    func testWheelShowsAtAnySize() async throws {
        for (width, height) in [(1, 1), (145, 185), (145, 900), (1200, 185), (1200, 900)] {
            for orientation in RimOrientation.allCases {
                let wheel = makeSpinningWheel(12)
                wheel.orientation = orientation
                try expectDrawn(wheel.object, width, height, "\(orientation)")
                XCTAssertGreaterThan(wheel.items.count, 0)
                (wheel.itemWidth, wheel.itemHeight) = (90, 120)
                let (width, height) = (
                    wheel.object.measure(GTK_ORIENTATION_HORIZONTAL),
                    wheel.object.measure(GTK_ORIENTATION_VERTICAL)
                )
                XCTAssertGreaterThan(width.minimum, 90)
                XCTAssertGreaterThan(height.minimum, 120)
                // Three items along the rim.
                let isUpright = orientation == .left || orientation == .right
                XCTAssertGreaterThanOrEqual(isUpright ? height.natural : width.natural, isUpright ? 360 : 270)
            }
        }
    }

    func testWheelWorksWithNoneOrOneItem() async throws {
        for count in [0, 1] {
            for endless in [false, true] {
                let (wheel, window, _) = try shown(makeSpinningWheel(count)) { $0.isEndless = endless }
                wheel.step(by: 1)
                wheel.scroll(to: 0)
                wheel.position = 0.25
                try window.waitForFrame()
                XCTAssertEqual(wheel.selected, count == 0 ? nil : 0)
                XCTAssertEqual(wheel.object.activateAction("wheel.activate"), true)
            }
        }
    }

    func testAdjustmentAndWheelFollowEachOther() async throws {
        let wheel = makeSpinningWheel(50)
        let adjustment = wheel.addAdjustment()
        try show(wheel)
        XCTAssertEqual(adjustment.get("upper", as: Double.self), 50)
        XCTAssertEqual(adjustment.get("page-size", as: Double.self), 1)
        XCTAssertEqual(adjustment.get("page-increment", as: Double.self), 3)
        wheel.position = 20
        XCTAssertEqual(adjustment.value, 20)
        let record = wheel.record()
        adjustment.value = 30.3
        XCTAssertEqual(wheel.position, 30.3)
        XCTAssertEqual(wheel.selected, 20)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.position, 30)
        XCTAssertEqual(wheel.selected, 30)
        XCTAssertEqual(record.all("settled"), ["settled 30"])
        XCTAssertEqual(adjustment.value, 30)
        // Moved by the adjustment, the wheel still handles keys and calls.
        adjustment.value = 33
        wheel.step(by: 1)
        try wheel.waitUntilSettled(record, times: 3)
        XCTAssertEqual(wheel.selected, 34)
        XCTAssertGreaterThan(record.count("notify position"), 1)
        rotary_wheel_selection_control_set_model(wheel.object.opaque, nil)
        XCTAssertEqual(adjustment.get("upper", as: Double.self), 0)
        watch(adjustment, "the adjustment")
    }
}
