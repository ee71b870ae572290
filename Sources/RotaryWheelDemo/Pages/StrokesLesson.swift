import RotaryWheelModel

/// The lesson of the strokes page: its menu, and the items to choose one after another.
///
/// It begins with the first level and ends with the third. The items of each level come with the menu first, then by
/// memory.
struct StrokesLesson {
    /// An item of the menu.
    struct Item: Sendable {
        /// The name in settings and actions.
        let id: String
        let label: String
        /// The fixed direction in degrees clockwise from the top; `nil` for a share of the circle.
        var direction: Int?
        /// The items of the submenu; none for an item to choose.
        var items: [Item] = []
    }

    /// An item to choose.
    struct Task: Sendable {
        /// The places of the items on the way, level by level.
        let path: [Int]
        /// The item, after those whose submenus it is in.
        let items: [Item]

        var id: String { items[items.count - 1].id }
        var label: String { items[items.count - 1].label }
    }

    /// What a choice was.
    enum Result {
        case right
        case wrong
    }

    /// The menu: each submenu's items lie across the way to it, so that the stroke has a corner.
    static let menu: [Item] = [
        Item(id: "copy", label: translated("Copy")),
        Item(
            id: "format", label: translated("Format"),
            items: [
                Item(id: "bold", label: translated("Bold")), Item(id: "italic", label: translated("Italic")),
            ]),
        Item(id: "paste", label: translated("Paste")),
        Item(
            id: "insert", label: translated("Insert"),
            items: [
                Item(id: "picture", label: translated("Picture")),
                Item(
                    id: "shape", label: translated("Shape"),
                    items: [
                        Item(id: "circle", label: translated("Circle"), direction: 90),
                        Item(id: "square", label: translated("Square"), direction: 270),
                    ]),
            ]),
    ]

    /// The items to choose, from the first level to the third.
    static let tasks = tasks(of: menu).sorted { $0.path.count < $1.path.count }

    private static let marks = marks(of: menu)

    /// The number of the current step, 0 for the first.
    private(set) var step = 0
    /// Whether a wrong choice by memory has brought back the line.
    private(set) var isReminded = false

    private static let steps: [(task: Task, isByMemory: Bool)] = {
        let depths = Set(tasks.map(\.path.count)).sorted()
        return depths.flatMap { depth in
            let level = tasks.filter { $0.path.count == depth }
            return level.map { ($0, false) } + level.reversed().map { ($0, true) }
        }
    }()

    /// Begins the lesson, or a lesson at its end.
    init(isOver: Bool = false) { if isOver { step = Self.count } }

    /// The number of steps.
    static var count: Int { steps.count }

    /// The item to choose; `nil` at the end.
    var task: Task? { step < Self.count ? Self.steps[step].task : nil }

    /// Whether the item is to be chosen without the menu.
    var isByMemory: Bool { step < Self.count && Self.steps[step].isByMemory }

    /// Whether the line shows.
    var showsLine: Bool { task != nil && (!isByMemory || isReminded) }

    /// Goes to the next step after the right choice; after a wrong one the step repeats.
    mutating func choose(_ id: String) -> Result? {
        guard let task else { return nil }
        guard id == task.id else {
            isReminded = true
            return .wrong
        }
        step += 1
        isReminded = false
        return .right
    }

    /// The directions of the mark that chooses an item: one for each level.
    static func directions(of task: Task) -> [Angle] {
        MarkShape(ofPath: task.path, in: marks)?.directions ?? []
    }

    private static func tasks(of items: [Item], in outer: Task = Task(path: [], items: [])) -> [Task] {
        items.enumerated().flatMap { place, item in
            let task = Task(path: outer.path + [place], items: outer.items + [item])
            return item.items.isEmpty ? [task] : tasks(of: item.items, in: task)
        }
    }

    private static func marks(of items: [Item]) -> MarkMenu {
        MarkMenu(
            items.map { item in
                MarkItem(
                    direction: item.direction.map { .up + Angle(degrees: Double($0)) },
                    submenu: item.items.isEmpty ? nil : marks(of: item.items))
            })
    }
}
