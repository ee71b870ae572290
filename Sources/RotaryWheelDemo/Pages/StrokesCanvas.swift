import CRotaryWheelGtk
import RotaryWheel

/// A drawing without a toolbar: one menu has the colors, the thickness and the undo of the pen.
@MainActor
final class StrokesCanvas {
    /// A line of the pen, with a thickness at each point.
    struct Line {
        let color: GdkRGBA
        let thickness: Double
        fileprivate(set) var points: [(x: Double, y: Double, thickness: Double)] = []
    }

    /// The menu of the pen.
    let popover: MarkingMenuPopover
    private(set) var lines: [Line] = [] { didSet { gtk_widget_queue_draw(area.widget) } }
    /// Called after each line, and after undo.
    var changed: (() -> Void)?

    private let area: Handle
    private let actions: Actions
    private var isDrawing = false
    /// A press that moves farther is no long press.
    private static let threshold = 8.0

    /// Draws in a GtkDrawingArea by a GtkGestureDrag, and opens a menu from there.
    init(in area: Handle, drag: Handle, menu: Handle) {
        self.area = area
        // Mouse, finger, pen and keys open the menu, whose items set the states of the actions.
        popover = MarkingMenuPopover.attach(to: area.widget, menuModel: menu.cast())
        gtk_widget_add_css_class(popover.widget, "drawing")
        actions = Actions(of: area, prefix: "canvas")
        actions.addState("color", g_variant_new_string("#1c71d8"), takesTarget: true)
        actions.addState("thickness", g_variant_new_double(4))
        actions.add("undo", "<Control>z", for: self) { $0.undo() }
        area.setDrawing { [weak self] context, _, _ in self?.draw(context) }
        drag.connect("drag-begin") { [weak self] in self?.begin($0.emitter, $0[0].double, $0[1].double) }
        drag.connect("drag-update") { [weak self] in self?.move($0.emitter, $0[0].double, $0[1].double) }
        drag.connect("drag-end") { [weak self] in
            // A long press, which opens the menu instead, denies the drag.
            let gesture = $0.emitter.opaque
            let state = gtk_gesture_get_sequence_state(
                gesture, gtk_gesture_get_last_updated_sequence(gesture))
            self?.end(isKept: state != GTK_EVENT_SEQUENCE_DENIED)
        }
        drag.connect("cancel") { [weak self] _ in self?.end(isKept: false) }
        // The end of that press arrives at the menu alone, and the gesture would wait for it.
        Handle(popover.widget).connect("map") { gtk_event_controller_reset(drag.opaque) }
        describe()
    }

    // MARK: The pen

    private func begin(_ drag: Handle, _ x: Double, _ y: Double) {
        var color = GdkRGBA()
        gdk_rgba_parse(&color, actions.state("color", string(of:)))
        gtk_widget_grab_focus(area.widget)
        isDrawing = true
        lines.append(Line(color: color, thickness: actions.state("thickness") { g_variant_get_double($0) }))
        add(drag, x, y)
    }

    private func move(_ drag: Handle, _ x: Double, _ y: Double) {
        guard let start = lines.last?.points.first else { return }
        if hypot(x, y) > Self.threshold { gtk_gesture_set_state(drag.opaque, GTK_EVENT_SEQUENCE_CLAIMED) }
        add(drag, start.x + x, start.y + y)
    }

    private func end(isKept: Bool) {
        guard isDrawing else { return }
        isDrawing = false
        if isKept { describe() } else { undo() }
    }

    /// Adds a point to the last line: the pressure of a pen thins it.
    private func add(_ drag: Handle, _ x: Double, _ y: Double) {
        var pressure = 1.0
        // GTK crashes when it is asked for the axes of a touch.
        if let device = gtk_event_controller_get_current_event_device(drag.opaque),
            gdk_device_get_source(device) == GDK_SOURCE_PEN,
            let event = gtk_event_controller_get_current_event(drag.opaque)
        {
            gdk_event_get_axis(event, GDK_AXIS_PRESSURE, &pressure)
        }
        let line = lines.count - 1
        lines[line].points.append((x, y, max(lines[line].thickness * pressure, 1)))
    }

    private func undo() {
        _ = lines.popLast()
        describe()
    }

    /// Describes the drawing for assistive technologies, which read the description when it changes.
    private func describe() {
        actions.setEnabled("undo", !lines.isEmpty)
        area.setAccessibleDescription(translated("%d line", "%d lines", count: lines.count))
        changed?()
    }

    // MARK: Drawing

    private func draw(_ context: OpaquePointer) {
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        for line in lines {
            setColor(context, line.color)
            var last = line.points[0]
            cairo_move_to(context, last.x, last.y)
            for point in line.points {
                if point.thickness != last.thickness {
                    cairo_stroke(context)
                    cairo_move_to(context, last.x, last.y)
                }
                cairo_set_line_width(context, point.thickness)
                cairo_line_to(context, point.x, point.y)
                last = point
            }
            cairo_stroke(context)
        }
    }
}
