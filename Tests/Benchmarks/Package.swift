// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that users of the library do not build it. The folder Marks is that of the tests.
let package = Package(
    name: "Benchmarks", dependencies: [.package(name: "RotaryWheel", path: "../..")],
    targets: [
        .executableTarget(
            name: "ModelBenchmarks",
            dependencies: [.product(name: "RotaryWheelModel", package: "RotaryWheel")], path: "Model",
            swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")])
    ],
    swiftLanguageModes: [.v6]
)
