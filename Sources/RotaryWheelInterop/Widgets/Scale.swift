package import CRotaryWheelGtk
import CRotaryWheelShims

/// The Swift implementation of a GtkRange subclass.
@MainActor
package protocol RangeImplementation: WidgetImplementation {
    /// Runs when GtkRange has made its parts, and the properties that each range is created with are set, before any other.
    func constructed()

    /// Handles `move-slider`.
    func move(_ scroll: GtkScrollType)

    /// Handles `value-changed`; ``updateValueText()`` does what GtkScale does.
    func valueChanged()

    /// Handles `notify` of `css-classes`, and of properties that GtkRange does not inherit.
    func notified(of property: String)
}

extension RangeImplementation {
    /// Updates GtkScale's label of the value, which allocates the window anew.
    package func updateValueText() {
        unsafe instance.parentClass(GtkRangeClass.self).pointee.value_changed(
            widget.pointer.assumingMemoryBound(to: GtkRange.self))
    }

    /// Sets the value in words for assistive technologies.
    ///
    /// Where GTK reports the value text, a description would repeat it.
    package func setSpokenValue(_ text: String) {
        if Widget.reportsRangeValues {
            widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
        } else {
            widget.setAccessibleValue(text)
        }
    }
}

/// The GtkRange class functions.
@MainActor
enum RangeClass {
    static func install(in rangeClass: UnsafeMutablePointer<GtkRangeClass>) {
        unsafe rangeClass.pointee.move_slider = { range, scroll in
            let implementation = unsafe ObjectClass.box(of: UnsafeMutableRawPointer(range!)).object
            (implementation as? any RangeImplementation)?.move(scroll)
        }
        unsafe rangeClass.pointee.value_changed = { range in
            let box = unsafe ObjectClass.boxIfInitialized(of: UnsafeMutableRawPointer(range!))
            (box?.object as? any RangeImplementation)?.valueChanged()
        }
        let objectClass = unsafe UnsafeMutableRawPointer(rangeClass).assumingMemoryBound(
            to: GObjectClass.self)
        unsafe objectClass.pointee.constructed = { object in
            let implementation = unsafe ObjectClass.box(of: UnsafeMutableRawPointer(object!)).object
            unsafe implementation.instance.parentClass(GObjectClass.self).pointee.constructed(object)
            (implementation as? any RangeImplementation)?.constructed()
        }
        unsafe objectClass.pointee.notify = { object, property in
            let box = unsafe ObjectClass.boxIfInitialized(of: UnsafeMutableRawPointer(object!))
            guard let implementation = box?.object else { return }
            unsafe implementation.instance.parentClass(GObjectClass.self).pointee.notify(object, property)
            let isOfRange = unsafe g_type_is_a(property!.pointee.owner_type, gtk_range_get_type()) != 0
            let name = unsafe String(cString: property!.pointee.name)
            guard isOfRange || name == "css-classes" else { return }
            (implementation as? any RangeImplementation)?.notified(of: name)
        }
        // GtkScale's `focus` keeps the focus, even from a menu that opens on it.
        let widgetClass = unsafe g_type_class_peek(gtk_widget_get_type())!
            .assumingMemoryBound(to: GtkWidgetClass.self)
        unsafe rangeClass.pointee.parent_class.focus = unsafe widgetClass.pointee.focus
    }
}

/// A GtkScale.
package final class Scale: Widget {
    @unsafe private var range: UnsafeMutablePointer<GtkRange> {
        unsafe pointer.assumingMemoryBound(to: GtkRange.self)
    }

    @unsafe private var scale: UnsafeMutablePointer<GtkScale> {
        unsafe pointer.assumingMemoryBound(to: GtkScale.self)
    }

    package var adjustment: Adjustment {
        get { unsafe Adjustment(retaining: UnsafeMutableRawPointer(gtk_range_get_adjustment(range))) }
        set {
            unsafe gtk_range_set_adjustment(
                range, newValue.pointer.assumingMemoryBound(to: GtkAdjustment.self))
        }
    }

    /// Emits `change-value`, whose handlers may reject or change the value.
    package func changeValue(to value: Double, by scroll: GtkScrollType = GTK_SCROLL_JUMP) {
        unsafe cgtk_range_change_value(range, scroll, value)
    }

    package var isInverted: Bool { unsafe gtk_range_get_inverted(range) != 0 }
    /// Whether the scale is mirrored in right-to-left text.
    package var isFlippable: Bool {
        get { unsafe gtk_range_get_flippable(range) != 0 }
        set { unsafe gtk_range_set_flippable(range, newValue ? 1 : 0) }
    }

    package var digits: Int {
        get { unsafe Int(gtk_scale_get_digits(scale)) }
        set { unsafe gtk_scale_set_digits(scale, gint(clamping: newValue)) }
    }

    /// The number of decimal places kept of user input; negative for all.
    package var roundDigits: Int { unsafe Int(gtk_range_get_round_digits(range)) }

    package var hasOrigin: Bool { unsafe gtk_scale_get_has_origin(scale) != 0 }

    package var drawsValue: Bool {
        get { unsafe gtk_scale_get_draw_value(scale) != 0 }
        set { unsafe gtk_scale_set_draw_value(scale, newValue ? 1 : 0) }
    }

    /// The label of the value; `nil` if hidden.
    package var valueLabel: Widget? {
        guard drawsValue else { return nil }
        return unsafe cgtk_widget_get_child(widget, "value").map { unsafe Widget(retaining: $0) }
    }

    /// The displayed value; `nil` if hidden.
    package var text: String? {
        unsafe gtk_scale_get_layout(scale).map { unsafe String(cString: pango_layout_get_text($0)) }
    }

    package typealias Formatter = @MainActor (Double) -> String

    /// Sets the text of values.
    package func setFormatter(_ formatter: @escaping Formatter) {
        unsafe gtk_scale_set_format_value_func(
            scale,
            { _, value, data in unsafe g_strdup(ClosureBox<Formatter>.body(in: data!)(value)) },
            ClosureBox.retained(formatter), releaseBox)
    }

    /// Hides the trough with the slider, so that GTK does not style them; GtkScale places marks beside it.
    package func hideTrough() {
        guard let trough = unsafe cgtk_widget_get_child(widget, "trough") else { return }
        unsafe gtk_widget_set_visible(trough, 0)
    }

    /// Hides the marks, which GtkScale allocates anew.
    package func hideMarks() { unsafe cgtk_widget_hide_children(widget, "marks") }

    /// Lets GtkRange's controllers get no events, so that it acts by its shortcuts alone.
    ///
    /// Later versions of GTK add some of them only when the range is constructed.
    package func silenceControllers() { unsafe cgtk_range_silence_controllers(range) }
}

extension Widget {
    package var cssName: String { unsafe String(cString: gtk_widget_get_css_name(widget)) }
}
