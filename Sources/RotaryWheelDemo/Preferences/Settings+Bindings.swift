import CRotaryWheelAdwaita

/// Bindings of widgets that GSettings cannot convert by itself.
extension Settings {
    var keys: [String] {
        let keys = g_settings_schema_list_keys(schema)
        defer { g_strfreev(keys) }
        return sequence(first: keys, next: { $0?.successor() }).lazy.map { $0?.pointee }
            .prefix { $0 != nil }.map { String(cString: $0!) }
    }

    /// Binds the position of a list to a key with an enumeration of as many values.
    func bindChoice(_ key: String, to row: Handle) {
        let nicks = nicks(of: key)
        bind(
            key, to: row, "selected",
            Mapping(
                toProperty: { value, setting in
                    let nick = String(cString: g_variant_get_string(setting, nil))
                    g_value_set_uint(value, guint(nicks.firstIndex(of: nick) ?? 0))
                },
                toSetting: { value, _ in g_variant_new_string(nicks[Int(g_value_get_uint(value))]) }))
    }

    /// Binds the value of an adjustment to a key with a number.
    ///
    /// - Parameters:
    ///   - unit: the amount of the setting for 1 in the adjustment.
    ///   - widget: the widget that is insensitive while the key is locked.
    func bind(_ key: String, to adjustment: Handle, unit: Double, sensitive widget: Handle) {
        bind(
            key, to: adjustment, "value",
            Mapping(
                toProperty: { value, setting in g_value_set_double(value, Self.number(setting) / unit) },
                toSetting: { value, isCount in
                    let number = g_value_get_double(value) * unit
                    return isCount
                        ? g_variant_new_uint32(guint32(number.rounded())) : g_variant_new_double(number)
                }))
        g_settings_bind_writable(object.cast(), key, widget.pointer, "sensitive", 0)
    }

    private func bind(_ key: String, to object: Handle, _ property: String, _ mapping: Mapping) {
        g_settings_bind_with_mapping(
            self.object.cast(), key, object.pointer, property, CG_SETTINGS_BIND_DEFAULT,
            { value, setting, data in
                Kept<Mapping>.of(data).toProperty(value!, setting!)
                return 1
            },
            { value, type, data in
                let isCount = g_variant_type_peek_string(type).pointee == CChar(UInt8(ascii: "u"))
                return Kept<Mapping>.of(data).toSetting(value!, isCount)
            },
            Kept(mapping).data, { Kept<Any>.release($0) })
    }

    /// The range of a key with a number.
    func range(of key: String) -> (least: Double, most: Double) {
        limits(of: key) { (child(0, of: $0, Self.number), child(1, of: $0, Self.number)) }
    }

    private func nicks(of key: String) -> [String] { limits(of: key) { children(of: $0, string(of:)) } }

    /// The result of a function of what limits a key: the values of an enumeration, or a least and a most value.
    private func limits<Result>(of key: String, _ body: (OpaquePointer) -> Result) -> Result {
        let schemaKey = g_settings_schema_get_key(schema, key)
        let range = g_settings_schema_key_get_range(schemaKey)
        defer {
            g_variant_unref(range)
            g_settings_schema_key_unref(schemaKey)
        }
        // A variant has one child.
        return child(1, of: range!) { child(0, of: $0, body) }
    }

    private static func number(_ value: OpaquePointer) -> Double {
        g_variant_classify(value) == G_VARIANT_CLASS_UINT32
            ? Double(g_variant_get_uint32(value)) : g_variant_get_double(value)
    }

    // MARK: Values

    /// The value of a key that differs from its default, as text.
    func userValue(_ key: String) -> String? {
        guard let value = g_settings_get_user_value(object.cast(), key) else { return nil }
        let standard = g_settings_get_default_value(object.cast(), key)
        defer { for variant in [value, standard] { g_variant_unref(variant) } }
        guard g_variant_equal(UnsafeRawPointer(value), UnsafeRawPointer(standard!)) == 0 else { return nil }
        return String(taking: g_variant_print(value, 1))
    }

    /// Sets a key to a value of ``userValue(_:)``.
    func restore(_ key: String, _ text: String) {
        if let value = g_variant_parse(nil, text, nil, nil, nil) {
            g_settings_set_value(object.cast(), key, value)
            g_variant_unref(value)
        }
    }
}

/// How the value of a property and that of a setting are converted.
private struct Mapping {
    let toProperty: (UnsafeMutablePointer<GValue>, OpaquePointer) -> Void
    let toSetting: (UnsafePointer<GValue>, _ isCount: Bool) -> OpaquePointer?
}
