import CRotaryWheelGtk
import Foundation
package import RotaryWheel
package import RotaryWheelInterop
package import RotaryWheelModel

extension WidgetTestCase {
    // Opaque colors, as 0xAARRGGBB.
    package var red: UInt32 { 0xffff_0000 }
    package var green: UInt32 { 0xff00_ff00 }
    package var blue: UInt32 { 0xff00_00ff }

    /// A texture of pixels, as 0xAARRGGBB.
    package func texture(width: Int, height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt32) -> Texture {
        let pixels = (0..<width * height).map { pixel($0 % width, $0 / width) }
        return unsafe pixels.withUnsafeBytes { buffer in
            let bytes = unsafe g_bytes_new(buffer.baseAddress, gsize(buffer.count))
            defer { unsafe g_bytes_unref(bytes) }
            return unsafe Texture(
                adopting: UnsafeMutableRawPointer(
                    gdk_memory_texture_new(
                        gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(4 * width)
                    )))
        }
    }

    package func picture(_ paintable: Paintable) -> RotaryWheelPicture {
        unsafe RotaryWheelPicture(paintable: OpaquePointer(paintable.pointer))
    }

    /// A blue disc with a red pointer in a direction.
    package func disc(pointingTo angle: Angle) -> RotaryWheelPicture {
        picture(
            texture(width: 64, height: 64) { x, y in
                let (dx, dy) = (Double(x) - 31.5, Double(y) - 31.5)
                let distance = (dx * dx + dy * dy).squareRoot()
                guard distance < 32 else { return 0 }
                let direction = Angle(radians: atan2(dy, dx))
                return distance > 8 && abs((direction - angle).wrapped.degrees) < 20 ? red : blue
            })
    }

    /// A picture of one color.
    package func plain(_ color: UInt32, width: Int = 8, height: Int = 8) -> RotaryWheelPicture {
        picture(texture(width: width, height: height) { _, _ in color })
    }

    /// A knob of 100 pixels without its value.
    package func makePlainKnob(at value: Double = 0) -> KnobWidget {
        let knob = makeKnob(at: value)
        knob.drawsValue = false
        unsafe gtk_widget_set_size_request(knob.object.widget, 100, 100)
        unsafe gtk_widget_set_halign(knob.object.widget, GTK_ALIGN_CENTER)
        unsafe gtk_widget_set_valign(knob.object.widget, GTK_ALIGN_CENTER)
        return knob
    }

    /// The color in a direction in degrees, at a part of the radius.
    package func color(_ degrees: Double, _ part: Double, of knob: KnobWidget, in window: TestWindow) throws
        -> UInt32
    {
        let (dx, dy) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        return try window.color(at: window.point(50 + 50 * part * dx, 50 + 50 * part * dy, of: knob.object))
    }
}

extension Color {
    /// The color of an opaque pixel, 0xRRGGBB.
    package init(pixel: UInt32) {
        let channels = [16, 8, 0].map { shift in Double(pixel >> shift & 0xff) / 255 }
        self.init(red: channels[0], green: channels[1], blue: channels[2])
    }
}
