import CRotaryWheelGtk
import RotaryWheelInterop

/// A row of preferences: title, subtitle and the control of one setting.
final class PreferenceRow: WidgetImplementation {
    static let objectClass = ObjectClass(
        PreferenceRow.self,
        ClassDefinition(
            "DemoPreferenceRow", parent: gtk_list_box_row_get_type(), role: GTK_ACCESSIBLE_ROLE_LIST_ITEM,
            properties: [
                .string("key", \PreferenceRow.key),
                .string("title", \PreferenceRow.title),
                .string("subtitle", \PreferenceRow.subtitle),
                .double("unit", \PreferenceRow.unit, default: 1),
                .object("control", \PreferenceRow.control, of: gtk_widget_get_type()),
            ]))

    let instance: Instance
    var key: String?
    /// The value of the setting for 1 in the control.
    var unit = 1.0
    private let line = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12)
    private let titleLabel = Label("")
    private let subtitleLabel = Label("")
    private var folderButton: FolderButton?

    var title: String? {
        get { titleLabel.text }
        set {
            titleLabel.text = newValue ?? ""
            widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, titleLabel.text)
        }
    }

    var subtitle: String? {
        get { subtitleLabel.text }
        set { subtitleLabel.text = newValue ?? "" }
    }

    var control: Widget? {
        didSet {
            guard let control else { return }
            control.set("valign", to: Int32(bitPattern: GTK_ALIGN_CENTER.rawValue))
            line.append(control)
        }
    }

    init(_ instance: Instance) {
        self.instance = instance
        let texts = Box(spacing: 2)
        texts.set("valign", to: Int32(bitPattern: GTK_ALIGN_CENTER.rawValue))
        texts.set("hexpand", to: true)
        for label in [titleLabel, subtitleLabel] {
            label.set("xalign", to: 0.0)
            label.set("wrap", to: true)
            label.set("wrap-mode", to: Int32(bitPattern: PANGO_WRAP_WORD_CHAR.rawValue))
            texts.append(label)
        }
        titleLabel.setStyleClass("row-title", true)
        subtitleLabel.setStyleClass("row-subtitle", true)
        line.setStyleClass("row-line", true)
        line.append(texts)
        unsafe gtk_list_box_row_set_child(
            widget.pointer.assumingMemoryBound(to: GtkListBoxRow.self), line.widget)
        // The control takes the focus instead.
        widget.setFocusable(false)
    }

    /// Not called: GtkListBoxRow has a layout manager.
    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) { (0, 0) }

    func allocate(width: Int, height: Int) {}

    // MARK: Setting

    /// Connects the control to its setting.
    func connect(to settings: Settings) {
        guard let key, let control else { return }
        control.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, title ?? "")
        control.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle ?? "")
        if control.isA(gtk_switch_get_type()) {
            settings.bind(key, to: control, "active", isTwoWay: true)
        } else if control.isA(gtk_drop_down_get_type()) {
            connect(key, ofChoices: settings, control)
        } else if control.isA(gtk_button_get_type()) {
            folderButton = FolderButton(control, settings)
            settings.follow(key, during: widget) { [weak self] in self?.showFolder(settings.text(key)) }
        } else if let adjustment = control.get("adjustment", as: Object?.self) {
            connect(key, ofNumbers: settings, adjustment)
        }
    }

    private func connect(_ key: String, ofChoices settings: Settings, _ control: Widget) {
        guard case .choices(let nicks) = settings.range(of: key) else { return }
        settings.bindWritable(key, to: control)
        settings.follow(key, during: widget) { [weak control] in
            let selected = nicks.firstIndex(of: settings.text(key)) ?? 0
            control?.set("selected", to: UInt32(selected))
        }
        control.connect("notify::selected") { arguments in
            guard let selected = arguments.get(0, as: Widget?.self)?.get("selected", as: UInt32.self),
                nicks.indices.contains(Int(selected)), nicks[Int(selected)] != settings.text(key)
            else { return }
            settings.set(key, to: nicks[Int(selected)])
        }
    }

    /// The schema sets the control's range.
    private func connect(_ key: String, ofNumbers settings: Settings, _ adjustment: Object) {
        guard case .numbers(let range) = settings.range(of: key), let control else { return }
        let unit = unit
        adjustment.set("lower", to: range.lowerBound / unit)
        adjustment.set("upper", to: range.upperBound / unit)
        settings.bindWritable(key, to: control)
        settings.follow(key, during: widget) { adjustment.set("value", to: settings.number(key) / unit) }
        adjustment.connect("value-changed") { arguments in
            guard let value = arguments.get(0, as: Object?.self)?.get("value", as: Double.self),
                abs(value * unit - settings.number(key)) > 1e-9
            else { return }
            settings.set(key, to: value * unit)
        }
    }

    private func showFolder(_ uri: String) {
        subtitle = uri.isEmpty ? translated("Your pictures") : File(uri: uri).displayName
    }

    /// Activates the control when the row is clicked.
    func activate() {
        guard let control else { return }
        if control.isA(gtk_switch_get_type()) || control.isA(gtk_button_get_type()) {
            unsafe gtk_widget_activate(control.widget)
        }
        control.grabFocus()
    }
}
