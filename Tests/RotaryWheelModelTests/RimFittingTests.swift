import Foundation
import RotaryWheelModel
import Testing

/// A number of items in place of sizes in pixels.
@Suite struct RimFittingTests {
    private func geometry(_ count: Int, _ width: Double, _ height: Double) -> RimGeometry {
        var geometry = RimGeometry()
        (geometry.visibleItems, geometry.viewWidth, geometry.viewHeight) = (count, width, height)
        return geometry
    }

    /// The ends of the items in the view along the rim, of as many as fit with one of them or two in the middle.
    private func ends(_ fitted: RimGeometry) -> (first: Double, last: Double) {
        let half = Double(fitted.visibleItems - 1) / 2
        let isHorizontal = fitted.orientation.isHorizontal
        let ends = [-half, half].flatMap { place in
            let item = fitted.placement(of: 0, at: place)
            let (cosine, sine) = (cos(item.angle.radians), sin(item.angle.radians))
            return [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map { x, y in
                let (x, y) = (x * fitted.itemWidth, y * fitted.itemHeight)
                return isHorizontal ? item.x + x * cosine - y * sine : item.y + x * sine + y * cosine
            }
        }
        return (ends.min()!, ends.max()!)
    }

    @Test("The items fit between the margins on all sides", arguments: [1, 2, 3, 4, 5, 7, 9])
    func fits(count: Int) {
        for side in RimOrientation.allCases {
            for isMirrored in [false, true] {
                for length in [120.0, 360, 800, 2000] {
                    for depth in [90.0, 300, 3000] {
                        var geometry = geometry(
                            count, side.isHorizontal ? length : depth, side.isHorizontal ? depth : length)
                        (geometry.orientation, geometry.isMirrored) = (side, isMirrored)
                        let fitted = geometry.fitted
                        let (first, last) = ends(fitted)
                        // Items have whole pixels.
                        let missing = Double(count) * 1.5 + 0.5
                        #expect(first >= 6 - 1e-9 && first < 6 + missing, "\(side) \(length) × \(depth)")
                        #expect(last <= length - 6 + 1e-9 && last > length - 6 - missing)
                        #expect(fitted.itemLength == fitted.itemLength.rounded(.down))
                        #expect(fitted.itemDepth <= max(depth - 12, 1))
                        #expect(abs((fitted.anglePerItem - geometry.anglePerItem).radians) < 1e-12)
                    }
                }
            }
        }
    }

    @Test("Each size has the same picture")
    func proportions() {
        for width in [200.0, 500, 1600] {
            let fitted = geometry(5, width, 4000).fitted
            #expect(abs(fitted.itemHeight / fitted.itemWidth - 173.0 / 133) < 1.2 / fitted.itemWidth)
            #expect(abs(fitted.radius / fitted.itemWidth - 500.0 / 133) < 1e-9)
        }
    }

    @Test("A chosen angle, an odd number and a low view count too")
    func chosenAngle() {
        var geometry = geometry(5, 600, 4000)
        let touching = geometry.fitted.itemWidth
        geometry.chosenAngle = Angle(radians: 0.1)
        #expect(geometry.fitted.itemWidth > 1.5 * touching)
        #expect(geometry.fitted.anglePerItem == Angle(radians: 0.1))
        geometry.viewHeight = 100
        #expect(geometry.fitted.itemHeight == 88)
    }

    @Test("Without a number or a view the sizes are those in pixels")
    func none() {
        #expect(geometry(0, 600, 300).fitted == geometry(0, 600, 300))
        #expect(geometry(5, 0, 300).fitted == geometry(5, 0, 300))
    }

    @Test("The smallest views and the most items have sizes")
    func extremes() {
        for (width, height) in [(1.0, 1.0), (12, 12), (13, 2000), (5000, 1)] {
            for (count, radius, angle) in [(1, 500.0, 0.0), (100, 1, 3), (100, 1e7, 0), (3, 1, 0)] {
                var geometry = geometry(count, width, height)
                (geometry.radius, geometry.chosenAngle) = (radius, Angle(radians: angle))
                let fitted = geometry.fitted
                #expect(fitted.itemWidth >= 1 && fitted.itemHeight >= 1 && fitted.radius > 0)
                #expect(fitted.itemWidth <= 5000 && fitted.itemHeight <= 2000 && fitted.radius.isFinite)
            }
        }
    }

    @Test("A moving rim keeps its position and its destination in a view of another size")
    func resized() {
        var rim = RimModel(count: 100)
        rim.setGeometry(geometry(5, 600, 300).fitted, at: .zero)
        rim.turn(to: 20, at: .zero)
        rim.update(at: .milliseconds(80))
        let position = rim.position
        rim.setGeometry(geometry(5, 400, 300).fitted, at: .milliseconds(80))
        #expect(rim.position == position && position > 0 && rim.heading == 20)
        rim.update(at: .seconds(5))
        #expect(rim.selection == 20)
    }
}
