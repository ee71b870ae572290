import RotaryWheelModel
import Testing

struct MarkShapeTests {
    private func level(_ count: Int, submenus: MarkMenu? = nil) -> MarkMenu {
        MarkMenu(Array(repeating: MarkItem(submenu: submenus), count: count))
    }

    @Test func pathsAreThoseOfSVG() {
        let menu = level(4, submenus: level(8))
        #expect(MarkShape(ofPath: [1], in: menu)?.path == "M 0 0 L 10 0")
        #expect(MarkShape(ofPath: [2], in: menu)?.path == "M 0 0 L 0 10")
        #expect(MarkShape(ofPath: [0, 2], in: menu)?.path == "M 0 0 L 0 -10 L 10 -10")
        #expect(MarkShape(ofPath: [1, 3], in: menu)?.path == "M 0 0 L 10 0 L 17.07 7.07")
    }

    @Test func fixedDirectionsCount() {
        let menu = MarkMenu([MarkItem(direction: .up + Angle(degrees: 180)), MarkItem()])
        #expect(MarkShape(ofPath: [0], in: menu)?.path == "M 0 0 L 0 10")
    }

    @Test func pathsWithoutAnItemHaveNone() {
        let menu = level(4)
        for path in [[], [4], [-1], [0, 0]] { #expect(MarkShape(ofPath: path, in: menu) == nil, "\(path)") }
    }

    /// Two levels in the same direction are one line.
    @Test func straightPathsHaveNone() {
        let menu = level(8, submenus: level(8))
        for item in 0..<8 {
            for other in 0..<8 {
                #expect(
                    (MarkShape(ofPath: [item, other], in: menu) == nil) == (item == other), "\(item) \(other)"
                )
            }
        }
    }

    @Test func strokesAlongMarksAreRead() throws {
        let menu = level(4, submenus: level(12, submenus: level(3)))
        for path in [[2, 5, 1], [0, 11, 2], [3, 1, 0], [2]] {
            let shape = try #require(MarkShape(ofPath: path, in: menu))
            // The stroke has another size.
            let points = stroke(shape.points.map { (300 + 7 * $0.x, 200 + 7 * $0.y) }, points: 40)
            let reading = MarkRecognizer().reading(of: points, in: menu)
            #expect(reading.path == path && reading.outcome == (path == [2] ? .opens : .chooses))
        }
    }
}
