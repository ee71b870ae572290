// swift-tools-version: 6.2
import PackageDescription

/// The Swift examples, one program for each file.
let examples = ["angle", "dial-menu", "helm", "knob", "marking-menu", "spinning-wheel", "telephone", "wheel"]
let files =
    examples.flatMap { name in
        ["c", "cc", "js", "py", "swift", "ui", "vala"].map { "\(name).\($0)" }
    } + examples.filter { $0 != "telephone" }.map { "\($0).blp" }

// Apps of their own, which embed the controls from the folder where they are developed.
let package = Package(
    name: "Embedded",
    dependencies: [.package(name: "rotarywheel", path: "../../..")],
    targets: [
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
        // The app: it is made with products of the package, and libadwaita.
        .systemLibrary(name: "Adwaita", pkgConfig: "libadwaita-1"),
        .target(
            name: "Demo",
            dependencies: [
                "Adwaita", .product(name: "RotaryWheel", package: "rotarywheel"),
                .product(name: "RotaryWheelModel", package: "rotarywheel"),
                .product(name: "CRotaryWheel", package: "rotarywheel"),
                .product(name: "CRotaryWheelGtk", package: "rotarywheel"),
            ],
            swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    ]
        + examples.map { name in
            .executableTarget(
                name: name,
                dependencies: [
                    .product(name: "RotaryWheel", package: "rotarywheel"),
                    .product(name: "CRotaryWheelGtk", package: "rotarywheel"),
                ],
                path: "Sources/Examples", exclude: files.filter { $0 != "\(name).swift" },
                sources: ["\(name).swift"])
        }
)
