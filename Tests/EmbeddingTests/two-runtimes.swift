// A Swift program that loads the shared library, inside which is a Swift runtime of its own: both go on working.
import Glibc

func function<Function>(_ name: String, in library: String, as type: Function.Type) -> Function {
    unsafeBitCast(dlsym(dlopen(library, RTLD_NOW), name)!, to: type)
}

let gtk = "libgtk-4.so.1"
let wheels = "librotarywheel-1.so.0"
function("gtk_init", in: gtk, as: (@convention(c) () -> Void).self)()
let wheel = function("rotary_wheel_widget_new", in: wheels, as: (@convention(c) () -> OpaquePointer).self)()
typealias Setter = @convention(c) (OpaquePointer, UInt32) -> Void
typealias Getter = @convention(c) (OpaquePointer) -> UInt32
function("rotary_wheel_widget_set_sector_count", in: wheels, as: Setter.self)(wheel, 8)
function("rotary_wheel_selection_control_set_selected", in: wheels, as: Setter.self)(wheel, 3)
let selected = function("rotary_wheel_selection_control_get_selected", in: wheels, as: Getter.self)(wheel)
let count = function("rotary_wheel_widget_get_sector_count", in: wheels, as: Getter.self)(wheel)

// What a runtime does by looking things up in all that is loaded: types by name, conformances, and tasks.
let found = _typeByName("SS") == String.self && (selected as Any) is any CustomStringConvertible
let awaited = await Task.detached { [1, 2, 3].map { "\($0)" }.joined() }.value == "123"
print(
    "\(selected) of \(count),", found ? "found by name," : "not found,", awaited ? "awaited" : "not awaited")
