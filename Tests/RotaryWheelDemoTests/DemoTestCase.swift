import XCTest

/// A test that starts the app in a home of its own, and expects at the end that the app closes without errors.
class DemoTestCase: XCTestCase {
    private(set) var home: Home!
    /// The app that the test has started last.
    private(set) var demo: RunningDemo!

    override func setUpWithError() throws { home = try Home() }

    override func tearDownWithError() throws {
        defer { home.remove() }
        if testRun?.totalFailureCount == 0 { try demo?.close() }
        demo = nil
    }

    /// Closes the app if it runs, and starts it on a page: by default on that of the last time, or the wheel.
    func start(page: String? = nil, trace: Int = 1, environment: [String: String] = [:]) throws {
        try demo?.close()
        let all = home.environment.merging(["ROTARY_WHEEL_DEMO_TRACE": "\(trace)"]) { $1 }
        demo = try RunningDemo(
            page.map { ["--page", $0] } ?? [], environment: all.merging(environment) { $1 })
    }
}
