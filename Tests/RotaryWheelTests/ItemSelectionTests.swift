import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The selection and its notifications across model changes, in all three controls with items.
@MainActor
final class ItemSelectionTests: WidgetTestCase {
    private let names = Names("a", "b", "c", "d", "e", "f", "g", "h")

    /// The three controls, with some items or none.
    private func makeControls(of names: Names? = nil) -> [Widget] {
        let controls = [RotaryWheelWidget(), SpinningWheelWidget(), DialMenuWidget()] as [SelectionControl]
        return controls.map {
            let control = watched($0).object
            if let names { show(names, in: control) }
            return control
        }
    }

    private func show(_ names: Names, in control: Widget) { control.set("model", to: names.model as Object?) }

    private func select(_ index: Int, in control: Widget) { control.set("selected", to: UInt32(index)) }

    private func selected(in control: Widget) -> Int { Int(control.get("selected", as: UInt32.self)) }

    private func text(in control: Widget) -> String? {
        control.get("selected-item", as: Object?.self).map { $0.get("string", as: String?.self) ?? "" }
    }

    func testSelectionFollowsItsItem() async {
        let all = ["a", "b", "c", "d", "e", "f", "g", "h"]
        typealias Change = (String, (Names) -> Void, item: String?, index: Int, notified: [String])
        let changes: [Change] = [
            ("insertion before", { $0.insert(["x"], at: 0) }, "c", 3, ["selected"]),
            ("removal before", { $0.remove(1, at: 0) }, "c", 1, ["selected"]),
            ("insertion behind", { $0.insert(["x"], at: 8) }, "c", 2, []),
            ("replacement behind", { $0.replace(1, at: 5, by: ["x"]) }, "c", 2, []),
            ("replacement", { $0.replace(1, at: 2, by: ["x"]) }, "x", 2, ["selected-item"]),
            ("removal", { $0.remove(1, at: 2) }, "d", 2, ["selected-item"]),
            ("removal to the end", { $0.remove(6, at: 2) }, "b", 1, ["selected", "selected-item"]),
            ("emptying", { $0.remove(8, at: 0) }, nil, Int(UInt32.max), ["selected", "selected-item"]),
        ]
        for (name, change, item, index, notified) in changes {
            names.replace(names.model.count, at: 0, by: all)
            for control in makeControls(of: names) {
                names.replace(names.model.count, at: 0, by: all)
                select(2, in: control)
                let record = EventRecord(of: control)
                change(names)
                XCTAssertEqual(text(in: control), item, "\(control.cssName): \(name)")
                XCTAssertEqual(selected(in: control), index, "\(control.cssName): \(name)")
                XCTAssertEqual(
                    record.only("notify selected").sorted(), notified.map { "notify \($0)" },
                    "\(control.cssName): \(name)")
                names.replace(names.model.count, at: 0, by: ["z"])
                XCTAssertEqual(text(in: control), "z", "\(control.cssName): \(name)")
            }
        }
    }

    func testSelectionFollowsItsItemThroughSortingAndSlicing() async {
        for control in makeControls() {
            func expect(_ model: ListModel, _ first: Int, becomes last: Int, after change: () -> Void) {
                control.set("model", to: model as Object?)
                select(first, in: control)
                let item = model.item(at: first)
                change()
                XCTAssertEqual(selected(in: control), last, control.cssName)
                XCTAssertEqual(control.get("selected-item", as: Object?.self), item, control.cssName)
                control.set("model", to: nil as Object?)
            }
            let sorted = SortedNames(Names("h", "g", "f", "e", "d", "c", "b", "a"))
            expect(sorted.model, 1, becomes: 6) { sorted.sort() }
            let slice = gtk_slice_list_model_new(OpaquePointer(g_object_ref(names.model.pointer)), 0, 4)!
            expect(ListModel(adopting: UnsafeMutableRawPointer(slice)), 3, becomes: 1) {
                gtk_slice_list_model_set_offset(slice, 2)
            }
            let objects = (0..<6).map { _ in Label("x") as Object }
            let list = ListModel(of: objects)
            expect(list, 1, becomes: 4) {
                var backwards = objects.reversed().map { Optional($0.pointer) }
                g_list_store_splice(list.opaque, 0, 6, &backwards, 6)
            }
        }
    }

    func testNewModelSelectsItsFirstItem() async {
        for control in makeControls(of: names) {
            select(4, in: control)
            let record = EventRecord(of: control)
            let others = Names("1", "2", "3", "4", "5", "6", "7", "8")
            show(others, in: control)
            XCTAssertEqual(selected(in: control), 0, control.cssName)
            XCTAssertEqual(text(in: control), "1", control.cssName)
            // GObject does not define the order of deferred notifications.
            XCTAssertEqual(
                record.only("notify model", "notify selected").sorted(),
                ["notify model", "notify selected", "notify selected-item"], control.cssName)
            record.clear()
            show(Names("x", "y"), in: control)
            XCTAssertEqual(
                record.only("notify model", "notify selected").sorted(),
                ["notify model", "notify selected-item"], control.cssName)
        }
    }

    func testSelectedIsClampedToTheFirstModel() async {
        for control in makeControls() {
            for (asked, expected) in [(3, 3), (7, 7), (8, 7), (100, 7), (Int(UInt32.max), 0)] {
                control.set("model", to: nil as Object?)
                select(asked, in: control)
                XCTAssertEqual(selected(in: control), Int(UInt32.max), control.cssName)
                show(names, in: control)
                XCTAssertEqual(selected(in: control), expected, "\(control.cssName), \(asked)")
                for other in [100, Int(UInt32.max)] {
                    select(other, in: control)
                    XCTAssertEqual(selected(in: control), expected, "\(control.cssName), \(asked), \(other)")
                }
            }
        }
    }

    func testReentrantSelectionStays() async {
        for control in makeControls(of: names) {
            for property in ["flippable", "model", "selected", "selected-item"] {
                show(names, in: control)
                select(6, in: control)
                var (seen, calls): (String?, Int) = (nil, 0)
                let handler = control.connect("notify::\(property)") { [unowned self, weak control] _ in
                    calls += 1
                    guard seen == nil, let control else { return }
                    seen = "\(selected(in: control)) \(text(in: control) ?? "-")"
                    select(1, in: control)
                }
                if property == "flippable" {
                    control.set("flippable", to: !control.get("flippable", as: Bool.self))
                } else {
                    show(Names("x", "y", "z"), in: control)
                    XCTAssertEqual(text(in: control), "y", "\(control.cssName), \(property)")
                }
                XCTAssertEqual(selected(in: control), 1, "\(control.cssName), \(property)")
                // The notification of the model follows the selection.
                if property == "model" {
                    XCTAssertEqual(seen, "0 x", control.cssName)
                    XCTAssertEqual(calls, 1, control.cssName)
                }
                control.disconnect(handler)
            }
        }
    }

    func testUnchangedPropertiesAreNotNotified() async throws {
        for control in makeControls(of: names) {
            try show(control, width: 300, height: 300)
            var last = (selected(in: control), control.get("selected-item", as: Object?.self))
            var wrong: [String] = []
            for property in ["selected", "selected-item"] {
                control.connect("notify::\(property)") { [unowned self, weak control] _ in
                    guard let control else { return }
                    let now = (selected(in: control), control.get("selected-item", as: Object?.self))
                    if property == "selected" ? now.0 == last.0 : now.1 == last.1 { wrong.append(property) }
                    if property == "selected" { last.0 = now.0 } else { last.1 = now.1 }
                }
            }
            for index in [3, 3, 5, 0] {
                select(index, in: control)
                names.insert(["x"], at: 8)
                names.insert(["y"], at: 1)
                names.remove(1, at: 1)
                names.remove(1, at: 8)
                names.replace(1, at: index, by: ["z"])
            }
            show(Names("x", "y"), in: control)
            show(names, in: control)
            XCTAssertEqual(wrong, [], control.cssName)
        }
    }

    func testEarlierHandlerChangesTheListAgain() async {
        for isEmptied in [true, false] {
            for control in makeControls() {
                let names = Names("a", "b", "c")
                var isFirst = true
                _ = names.model.onItemsChanged { _, _, _ in
                    guard isFirst else { return }
                    isFirst = false
                    names.remove(isEmptied ? 4 : 2, at: 0)
                }
                show(names, in: control)
                select(2, in: control)
                names.insert(["x"], at: 1)
                XCTAssertEqual(text(in: control), isEmptied ? nil : "c", control.cssName)
                XCTAssertEqual(UInt32(selected(in: control)), isEmptied ? .max : 1, control.cssName)
                names.insert(["y"], at: 0)
                XCTAssertEqual(text(in: control), isEmptied ? "y" : "c", control.cssName)
            }
        }
    }

    func testEarlierHandlerSelectsTheNewItem() async {
        for control in makeControls() {
            let list = gtk_single_selection_new(OpaquePointer(g_object_ref(names.model.pointer)))!
            let model = ListModel(adopting: UnsafeMutableRawPointer(list))
            _ = model.onItemsChanged { [names] _, _, _ in
                gtk_single_selection_set_selected(list, guint(names.model.count - 1))
            }
            control.set("model", to: model as Object?)
            names.insert(["x"], at: 8)
            XCTAssertEqual(text(in: control), "x", control.cssName)
            XCTAssertEqual(gtk_single_selection_get_selected(list), 8, control.cssName)
            names.remove(1, at: 8)
            XCTAssertEqual(text(in: control), "h", control.cssName)
            control.set("model", to: nil as Object?)
        }
    }
}
