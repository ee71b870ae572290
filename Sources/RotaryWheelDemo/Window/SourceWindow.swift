import CRotaryWheelGtk
import RotaryWheelInterop

/// A window with a source file of the app.
@MainActor
enum SourceWindow {
    /// Opens a source file over a window.
    static func open(_ name: String, over window: Widget) {
        let interface = Interface(resource: Resources.path + "/source.ui")
        let (source, view) = (interface["source"], interface["view"])
        let text = Resources.text(named: "Pages/" + name)
        view.get("buffer", as: Object?.self)?.set("text", to: text as String?)
        source.set("title", to: name as String?)
        interface["copy"].connect("clicked") { arguments in
            guard let button = arguments.get(0, as: Widget?.self) else { return }
            unsafe gdk_clipboard_set_text(gtk_widget_get_clipboard(button.widget), text)
            // The selection shows what is copied.
            view.activateAction("selection.select-all", target: nil)
        }
        AppActions.present(source, over: window)
        view.grabFocus()
    }
}
