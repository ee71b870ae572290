import CRotaryWheelGtk
import RealModule
import RotaryWheel
import RotaryWheelInterop

/// A sheet to draw strokes on, with the line to follow: a dot, straight parts with the names of their items, an arrow.
final class StrokeSheet: WidgetImplementation {
    static let objectClass = ObjectClass(
        StrokeSheet.self,
        ClassDefinition(
            "DemoStrokeSheet", cssName: "strokesheet", role: GTK_ACCESSIBLE_ROLE_BUTTON,
            actions: [("sheet.open", { ($0 as? StrokeSheet)?.open() })],
            keys: [KeyBinding(GDK_KEY_Return), KeyBinding(GDK_KEY_KP_Enter), KeyBinding(GDK_KEY_space)]))

    let instance: Instance
    /// The menu that strokes choose from.
    private(set) var popover: DialMenuPopover?
    private var names: [Label] = []
    private var directions: [Angle] = []
    private var hasDot = false
    /// The corners of the line, the ends included.
    private var points: [(x: Double, y: Double)] = []

    private static let minimumSize = (width: 200, height: 140)
    private static let naturalSize = (width: 400, height: 300)
    /// The largest length of a part.
    private static let largestPart = 110.0
    private static let lineWidth = 4.0
    /// The distance of a name from its corner.
    private static let gap = 12.0

    init(_ instance: Instance) {
        self.instance = instance
        widget.setFocusable(true)
    }

    func dispose() {
        for name in names { name.unparent() }
        names = []
        popover = nil
    }

    /// Opens a menu by strokes from the sheet.
    func attach(_ menu: Menu) {
        popover = unsafe DialMenuPopover.attach(to: widget.widget, menuModel: menu.model)
        // The line stays visible below the menu.
        popoverWidget?.setStyleClass("lesson", true)
    }

    /// Shows the line with the directions and the names of its parts: without parts the dot alone, for `nil` nothing.
    func show(_ parts: [(direction: Angle, name: String)]?) {
        hasDot = parts != nil
        let parts = parts ?? []
        for name in names { name.unparent() }
        names = parts.map { part in
            let label = Label(part.name)
            label.setTargetable(false)
            label.setAccessibleHidden(true)
            label.append(to: widget)
            return label
        }
        directions = parts.map(\.direction)
        widget.queueResize()
    }

    private var popoverWidget: Popover? {
        popover.map { unsafe Popover(retaining: UnsafeMutableRawPointer($0.widget)) }
    }

    private func open() { popover?.popup(atX: Double(widget.width) / 2, y: Double(widget.height) / 2) }

    func press(_ key: UInt32) -> Bool {
        open()
        return true
    }

    // MARK: Layout

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        orientation == GTK_ORIENTATION_HORIZONTAL
            ? (Self.minimumSize.width, Self.naturalSize.width)
            : (Self.minimumSize.height, Self.naturalSize.height)
    }

    func allocate(width: Int, height: Int) {
        place(in: (Double(width), Double(height)))
        popoverWidget?.present()
    }

    /// Centers the line with its names, as large as there is room.
    private func place(in room: (width: Double, height: Double)) {
        let sizes = names.map { name in
            (
                width: Double(name.measure(GTK_ORIENTATION_HORIZONTAL).natural),
                height: Double(name.measure(GTK_ORIENTATION_VERTICAL).natural)
            )
        }
        let margin = 2 * Self.lineWidth
        var part = Self.largestPart
        var box = bounds(part, sizes)
        while part > 20, box.width > room.width - 2 * margin || box.height > room.height - 2 * margin {
            part -= 5
            box = bounds(part, sizes)
        }
        let (dx, dy) = ((room.width - box.width) / 2 - box.x, (room.height - box.height) / 2 - box.y)
        points = corners(part).map { ($0.x + dx, $0.y + dy) }
        for (index, name) in names.enumerated() {
            let place = place(ofName: index, sizes[index], from: points[index + 1])
            name.allocate(
                x: place.x.rounded(), y: place.y.rounded(), width: Int(sizes[index].width),
                height: Int(sizes[index].height))
        }
    }

    private func corners(_ part: Double) -> [(x: Double, y: Double)] {
        directions.reduce(into: [(x: 0, y: 0)]) { points, direction in
            let last = points[points.count - 1]
            points.append((last.x + part * .cos(direction.radians), last.y + part * .sin(direction.radians)))
        }
    }

    /// The left top of a name, which lies beyond the end of its part.
    private func place(
        ofName index: Int, _ size: (width: Double, height: Double), from corner: (x: Double, y: Double)
    ) -> (x: Double, y: Double) {
        let (dx, dy) = (Double.cos(directions[index].radians), Double.sin(directions[index].radians))
        return (
            corner.x + dx * (size.width / 2 + Self.gap) - size.width / 2,
            corner.y + dy * (size.height / 2 + Self.gap) - size.height / 2
        )
    }

    /// The box of the line and its names, from the start of the line.
    private func bounds(
        _ part: Double, _ sizes: [(width: Double, height: Double)]
    ) -> (x: Double, y: Double, width: Double, height: Double) {
        let corners = corners(part)
        var (xs, ys) = (corners.map(\.x), corners.map(\.y))
        for (index, size) in sizes.enumerated() {
            let place = place(ofName: index, size, from: corners[index + 1])
            xs += [place.x, place.x + size.width]
            ys += [place.y, place.y + size.height]
        }
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return (left, top, (xs.max() ?? 0) - left, (ys.max() ?? 0) - top)
    }

    // MARK: Drawing

    func snapshot(_ snapshot: Snapshot) {
        let color = widget.color
        snapshot.draw(x: 0, y: 0, width: Double(widget.width), height: Double(widget.height)) { context in
            context.setColor(color)
            for (from, to) in zip(points, points.dropFirst()) {
                context.moveTo(x: from.x, y: from.y)
                context.lineTo(x: to.x, y: to.y)
                context.stroke(width: Self.lineWidth, isRound: true)
            }
            if hasDot, let first = points.first {
                context.save()
                context.translate(x: first.x, y: first.y)
                context.arc(radius: 2 * Self.lineWidth, from: 0, to: 2 * .pi)
                context.fill()
                context.restore()
            }
            if let last = points.last, let direction = directions.last {
                context.save()
                context.translate(x: last.x, y: last.y)
                context.rotate(radians: direction.radians)
                let size = 3 * Self.lineWidth
                context.moveTo(x: -size, y: -size)
                context.lineTo(x: 0, y: 0)
                context.lineTo(x: -size, y: size)
                context.stroke(width: Self.lineWidth, isRound: true)
                context.restore()
            }
        }
        for name in names { snapshot.snapshot(name, of: widget) }
    }
}
