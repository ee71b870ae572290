public import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The functions of rotary-wheel-dial-menu.h; it documents them.

/// The Swift side of a dial that C hands over.
@MainActor @unsafe
private func dial(_ pointer: OpaquePointer?, function: String = #function) -> DialMenuImplementation? {
    unsafe implementation(
        of: pointer, DialMenuImplementation.objectClass, "ROTARY_WHEEL_IS_DIAL_MENU (self)",
        function: function)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_get_type) @implementation @MainActor
public func rotary_wheel_dial_menu_get_type() -> GType {
    DialMenuImplementation.objectClass.type
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_new) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_new() -> UnsafeMutablePointer<GtkWidget>! {
    unsafe cgtk_object_new(DialMenuImplementation.objectClass.type).assumingMemoryBound(to: GtkWidget.self)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_new_from_menu) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_new_from_menu(_ menu: UnsafeMutablePointer<GMenuModel>!)
    -> UnsafeMutablePointer<GtkWidget>!
{
    let widget = unsafe rotary_wheel_dial_menu_new()!
    unsafe rotary_wheel_dial_menu_set_menu_model(OpaquePointer(widget), menu)
    return unsafe widget
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_new_from_strings) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_new_from_strings(_ strings: UnsafePointer<UnsafePointer<CChar>?>!)
    -> UnsafeMutablePointer<GtkWidget>!
{
    let widget = unsafe rotary_wheel_dial_menu_new()!
    let list = unsafe gtk_string_list_new(strings)
    unsafe rotary_wheel_dial_menu_set_model(OpaquePointer(widget), list)
    unsafe g_object_unref(UnsafeMutableRawPointer(list))
    return unsafe widget
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_get_menu_model) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_get_menu_model(_ self: OpaquePointer!) -> UnsafeMutablePointer<GMenuModel>!
{
    unsafe dial(self)?.menuModel?.pointer.assumingMemoryBound(to: GMenuModel.self)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_set_menu_model) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_set_menu_model(
    _ self: OpaquePointer!, _ menu: UnsafeMutablePointer<GMenuModel>!
) {
    unsafe dial(self)?.menuModel = menu.map { unsafe MenuModel(retaining: $0) }
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_get_model) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_get_model(_ self: OpaquePointer!) -> OpaquePointer! {
    unsafe dial(self)?.modelProperty?.opaque
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_set_model) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_set_model(_ self: OpaquePointer!, _ model: OpaquePointer!) {
    unsafe dial(self)?.modelProperty = model.map { unsafe ListModel(retaining: UnsafeMutableRawPointer($0)) }
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_set_content_func) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_set_content_func(
    _ self: OpaquePointer!, _ func: RotaryWheelContentFunc!, _ user_data: gpointer!,
    _ destroy: GDestroyNotify!
) {
    let data = unsafe CallbackData(data: user_data, destroy: destroy)
    let make = unsafe `func`
    unsafe dial(self)?.setContentMaker(
        make.map { make in
            { item in
                // A new widget's reference floats in C; a language binding has sunk it and gives it away.
                unsafe make(item.pointer, data.data).map { unsafe Widget(adopting: g_object_take_ref($0)) }
            }
        })
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_get_expanded) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_get_expanded(_ self: OpaquePointer!) -> gboolean {
    unsafe dial(self)?.isExpanded == true ? 1 : 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_set_expanded) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_set_expanded(_ self: OpaquePointer!, _ expanded: gboolean) {
    unsafe dial(self)?.isExpanded = expanded != 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_get_selected) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_get_selected(_ self: OpaquePointer!) -> guint {
    unsafe dial(self)?.selected ?? .max
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_set_selected) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_set_selected(_ self: OpaquePointer!, _ selected: guint) {
    unsafe dial(self)?.selected = selected
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_get_selected_item) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_get_selected_item(_ self: OpaquePointer!) -> gpointer! {
    unsafe dial(self)?.keptSelectedItem()?.pointer
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_get_current) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_get_current(_ self: OpaquePointer!) -> guint {
    unsafe dial(self)?.current ?? guint.max
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_get_current_item) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_get_current_item(_ self: OpaquePointer!) -> gpointer! {
    unsafe dial(self)?.currentItem?.pointer
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_get_item_size) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_get_item_size(_ self: OpaquePointer!) -> guint {
    unsafe dial(self)?.itemSize ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_set_item_size) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_set_item_size(_ self: OpaquePointer!, _ item_size: guint) {
    unsafe dial(self)?.itemSize = item_size
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_get_minimum_inflation) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_get_minimum_inflation(_ self: OpaquePointer!) -> Double {
    unsafe dial(self)?.minimumInflation ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_set_minimum_inflation) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_set_minimum_inflation(_ self: OpaquePointer!, _ minimum_inflation: Double)
{
    unsafe dial(self)?.minimumInflation = minimum_inflation
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_get_maximum_inflation) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_get_maximum_inflation(_ self: OpaquePointer!) -> Double {
    unsafe dial(self)?.maximumInflation ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_set_maximum_inflation) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_set_maximum_inflation(_ self: OpaquePointer!, _ maximum_inflation: Double)
{
    unsafe dial(self)?.maximumInflation = maximum_inflation
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_get_inflation_distance) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_get_inflation_distance(_ self: OpaquePointer!) -> Double {
    unsafe dial(self)?.inflationDistance ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_set_inflation_distance) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_set_inflation_distance(
    _ self: OpaquePointer!, _ inflation_distance: Double
) {
    unsafe dial(self)?.inflationDistance = inflation_distance
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_get_flippable) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_get_flippable(_ self: OpaquePointer!) -> gboolean {
    unsafe dial(self)?.flips == true ? 1 : 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_set_flippable) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_set_flippable(_ self: OpaquePointer!, _ flippable: gboolean) {
    unsafe dial(self)?.flips = flippable != 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_get_damping) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_get_damping(_ self: OpaquePointer!) -> Double {
    unsafe dial(self)?.damping ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_set_damping) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_set_damping(_ self: OpaquePointer!, _ damping: Double) {
    unsafe dial(self)?.damping = damping
}
