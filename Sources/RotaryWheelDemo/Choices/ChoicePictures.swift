import CRotaryWheelGtk

/// The pictures of choices, each decoded once in another process.
@MainActor
final class ChoicePictures {
    /// Called when a picture is loaded.
    var onLoad: (() -> Void)?
    /// Called with the name of a file that has no usable picture, and why.
    var onFailure: ((String) -> Void)?

    /// The shorter side, in pixels: that of an icon on a large wheel.
    private static let side = 128

    /// The GdkTextures by their URIs; `nil` for one that is not there, or not yet.
    private var textures: [String: Handle?] = [:]
    private var waiting: [String] = []
    private var process: PicturesProcess?

    /// The GdkTexture of a picture, which is a GIcon; `nil` until it is loaded.
    func texture(of uri: String) -> Handle? {
        if let known = textures[uri] { return known }
        textures[uri] = .some(nil)
        waiting.append(uri)
        load()
        return nil
    }

    private func load() {
        guard process == nil, let uri = waiting.first else { return }
        process = PicturesProcess(.init(uri, .thumbnail, side: Self.side)) { [weak self] result in
            self?.finish(uri, result)
        }
    }

    private func finish(_ uri: String, _ result: Result<Decoded, PicturesProcess.Failure>) {
        (process, waiting) = (nil, Array(waiting.dropFirst()))
        switch result {
        case .success(let picture):
            textures[uri] = picture.texture
            onLoad?()
        case .failure(let failure):
            let text = failure.isTooMuch ? translated("%1\nis too large") : translated("%1\ncannot be read")
            onFailure?(text.filling(["\n": " ", "%1": Handle(uri: uri).displayName]))
        }
        load()
    }
}
