import CRotaryWheelGtk

/// The objects of UI files in the GResource, by id.
@MainActor
struct Builder {
    private let builder = Handle(adopting: gtk_builder_new())

    /// Builds files; a later one may refer to objects of an earlier one.
    init(_ names: String...) {
        for name in names {
            var error: UnsafeMutablePointer<GError>?
            let isBuilt = gtk_builder_add_from_resource(
                builder.opaque, "\(Resources.path)/\(name).ui", &error)
            precondition(isBuilt != 0, String(taking: error))
            // The builder forgets objects without an id when it builds the next file.
            completeObjects()
        }
    }

    private func completeObjects() {
        let objects = gtk_builder_get_objects(builder.opaque)
        var next = objects
        while let object = next {
            Handle(object.pointee.data).complete()
            next = object.pointee.next
        }
        g_slist_free(objects)
    }

    /// An object; an unknown id is a programming error.
    subscript(id: String) -> Handle {
        guard let object = find(id) else { preconditionFailure("no object \(id)") }
        return object
    }

    func find(_ id: String) -> Handle? { gtk_builder_get_object(builder.opaque, id).map { Handle($0) } }
}
