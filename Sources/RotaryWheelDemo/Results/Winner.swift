import CRotaryWheelGtk

/// The result of a spin.
struct Winner: Equatable, Sendable {
    /// In seconds of Unix.
    let time: Int
    /// The title of the wheel.
    let wheel: String
    let name: String

    /// A result of now.
    init(_ name: String, of wheel: String) {
        (time, self.wheel, self.name) = (g_get_real_time() / 1_000_000, wheel, name)
    }

    /// Reads ``line``; returns `nil` for any other line.
    init?(_ line: some StringProtocol) {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
        guard columns.count == 3, let time = g_date_time_new_from_iso8601(columns[0], nil) else { return nil }
        defer { g_date_time_unref(time) }
        (self.time, wheel, name) = (g_date_time_to_unix(time), columns[1], columns[2])
    }

    /// The result as a line of a file.
    var line: String {
        "\(String(formatting: g_date_time_new_from_unix_utc(time), "%FT%TZ"))\t\(wheel)\t\(name)"
    }

    /// The local time for other programs.
    var localTime: String { localText("%F %T") }

    /// The local time for the user, with the date unless it was today or yesterday.
    var timeText: String {
        let now = g_get_real_time() / 1_000_000
        func isDay(before seconds: Int) -> Bool {
            localText("%F") == String(formatting: g_date_time_new_from_unix_local(now - seconds), "%F")
        }
        // Translators: a format of g_date_time_format(), where %X is the time. xgettext:no-c-format
        if isDay(before: 0) { return localText(translated("Today, %X")) }
        // Translators: the same. xgettext:no-c-format
        if isDay(before: 86400) { return localText(translated("Yesterday, %X")) }
        // Translators: the same, where %x is the date. xgettext:no-c-format
        return localText(translated("%x, %X"))
    }

    private func localText(_ format: String) -> String {
        String(formatting: g_date_time_new_from_unix_local(time), format)
    }
}

extension String {
    /// Takes over a GDateTime, and formats it; empty for one that GLib cannot have.
    init(formatting time: OpaquePointer?, _ format: String) {
        self = time.map { String(taking: g_date_time_format($0, format)) } ?? ""
        if let time { g_date_time_unref(time) }
    }
}
