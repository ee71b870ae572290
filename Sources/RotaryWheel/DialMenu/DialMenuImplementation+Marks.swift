import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

typealias MenuLevel = MenuMarks.Level

// Strokes through a dial whose targets are wedges.
extension DialMenuImplementation {
    /// Whether the targets are wedges.
    var hasWedges: Bool { targets == .wedges && menu != nil }

    func targetsChanged() {
        state.pointer.cancel()
        cancelStroke()
        releaseMarks()
        if let root = openedFrom.first?.level.menu ?? menu { showAnew(root) }
        updateHub()
        widget.queueResize()
    }

    /// The menu as strokes read it; `nil` without a menu.
    var menuMarks: MenuMarks? {
        if let known = marks.menu { return known }
        guard let menu else { return nil }
        let made = MenuMarks(of: menu, for: widget)
        made.changed = { [weak self] in self?.marksChanged() }
        marks.menu = made
        return made
    }

    func releaseMarks() {
        marks.menu?.release()
        (marks.menu, marks.stroke, marks.centers, marks.pointed) = (nil, nil, [], nil)
        strokeTimer.stop()
    }

    /// Follows a change of the menu or of a submenu.
    private func marksChanged() {
        guard let known = marks.menu else { return }
        followItems(in: known)
        // A level stays open while the path still leads to it.
        let valid = openedFrom.indices.prefix {
            known.level(at: shownPath[...$0])?.menu == openedFrom[$0].opened.menu
        }
        marks.stroke?.setMenu(known.menu, path: Array(shownPath.prefix(valid.count)))
        if valid.count < openedFrom.count {
            show(path: Array(shownPath.prefix(valid.count)))
            marks.centers.removeLast(max(marks.centers.count - valid.count - 1, 0))
        }
        updateShownMarks()
        pointedChanged()
    }

    /// Updates the path to the open levels, whose items may have moved.
    private func followItems(in known: MenuMarks) {
        for index in openedFrom.indices {
            let (opened, path) = (openedFrom[index].opened.menu, shownPath.prefix(index))
            let places = known.menu.submenu(at: path)?.items.indices.filter {
                known.level(at: path + [$0])?.menu == opened
            }
            guard let places, let first = places.first else { return }
            if !places.contains(openedFrom[index].item) { openedFrom[index].item = first }
        }
    }

    /// The open levels with their centers; none of a menu that is closed.
    private var openLevels: [MarkLevel] {
        guard isExpanded else { return [] }
        return zip(0..., marks.centers.prefix(openedFrom.count + 1)).map { count, center in
            MarkLevel(path: Array(shownPath.prefix(count)), center: center)
        }
    }

    // MARK: The stroke

    /// Begins a stroke at a point of the plane.
    ///
    /// - Parameters:
    ///   - isOfParent: whether it begins in the parent of the popover.
    ///   - opens: whether it opens the menu immediately.
    func beginStroke(
        at point: MarkPoint, time: Duration, isTouch: Bool = false, isOfParent: Bool = false,
        opens: Bool = false
    ) {
        guard let known = menuMarks else { return }
        settings.openDeadZone = (ring ?? largestRing).centerRadius
        settings.openDistance = openDistance
        marks.isFarClick = isExpanded && isBeyondClicks(point)
        marks.stroke = MarkStroke(
            in: known.menu, at: point, time: time, levels: openLevels, settings: settings)
        (marks.line, marks.pointed) = (StrokeLine(), nil)
        (marks.isTouch, marks.isOfParent, marks.start) = (isTouch, isOfParent, point)
        if opens { marks.stroke?.open(path: []) }
        marks.line.add(point, at: time)
        strokeMoved(at: time)
    }

    /// The distance at which a stroke opens a submenu.
    private var openDistance: Double {
        let extent = ring?.extent ?? MarkRing(of: MarkLayout(count: 8), itemSize: Double(itemSize)).extent
        return choosesByCrossing ? extent : max(MarkSettings().openDistance, extent + Double(itemSize) / 2)
    }

    /// Moves the stroke.
    func moveStroke(to point: MarkPoint, time: Duration) {
        guard marks.stroke?.move(to: point, at: time) != nil else { return }
        if marks.isFarClick, marks.start.distance(to: point) >= widget.dragThreshold {
            marks.isFarClick = false
        }
        marks.line.add(point, at: time)
        strokeMoved(at: time)
    }

    /// Opens what a pause opens.
    func pauseStroke() {
        keepingAlive { dial in
            if dial.marks.stroke != nil {
                let time = MonotonicClock.now
                dial.marks.stroke?.update(at: time)
                dial.strokeMoved(at: time)
            }
            dial.rest()
        }
    }

    /// Shows the effect of a movement or a pause.
    private func strokeMoved(at time: Duration) {
        guard let stroke = marks.stroke else { return }
        if stroke.isOpen, stroke.levels != openLevels {
            marks.isFarClick = false
            open(stroke.levels)
        }
        pointedChanged()
        if let deadline = stroke.deadline {
            strokeTimer.start(after: max(deadline - time, .zero))
        } else {
            strokeTimer.stop()
        }
        host?.strokeMoved()
        updateTicker()
        widget.queueDraw()
        if choosesByCrossing, stroke.isBeyond, stroke.reading.outcome == .chooses { endStroke(at: time) }
    }

    /// Opens the levels of a stroke.
    private func open(_ levels: [MarkLevel]) {
        marks.centers = levels.map(\.center)
        let path = levels.last?.path ?? []
        guard isExpanded else {
            show(path: path)
            isExpanded = true
            host?.strokeOpens()
            return
        }
        show(path: path)
        // The dead zone is that of the level as drawn.
        widget.queueAllocate()
    }

    /// Ends the stroke with a release.
    func endStroke(at time: Duration) {
        guard var stroke = marks.stroke else { return }
        let reading = marks.isFarClick ? MarkReading(outcome: .cancels) : stroke.release(at: time)
        stopStroke()
        keepingAlive { dial in
            switch reading.outcome {
            case .chooses: dial.choose(reading.path, after: &stroke)
            case .opens: dial.stayOpen(after: stroke)
            case .returns: dial.goBack()
            case .cancels: dial.closeMarks()
            }
            dial.updateTicker()
            dial.widget.queueDraw()
        }
    }

    /// Cancels the stroke and closes the menu; returns whether there was a stroke.
    @discardableResult
    func cancelStroke() -> Bool {
        guard marks.stroke != nil else { return false }
        stopStroke()
        keepingAlive { $0.closeMarks() }
        return true
    }

    func stopStroke() {
        marks.stroke = nil
        marks.line = StrokeLine()
        strokeTimer.stop()
    }

    private func closeMarks() {
        marks.pointed = nil
        if isExpanded { isExpanded = false } else { host?.collapsed() }
    }

    /// Chooses the item at a path; one that is disabled opens its menu instead.
    private func choose(_ path: [Int], after stroke: inout MarkStroke) {
        guard let item = path.last, let chosen = marks.menu?.item(at: path) else { return closeMarks() }
        if let action = chosen.action, !widget.isActionEnabled(action, target: chosen.target) {
            stroke.open(path: path.dropLast())
            widget.errorBell()
            return stayOpen(after: stroke)
        }
        show(path: path.dropLast())
        // The closed menu does not have the focus.
        if !isExpanded { widget.announce(description(of: item)) }
        activate(item)
        // Nothing was open that would close.
        if !isExpanded, !motion.expansion.isMoving { closeSubmenus() }
    }

    /// Leaves levels open at the end of a stroke; with the next layout they are where they are drawn.
    private func stayOpen(after stroke: MarkStroke) {
        open(stroke.levels)
        marks.rest = .at(stroke.position)
        pointedChanged()
    }
}
