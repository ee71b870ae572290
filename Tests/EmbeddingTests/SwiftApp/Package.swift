// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Wheel",
    dependencies: [
        .package(name: "rotarywheel", path: "../../..")
    ],
    targets: [
        .executableTarget(
            name: "Wheel",
            dependencies: [
                .product(name: "RotaryWheel", package: "rotarywheel"),
                .product(name: "CRotaryWheelGtk", package: "rotarywheel"),
            ])
    ]
)
