import CRotaryWheelGtk
import RotaryWheelInterop

/// A layout of a side pane and content; it hides the pane if there is no room for both.
final class SplitLayout: WidgetImplementation {
    static let objectClass = ObjectClass(
        SplitLayout.self,
        ClassDefinition(
            "DemoSplitLayout", parent: gtk_widget_get_type(),
            properties: [
                .object("pane", \SplitLayout.pane, of: gtk_widget_get_type()),
                .object("content", \SplitLayout.content, of: gtk_widget_get_type()),
                .uint("pane-width", \SplitLayout.paneWidth, 0...1000, default: 240),
                .uint("least-height", \SplitLayout.leastHeight, 0...10_000, default: 0),
                narrowProperty,
            ]))

    private static let narrowProperty = Property.boolean("narrow", \SplitLayout.isNarrow, default: false)

    /// The minimum width of the content beside the pane.
    private static let leastContent = 400

    let instance: Instance
    private var kept: (pane: Widget?, content: Widget?)
    private let announcement = Announcement()
    /// The width of the pane in pixels.
    var paneWidth: UInt32 = 240
    /// The minimum height to show the pane above the content if it does not fit beside it; 0 for never.
    var leastHeight: UInt32 = 0
    private(set) var isNarrow = false

    var pane: Widget? {
        get { kept.pane }
        set {
            kept.pane?.unparent()
            kept.pane = newValue
            newValue?.insert(into: widget, after: nil)
        }
    }

    var content: Widget? {
        get { kept.content }
        set {
            kept.content?.unparent()
            kept.content = newValue
            newValue?.append(to: widget)
        }
    }

    init(_ instance: Instance) { self.instance = instance }

    func dispose() { (pane, content) = (nil, nil) }

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        guard let content else { return (0, 0) }
        let measured = content.measure(orientation)
        guard orientation == GTK_ORIENTATION_HORIZONTAL else { return measured }
        return (measured.minimum, measured.natural + Int(paneWidth))
    }

    func allocate(width: Int, height: Int) {
        guard let pane, let content else { return }
        let side = max(Int(paneWidth), pane.measure(GTK_ORIENTATION_HORIZONTAL).minimum)
        let fitsBeside =
            width >= side + max(Self.leastContent, content.measure(GTK_ORIENTATION_HORIZONTAL).minimum)
        let above = max(height * 9 / 20, pane.measure(GTK_ORIENTATION_VERTICAL, for: width).minimum)
        let fitsAbove = !fitsBeside && leastHeight > 0 && height >= max(Int(leastHeight), above * 5 / 3)
        pane.setChildVisible(fitsBeside || fitsAbove)
        if fitsBeside {
            let rest = width - side
            pane.allocate(x: widget.isRightToLeft ? Double(rest) : 0, y: 0, width: side, height: height)
            content.allocate(x: widget.isRightToLeft ? 0 : Double(side), y: 0, width: rest, height: height)
        } else if fitsAbove {
            pane.allocate(x: 0, y: 0, width: width, height: above)
            content.allocate(x: 0, y: Double(above), width: width, height: height - above)
        } else {
            content.allocate(x: 0, y: 0, width: width, height: height)
        }
        guard isNarrow == fitsBeside else { return }
        isNarrow = !fitsBeside
        // The notification changes other sizes, which must wait for the next frame.
        announcement.send { [weak self] in self?.notify(Self.narrowProperty) }
    }
}

/// Runs a closure in the next main loop iteration.
@MainActor
private final class Announcement {
    private var timer: Timer?

    func send(_ body: @escaping @MainActor () -> Void) {
        timer = Timer(body)
        timer?.start(after: .zero)
    }
}
