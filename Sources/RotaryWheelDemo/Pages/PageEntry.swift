/// What the window knows of a page before it creates the page.
struct PageEntry {
    let type: any DemoPage.Type
    /// The name of the page in actions and settings.
    let name: String
    /// The name of the example of the control, in a file for each language.
    let example: String
    /// The title for the user.
    let title: String
    /// One or two sentences on the control and its use.
    let explanation: String
}

/// The pages with the user's own content.
@MainActor private let ownPages = [
    PageEntry(
        type: WheelPage.self, name: "wheel", example: "wheel", title: translated("Wheel"),
        explanation: translated(
            "Spin the wheel to decide, by the button, a flick or Space. Edit the choices to make it your own wheel."
        )),
    PageEntry(
        type: PicturesPage.self, name: "pictures", example: "spinning-wheel", title: translated("Pictures"),
        explanation: translated(
            "Spin through the pictures of a folder, however many there are. A click on the one in the middle opens it to zoom."
        )),
    PageEntry(
        type: DialPage.self, name: "dial", example: "dial-menu", title: translated("Launcher"),
        explanation: translated(
            "Turn an application or a folder to the top and open it. A secondary click, a long press beside the bubbles, or Shift+F10 opens a marking menu of them and of what the app can do."
        )),
]

/// The pages that show controls to developers.
@MainActor let controlPages = [
    PageEntry(
        type: KnobPage.self, name: "knobs", example: "knob", title: translated("Knobs"),
        explanation: translated(
            "A small mixer with level meters. Turn a knob or type a value; a double click resets it. The left and right arrow keys move from knob to knob."
        )),
    PageEntry(
        type: TelephonePage.self, name: "telephone", example: "telephone", title: translated("Telephone"),
        explanation: translated(
            "Turn a hole to the finger stop and let go, or type digits. The hole at the stop counts, as on the real one."
        )),
    PageEntry(
        type: HelmPage.self, name: "helm", example: "helm", title: translated("Helm"),
        explanation: translated(
            "Give the wheel a flick: it turns on by inertia, and rests anywhere. One and a half turns put the rudder hard over."
        )),
    PageEntry(
        type: StrokesPage.self, name: "strokes", example: "marking-menu", title: translated("Strokes"),
        explanation: translated(
            "Each item of a menu lies in its own direction. A stroke that turns from one to the next chooses at once, and the hand soon knows it."
        )),
]

/// All pages, in order.
@MainActor let demoPages = ownPages + controlPages
