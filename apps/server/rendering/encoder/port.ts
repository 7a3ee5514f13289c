// What rendering asks of an encoder. Two stand behind it: an ffmpeg process and FFmpeg's libraries in process.

/** Interleaved samples, −1…1, in chunks of any length that hold whole sample frames. */
export type Samples = AsyncIterable<Float32Array> | Iterable<Float32Array>

/** Pixels (even) and whole frames per second. */
export interface VideoShape {
  width: number
  height: number
  fps: number
}

export interface SegmentRequest extends VideoShape {
  /** An MP4 file to create or replace. */
  outputPath: string
  signal: AbortSignal
}

/** Takes the frames of one segment in order. After a rejection only `abort` may be called. */
export interface SegmentWriter {
  /**
   * Takes one I420 frame. Resolves when the frame's memory may be written again, so the caller is held back
   * to the encoder's pace. Not to be called before the last call has resolved more than once over: at most two
   * frames may be waiting.
   */
  write(frame: Uint8Array): Promise<void>
  /** Encodes what is left and resolves when the file is whole. */
  finish(): Promise<void>
  /** Stops at once and frees everything; the unfinished file stays for the caller to remove. Never rejects. */
  abort(): Promise<void>
}

export interface AudioRequest {
  /** Interleaved samples in −1…1, in chunks of any length that hold whole sample frames. */
  samples: Samples
  /** Hertz: 48 000, the rate of every video's sound. */
  sampleRate: 48_000
  channelCount: 1 | 2
  /** An MP4 (m4a) file to create or replace. */
  outputPath: string
  signal: AbortSignal
}

/**
 * Encodes segments and sound with the settings of `settings.ts`. Methods throw AppError: `disk_full`,
 * `output_unwritable`, `encoder_failed`; an aborted signal rejects with its reason.
 */
export interface Encoder {
  readonly name: EncoderName
  /** Changes whenever the coded bytes may change: program, version and settings. Part of a segment's name. */
  readonly identity: string
  openSegment(request: SegmentRequest): Promise<SegmentWriter>
  encodeAudio(request: AudioRequest): Promise<void>
}

export const encoderNames = ['ffmpeg', 'node-av'] as const
export type EncoderName = (typeof encoderNames)[number]
