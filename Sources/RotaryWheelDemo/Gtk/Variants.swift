import CRotaryWheelGtk

/// The result of a function of a child of a GVariant.
func child<Result>(_ index: Int, of value: OpaquePointer, _ body: (OpaquePointer) -> Result) -> Result {
    let child = g_variant_get_child_value(value, gsize(index))!
    defer { g_variant_unref(child) }
    return body(child)
}

/// The results of a function of all children of a GVariant.
func children<Result>(of value: OpaquePointer, _ body: (OpaquePointer) -> Result) -> [Result] {
    (0..<Int(g_variant_n_children(value))).map { child($0, of: value, body) }
}

/// The text of a GVariant with a string.
func string(of value: OpaquePointer) -> String { String(cString: g_variant_get_string(value, nil)) }
