import CRotaryWheel
import CRotaryWheelGtk

// Invariants.
extension World {
    /// Checks the invariants between operations.
    func check(_ control: Control) {
        for (index, property) in control.properties.enumerated() {
            let (value, known) = (control.value(of: property.name), control.known[index])
            // The class of the wheel accepts any rotation, and the wheel limits it.
            let isRotation = control.kind == .wheel && property.name == "rotation"
            let limits = isRotation ? -1e9...1e9 : property.limits
            if case .number(let number) = value, !number.isFinite || limits?.contains(number) == false {
                fail(control, "\(property.name) is beyond its range", "\(number)")
            }
            control.known[index] = value
            // A handler may have read a list wrapper before it received the change of its list.
            if value != known, reentries == 0 || property.name != "selected-item" || control.hasPlainModel {
                fail(control, "changes \(property.name) without a notification", "\(value) now")
            }
        }
        control.mostItems = max(control.mostItems, control.count)
        checkSelection(of: control, when: "after an operation")
        let hasItems = control.kind.takesModel && !control.hasMenu && control.count > 0
        if reentries == 0, hasItems, control.selected == nil {
            fail(control, "nothing is selected after an operation", "of \(control.count)")
        }
        checkSelectionModel(of: control)
    }

    /// Checks that the selected item matches the index.
    func checkSelection(of control: Control, when moment: String) {
        guard control.kind.takesModel, !control.hasMenu else { return }
        let (count, selected) = (control.count, control.selected)
        if let selected, selected >= count {
            return fail(control, "selected is beyond the items \(moment)", "\(selected) of \(count)")
        }
        guard let model = control.model else { return }
        if control.selectedItem != selected.flatMap({ model.item(at: $0) }) {
            fail(control, "selected-item differs from selected \(moment)", "\(selected ?? -1) of \(count)")
        }
    }

    /// Checks that a GtkSelectionModel and its control agree; a dial only starts from it.
    private func checkSelectionModel(of control: Control) {
        guard control.kind == .wheel || control.kind == .rim, !isStopped(control),
            let first = control.model?.selection?.firstSelected
        else { return }
        // A selection model may be wrong if it receives a change before its list.
        if first != control.selected, first < control.count {
            fail(control, "the selection model differs", "\(control.selected ?? -1), the model: \(first)")
        }
    }

    /// Whether stops may keep the control from an item.
    func isStopped(_ control: Control) -> Bool {
        guard control.kind == .wheel else { return false }
        let largest = Double.greatestFiniteMagnitude
        // The rotation limit stops a one-way wheel.
        let isAtItsEnd = control.number(of: "turning") > 0 && abs(control.number(of: "rotation")) > 1e9 - 10
        return isAtItsEnd || control.number(of: "minimum-rotation") > -largest
            || control.number(of: "maximum-rotation") < largest
    }

    /// Releases the button, waits until all controls settle, and checks them.
    func rest() {
        input(Operation("release"))
        // Frames, then the longest motion.
        pass(800)
        pass(4000)
        pass(1e7)
        let all = controls.values.sorted { $0.name < $1.name }
        // A wheel that advances automatically also moves controls that share its selection.
        guard !all.contains(where: { $0.kind == .wheel && $0.number(of: "auto-advance") > 0 }) else { return }
        for control in all {
            checkRest(of: control)
            checkScreen(of: control)
        }
        isRested = true
    }

    private func checkRest(of control: Control) {
        if control.isDragged { fail(control, "is dragged after the release") }
        guard control.kind.takesModel, control.count > 0, let selected = control.selected else { return }
        switch control.kind {
        case .wheel: checkRestOfWheel(control, selected)
        case .rim: checkRestOfRim(control, selected)
        case .dial, .menu, .popover, .knob, .gesture: break
        }
    }

    private func checkRestOfWheel(_ control: Control, _ selected: Int) {
        var (minimum, middle, maximum) = (0.0, 0.0, 0.0)
        guard
            rotary_wheel_widget_get_sector_extent(
                control.opaque, guint(selected), &minimum, &middle, &maximum) != 0
        else { return }
        let rotation = control.number(of: "rotation")
        // From beyond, the return takes hours at its constant speed.
        guard control.number(of: "return-to-start") == 0 || abs(rotation) < 1e4 else { return }
        // The sector may cross π.
        let width = maximum - minimum
        let half = (width > 0 ? width : width + 2 * .pi) / 2
        let away = abs((rotation - middle).remainder(dividingBy: 2 * .pi))
        if away > half + 0.01 {
            fail(
                control, "rests with another sector at the indicator than the selected",
                "\(selected), \(away) away")
        }
        if control.number(of: "snap") == 1, !control.isPlaced, !isStopped(control), away > 0.01 {
            fail(control, "rests beside a detent", "\(away) away")
        }
    }

    private func checkRestOfRim(_ control: Control, _ selected: Int) {
        let position = control.number(of: "position")
        let nearest = Int(position.rounded())
        let isFirstAgain = control.number(of: "endless") == 1 && nearest == control.count && selected == 0
        if nearest != selected, !isFirstAgain {
            fail(control, "rests with another item centered than the selected", "\(selected), at \(position)")
        }
        if control.number(of: "snap") == 1, !control.isPlaced, abs(position - position.rounded()) > 1e-6 {
            fail(control, "rests beside an item", "at \(position)")
        }
    }
}
