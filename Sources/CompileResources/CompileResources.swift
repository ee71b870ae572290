import PackagePlugin

/// Compiles the app's resources, so that they end in its resource bundle.
@main
struct CompileResources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] { [] }
}
