import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop

/// A layout of a caption within a circle.
@MainActor
struct BubbleCaption: Equatable {
    /// The smallest ratio of width to height of an ellipsized caption: a few letters.
    private static let leastShortened = 2.2
    /// The part of a text's height that its letters take.
    static let textFullness = 0.75

    /// The factor to its font.
    let scale: Double
    let width: Int
    let height: Int
    let isShortened: Bool

    /// The layout of the whole caption.
    init(of label: Label, scale: Double, width: Double, room: Double) {
        label.setScale(scale)
        let least = label.measure(GTK_ORIENTATION_HORIZONTAL).minimum
        (self.scale, self.width, isShortened) = (scale, max(Int(min(width, room)), least), false)
        height = label.measure(GTK_ORIENTATION_VERTICAL, for: self.width).natural
    }

    /// The layout of one ellipsized line; `nil` where hardly any of it fits.
    init?(shortening label: Label, scale: Double, room: Double) {
        guard label.fontSize * scale < room else { return nil }
        label.setScale(scale)
        label.setEllipsizes(true)
        let natural = label.measure(GTK_ORIENTATION_HORIZONTAL).natural
        let least = min(natural, Int(label.fontSize * scale * Self.leastShortened))
        height = label.measure(GTK_ORIENTATION_VERTICAL, for: natural).minimum
        width = Int(max(room * room - .pow(Double(height) * Self.textFullness, 2), 0).squareRoot())
        (self.scale, isShortened) = (scale, true)
        guard width >= least else { return nil }
    }

    /// The width at which a text is largest within a circle, and its factor there.
    static func bestWidth(
        of label: Label, room: Double, above reserved: Double
    ) -> (width: Double, scale: Double) {
        let (least, natural) = label.measure(GTK_ORIENTATION_HORIZONTAL)
        func height(_ width: Int) -> Double {
            Double(label.measure(GTK_ORIENTATION_VERTICAL, for: width).natural)
        }
        func choice(_ width: Int, _ height: Double) -> (width: Double, scale: Double) {
            (Double(width), scale(width: Double(width), height: height * textFullness, room, reserved))
        }
        let oneLine = height(natural)
        var choices = [choice(natural, oneLine)]
        if least < natural {
            let most = height(least)
            choices.append(choice(least, most))
            // A width in between has a text of three lines or more in two.
            if most > 2.5 * oneLine {
                choices += (1..<8).map { least + (natural - least) * $0 / 8 }.map { choice($0, height($0)) }
            }
        }
        return choices.max { $0.scale < $1.scale } ?? choices[0]
    }

    /// The largest factor of a box below an icon in the middle of a circle.
    private static func scale(width: Double, height: Double, _ room: Double, _ reserved: Double) -> Double {
        var (fits, tooLarge) = (0.0, 2.0)
        func isTooLarge(_ scale: Double) -> Bool {
            // The lower corners are nearest to the circle.
            .hypot(width * scale, height * scale + reserved) > room
        }
        guard isTooLarge(tooLarge) else { return tooLarge }
        while tooLarge - fits > 0.01 {
            let middle = (fits + tooLarge) / 2
            if isTooLarge(middle) { tooLarge = middle } else { fits = middle }
        }
        return fits
    }
}
