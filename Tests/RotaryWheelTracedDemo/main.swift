// The app for tests, which prints what happens in its window. It reads the internals of the app, which only a build
// with testing enabled shows: a release build of this program is empty.
#if DEBUG
import Glibc
@testable import RotaryWheelDemo

DemoApp.onWindow = Trace.follow
exit(DemoApp.main())
#endif
