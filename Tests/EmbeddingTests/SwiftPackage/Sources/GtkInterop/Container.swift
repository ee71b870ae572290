public import CGtk

/// A type that holds widgets, as another binding has it.
@MainActor
public protocol Container { func append(_ widget: UnsafeMutablePointer<GtkWidget>) }
