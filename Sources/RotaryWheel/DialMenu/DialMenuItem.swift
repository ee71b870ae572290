import CRotaryWheelGtk
import RotaryWheelInterop

/// The item of a bubble.
struct DialMenuItem {
    /// The caption.
    var text = ""
    var icon: Object?
    /// The object of a list model.
    var object: Object?
    /// The action that it runs.
    var action: String?
    var target: Variant?
    /// The menu that it opens.
    var submenu: MenuModel?
    /// A style class for its bubble.
    var styleClass: String?
}

extension DialMenuItem {
    /// The item of a list model's object.
    @MainActor
    init(_ object: Object) {
        self.object = object
        text = object.itemText
        icon = object.itemIcon
    }
}
