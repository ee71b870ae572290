import Glibc

Localization.begin(folder: Resources.translations)
guard Resources.register() else { exit(1) }
guard let settings = Settings(schemaFolder: Resources.schema) else {
    Resources.complain("rotary-wheel-demo cannot start without the schema of its settings")
    exit(1)
}
exit(DemoApp(settings).run())
