package import RotaryWheelInterop
import XCTest

extension WidgetTestCase {
    /// Runs a change in each of some frames, with the number of frames that follow.
    ///
    /// - Parameter midway: another change, after half of the frames.
    package func inFrames(
        _ count: Int, of widget: Widget, midway: () -> Void = {}, _ change: @escaping (_ left: Int) -> Void
    ) throws {
        let window = TestWindow(try XCTUnwrap(widget.rootWidget), titled: "the changed window")
        for frame in 1...count {
            change(count - frame)
            MainLoop.time?.advance(by: TestTime.frame)
            try window.waitForFrame()
            if frame == count / 2 { midway() }
        }
    }

    /// The largest difference of two colors in a channel.
    package static func distance(_ one: UInt32, _ other: UInt32) -> Int {
        [0, 8, 16, 24].map { abs(Int(one >> $0 & 0xff) - Int(other >> $0 & 0xff)) }.max()!
    }
}
