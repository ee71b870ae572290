import CRotaryWheelGtk
import CRotaryWheelHand
import RotaryWheelInterop

/// The controls, models and window of a round.
@MainActor
final class World {
    static var current: World?

    private(set) var controls: [String: Control] = [:]
    var models: [String: ModelSource] = [:]
    let window: UnsafeMutablePointer<GtkWidget>
    let fixed: UnsafeMutablePointer<GtkWidget>
    /// The objects that must be finalized at the end, by their names.
    private var watched: [(name: String, reference: WeakReference)] = []
    private var failure: Failure?
    /// The depth of nested operations.
    private(set) var depth = 0
    /// The number of nested operations since the script's last one.
    private(set) var reentries = 0
    /// The number of frames since the script's last operation.
    var frames = 0
    var isPressed = false
    /// The number of running handlers of the end of a press.
    var pressEnds = 0
    /// Whether only lists have changed since all controls settled.
    var isRested = false
    /// The number of nested main loops.
    var drains = 0
    /// The number of widgets that are being hidden or unparented.
    var leaving = 0
    /// Whether the script triggers a known leak of GTK.
    ///
    /// GTK leaks the target of a controller whose handler runs a main loop that delivers its next event, a focused widget
    /// whose `unmap` handler runs one, and the target of a press that it claims from two gestures of an ancestor.
    var isKept = false

    init() {
        window = gtk_window_new()
        fixed = gtk_fixed_new()
        let pointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_decorated(pointer, 0)
        gtk_window_set_default_size(pointer, 320, 320)
        gtk_window_set_child(pointer, Self.makePage(fixed))
        insertActions()
        gtk_window_present(pointer)
        ModelSource.restart()
        World.current = self
        // A round must not depend on the previous pointer position.
        hand_move(0, 0)
        pass(20)
    }

    /// A container that clips its child, so that a huge child does not enlarge the window.
    private static func makePage(_ child: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>
    {
        let page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
        gtk_widget_set_overflow(page, GTK_OVERFLOW_HIDDEN)
        gtk_widget_set_layout_manager(
            page,
            gtk_custom_layout_new(
                nil,
                { _, _, _, minimum, natural, _, _ in
                    minimum?.pointee = 320
                    natural?.pointee = 320
                },
                { page, width, height, _ in
                    var least = GtkRequisition()
                    let child = gtk_widget_get_first_child(page)
                    gtk_widget_get_preferred_size(child, &least, nil)
                    gtk_widget_allocate(child, max(width, least.width), max(height, least.height), -1, nil)
                }))
        gtk_box_append(UnsafeMutableRawPointer(page).assumingMemoryBound(to: GtkBox.self), child)
        return page
    }

    /// Performs an operation of the script, and checks all invariants.
    func perform(_ operation: Operation) throws {
        reentries = 0
        frames = 0
        isRested = isRested && models[operation[1]] != nil
        for control in controls.values { control.emissions = [:] }
        // GTK's lists use themselves after `items-changed`, whose handler may release them.
        let lists = watched.filter { $0.name.hasPrefix("model") }.compactMap(\.reference.object)
        withExtendedLifetime(lists) { run(operation) }
        // The order of a dictionary differs between runs.
        for control in controls.values.sorted(by: { $0.name < $1.name }) { check(control) }
        if let failure = UnexpectedMessage.take() ?? failure { throw failure }
    }

    /// Performs the operation of a handler.
    func reenter(_ operation: Operation, endsPress: Bool) {
        guard depth < 3, reentries < 40 else { return }
        depth += 1
        reentries += 1
        if endsPress { pressEnds += 1 }
        run(operation)
        if endsPress { pressEnds -= 1 }
        depth -= 1
    }

    /// Records the first failure.
    func fail(_ rule: String, _ details: String = "") {
        if failure == nil { failure = Failure(rule, details) }
    }

    /// Records that a control breaks a rule.
    func fail(_ control: Control, _ rule: String, _ details: String = "") {
        fail("\(control.kind): \(rule)", "\(control.name): \(details)")
    }

    private func watch(_ name: String, _ pointer: UnsafeMutableRawPointer) {
        watched.append((name, WeakReference()))
        watched[watched.count - 1].reference.object = Object(retaining: pointer)
    }

    private func run(_ operation: Operation) {
        let name = operation[1]
        switch operation.verb {
        case "make":
            guard controls[name] == nil, let kind = ControlKind(ofName: name) else { return }
            let control = Control(name, kind)
            controls[name] = control
            watch(name, control.pointer)
            listen(to: control)
        case "model":
            models[name] = ModelSource.make(operation) { models[$0] }
            if let model = models[name] { watch(name, model.list.pointer) }
        case "forget": models[name] = nil
        case "on": connect(operation)
        case "wait": pass(operation.number(1))
        case "rest": rest()
        case "press", "release", "click", "key", "move", "stroke", "focus": input(operation)
        default:
            if let control = controls[name] {
                act(operation, on: control)
            } else if let model = models[name] {
                change(model, operation)
            }
        }
    }

    /// Releases the last reference to a control.
    func drop(_ control: Control) {
        guard controls[control.name] === control else { return }
        // Removed first: a nested handler may drop it too.
        controls[control.name] = nil
        unparent(control)
        g_object_unref(control.pointer)
    }

    private func change(_ model: ModelSource, _ operation: Operation) {
        let (first, second) = (operation.int(2), operation.int(3))
        switch operation.verb {
        case "pick", "unpick": model.select(first, operation.verb == "pick", alone: operation[3] == "alone")
        case "slice":
            keepingSelection { model.set("offset", to: first) }
            keepingSelection { model.set("size", to: second) }
        default:
            keepingSelection {
                switch operation.verb {
                case "append": model.insert(at: model.base.count)
                case "insert": model.insert(at: first)
                case "remove": model.splice(first, 1, 0)
                case "splice": model.splice(first, second, operation.int(4))
                case "again": model.putAgain(first, second)
                case "clear": model.clear()
                case "sort": model.set("sorter", to: first)
                case "filter": model.set("filter", to: first)
                default: break
                }
            }
        }
    }

    /// Releases all objects, and finds leaks.
    func end() throws {
        input(Operation("release"))
        // GtkWindow keeps its previous focus widget until the next frame, and forever without one.
        pass(60)
        for name in controls.keys.sorted() { if let control = controls[name] { drop(control) } }
        models = [:]
        pass(60)
        gtk_window_destroy(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
        for _ in 0..<4 where !isKept && watched.contains(where: { $0.reference.object != nil }) { pass(1000) }
        World.current = nil
        if let failure = UnexpectedMessage.take() ?? failure { throw failure }
        let left = isKept ? [] : watched.filter { $0.reference.object != nil }.map(\.name)
        // A control retains its models.
        if let first = left.first(where: { !$0.hasPrefix("model") }) ?? left.first {
            let kind = first.prefix { $0.isLetter }
            throw Failure("\(kind): is never finalized", left.joined(separator: ", "))
        }
    }
}
