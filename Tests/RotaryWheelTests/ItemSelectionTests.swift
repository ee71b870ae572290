import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The selection and its notifications across model changes, in all three controls with items.
@MainActor
final class ItemSelectionTests: WidgetTestCase {
    private let names = Names("a", "b", "c", "d", "e", "f", "g", "h")

    /// The three controls without items.
    private func makeControls() -> [Widget] {
        [
            watched(RotaryWheelWidget()).object, watched(SpinningWheelWidget()).object,
            watched(DialMenuWidget()).object,
        ]
    }

    private func makeControls(of names: Names) -> [Widget] {
        let controls = makeControls()
        for control in controls { show(names, in: control) }
        return controls
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
                XCTAssertEqual(text(in: control), item, "\(control.name): \(name)")
                XCTAssertEqual(selected(in: control), index, "\(control.name): \(name)")
                XCTAssertEqual(
                    record.only("notify selected").sorted(), notified.map { "notify \($0)" },
                    "\(control.name): \(name)")
                names.replace(names.model.count, at: 0, by: ["z"])
                XCTAssertEqual(text(in: control), "z", "\(control.name): \(name)")
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
                XCTAssertEqual(selected(in: control), last, control.name)
                XCTAssertEqual(control.get("selected-item", as: Object?.self), item, control.name)
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
            XCTAssertEqual(selected(in: control), 0, control.name)
            XCTAssertEqual(text(in: control), "1", control.name)
            // GObject does not define the order of deferred notifications.
            XCTAssertEqual(
                record.only("notify model", "notify selected").sorted(),
                ["notify model", "notify selected", "notify selected-item"], control.name)
            record.clear()
            show(Names("x", "y"), in: control)
            XCTAssertEqual(
                record.only("notify model", "notify selected").sorted(),
                ["notify model", "notify selected-item"],
                control.name)
        }
    }

    func testSelectedIsClampedToTheFirstModel() async {
        for control in makeControls() {
            for (asked, expected) in [(3, 3), (7, 7), (8, 7), (100, 7), (Int(UInt32.max), 0)] {
                control.set("model", to: nil as Object?)
                select(asked, in: control)
                XCTAssertEqual(selected(in: control), Int(UInt32.max), control.name)
                show(names, in: control)
                XCTAssertEqual(selected(in: control), expected, "\(control.name), \(asked)")
                for other in [100, Int(UInt32.max)] {
                    select(other, in: control)
                    XCTAssertEqual(selected(in: control), expected, "\(control.name), \(asked), \(other)")
                }
            }
        }
    }

    func testModelNotificationFollowsTheSelection() async {
        for control in makeControls(of: names) {
            select(7, in: control)
            var seen: [String] = []
            let weak = WeakObject(control)
            control.connect("notify::model") { [unowned self] _ in
                guard let control = weak.object?.cast(to: Widget.self) else { return }
                seen.append("\(selected(in: control)) \(text(in: control) ?? "-")")
                select(1, in: control)
            }
            show(Names("x", "y"), in: control)
            XCTAssertEqual(seen, ["0 x"], control.name)
            XCTAssertEqual(selected(in: control), 1, control.name)
            XCTAssertEqual(text(in: control), "y", control.name)
        }
    }

    func testReentrantSelectionStays() async {
        for control in makeControls(of: names) {
            for property in ["flippable", "model", "selected", "selected-item"] {
                show(names, in: control)
                select(6, in: control)
                let weak = WeakObject(control)
                var isDone = false
                let handler = control.connect("notify::\(property)") { [unowned self] _ in
                    guard !isDone, let control = weak.object?.cast(to: Widget.self) else { return }
                    isDone = true
                    select(1, in: control)
                }
                if property == "flippable" {
                    control.set("flippable", to: !control.get("flippable", as: Bool.self))
                } else {
                    show(Names("x", "y", "z"), in: control)
                }
                XCTAssertEqual(selected(in: control), 1, "\(control.name), \(property)")
                control.disconnect(handler)
            }
        }
    }

    func testUnchangedPropertiesAreNotNotified() async throws {
        for control in makeControls(of: names) {
            try show(control, width: 300, height: 300)
            var last = (selected(in: control), control.get("selected-item", as: Object?.self))
            var wrong: [String] = []
            let weak = WeakObject(control)
            for property in ["selected", "selected-item"] {
                control.connect("notify::\(property)") { [unowned self] _ in
                    guard let control = weak.object?.cast(to: Widget.self) else { return }
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
            XCTAssertEqual(wrong, [], control.name)
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
                XCTAssertEqual(text(in: control), isEmptied ? nil : "c", control.name)
                XCTAssertEqual(UInt32(selected(in: control)), isEmptied ? .max : 1, control.name)
                names.insert(["y"], at: 0)
                XCTAssertEqual(text(in: control), isEmptied ? "y" : "c", control.name)
            }
        }
    }

    func testEarlierHandlerSelectsTheNewItem() async {
        for control in makeControls() {
            let list = gtk_single_selection_new(OpaquePointer(g_object_ref(names.model.pointer)))!
            let model = ListModel(adopting: UnsafeMutableRawPointer(list))
            _ = model.onItemsChanged { _, _, _ in
                gtk_single_selection_set_selected(list, gtk_single_selection_get_model(list).last)
            }
            control.set("model", to: model as Object?)
            names.insert(["x"], at: 8)
            XCTAssertEqual(text(in: control), "x", control.name)
            XCTAssertEqual(gtk_single_selection_get_selected(list), 8, control.name)
            names.remove(1, at: 8)
            XCTAssertEqual(text(in: control), "h", control.name)
            control.set("model", to: nil as Object?)
        }
    }
}

extension OpaquePointer {
    /// The last position of a list.
    fileprivate var last: guint { g_list_model_get_n_items(self) - 1 }
}

extension Object {
    /// The type name of the object.
    fileprivate var name: String { unsafe String(cString: g_type_name(cgtk_type_of_instance(pointer))) }
}
