import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Swatches that the pointer, a finger and keys choose.
@MainActor
final class SwatchInputTests: PopoverTestCase {
    private static let names = ["Red", "Lime", "Blue", "Black"]

    /// Radio items of colors at the top, right, bottom and left; the first one is chosen.
    private func makeMenu() {
        menu = TestMenu()
        menu.addAction("color", takesString: true, state: "red")
        for name in Self.names {
            let color = name.lowercased()
            menu.append(name, "test.color::\(color)", attributes: ["color": .init(stringLiteral: color)])
        }
    }

    /// Waits until one swatch of the open menu has the check mark.
    private func wait(forCheckOf name: String, in control: MenuControl) throws {
        try MainLoop.wait(for: "the check mark of \(name)") {
            control.isFullyExpanded && control.bubbles.filter(\.hasCheckMark) == [control.bubble(name)]
        }
    }

    func testStrokesAndKeysChooseColors() async throws {
        makeMenu()
        let (press, release) = (MarkingScreen.hand.press, MarkingScreen.hand.release)
        for isMirrored in [false, true] {
            let page = Box(spacing: 0)
            if isMirrored { page.setRightToLeft() }
            let (window, popover) = try showPage(page, width: 600, height: 600)
            popover.menu.expandDuration = .zero
            try window.perform([.move(x: 300, y: 300)] + press)
            try popover.waitUntilOpen()
            // A marking menu is the same in each language.
            try window.perform((1...8).map { .move(x: 300 + 10 * Double($0), y: 300) } + release)
            try popover.waitUntilClosed()
            try popover.open(300, 300)
            try wait(forCheckOf: "Lime", in: popover.menu)
            try window.perform(.key("End"), .key("Return"))
            try popover.waitUntilClosed()
            try popover.open(300, 300)
            try wait(forCheckOf: "Black", in: popover.menu)
            popover.menu.isExpanded = false
            try popover.waitUntilClosed()
            popover.attachedWidget = nil
        }
    }

    func testTapOnTheTopOfADialChoosesItsColor() async throws {
        makeMenu()
        for isMirrored in [false, true] {
            let dial = watched(DialMenuWidget(menuModel: menu.pointer))
            menu.insertActions(into: dial.object)
            if isMirrored { dial.object.setRightToLeft() }
            let (_, window, _) = try shownExpanded(dial)
            for name in ["Blue", "Red"] {
                dial.isExpanded = true
                try dial.waitUntilExpanded()
                dial.selected = Self.names.firstIndex(of: name)
                try MainLoop.wait(for: "\(name) at the top") { window.isPlaced(name, of: dial, at: -90) }
                try window.perform(window.middle(of: try XCTUnwrap(dial.bubble(name))), .click(1))
                try dial.waitUntilCollapsed()
                dial.isExpanded = true
                try wait(forCheckOf: name, in: dial)
            }
        }
    }
}

extension Widget {
    fileprivate var hasCheckMark: Bool {
        children.contains { child in child.children.contains { $0.cssName == "image" } }
    }
}
