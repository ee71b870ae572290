import CRotaryWheelGtk
import RotaryWheel

/// The page of strokes: a lesson that teaches to choose from a marking menu by memory, and a drawing with one.
@MainActor
final class StrokesPage: DemoPage {
    let builder = Builder("strokes-page")
    var control: Handle { builder[lesson.task == nil ? "canvas" : "sheet"] }
    /// The label for the item to choose.
    var task: Handle { builder["task"] }
    /// The label for what to do.
    var hint: Handle { builder["hint"] }
    /// The label for the result of the last choice.
    var result: Handle { builder["result"] }

    private let actions: Actions
    let sheet: StrokeSheet
    /// The drawing, which follows the lesson.
    let canvas: StrokesCanvas
    private var lesson = StrokesLesson()
    /// Whether the user has seen the menu.
    private var hasShownMenu = false

    /// A delay that no stroke reaches.
    private static let neverShow = Duration.seconds(5)
    /// The visible distance around what the page scrolls to, in pixels.
    private static let margin = 48.0

    init(_ settings: Settings) {
        actions = Actions(of: builder["sheet"], prefix: "strokes")
        sheet = StrokeSheet(in: builder["sheet"], Self.makeMenu(StrokesLesson.menu))
        canvas = StrokesCanvas(in: builder["canvas"], drag: builder["drag"], menu: builder["pen"])
        for popover in [sheet.popover, canvas.popover] { DialPage.bind(popover.menu, to: settings) }
        // Each item of the menu has an action.
        for task in StrokesLesson.tasks {
            actions.add(task.id, for: self) { $0.choose(task) }
        }
        builder["restart"].connect("clicked") { [weak self] in self?.restart() }
        // The task is above the sheet. GTK would also scroll to the open menu, away from the pointer.
        for (id, shown) in [("sheet", "task"), ("canvas", "task"), ("restart", "restart")] {
            builder["\(id)-focus"].connect("notify::is-focus") { [weak self] arguments in
                guard arguments.emitter.bool("is-focus") else { return }
                self?.builder[shown].scrollIntoView(margin: Self.margin)
            }
        }
        Handle(sheet.popover.widget).connect("map") { [weak self] in self?.hasShownMenu = true }
        // The primary button opens no menu; it shows a hint.
        builder["press"].connect("pressed") { [weak self] in
            self?.result.set("label", to: translated("Use the secondary button, or press Enter."))
        }
        show("")
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
        guard let outcome = lesson.choose(chosen.id) else { return }
        switch outcome {
        case .right:
            show(translated("“%1” chosen.").filling(["%1": chosen.label]))
            if lesson.task == nil { grabFocus() }
        case .wrong: show(translated("That was %1. Try again.").filling(["%1": chosen.label]))
        }
    }

    /// Goes from the lesson to the drawing, or begins the lesson again.
    private func restart() {
        lesson = StrokesLesson(isOver: lesson.task != nil)
        show("")
        grabFocus()
    }

    /// Shows the step of the lesson, after the result of the last one.
    private func show(_ outcome: String) {
        builder["sheet"].set("visible", to: lesson.task != nil)
        builder["canvas"].set("visible", to: lesson.task == nil)
        builder["progress"].set("visible", to: lesson.task != nil)
        builder["restart"].set(
            "label", to: lesson.task == nil ? translated("Start Again") : translated("Skip the Lesson"))
        let path = lesson.task?.items.map(\.label).joined(separator: " › ")
        let texts = [outcome, path ?? translated("Draw without a toolbar"), instruction]
        for (label, text) in zip([result, task, hint], texts) { label.set("label", to: text) }
        let (step, last) = (min(lesson.step + 1, StrokesLesson.count), StrokesLesson.count)
        builder["progress"].set(
            "label",
            to: translated("Step %1 of %2").filling(["%1": localized(step), "%2": localized(last)]))
        // A screen reader reads the description when it changes, and when the menu returns the focus.
        builder["sheet"].setAccessibleDescription(
            [outcome, texts[1] + ".", texts[2]].filter { !$0.isEmpty }.joined(separator: " "))
        sheet.popover.menu.showDelay = lesson.isByMemory ? Self.neverShow : .zero
        sheet.parts = lesson.task.map { task in
            guard lesson.showsLine else { return [] }
            return zip(StrokesLesson.directions(of: task), task.items).map { ($0, $1.label) }
        }
    }

    private var instruction: String {
        if lesson.task == nil {
            return translated(
                "Draw with the mouse, a finger or a pen. The pen’s menu opens by the secondary button, a long press or the Menu key."
            )
        }
        if !lesson.isByMemory {
            return translated(
                "Hold the secondary button or a finger on the dot, follow the line, and let go. Or press Enter."
            )
        }
        if lesson.isReminded { return translated("Look at the line, then draw it without the menu.") }
        return hasShownMenu
            ? translated("Now without the menu: draw the line from memory, without a stop.")
            : translated("Draw the line from memory, without a stop.")
    }
}
