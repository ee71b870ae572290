// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target of ours: unsafe expressions are marked, warnings are errors.
let strict: [SwiftSetting] = [
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Settings of the app and of tests, which call C as any program does.
let programs = Array(strict.dropFirst())

let package = Package(
    name: "RotaryWheel",
    products: [
        .library(name: "RotaryWheel", targets: ["RotaryWheel"]),
        .library(name: "RotaryWheelModel", targets: ["RotaryWheelModel"]),
        // The C functions of GTK, for Swift apps that have no binding of their own.
        .library(name: "CRotaryWheelGtk", targets: ["CRotaryWheelGtk"]),
        // The C header, for C targets and for what the Swift API leaves out.
        .library(name: "CRotaryWheel", targets: ["CRotaryWheel"]),
        // What programs in other languages link to: librotarywheel-1.so.
        .library(name: "rotarywheel-1", type: .dynamic, targets: ["RotaryWheel"]),
        .executable(name: "rotary-wheel-demo", targets: ["RotaryWheelDemoMain"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-numerics", from: "1.1.0")
    ],
    targets: [
        .target(
            name: "RotaryWheelModel",
            dependencies: [.product(name: "RealModule", package: "swift-numerics")],
            swiftSettings: strict),
        .systemLibrary(name: "CRotaryWheelGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        // What the package needs beside GTK's headers.
        .systemLibrary(name: "CRotaryWheelShims", pkgConfig: "gtk4"),
        .target(
            name: "RotaryWheelInterop",
            dependencies: [
                "CRotaryWheelGtk", "CRotaryWheelShims",
                .product(name: "RealModule", package: "swift-numerics"),
            ],
            swiftSettings: strict),
        .systemLibrary(name: "CRotaryWheelMainQueue"),
        // The C header, and the functions of it that are rows of a table.
        .target(name: "CRotaryWheel", dependencies: ["CRotaryWheelGtk"], publicHeadersPath: "."),
        .target(
            name: "RotaryWheel",
            dependencies: [
                "RotaryWheelModel", "RotaryWheelInterop", "CRotaryWheel", "CRotaryWheelMainQueue",
            ],
            resources: [.embedInCode("Styles")],
            swiftSettings: strict),
        .plugin(
            name: "RotaryWheelResources", capability: .buildTool(), path: "Sources/RotaryWheelResources"),
        .systemLibrary(
            name: "CRotaryWheelAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
        // The app's resources belong to a target of C: one of Swift would link all of Foundation for them.
        .target(
            name: "CRotaryWheelDemoResources", publicHeadersPath: ".", plugins: ["RotaryWheelResources"]),
        .target(
            name: "RotaryWheelDemo",
            dependencies: [
                "RotaryWheel", "RotaryWheelModel", "CRotaryWheel", "CRotaryWheelGtk", "CRotaryWheelAdwaita",
                "CRotaryWheelDemoResources",
            ],
            swiftSettings: programs),
        .executableTarget(
            name: "RotaryWheelDemoMain", dependencies: ["RotaryWheelDemo"], swiftSettings: strict),
        // The app for tests, which prints what happens in it.
        .executableTarget(
            name: "RotaryWheelTracedDemo",
            dependencies: [
                "RotaryWheelDemo", "RotaryWheel", "CRotaryWheel", "RotaryWheelInterop", "CRotaryWheelGtk",
                "CRotaryWheelAdwaita", "CRotaryWheelShims",
            ],
            path: "Tests/RotaryWheelTracedDemo", swiftSettings: strict),
        // The example of the README, which the embedding tests run.
        .executableTarget(
            name: "RotaryWheelReadmeExample", dependencies: ["RotaryWheel"],
            path: "Tests/EmbeddingTests/Swift"),
        // A program that awaits the events of a wheel.
        .executableTarget(
            name: "RotaryWheelAsyncExample", dependencies: ["RotaryWheel", "CRotaryWheelGtk"],
            path: "Tests/EmbeddingTests/SwiftAsync"),
        .testTarget(
            name: "RotaryWheelDemoTests",
            dependencies: [
                "RotaryWheelDemo", "RotaryWheelTracedDemo", "CRotaryWheelHand", "RotaryWheelTestSupport",
            ],
            exclude: ["bell.py", "churn.py", "clipboard.py", "hostile.py", "portal.py"], swiftSettings: strict
        ),
        // Random operations on the model, for its tests and for the tool below.
        .target(
            name: "RotaryWheelModelFuzz", dependencies: ["RotaryWheelModel"],
            path: "Tests/RotaryWheelModelFuzz", swiftSettings: strict),
        .target(
            name: "CRotaryWheelFuzz", path: "Tests/CRotaryWheelFuzz", linkerSettings: [.linkedLibrary("dl")]),
        // The pointer and the keyboard of tests.
        .target(
            name: "CRotaryWheelHand", path: "Tests/CRotaryWheelHand",
            linkerSettings: [.linkedLibrary("X11"), .linkedLibrary("Xtst")]),
        // Random operations on the controls: meson-helpers/fuzz.
        .executableTarget(
            name: "RotaryWheelFuzz",
            dependencies: [
                "CRotaryWheelFuzz", "CRotaryWheelHand", "CRotaryWheelGtk", "CRotaryWheel",
                "CRotaryWheelTestSupport", "RotaryWheelInterop", "RotaryWheelModel", "RotaryWheelModelFuzz",
                "RotaryWheel",
            ],
            path: "Tests/RotaryWheelFuzz", swiftSettings: programs),
        .testTarget(
            name: "RotaryWheelModelTests", dependencies: ["RotaryWheelModelFuzz", "RotaryWheelModel"],
            swiftSettings: strict),
        .systemLibrary(
            name: "CRotaryWheelTestSupport", path: "Tests/CRotaryWheelTestSupport", pkgConfig: "gtk4"),
        .target(
            name: "RotaryWheelTestSupport",
            dependencies: [
                "RotaryWheelInterop", "RotaryWheel", "CRotaryWheelTestSupport", "CRotaryWheelHand",
            ],
            path: "Tests/RotaryWheelTestSupport", swiftSettings: strict),
        .testTarget(
            name: "RotaryWheelInteropTests", dependencies: ["RotaryWheelInterop", "RotaryWheelTestSupport"],
            swiftSettings: programs),
        .testTarget(
            name: "RotaryWheelTests",
            dependencies: [
                "CRotaryWheel", "CRotaryWheelTestSupport", "RotaryWheel", "RotaryWheelTestSupport",
            ],
            exclude: ["dot.png"], swiftSettings: programs),
        .testTarget(
            name: "RotaryWheelInputTests",
            dependencies: ["RotaryWheel", "RotaryWheelInterop", "RotaryWheelTestSupport"],
            swiftSettings: programs),
    ],
    swiftLanguageModes: [.v6]
)

// The tests of the model alone, which are quick to build optimized: ROTARYWHEEL_MODEL=1 swift test -c release.
if Context.environment["ROTARYWHEEL_MODEL"] != nil {
    package.products = []
    package.targets.removeAll { !$0.name.hasPrefix("RotaryWheelModel") }
}
