import RotaryWheelInterop

extension SpinningWheelImplementation {
    /// The text of an item and its position.
    func description(of item: Int) -> String {
        let (text, position) = (text(of: item), SetPosition(index: item, count: motion.count).description)
        return text.isEmpty ? position : "\(text), \(position)"
    }
}
