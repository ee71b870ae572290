import Glibc

/// Sounds in the format WAV.
enum Wave {
    private static let rate = 44100

    /// Tones by their frequencies and starts, which fade in a time; all in hertz and seconds.
    private static func tones(of sound: Sounds.Sound) -> (
        tones: [(Double, Double)], fade: Double, end: Double
    ) {
        switch sound {
        case .tick: ([(1600, 0), (3500, 0)], 0.004, 0.03)
        // C major.
        case .chord: ([(523.25, 0), (659.26, 0.07), (783.99, 0.14), (1046.5, 0.21)], 0.3, 1.5)
        }
    }

    static func bytes(of sound: Sounds.Sound) -> [UInt8] {
        let (tones, fade, end) = tones(of: sound)
        let samples = (0..<Int(end * Double(rate))).map { index in
            let time = Double(index) / Double(rate)
            let sum = tones.filter { $0.1 <= time }.reduce(0) { sum, tone in
                let age = time - tone.1
                // A start from 0 does not click.
                return sum + sin(2 * .pi * tone.0 * age) * exp(-age / fade) * min(1, age * 500)
            }
            return Int16(sum / Double(tones.count) * 16000)
        }
        func little(_ number: some FixedWidthInteger) -> [UInt8] {
            withUnsafeBytes(of: number.littleEndian) { Array($0) }
        }
        let size = UInt32(samples.count * 2)
        let format = little(UInt16(1)) + little(UInt16(1)) + little(UInt32(rate)) + little(UInt32(rate * 2))
        return Array("RIFF".utf8) + little(size + 36) + Array("WAVEfmt ".utf8) + little(UInt32(16)) + format
            + little(UInt16(2)) + little(UInt16(16)) + Array("data".utf8) + little(size)
            + samples.flatMap { little($0) }
    }
}
