import CRotaryWheelGtk

/// The right and the wrong choices of each item, in the settings and below the lesson.
@MainActor
final class StrokesCounts {
    private static let key = "strokes-counts"

    private let settings: Settings
    private let clearButton: Handle
    private var shown: [(task: StrokesLesson.Task, objects: Builder)] = []
    private(set) var counts: [String: (Int, Int)] = [:]
    /// Called after each change.
    var changed: (() -> Void)?

    /// Adds a text for each item to a GtkFlowBox.
    init(in box: Handle, clearButton: Handle, _ settings: Settings) {
        (self.settings, self.clearButton) = (settings, clearButton)
        for task in StrokesLesson.tasks {
            let objects = Builder("strokes-count")
            objects["name"].set("label", to: task.label)
            gtk_flow_box_insert(box.opaque, objects["child"].widget, -1)
            shown.append((task, objects))
        }
        clearButton.connect("clicked") { [settings] in settings.reset(Self.key) }
        settings.follow(Self.key, during: box.widget) { [weak self] in self?.show() }
    }

    /// Counts a choice for the item that was to be chosen.
    func add(_ result: StrokesLesson.Result, of task: StrokesLesson.Task) {
        let (right, wrong) = counts[task.id] ?? (0, 0)
        counts[task.id] = result == .right ? (right + 1, wrong) : (right, wrong + 1)
        settings.set(Self.key, to: counts)
    }

    private func show() {
        counts = settings.pairs(Self.key)
        for (task, objects) in shown {
            let (right, wrong) = counts[task.id] ?? (0, 0)
            let numbers: KeyValuePairs = ["%1": localized(right), "%2": localized(wrong)]
            // Translators: the number of right choices, and of wrong ones.
            objects["count"].set("label", to: translated("%1 ✓ %2 ✗").filling(numbers))
            objects["child"].setAccessibleLabel(
                translated("%3: %1 right, %2 wrong").filling(numbers).filling(["%3": task.label]))
        }
        clearButton.set("sensitive", to: !counts.isEmpty)
        changed?()
    }
}
