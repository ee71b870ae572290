import CRotaryWheelGtk
import RotaryWheelInterop

// Signals and notifications: first the checks, then handlers with operations.
extension World {
    func listen(to control: Control) {
        for property in control.properties {
            control.object.connect("notify::\(property.name)") { [weak control] _ in
                guard let control else { return }
                World.current?.notified(property.name, by: control)
            }
        }
        for signal in control.kind.signals {
            control.object.connect(signal) { [weak control] arguments in
                guard let control else { return }
                World.current?.emitted(signal, arguments, by: control)
            }
        }
    }

    /// Connects a handler that performs an operation a few times.
    func connect(_ operation: Operation) {
        let (name, signal, action) = (operation[1], operation[2], operation.rest(from: 4))
        guard let emitter = controls[name]?.pointer ?? models[name]?.list.pointer else { return }
        guard models[name].map({ signal != "selection-changed" || $0.list.selection != nil }) ?? true else {
            return
        }
        var left = operation.int(3)
        Object(retaining: emitter).connect(signal) { _ in
            guard left > 0 else { return }
            left -= 1
            World.current?.reenter(action, endsPress: signal == "cancel" || signal == "drag-end")
        }
    }

    private func notified(_ property: String, by control: Control) {
        count("notify::\(property)", by: control)
        guard let index = control.properties.firstIndex(where: { $0.name == property }) else { return }
        let (before, now) = (control.known[index], control.value(of: property))
        control.known[index] = now
        // A nested operation may have reverted the change.
        if before == now, reentries == 0 { fail(control, "notifies \(property) without a change", "\(now)") }
        // A nested operation may notify before the control receives a list change.
        if reentries == 0 { checkSelection(of: control, when: "when \(property) is notified") }
    }

    private func emitted(_ signal: String, _ arguments: SignalArguments, by control: Control) {
        count(signal, by: control)
        switch signal {
        case "drag-begin", "drag-end":
            if control.isDragged == (signal == "drag-begin") { fail(control, "emits \(signal) twice") }
            control.isDragged = signal == "drag-begin"
        case "sector-crossed", "spin-begin", "settled":
            let index = Int(arguments.get(1, as: UInt32.self))
            if reentries == 0, !control.hasMenu, index >= control.count {
                fail(control, "emits \(signal) beyond its items", "\(index) of \(control.count)")
            }
        default: break
        }
    }

    private func count(_ signal: String, by control: Control) {
        control.emissions[signal, default: 0] += 1
        // The fastest flick takes nine turns; without frames it emits all of them at once.
        let steps = frames + reentries + 1
        let items = max(control.count, control.mostItems) + 2
        let most = signal == "sector-crossed" ? items * steps * 9 : 16 + 8 * steps
        if control.emissions[signal, default: 0] > most {
            fail(control, "emits \(signal) too often", "more than \(most) times")
        }
    }
}
