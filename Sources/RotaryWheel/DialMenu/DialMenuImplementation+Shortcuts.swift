import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// Marks and keys that choose items without a look at the menu.
extension DialMenuImplementation {
    /// The mark of an action's item; `nil` without one.
    func mark(ofAction detailedAction: String) -> MarkShape? {
        hasWedges ? menuMarks?.mark(ofAction: detailedAction) : nil
    }

    /// The mark in a bubble.
    func shownMark(of index: Int) -> MarkShape? {
        guard showsMarks, hasWedges, let menu = menuMarks?.menu else { return nil }
        return MarkShape(ofPath: shownPath + [index], in: menu)
    }

    func updateShownMarks() {
        for (index, bubble) in bubbles { bubble.content?.setMark(shownMark(of: index)) }
    }

    /// Follows keys that do not pass the window, as it is for a modal popover.
    func addKeyController() {
        let keys = EventControllerKey(isCapturing: true)
        keys.onPress { [weak self] keys, _ in
            self?.stopHovering()
            return self?.pressAccelerator(keys) ?? false
        }
        widget.add(keys)
    }

    /// Acts on the item whose accelerator a key is, that of the shown level first; returns whether there is one.
    func pressAccelerator(_ keys: EventControllerKey) -> Bool {
        guard isExpanded, widget.containsFocus, marks.stroke == nil, let known = menuMarks else {
            return false
        }
        func path(where condition: ([Int]) -> Bool) -> [Int]? {
            known.path { condition($0) && $1.action != nil && $1.accelerator?.matches(keys) == true }
        }
        // Bubbles have no level "More".
        func shown(_ path: [Int]) -> [Int] { hasWedges ? path : known.menu.indices(ofPath: path) }
        guard
            let path = path(where: { shown($0).dropLast().elementsEqual(shownPath) })
                ?? path(where: { _ in true }),
            let item = known.item(at: path), let action = item.action, let place = shown(path).last
        else { return false }
        guard widget.isActionEnabled(action, target: item.target) else {
            widget.errorBell()
            return true
        }
        keepingAlive { dial in
            dial.show(path: shown(path).dropLast())
            dial.activate(place)
        }
        return true
    }
}
