// swift-tools-version: 6.2
import PackageDescription

// An app of its own, which embeds the controls from the folder where they are developed.
let package = Package(
    name: "Embedded",
    dependencies: [.package(name: "rotarywheel", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Embedded",
            dependencies: [
                .product(name: "RotaryWheel", package: "rotarywheel"),
                .product(name: "CRotaryWheelGtk", package: "rotarywheel"),
            ])
    ]
)
