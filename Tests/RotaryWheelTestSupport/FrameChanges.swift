package import RotaryWheelInterop

extension WidgetTestCase {
    /// Runs a change in each of some frames, with the number of frames that follow.
    ///
    /// - Parameter midway: another change, after half of the frames.
    package func inFrames(
        _ count: Int, of widget: Widget, midway: () -> Void = {}, _ change: @escaping (_ left: Int) -> Void
    ) throws {
        var frames = 0
        _ = widget.addTickCallback { _ in
            frames += 1
            if frames <= count { change(count - frames) }
            return frames <= count
        }
        try MainLoop.wait(for: "half of the frames") { frames >= count / 2 }
        midway()
        try MainLoop.wait(for: "\(count) frames with a change") { frames > count }
    }

    /// The largest difference of two colors in a channel.
    package static func distance(_ one: UInt32, _ other: UInt32) -> Int {
        [0, 8, 16, 24].map { abs(Int(one >> $0 & 0xff) - Int(other >> $0 & 0xff)) }.max()!
    }
}
