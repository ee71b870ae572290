import RotaryWheelInterop
import RotaryWheelModel

extension MarkShape {
    /// The mark in words, as "up, then right".
    @MainActor
    var text: String {
        let words = directions.map(Self.word)
        return words.dropFirst().reduce(words[0]) { text, word in
            // Translators: a stroke of a marking menu, as "up, then right".
            Translation.translated("%1$s, then %2$s").filled(with: text, word)
        }
    }

    /// The word for a direction; degrees clockwise from the top between those of the compass.
    @MainActor
    private static func word(_ direction: Angle) -> String {
        let names = [
            Translation.translated("up"), Translation.translated("up right"), Translation.translated("right"),
            Translation.translated("down right"), Translation.translated("down"),
            Translation.translated("down left"), Translation.translated("left"),
            Translation.translated("up left"),
        ]
        let degrees = Int(((direction - .up).wrapped.degrees + 360).rounded()) % 360
        return degrees % 45 == 0 ? names[degrees / 45] : "\(degrees)°"
    }
}
