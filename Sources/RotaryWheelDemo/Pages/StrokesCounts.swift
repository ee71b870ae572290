import CRotaryWheelGtk
import RotaryWheelInterop

/// The right and the wrong choices of each item, in the settings and below the lesson.
@MainActor
final class StrokesCounts {
    private static let key = "strokes-counts"
    private typealias Count = (right: UInt32, wrong: UInt32)

    private let settings: Settings
    private let clearButton: Widget
    private var labels: [(task: StrokesLesson.Task, child: Widget, label: Label)] = []
    private var counts: [String: Count] = [:]
    /// The counts as text, for the trace.
    private(set) var text = ""
    /// Called after each change.
    var changed: (() -> Void)?

    /// Adds a text for each item to a GtkFlowBox.
    init(in box: Widget, clearButton: Widget, _ settings: Settings) {
        (self.settings, self.clearButton) = (settings, clearButton)
        for task in StrokesLesson.tasks {
            let column = Box(spacing: 2)
            let (name, label) = (Label(task.label), Label(""))
            name.setStyleClass("dim-label", true)
            column.append(name)
            column.append(label)
            let child = unsafe Widget(sinking: gtk_flow_box_child_new())
            unsafe gtk_flow_box_child_set_child(
                child.pointer.assumingMemoryBound(to: GtkFlowBoxChild.self), column.widget)
            child.setFocusable(false)
            unsafe gtk_flow_box_insert(box.opaque, child.widget, -1)
            labels.append((task, child, label))
        }
        clearButton.connect("clicked") { [settings] _ in settings.reset(Self.key) }
        settings.follow(Self.key, during: box) { [weak self] in self?.read() }
    }

    /// Counts a choice for the item that was to be chosen.
    func add(_ result: StrokesLesson.Result, of task: StrokesLesson.Task) {
        var count = counts[task.id] ?? (0, 0)
        switch result {
        case .right: count.right = count.right == .max ? .max : count.right + 1
        case .wrong: count.wrong = count.wrong == .max ? .max : count.wrong + 1
        }
        counts[task.id] = count
        write()
    }

    private func write() {
        var entries = unsafe counts.sorted { $0.key < $1.key }.map { id, count in
            var numbers = unsafe [g_variant_new_uint32(count.right), g_variant_new_uint32(count.wrong)]
            return unsafe g_variant_new_dict_entry(g_variant_new_string(id), g_variant_new_tuple(&numbers, 2))
        }
        guard let array = unsafe g_variant_new_array(nil, &entries, gsize(entries.count)) else { return }
        settings.set(Self.key, to: unsafe Variant(adopting: g_variant_ref_sink(array)))
    }

    private func read() {
        counts = [:]
        for entry in settings.value(Self.key).children {
            guard let id = entry.child(0).string else { continue }
            let count = entry.child(1)
            counts[id] = (count.child(0).count, count.child(1).count)
        }
        show()
    }

    private func show() {
        for (task, child, label) in labels {
            let (right, wrong) = counts[task.id] ?? (0, 0)
            let numbers: KeyValuePairs = [
                "%1": NumberFormat.count(Int(right)), "%2": NumberFormat.count(Int(wrong)),
            ]
            // Translators: the number of right choices, and of wrong ones.
            label.text = translated("%1 ✓ %2 ✗").filling(numbers)
            child.setAccessible(
                GTK_ACCESSIBLE_PROPERTY_LABEL,
                translated("%3: %1 right, %2 wrong").filling(numbers).filling(["%3": task.label]))
        }
        clearButton.setSensitive(!counts.isEmpty)
        text = counts.sorted { $0.key < $1.key }
            .map { "\($0.key) \($0.value.right)/\($0.value.wrong)" }.joined(separator: ", ")
        changed?()
    }
}
