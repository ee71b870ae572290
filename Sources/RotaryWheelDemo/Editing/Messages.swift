import CRotaryWheelAdwaita

/// Short messages of a page or a window; that of an edit offers to undo it, until the next edit.
@MainActor
final class Messages {
    private let overlay: Handle
    private let undo: String?
    private var undoable: Handle?

    /// - Parameters:
    ///   - overlay: the AdwToastOverlay.
    ///   - undo: the action that undoes the last edit, if there are edits.
    init(_ overlay: Handle, undo: String? = nil) { (self.overlay, self.undo) = (overlay, undo) }

    /// Shows a message.
    ///
    /// - Parameter canUndo: whether it offers to undo the last edit.
    /// - Returns: the AdwToast.
    @discardableResult
    func say(_ text: String, canUndo: Bool = false) -> Handle {
        // The title is markup.
        let toast = Handle(adopting: adw_toast_new(markup(text)))
        if canUndo {
            adw_toast_set_button_label(toast.opaque, translated("_Undo"))
            adw_toast_set_action_name(toast.opaque, undo)
            undoable = toast
        }
        adw_toast_overlay_add_toast(overlay.opaque, OpaquePointer(g_object_ref(toast.pointer)))
        return toast
    }

    /// Hides the message of an edit that is no longer the last one.
    func dismissUndo() {
        if let undoable { adw_toast_dismiss(undoable.opaque) }
        undoable = nil
    }
}

/// A text as markup.
func markup(_ text: String) -> String { String(taking: g_markup_escape_text(text, -1)) }
