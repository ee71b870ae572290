import Glibc

guard Resources.register() else { exit(1) }
exit(DemoApp().run())
