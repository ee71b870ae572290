import CRotaryWheel
import CRotaryWheelGtk
import CRotaryWheelTestSupport
import RotaryWheelInterop

// The visible items and their accessible states.
extension World {
    /// Checks that only the selected item has the accessible state for it.
    func checkScreen(of control: Control) {
        guard control.kind.takesModel, !control.hasMenu, gtk_widget_get_mapped(control.widget) != 0,
            let item = control.selectedItem
        else { return }
        let items = Widget(retaining: control.pointer).children.filter(\.isItem)
        let selected = items.filter(\.isSelected)
        let text = Self.text(of: item)
        // An endless spinning wheel may repeat an item.
        if selected.count > 1, control.kind != .rim {
            fail(control, "shows several items as selected")
        } else if !selected.allSatisfy({ $0.isCalled(text) }) {
            fail(control, "shows another item as selected", "not \(text)")
        } else if selected.isEmpty, items.contains(where: { $0.isCalled(text) }) {
            fail(control, "does not show the selected item", text)
        }
    }

    /// The plain lists that a control's items come from.
    private func bases(of control: Control) -> Set<Int> {
        models.values.first { $0.list == control.model }?.bases ?? []
    }

    /// Changes a list, and checks that settled controls keep their selected item if it is still in the list.
    func keepingSelection(_ change: () -> Void) {
        // A wheel whose stops exclude its item selects another, for all that share its selection.
        let stopped = Set(controls.values.filter(isStopped).flatMap(bases(of:)))
        let all = controls.values.filter {
            $0.kind.takesModel && !$0.hasMenu && !isStopped($0) && stopped.isDisjoint(with: bases(of: $0))
        }
        let before = all.map { ($0, $0.selectedItem, $0.model) }
        change()
        guard isRested, reentries == 0 else { return }
        for (control, item, model) in before {
            guard let item, let model, control.model == model, control.selectedItem != item else { continue }
            if (0..<control.count).contains(where: { model.item(at: $0) == item }) {
                fail(
                    control, "another item is selected after a change of its list",
                    "not \(Self.text(of: item))")
            }
        }
    }

    private static func text(of item: Object) -> String {
        if item.isA(rotary_wheel_item_get_type()) { return item.get("label", as: String?.self) ?? "" }
        return item.get(item.isA(gtk_string_object_get_type()) ? "string" : "title", as: String?.self) ?? ""
    }
}

extension Widget {
    /// Whether it is the visible widget of an item.
    fileprivate var isItem: Bool {
        gtk_test_accessible_has_state(opaque, GTK_ACCESSIBLE_STATE_SELECTED) != 0 && isVisible
    }

    fileprivate var isSelected: Bool {
        !differs(ctest_check_state(pointer, GTK_ACCESSIBLE_STATE_SELECTED, 1))
    }

    fileprivate func isCalled(_ text: String) -> Bool {
        !differs(ctest_check_text(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, text))
    }

    private func differs(_ answer: UnsafeMutablePointer<CChar>?) -> Bool {
        defer { g_free(answer) }
        return answer != nil
    }
}
