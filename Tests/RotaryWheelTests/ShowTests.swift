import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The window that a control opens by itself.
@MainActor
final class ShowTests: WidgetTestCase {
    override class var takesSystemTime: Bool { true }

    /// The titles of the windows that are open while a control is shown, until all are closed.
    private func titles(
        showing control: RotaryControl, _ use: @escaping @MainActor () -> Void = {}
    ) -> [String] {
        var titles: [String] = []
        _ = SystemTime().call(after: .zero) {
            use()
            let all = ListModel(retaining: UnsafeMutableRawPointer(gtk_window_get_toplevels()))
            let windows = (0..<all.count).compactMap { all.item(at: $0)?.cast(to: Window.self) }
            for window in windows where window.isMapped {
                titles.append(window.title ?? "")
                window.close()
            }
        }
        control.show()
        return titles
    }

    func testWindowReturnsWhenItIsClosedAndOpensAgain() async {
        let knob = KnobWidget(in: 0...10, step: 1)
        watch(Object(retaining: knob.widget))
        for _ in 1...2 { XCTAssertEqual(titles(showing: knob), ["KnobWidget"]) }
    }

    func testControlOfAWindowShowsThatOne() async {
        let wheel = RotaryWheelWidget(labels: ["A", "B"])
        let box = Widget(retaining: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!)
        gtk_box_append(GTK_BOX(box.pointer), wheel.widget)
        let window = Window(title: "Mine", child: box)
        watch(window)
        XCTAssertEqual(titles(showing: wheel), ["Mine"])
    }

    func testMenuAtThePointerHasALabelThatOpensIt() async {
        let menu = TestMenu()
        menu.append("Copy", "test.copy")
        let popover = MarkingMenuPopover(menuModel: menu.pointer)
        watch(Object(retaining: popover.widget))
        var text: String?
        let titles = titles(showing: popover) {
            text = popover.attachedWidget.map { Label(retaining: $0).text }
        }
        XCTAssertEqual(titles, ["MarkingMenuPopover"])
        XCTAssertEqual(text, "MarkingMenuPopover")
    }

    func testWindowShowsItself() async {
        let menu = TestMenu()
        XCTAssertEqual(titles(showing: StrokesWindow(menuModel: menu.pointer)), ["Strokes"])
    }
}
