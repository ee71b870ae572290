import Glibc

Localization.begin(folder: Resources.translations)
guard Resources.register() else { exit(1) }
if CommandLine.arguments.count == 4, CommandLine.arguments[1] == PicturesDecoder.option {
    PicturesDecoder.run(CommandLine.arguments[2], side: Int(CommandLine.arguments[3]) ?? 1)
}
guard let settings = Settings(schemaFolder: Resources.schema) else {
    Resources.complain("rotary-wheel-demo cannot start without the schema of its settings")
    exit(1)
}
exit(DemoApp(settings).run())
