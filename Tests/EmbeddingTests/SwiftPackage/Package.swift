// swift-tools-version: 6.2
import PackageDescription

// Apps of their own, which embed the controls from the folder where they are developed.
let package = Package(
    name: "Embedded",
    dependencies: [.package(name: "rotarywheel", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Embedded",
            dependencies: [
                .product(name: "RotaryWheel", package: "rotarywheel"),
                .product(name: "CRotaryWheelGtk", package: "rotarywheel"),
            ]),
        // Another binding of GTK, with names that several bindings have.
        .systemLibrary(name: "CGtk", pkgConfig: "gtk4"),
        .target(name: "CAdw"),
        .target(name: "GtkInterop", dependencies: ["CGtk"]),
        .target(name: "Gtk", dependencies: ["CAdw", "CGtk", "GtkInterop"]),
        .target(name: "TestSupport", dependencies: ["CGtk"]),
        .executableTarget(
            name: "Beside",
            dependencies: [
                "CGtk", "Gtk", "TestSupport", .product(name: "RotaryWheel", package: "rotarywheel"),
            ]),
    ]
)
