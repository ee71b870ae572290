import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop

/// The page of strokes: a lesson that teaches to choose from a marking menu by memory.
@MainActor
final class StrokesPage: DemoPage {
    static let name = "strokes"
    static var title: String { translated("Strokes") }
    static var explanation: String {
        translated(
            "Each item of a menu lies in its own direction. A stroke that turns from one to the next chooses at once, and the hand soon knows it."
        )
    }
    static let example = "marking-menu"

    let widget: Widget
    let control: Widget
    /// The label for the item to choose.
    let task: Widget
    /// The label for what to do.
    let hint: Widget
    /// The label for the result of the last choice.
    let result: Widget
    let counts: StrokesCounts

    private let progress: Widget
    private let scroller: FocusScroller
    private let sheet: StrokeSheet
    private var lesson = StrokesLesson()

    /// A delay that no stroke reaches.
    private static let neverShow = Duration.seconds(5)

    init(_ settings: Settings) {
        _ = StrokeSheet.objectClass
        let interface = Interface(resource: Resources.path + "/strokes-page.ui")
        widget = interface["page"]
        control = interface["sheet"]
        (task, hint, result) = (interface["task"], interface["hint"], interface["result"])
        progress = interface["progress"]
        scroller = FocusScroller(widget, content: interface["content"])
        counts = StrokesCounts(in: interface["counts"], clearButton: interface["clear"], settings)
        guard let sheet = control.implementation as? StrokeSheet else { preconditionFailure("no sheet") }
        self.sheet = sheet
        control.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, translated("Practice"))

        // One call gives any widget a menu that opens by button, finger, keys and strokes.
        sheet.attach(makeMenu(StrokesLesson.menu))
        if let menu = sheet.popover?.dial { DialPage.bind(menu, to: settings) }
        interface["restart"].connect("clicked") { [weak self] _ in self?.restart() }
        followFocus(in: interface)
        show("")
    }

    /// Scrolls to the focus in a low window, but not to the menu, which is on the sheet.
    private func followFocus(in interface: Interface) {
        for button in ["restart", "clear"] { scroller.follow(interface[button]) }
        // The task is above the sheet.
        scroller.follow(control, showing: task)
    }

    /// Creates the menu, whose items have an action each.
    private func makeMenu(_ items: [StrokesLesson.Item]) -> Menu {
        let actions = ActionGroup()
        for task in StrokesLesson.tasks {
            actions.add(task.id) { [weak self] in self?.choose(task) }
        }
        control.insert(actions, prefix: "strokes")
        return Self.makeMenu(items)
    }

    private static func makeMenu(_ items: [StrokesLesson.Item]) -> Menu {
        let menu = Menu()
        for item in items {
            if item.items.isEmpty {
                menu.append(item.label, "strokes.\(item.id)", direction: item.direction)
            } else {
                menu.append(item.label, submenu: makeMenu(item.items))
            }
        }
        return menu
    }

    // MARK: The lesson

    private func choose(_ chosen: StrokesLesson.Task) {
        guard let wanted = lesson.task, let outcome = lesson.choose(chosen.id) else { return }
        counts.add(outcome, of: wanted)
        switch outcome {
        case .right: show(translated("Right."))
        case .wrong: show(translated("That was %1. Try again.").filling(["%1": chosen.label]))
        }
    }

    private func restart() {
        lesson = StrokesLesson()
        show("")
        control.grabFocus()
    }

    /// Shows the step of the lesson, after the result of the last one.
    private func show(_ outcome: String) {
        let path = lesson.task?.items.map(\.label).joined(separator: " › ")
        let texts = [outcome, path ?? translated("You know all strokes"), instruction]
        for (label, text) in zip([result, task, hint], texts) { label.set("label", to: text as String?) }
        let step = NumberFormat.count(min(lesson.step + 1, StrokesLesson.count))
        progress.set(
            "label",
            to: translated("Step %1 of %2").filling([
                "%1": step, "%2": NumberFormat.count(StrokesLesson.count),
            ]) as String?)
        // A screen reader reads the description when it changes, and when the menu returns the focus.
        control.setAccessible(
            GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
            [outcome, texts[1] + ".", texts[2]].filter { !$0.isEmpty }.joined(separator: " "))
        sheet.popover?.dial.showDelay = lesson.isByMemory ? Self.neverShow : .zero
        let parts = lesson.task.map { zip(StrokesLesson.directions(of: $0), $0.items.map(\.label)) }
        sheet.show(parts.map { lesson.showsLine ? $0.map { (direction: $0, name: $1) } : [] })
    }

    private var instruction: String {
        if lesson.task == nil {
            return translated("Start again, or open the menu on the page “Dial” and draw its strokes.")
        }
        if !lesson.isByMemory {
            return translated(
                "Hold the secondary button or a finger on the dot, follow the line, and let go. Or press Enter."
            )
        }
        return lesson.isReminded
            ? translated("Look at the line, then draw it without the menu.")
            : translated("Now without the menu: draw the line from memory, without a stop.")
    }
}
