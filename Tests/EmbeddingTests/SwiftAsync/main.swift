import CRotaryWheelGtk
import RotaryWheel

// Awaits the selections of a wheel under GLib's main loop, and prints whether the loop sleeps afterwards.
gtk_init()
GtkMainActor.attach()

let window = GTK_WINDOW(gtk_window_new())
var wheel: RotaryWheelWidget? = RotaryWheelWidget(labels: ["Circles", "Flower", "Monster", "Person"])
gtk_window_set_child(window, wheel!.widget)
gtk_window_present(window)

var isOver = false
let selections = wheel!.selections
Task {
    for await sector in selections { print("selected", sector) }
    // The wheel was finalized, and its streams have ended.
    print("over")
    isOver = true
}
Task {
    let (rim, dial) = (
        SpinningWheelWidget(labels: ["Dunes", "Harbour"]), DialMenuWidget(labels: ["Cut", "Copy", "Paste"])
    )
    let (onRim, onDial) = (rim.selections, dial.selections)
    rim.scroll(to: 1)
    dial.turn(to: 2)
    for await item in onRim {
        print("on the rim", item)
        break
    }
    for await item in onDial {
        print("on the dial", item)
        break
    }
    let selections = wheel!.selections
    for sector in [2, 1] {
        wheel!.turn(to: sector)
        for await settled in selections where settled == sector { break }
        // Continues here, although another thread resumes it.
        await Task.detached {}.value
    }
    wheel = nil
    gtk_window_destroy(window)
}
while !isOver { g_main_context_iteration(nil, 1) }

var (wakeUps, isRested) = (0, false)
g_timeout_add(
    300,
    { isRested in
        isRested!.storeBytes(of: true, as: Bool.self); return 0
    }, &isRested)
while !isRested {
    g_main_context_iteration(nil, 1)
    wakeUps += 1
}
print("rests", wakeUps < 10)
