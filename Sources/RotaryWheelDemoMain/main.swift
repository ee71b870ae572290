import Glibc
import RotaryWheelDemo

exit(DemoApp.main())
