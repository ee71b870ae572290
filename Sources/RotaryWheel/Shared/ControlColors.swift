import RotaryWheelInterop

/// Gives a control its own derived colors where CSS variables give it other colors than the display's.
///
/// The variables of GTK 4.16 and later have no getter. A part of the control that is never drawn has each color as a
/// layer of its background.
@MainActor
final class ControlColors {
    private let control: Widget
    private let part: Widget
    private let updated: () -> Void
    private var own: ThemeColors?
    private var sheet: StyleSheet?

    /// Follows the colors of a control, which is borrowed.
    ///
    /// - Parameters:
    ///   - part: a child that is not drawn.
    ///   - updated: runs when the colors may have changed.
    init(of control: Widget, seenBy part: Widget, updated: @escaping () -> Void = {}) {
        (self.control, self.part, self.updated) = (control, part, updated)
        Theme.shared.add(self)
    }

    isolated deinit { Theme.shared.remove(self) }

    /// The color of the page; `nil` before GTK 4.16.
    var background: Color? { Theme.hasVariables ? (own ?? Theme.shared.colors)?[.background] : nil }

    /// Follows a change of the part's style, after GTK's update of styles.
    func follow() { Theme.shared.follow(self) }

    /// Takes over the colors; not during GTK's update of styles.
    func update() {
        let next = Theme.shared.colors(differingAt: part)
        defer { updated() }
        guard next != own else { return }
        own = next
        if let sheet { control.remove(sheet) }
        sheet = next.map(Theme.shared.sheet(of:))
        if let sheet { control.add(sheet) }
    }
}
