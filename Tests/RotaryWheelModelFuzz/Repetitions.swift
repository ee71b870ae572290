import Foundation

/// How often a test draws what it counts: ROTARYWHEEL_ALL_TESTS=1 in the environment makes a thousand a hundred thousand.
package func repetitions(_ usual: Int = 1000) -> Int {
    ProcessInfo.processInfo.environment["ROTARYWHEEL_ALL_TESTS"] == "1" ? 100 * usual : usual
}
