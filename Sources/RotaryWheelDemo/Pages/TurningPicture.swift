import CRotaryWheel
import CRotaryWheelGtk

/// A picture that turns with a wheel above it.
@MainActor
enum TurningPicture {
    /// Lays out a widget with two children, the picture and the wheel.
    ///
    /// It does so again when an allocation is queued after the wheel has turned.
    static func manage(_ place: Handle) {
        let layout = gtk_custom_layout_new(
            nil,
            { place, orientation, size, minimum, natural, _, _ in
                let wheel = gtk_widget_get_last_child(place)
                gtk_widget_measure(wheel, orientation, size, minimum, natural, nil, nil)
            },
            { place, width, height, _ in
                guard let picture = gtk_widget_get_first_child(place),
                    let wheel = gtk_widget_get_last_child(place)
                else { return }
                gtk_widget_allocate(wheel, width, height, -1, nil)
                let side = min(width, height)
                var center = graphene_point_t(x: Float(width) / 2, y: Float(height) / 2)
                var corner = graphene_point_t(x: Float(-side) / 2, y: Float(-side) / 2)
                let rotation = rotary_wheel_widget_get_rotation(OpaquePointer(wheel)) * 180 / .pi
                let turned = gsk_transform_rotate(gsk_transform_translate(nil, &center), Float(rotation))
                gtk_widget_allocate(picture, side, side, -1, gsk_transform_translate(turned, &corner))
            })
        gtk_widget_set_layout_manager(place.widget, layout)
    }
}
