// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target of ours: unsafe expressions are marked, warnings are errors.
let strict: [SwiftSetting] = [
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Settings of tests, which call C as any program does.
let tests = Array(strict.dropFirst())

let package = Package(
    name: "RotaryWheel",
    products: [
        .library(name: "RotaryWheel", targets: ["RotaryWheel"]),
        .library(name: "WheelModel", targets: ["WheelModel"]),
        // The C functions of GTK, for Swift apps that have no binding of their own.
        .library(name: "CGtk", targets: ["CGtk"]),
        // What programs in other languages link to: librotarywheel-1.so.
        .library(name: "rotarywheel-1", type: .dynamic, targets: ["RotaryWheel"]),
        .executable(name: "rotary-wheel-demo", targets: ["RotaryWheelDemo"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-numerics", from: "1.1.0")
    ],
    targets: [
        .target(
            name: "WheelModel",
            dependencies: [.product(name: "RealModule", package: "swift-numerics")],
            swiftSettings: strict),
        .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "GtkInterop", dependencies: ["CGtk"], swiftSettings: strict),
        .systemLibrary(name: "CMainQueue"),
        .systemLibrary(name: "CRotaryWheel", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(
            name: "RotaryWheel", dependencies: ["WheelModel", "GtkInterop", "CRotaryWheel", "CMainQueue"],
            swiftSettings: strict),
        .plugin(
            name: "CompileResources", capability: .buildTool(), path: "Sources/CompileResources"),
        .executableTarget(
            name: "RotaryWheelDemo", dependencies: ["RotaryWheel", "CRotaryWheel", "GtkInterop", "CGtk"],
            swiftSettings: strict,
            plugins: ["CompileResources"]),
        // The example of the README, which the embedding tests run.
        .executableTarget(
            name: "ReadmeExample", dependencies: ["RotaryWheel", "CGtk"], path: "Tests/EmbeddingTests/Swift"),
        // A program that awaits what a wheel tells.
        .executableTarget(
            name: "AsyncExample", dependencies: ["RotaryWheel", "CGtk"],
            path: "Tests/EmbeddingTests/SwiftAsync"),
        .testTarget(
            name: "DemoTests", dependencies: ["RotaryWheelDemo"],
            exclude: ["bell.py", "churn.py", "hostile.py"], swiftSettings: strict),
        // Random operations on the model, for its tests and for the tool below.
        .target(
            name: "ModelFuzz", dependencies: ["WheelModel"], path: "Tests/ModelFuzz", swiftSettings: strict),
        .target(
            name: "CFuzz", path: "Tests/CFuzz",
            linkerSettings: [.linkedLibrary("X11"), .linkedLibrary("Xtst"), .linkedLibrary("dl")]),
        // Random operations on the controls: meson-helpers/fuzz.
        .executableTarget(
            name: "RotaryWheelFuzz",
            dependencies: [
                "CFuzz", "CGtk", "CRotaryWheel", "CTestSupport", "GtkInterop", "ModelFuzz", "RotaryWheel",
            ],
            path: "Tests/Fuzz", swiftSettings: tests),
        .testTarget(
            name: "WheelModelTests", dependencies: ["ModelFuzz", "WheelModel"], swiftSettings: strict),
        .systemLibrary(name: "CTestSupport", path: "Tests/CTestSupport", pkgConfig: "gtk4"),
        .target(
            name: "TestSupport", dependencies: ["GtkInterop", "RotaryWheel", "CTestSupport"],
            path: "Tests/TestSupport", swiftSettings: strict),
        .testTarget(
            name: "GtkInteropTests", dependencies: ["GtkInterop", "TestSupport"], swiftSettings: tests),
        .testTarget(
            name: "RotaryWheelTests",
            dependencies: ["CRotaryWheel", "CTestSupport", "RotaryWheel", "TestSupport"],
            exclude: ["dot.png"], swiftSettings: tests),
        .testTarget(
            name: "InputTests", dependencies: ["RotaryWheel", "GtkInterop", "TestSupport"],
            swiftSettings: tests),
    ],
    swiftLanguageModes: [.v6]
)
