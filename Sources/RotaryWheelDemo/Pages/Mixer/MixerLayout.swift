import CRotaryWheelGtk

/// Layout managers for a bank of strips, and for the knobs of a strip.
///
/// A strip is a container of one or two knobs and a name. The strips of a bank stand in one row, or in more where they
/// would be too narrow. Knobs grow with the room in both directions; the second one of a strip is smaller.
@MainActor
enum MixerLayout {
    typealias Size = (minimum: Int, natural: Int)

    /// The space between strips, and between the parts of a strip.
    private static let spacing = 6
    /// The diameters of two knobs, and of one, as fractions of the width.
    private static let fractions = (two: [0.92, 0.58], one: [0.4])
    /// The width from which knobs do not grow.
    private static let widest = 420

    /// Lays out the parts of a strip, or of a widget with the style class `bank` all strips and their parts.
    static func manage(_ widget: UnsafeMutablePointer<GtkWidget>) {
        let layout = gtk_custom_layout_new(
            { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
            { widget, orientation, size, minimum, natural, _, _ in
                nonisolated(unsafe) let widget = widget!
                let measured = MainActor.assumeIsolated {
                    let container = Handle(widget)
                    return container.isBank
                        ? MixerLayout.measureBank(container, orientation, Int(size))
                        : MixerLayout.measureStrip(container, orientation, Int(size))
                }
                minimum?.pointee = gint(measured.minimum)
                natural?.pointee = gint(measured.natural)
            },
            { widget, width, height, _ in
                nonisolated(unsafe) let widget = widget!
                MainActor.assumeIsolated {
                    let container = Handle(widget)
                    container.isBank
                        ? MixerLayout.allocateBank(container, width: Int(width), height: Int(height))
                        : MixerLayout.allocateStrip(container, width: Int(width), height: Int(height))
                }
            })
        gtk_widget_set_layout_manager(widget, layout)
        let container = Handle(widget)
        if container.isBank { for strip in container.children { manage(strip.widget) } }
    }

    // MARK: A bank

    /// The number of strips in a row of a width, in which all values have room, while names may be shortened.
    private static func columns(of strips: [Handle], in width: Int) -> Int {
        let knobs = strips.flatMap { $0.children.dropLast() }
        let strip = knobs.map { $0.measure(GTK_ORIENTATION_HORIZONTAL).natural }.max() ?? 0
        let choices = strips.indices.map { rows in (strips.count + rows) / (rows + 1) }
        return choices.first { $0 * (strip + spacing) - spacing <= width } ?? 1
    }

    private static func measureBank(_ bank: Handle, _ orientation: GtkOrientation, _ size: Int) -> Size {
        let strips = bank.children
        guard orientation == GTK_ORIENTATION_VERTICAL else {
            let strip = largest(strips, orientation)
            return (strip.minimum, strips.count * (strip.natural + spacing) - spacing)
        }
        let columns = size < 0 ? strips.count : columns(of: strips, in: size)
        let width = size < 0 ? -1 : (size + spacing) / columns - spacing
        let rows = (strips.count + columns - 1) / columns
        let strip = largest(strips, orientation, in: width)
        return (rows * (strip.minimum + spacing) - spacing, rows * (strip.natural + spacing) - spacing)
    }

    /// The largest sizes of strips, or of parts of one.
    private static func largest(_ parts: [Handle], _ orientation: GtkOrientation, in size: Int = -1) -> Size {
        let sizes = parts.map { $0.measure(orientation, for: size) }
        return (sizes.map(\.minimum).max() ?? 0, sizes.map(\.natural).max() ?? 0)
    }

    private static func allocateBank(_ bank: Handle, width: Int, height: Int) {
        let strips = bank.children
        let columns = columns(of: strips, in: width)
        let rows = (strips.count + columns - 1) / columns
        // In floating point, the strips share the width evenly.
        let (column, row) = (
            Double(width + spacing) / Double(columns), Double(height + spacing) / Double(rows)
        )
        for (index, strip) in strips.enumerated() {
            let place = bank.isMirrored ? columns - 1 - index % columns : index % columns
            strip.allocate(
                x: Int(Double(place) * column), y: Int(Double(index / columns) * row),
                width: Int(column) - spacing, height: Int(row) - spacing)
        }
    }

    // MARK: A strip

    private static func measureStrip(_ strip: Handle, _ orientation: GtkOrientation, _ size: Int) -> Size {
        let parts = strip.children
        guard orientation == GTK_ORIENTATION_VERTICAL else { return largest(parts, orientation) }
        let least = parts.map { $0.measure(orientation).minimum }.reduce((parts.count - 1) * spacing, +)
        return (least, least + growth(of: parts, in: size).reduce(0, +))
    }

    /// How much each part of a strip may grow in a width.
    private static func growth(of parts: [Handle], in width: Int) -> [Int] {
        let fractions = parts.count > 2 ? fractions.two : fractions.one
        return parts.enumerated().map { index, part in
            guard fractions.indices.contains(index) else { return 0 }
            let diameter = Int(Double(min(width, widest)) * fractions[index])
            return max(0, diameter - part.measure(GTK_ORIENTATION_HORIZONTAL).minimum)
        }
    }

    /// Divides the height among the parts in proportion to their growth.
    private static func allocateStrip(_ strip: Handle, width: Int, height: Int) {
        let parts = strip.children
        let growth = growth(of: parts, in: width)
        let least = parts.map { $0.measure(GTK_ORIENTATION_VERTICAL).minimum }
        let most = growth.reduce(0, +)
        let room = height - least.reduce((parts.count - 1) * spacing, +)
        let extra = max(0, min(room, most))
        var y = 0
        for (index, part) in parts.enumerated() {
            let height = least[index] + (most > 0 ? extra * growth[index] / most : 0)
            part.allocate(x: 0, y: y, width: width, height: height)
            y += height + spacing
        }
    }
}

extension Handle {
    fileprivate var isBank: Bool { gtk_widget_has_css_class(widget, "bank") != 0 }

    fileprivate func measure(_ orientation: GtkOrientation, for size: Int = -1) -> MixerLayout.Size {
        var (minimum, natural): (gint, gint) = (0, 0)
        gtk_widget_measure(widget, orientation, gint(size), &minimum, &natural, nil, nil)
        return (Int(minimum), Int(natural))
    }

    fileprivate func allocate(x: Int, y: Int, width: Int, height: Int) {
        var place = GtkAllocation()
        (place.x, place.y) = (gint(x), gint(y))
        (place.width, place.height) = (gint(width), gint(height))
        gtk_widget_size_allocate(widget, &place, -1)
    }
}
