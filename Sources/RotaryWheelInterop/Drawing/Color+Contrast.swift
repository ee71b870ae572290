import Glibc

extension Color {
    package static let black = Color(red: 0, green: 0, blue: 0)
    package static let white = Color(red: 1, green: 1, blue: 1)

    /// The relative luminance of WCAG 2, from 0 (black) to 1 (white).
    package var luminance: Double {
        func linear(_ channel: Double) -> Double {
            channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast ratio of WCAG 2, from 1 to 21.
    package func contrast(with other: Color) -> Double {
        let (one, other) = (luminance + 0.05, other.luminance + 0.05)
        return max(one, other) / min(one, other)
    }

    /// Black or white, whichever has the larger contrast.
    package var ink: Color { contrast(with: .black) > contrast(with: .white) ? .black : .white }

    /// Mixes in a part, from 0 to 1, of another color.
    package func mixed(with other: Color, _ part: Double) -> Color {
        func mix(_ channel: KeyPath<Color, Double>) -> Double {
            self[keyPath: channel] + (other[keyPath: channel] - self[keyPath: channel]) * part
        }
        return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }

    /// The color blended onto an opaque background.
    package func over(_ background: Color) -> Color {
        background.mixed(with: Color(red: red, green: green, blue: blue), alpha)
    }

    /// The color, made darker or lighter until text on it has enough contrast.
    package func readable(below text: Color, contrast least: Double) -> Color {
        let end = text.luminance > luminance ? Color.black : .white
        let steps = 100
        let candidates = (0...steps).lazy.map { self.mixed(with: end, Double($0) / Double(steps)) }
        return candidates.first { $0.contrast(with: text) >= least } ?? end
    }

    /// The color in CSS syntax.
    package var css: String {
        let channels = [red, green, blue].map { String(Int(($0 * 255).rounded())) }
        return "rgba(\(channels.joined(separator: ",")),\(alpha))"
    }
}
