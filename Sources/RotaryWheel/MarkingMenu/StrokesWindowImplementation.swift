import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of `RotaryWheelStrokesWindow`.
final class StrokesWindowImplementation: InheritingLayout {
    private typealias Strokes = StrokesWindowImplementation

    static let objectClass = ObjectClass(
        StrokesWindowImplementation.self,
        ClassDefinition(
            "RotaryWheelStrokesWindow", parent: gtk_window_get_type(), role: GTK_ACCESSIBLE_ROLE_WINDOW,
            properties: [
                .object("menu-model", \Strokes.menuModel, of: g_menu_model_get_type()),
                .object("action-widget", \Strokes.actionWidget, of: gtk_widget_get_type()),
            ],
            keys: [KeyBinding(GDK_KEY_Escape)]))

    private static let (width, height) = (420, 560)
    private static let spacing = 12

    let instance: Instance
    private let content = Box(spacing: Strokes.spacing)
    private var tree: MenuTree?
    private let knownWidget = WeakReference()
    private var widgetHandler: UInt?

    var menuModel: MenuModel? {
        didSet { readMenu() }
    }

    /// The widget whose actions hide items; held weakly.
    var actionWidget: Widget? {
        get { knownWidget.object?.cast() }
        set {
            if let widgetHandler { knownWidget.object?.disconnect(widgetHandler) }
            knownWidget.object = newValue
            widgetHandler = newValue?.connect("destroy") { [weak self] _ in self?.actionWidget = nil }
            readMenu()
        }
    }

    init(_ instance: Instance) {
        self.instance = instance
        Theme.shared.style(
            widget, PackageResources.strokes_css, highContrast: PackageResources.strokes_high_contrast_css)
        window.setStyleClass("strokes", true)
        window.title = Translation.translated("Strokes")
        window.addHeaderBar()
        window.setDefaultSize(width: Self.width, height: Self.height)
        content.setStyleClass("content", true)
        window.setChild(ScrolledWindow(content))
    }

    private var window: Window { widget.cast() }

    func dispose() {
        menuModel = nil
        actionWidget = nil
    }

    /// Escape closes a help window.
    func press(_ key: UInt32) -> Bool {
        window.close()
        return true
    }

    private func readMenu() {
        tree?.release()
        // "destroy" ends the use of the widget, which is not kept until then.
        let owner = actionWidget.map { unsafe Widget(borrowing: $0.pointer) }
        tree = menuModel.map { MenuTree(of: $0, for: owner) }
        tree?.changed = { [weak self] _, _ in self?.showMarks() }
        showMarks()
    }

    // MARK: Rows

    private func showMarks() {
        for child in content.children { content.remove(child) }
        if let tree { add(tree.marks, path: [], named: [], of: tree) }
    }

    /// Adds the items of a level, and then those of its submenus.
    private func add(_ level: MarkMenu, path: [Int], named names: [String], of tree: MenuTree) {
        let items = level.items.indices.map {
            (path: path + [$0], name: name(ofItemAt: path + [$0], of: tree))
        }
        let leaves = items.filter { level.items[$0.path[path.count]].submenu == nil }
        if !leaves.isEmpty {
            let list = ListBox()
            list.setStyleClass("boxed-list", true)
            list.setAccessible(
                GTK_ACCESSIBLE_PROPERTY_LABEL, names.last ?? Translation.translated("Strokes"))
            if !names.isEmpty { content.append(heading(names, MarkShape(ofPath: path, in: tree.marks))) }
            for leaf in leaves {
                addRow(
                    leaf.name, tree.item(at: leaf.path)?.accelerator?.label,
                    MarkShape(ofPath: leaf.path, in: tree.marks), to: list)
            }
            content.append(list)
        }
        for item in items {
            guard let submenu = level.items[item.path[path.count]].submenu else { continue }
            add(submenu, path: item.path, named: names + [item.name], of: tree)
        }
    }

    private func name(ofItemAt path: [Int], of tree: MenuTree) -> String {
        tree.item(at: path)?.text ?? Translation.translated("More")
    }

    private func glyph(_ shape: MarkShape?) -> Widget {
        let glyph = Widget(MarkGlyph.objectClass)
        (glyph.implementation as? MarkGlyph)?.shape = shape
        return glyph
    }

    private func line(_ shape: MarkShape?, _ label: Label) -> Box {
        let box = Box(GTK_ORIENTATION_HORIZONTAL, spacing: Self.spacing)
        box.append(glyph(shape))
        label.setWraps()
        label.alignToStart()
        box.append(label)
        return box
    }

    private func heading(_ names: [String], _ shape: MarkShape?) -> Widget {
        let label = Label(heading: names.joined(separator: " › "))
        if let shape { label.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, shape.text) }
        let box = line(shape, label)
        box.setStyleClass("heading", true)
        return box
    }

    private func addRow(_ name: String, _ key: String?, _ shape: MarkShape?, to list: ListBox) {
        let box = line(shape, Label(name))
        if let key {
            let label = Label(key)
            label.setStyleClass("accelerator", true)
            label.setWraps()
            box.append(label)
        }
        let row = list.append(box)
        row.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
        let description = [shape?.text, key].compactMap(\.self).joined(separator: "; ")
        if !description.isEmpty { row.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description) }
        if let key { row.setAccessible(GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key) }
    }
}
