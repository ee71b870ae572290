import CRotaryWheelGtk
import Foundation
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The pictures of wheels.
@MainActor
final class WheelFaceTests: WidgetTestCase {
    /// A wheel in a window of 480 pixels, whose disc has a radius of 226 pixels.
    private func makePlainWheel(_ count: Int = 8) -> RotaryWheelWidget {
        let wheel = watched(RotaryWheelWidget(items: (0..<count).map { _ in RotaryWheelItem(label: "") }))
        wheel.face = RotaryWheelFace()
        return wheel
    }

    /// The color in a direction in degrees, at a part of the radius of the disc.
    private func color(
        _ degrees: Double, _ part: Double, of wheel: RotaryWheelWidget, in window: TestWindow
    ) throws -> UInt32 {
        try window.color(at: window.place(degrees, part * 226 / 240, of: wheel.object))
    }

    /// Waits for a color, while a motion may change it.
    private func wait(
        for wanted: UInt32, _ degrees: Double, _ part: Double, of wheel: RotaryWheelWidget,
        in window: TestWindow
    ) throws {
        try MainLoop.wait(for: "the color \(String(wanted, radix: 16))") {
            try! color(degrees, part, of: wheel, in: window) == wanted
        }
    }

    func testPictureTurnsWithTheSectors() async throws {
        let (wheel, window, _) = try shown(makePlainWheel())
        let face = try XCTUnwrap(wheel.face)
        for (indicator, angle) in [(180.0, -90.0), (-90, -90), (40, 10)] {
            wheel.indicatorAngle = Angle(degrees: indicator)
            face.angle = Angle(degrees: angle)
            // A pointer at the first sector.
            face.picture = disc(pointingTo: face.angle)
            for rotation in [0.0, 45, -100] {
                wheel.rotation = Angle(degrees: rotation)
                let first = indicator + rotation
                let name = "\(indicator) \(angle) \(rotation)"
                XCTAssertEqual(try color(first, 0.6, of: wheel, in: window), red, name)
                for other in [40.0, -40, 180] {
                    XCTAssertEqual(try color(first + other, 0.6, of: wheel, in: window), blue, name)
                }
            }
        }
    }

    func testPictureTurnsInMotionAndOnAMirroredWheel() async throws {
        let (wheel, window, record) = try shown(makePlainWheel())
        wheel.indicatorAngle = .up
        // A pointer at the third sector of eight.
        wheel.face?.picture = disc(pointingTo: .zero)
        XCTAssertEqual(try color(0, 0.6, of: wheel, in: window), red)
        wheel.object.setRightToLeft()
        XCTAssertEqual(try color(180, 0.6, of: wheel, in: window), red)
        XCTAssertEqual(try color(0, 0.6, of: wheel, in: window), blue)
        wheel.turn(to: 2)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(try color(-90, 0.6, of: wheel, in: window), red)
        try window.perform(window.grab(from: 0, to: 90, of: wheel))
        defer { try? window.perform(.release) }
        let turned = -90 - wheel.rotation.degrees - 90
        XCTAssertNotEqual(wheel.rotation.degrees.rounded(), -90)
        XCTAssertEqual(try color(turned, 0.6, of: wheel, in: window), red)
        XCTAssertEqual(try color(turned + 40, 0.6, of: wheel, in: window), blue)
    }

    func testLayersAreInTheirOrder() async throws {
        setRules("sector.warm > wedge { background-color: rgb(200,0,0); }")
        let (wheel, window, _) = try shown(makePlainWheel())
        let face = try XCTUnwrap(wheel.face)
        let disc = try color(90, 0.99, of: wheel, in: window)
        face.background = plain(green)
        // It is as wide as the disc, and replaces it.
        XCTAssertEqual(try color(90, 0.99, of: wheel, in: window), green)
        XCTAssertEqual(try color(45, 1.3, of: wheel, in: window), green, "a corner")
        XCTAssertNotEqual(try color(90, 0.6, of: wheel, in: window), green, "a sector is above")
        face.picture = picture(texture(width: 64, height: 64) { x, _ in x < 32 ? self.blue : 0 })
        // The sectors have no background of their own.
        XCTAssertEqual(try color(45, 0.6, of: wheel, in: window), blue, "its left half is at the bottom")
        XCTAssertEqual(try color(-45, 0.6, of: wheel, in: window), green)
        face.overlay = picture(texture(width: 64, height: 64) { x, y in x < 32 && y < 32 ? self.red : 0 })
        for rotation in [0.0, 90] {
            wheel.rotation = Angle(degrees: rotation)
            XCTAssertEqual(try color(-135, 0.6, of: wheel, in: window), red)
            XCTAssertEqual(try color(-45, 0.6, of: wheel, in: window), green)
        }
        wheel.face = nil
        XCTAssertEqual(try color(90, 0.99, of: wheel, in: window), disc)
    }

    func testHubAndPointerAreAboveTheOverlay() async throws {
        let (wheel, window, _) = try shown(makePlainWheel())
        wheel.face?.overlay = plain(green)
        wheel.hub = gtk_button_new_with_label("Go")
        XCTAssertNotEqual(try color(0, 0.07, of: wheel, in: window), green)
        XCTAssertEqual(try color(0, 0.6, of: wheel, in: window), green)
        XCTAssertNotEqual(try color(180, 0.95, of: wheel, in: window), green, "the indicator")
    }

    func testPointerReplacesTheIndicator() async throws {
        setRules("rotarywheel > indicator { min-height: 60px; }")
        let (wheel, window, _) = try shown(makePlainWheel())
        // It has 60 pixels, 14 beyond the rim. Its upper half is red, its lower one blue.
        wheel.face?.pointerPicture = picture(
            texture(width: 64, height: 64) { _, y in y < 32 ? self.red : self.blue })
        for degrees in [180.0, -90, 0, 90] {
            wheel.indicatorAngle = Angle(degrees: degrees)
            for (pixels, wanted) in [(238.0, red), (213, red), (207, blue), (182, blue)] {
                let place = window.place(degrees, pixels / 240, of: wheel.object)
                XCTAssertEqual(try window.color(at: place), wanted, "\(degrees)° at \(pixels)")
            }
            XCTAssertNotEqual(try window.color(at: window.place(degrees, 178 / 240, of: wheel.object)), blue)
        }
        wheel.face?.pointerPicture = nil
        let beak = try window.color(at: window.place(90, 225.0 / 240, of: wheel.object))
        XCTAssertFalse([red, blue].contains(beak))
    }

    func testFilmStripShowsTheFrameOfTheRotation() async throws {
        let colors: [UInt32] = [red, green, blue, 0xffff_ff00]
        let (wheel, window, _) = try shown(makePlainWheel())
        let face = try XCTUnwrap(wheel.face)
        (face.frames, face.picture) = (4, picture(texture(width: 16, height: 64) { _, y in colors[y / 16] }))
        for (degrees, frame) in [(0.0, 0), (44, 0), (46, 1), (180, 2), (-90, 3), (-44, 0), (720, 0)] {
            wheel.rotation = Angle(degrees: degrees)
            XCTAssertEqual(try color(20, 0.6, of: wheel, in: window), colors[frame], "\(degrees)")
        }
    }

    func testFaceIsSharedAndRemovedWhileShown() async throws {
        let face = RotaryWheelFace(picture: plain(green))
        watch(Object(retaining: face.pointer), "the face")
        let box = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 0)
        let wheels = (0..<3).map { _ in makePlainWheel() }
        let knob = makePlainKnob(at: 50)
        for wheel in wheels {
            wheel.face = face
            gtk_widget_set_size_request(wheel.widget, 120, 120)
            box.append(wheel.object)
        }
        knob.face = face
        knob.isFlat = true
        box.append(knob.object)
        let window = try show(box)
        func colors() throws -> [UInt32] {
            try (wheels.map(\.object) + [knob.object]).map {
                try window.color(at: window.point(Double($0.width) / 2 + 30, Double($0.height) / 2, of: $0))
            }
        }
        XCTAssertEqual(try colors(), Array(repeating: green, count: 4))
        face.picture = plain(red)
        XCTAssertEqual(try colors(), Array(repeating: red, count: 4))
        // A handler of the face takes it from a control.
        let object = Object(retaining: face.pointer)
        let handler = object.connect("notify::overlay") { _ in wheels[1].face = nil }
        face.overlay = plain(blue)
        object.disconnect(handler)
        let shown = try colors()
        XCTAssertEqual([shown[0], shown[2], shown[3]], [blue, blue, blue])
        XCTAssertFalse([red, blue].contains(shown[1]))
        (wheels[0].face, knob.face) = (nil, nil)
        face.overlay = nil
        XCTAssertEqual(try colors()[2], red)
    }

    func testChangedPaintableIsDrawnAnewInMotion() async throws {
        let (wheel, window, _) = try shown(makePlainWheel())
        let image = Picture()
        image.paintable = texture(width: 8, height: 8) { _, _ in self.red }
        try show(image, width: 64, height: 64)
        wheel.face?.overlay = picture(Paintable(of: image))
        wheel.face?.pointerPicture = wheel.face?.overlay
        try wait(for: red, 20, 0.6, of: wheel, in: window)
        wheel.spin(to: 4, turns: 1, duration: .seconds(60))
        for wanted in [green, blue] {
            image.paintable = texture(width: 8, height: 8) { _, _ in wanted }
            try wait(for: wanted, 20, 0.6, of: wheel, in: window)
            try wait(for: wanted, 180, 0.98, of: wheel, in: window)
        }
        wheel.stop()
    }

    func testUnreadablePicturesWarnOnceAndLeaveTheDrawnLook() async throws {
        let (wheel, window, _) = try shown(makePlainWheel(), width: 300, height: 300)
        func pixels() throws -> [UInt32] {
            try window.waitForFrame()
            return window.pixels(x: 0, y: 0, width: 300, height: 300)
        }
        let drawn = try pixels()
        for layer in [\RotaryWheelFace.picture, \.background, \.overlay, \.pointerPicture] {
            wheel.face?[keyPath: layer] = RotaryWheelPicture(path: "/nowhere/face.svg")
            XCTAssertEqual(try pixels(), drawn)
            wheel.rotation = Angle(degrees: 360)
            XCTAssertEqual(try pixels(), drawn)
            expectMessages(["/nowhere/face.svg"])
            wheel.face?[keyPath: layer] = nil
        }
    }

    func testBuilderMakesAFace() async throws {
        registerTypes()
        let text = """
            <interface>
            <object class="GtkIconPaintable" id="arrow">
              <property name="icon-name">pan-down-symbolic</property>
            </object>
            <object class="RotaryWheelWidget" id="wheel">
              <property name="face"><object class="RotaryWheelFace">
                <property name="background">\(KnownType.picture.path)</property>
                <property name="pointer">arrow</property>
                <property name="frames">2</property>
              </object></property>
            </object></interface>
            """
        let builder = Object(adopting: UnsafeMutableRawPointer(gtk_builder_new_from_string(text, -1)))
        let built = Widget(
            retaining: UnsafeMutableRawPointer(gtk_builder_get_object(builder.opaque, "wheel")!))
        let wheel = watched(RotaryWheelWidget(built.widget)!)
        try show(wheel)
        XCTAssertEqual(wheel.face?.frames, 2)
        XCTAssertNotNil(wheel.face?.background)
        XCTAssertNotNil(wheel.face?.pointerPicture)
        // As in an article.
        let path = KnownType.picture.path
        let face = RotaryWheelFace(picture: RotaryWheelPicture(path: path))
        face.pointerPicture = RotaryWheelPicture(iconName: "pan-down-symbolic")
        wheel.face = face
        XCTAssertEqual(wheel.face?.pointer, face.pointer)
    }
}
