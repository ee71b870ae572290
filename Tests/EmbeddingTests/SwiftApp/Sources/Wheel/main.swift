import CRotaryWheelGtk
import RotaryWheel

GtkMainActor.runApplication("org.example.Wheel") { app in
    let wheel = RotaryWheelWidget(labels: ["Circles", "Flower", "Monster", "Person"])
    wheel.onSettled = { wheel, _ in print(wheel.selectedText ?? "") }

    let window = GTK_WINDOW(gtk_application_window_new(app))
    gtk_window_set_title(window, "Wheel")
    gtk_window_set_child(window, wheel.widget)
    gtk_window_present(window)
}
