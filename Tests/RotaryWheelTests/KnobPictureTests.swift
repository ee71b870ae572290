import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

@MainActor
final class KnobPictureTests: WidgetTestCase {
    func testPicturePointsAtTheValue() async throws {
        let knob = makePlainKnob()
        XCTAssertEqual(knob.ownFace.angle.degrees, -90)
        let window = try show(knob.object)
        for isMirrored in [false, true] {
            gtk_range_set_inverted(knob.range, isMirrored ? 1 : 0)
            for angle in [-90.0, 0, 37, 200] {
                knob.ownFace.angle = Angle(degrees: angle)
                knob.ownFace.picture = disc(pointingTo: knob.ownFace.angle)
                for (value, degrees) in [(0.0, 120.0), (50, 270), (75, 337.5), (100, 60)] {
                    knob.value = value
                    let shown = isMirrored ? 180 - degrees : degrees
                    let name = "\(isMirrored) \(angle) \(value)"
                    XCTAssertEqual(try color(shown, 0.5, of: knob, in: window), red, name)
                    for other in [40.0, -40, 180] {
                        XCTAssertEqual(try color(shown + other, 0.5, of: knob, in: window), blue, name)
                    }
                }
            }
        }
    }

    func testPictureHasTheRoomOfTheArc() async throws {
        let knob = makePlainKnob(at: 100)
        let green = texture(width: 8, height: 8) { _, _ in self.green }
        watch(green, "the picture")
        knob.ownFace.picture = picture(green)
        let window = try show(knob.object)
        let track = try color(180, 0.95, of: knob, in: window)
        XCTAssertNotEqual(track, self.green)
        XCTAssertNotEqual(track, try color(90, 0.95, of: knob, in: window), "the gap of the track")
        knob.isFlat = true
        XCTAssertEqual(try color(180, 0.95, of: knob, in: window), self.green)
        knob.ownFace.picture = nil
        knob.value = 0
        XCTAssertEqual(
            try color(180, 0.95, of: knob, in: window), try color(90, 0.95, of: knob, in: window),
            "the disc has the room, and there is neither track nor arc")
    }

    func testFilmStripShowsTheFrameOfTheValue() async throws {
        let colors: [UInt32] = [red, green, blue, 0xffff_ff00, 0xff00_ffff]
        let (knob, window, _) = try shown(makePlainKnob()) { $0.ownFace.frames = 5 }
        let strips = [
            texture(width: 20, height: 150) { _, y in colors[y / 30] },
            texture(width: 100, height: 20) { x, _ in colors[x / 20] },
        ]
        for strip in strips {
            knob.ownFace.picture = picture(strip)
            for (value, frame) in [(0.0, 0), (12, 0), (13, 1), (50, 2), (87, 3), (88, 4), (100, 4)] {
                knob.value = value
                for degrees in stride(from: 0.0, to: 360, by: 45) {
                    XCTAssertEqual(try color(degrees, 0.4, of: knob, in: window), colors[frame], "\(value)")
                }
            }
            knob.wraps = true
            for (value, frame) in [(0.0, 0), (20, 1), (80, 4), (95, 0)] {
                knob.value = value
                XCTAssertEqual(try color(0, 0.4, of: knob, in: window), colors[frame], "\(value), endless")
            }
            knob.wraps = false
        }
        knob.ownFace.picture = picture(
            texture(width: 40, height: 80) { x, y in y < 40 ? green : x < 20 ? red : blue })
        (knob.ownFace.frames, knob.value) = (2, 100)
        for (left, right) in [(red, blue), (blue, red)] {
            XCTAssertEqual(try color(180, 0.4, of: knob, in: window), left)
            XCTAssertEqual(try color(0, 0.4, of: knob, in: window), right)
            knob.object.setRightToLeft()
        }
    }

    func testStillPicturesAreBelowAndAbove() async throws {
        let (knob, window, _) = try shown(makePlainKnob())
        knob.isFlat = true
        let drawn = try color(0, 0.3, of: knob, in: window)
        // The background covers the square, the disc its circle, the overlay a quarter.
        knob.ownFace.background = plain(green)
        XCTAssertEqual(try color(0, 0.3, of: knob, in: window), drawn)
        XCTAssertEqual(try color(45, 1.3, of: knob, in: window), green)
        knob.ownFace.picture = disc(pointingTo: Angle(degrees: -90))
        knob.ownFace.overlay = picture(
            texture(width: 64, height: 64) { x, y in x < 32 && y < 32 ? 0xffff_ffff : 0 })
        for value in [0.0, 50] {
            knob.value = value
            XCTAssertEqual(try color(45, 1.3, of: knob, in: window), green)
            XCTAssertEqual(try color(0, 0.5, of: knob, in: window), blue)
            XCTAssertEqual(try color(225, 0.5, of: knob, in: window), 0xffff_ffff)
        }
    }

    func testPictureKeepsItsAspectRatio() async throws {
        let (knob, window, _) = try shown(makePlainKnob(at: 50)) { $0.isFlat = true }
        for (width, height, across, along) in [(8, 4, true, false), (4, 8, false, true)] {
            knob.ownFace.picture = plain(green, width: width, height: height)
            XCTAssertEqual(try color(0, 0.8, of: knob, in: window) == green, across)
            XCTAssertEqual(try color(90, 0.8, of: knob, in: window) == green, along)
        }
    }

    /// A picture of a widget that shows a color, in a window of its own.
    private func livePicture() throws -> (picture: RotaryWheelPicture, show: (UInt32) -> Void) {
        let image = Picture()
        let show = { (color: UInt32) in image.paintable = self.texture(width: 8, height: 8) { _, _ in color }
        }
        show(red)
        try self.show(image, width: 64, height: 64)
        let live = unsafe Paintable(adopting: UnsafeMutableRawPointer(gtk_widget_paintable_new(image.widget)))
        return (picture(live), show)
    }

    /// Waits until the middle of a knob has a color.
    ///
    /// A paintable that changes its size may leave a window without a drawing between two frames.
    private func wait(for color: UInt32, of knob: KnobWidget, in window: TestWindow) throws {
        try MainLoop.wait(for: "the color \(String(color, radix: 16))") {
            try! window.waitForFrame()
            let (x, y) = window.middlePoint(of: knob.object)
            return window.window.drawing != nil
                && window.pixels(x: x.rounded() + 10, y: y.rounded(), width: 1, height: 1) == [color]
        }
    }

    func testChangedPaintableIsDrawnAnew() async throws {
        let (knob, window, _) = try shown(makePlainKnob(at: 50))
        let live = try livePicture()
        for isStrip in [false, true] {
            knob.ownFace.frames = isStrip ? 3 : 1
            knob.ownFace.picture = live.picture
            for color in [red, green] {
                live.show(color)
                try wait(for: color, of: knob, in: window)
            }
        }
    }

    func testPaintableOutlivesItsKnobs() async throws {
        let live = try livePicture()
        do {
            let knob = makePlainKnob()
            (knob.ownFace.picture, knob.ownFace.background) = (live.picture, live.picture)
            try show(knob.object).close()
        }
        live.show(green)
        gdk_paintable_invalidate_size(live.picture.paintable)
        gdk_paintable_invalidate_contents(live.picture.paintable)
        let (knob, window, _) = try shown(makePlainKnob())
        knob.ownFace.picture = live.picture
        try wait(for: green, of: knob, in: window)
    }

    func testKnobsOfOnePictureTurnAlone() async throws {
        let box = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 0)
        let knobs = [0.0, 50, 100].map { makePlainKnob(at: $0) }
        let disc = disc(pointingTo: Angle(degrees: -90))
        for knob in knobs {
            knob.ownFace.picture = disc
            box.append(knob.object)
        }
        let window = try show(box)
        for (knob, degrees) in zip(knobs, [120.0, 270, 60]) {
            XCTAssertEqual(try color(degrees, 0.5, of: knob, in: window), red)
            XCTAssertEqual(try color(degrees + 90, 0.5, of: knob, in: window), blue)
        }
    }
}
