// The encoder as rendering uses it. Two implementations exist: an ffmpeg process, and FFmpeg's libraries in this
// process.

/** Interleaved samples, −1…1, in chunks of any length that contain whole sample frames. */
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
  /** The mean over the segment, with one second to spare. Default: as many bits as the quality needs. */
  maxBitsPerSecond?: number
}

/** Takes the frames of one segment in order. After a rejection only `abort` may be called. */
export interface SegmentWriter {
  /**
   * Takes one I420 frame. Resolves when the caller may overwrite the frame's memory, so that drawing keeps the
   * encoder's pace. At most two calls may be pending.
   */
  write(frame: Uint8Array): Promise<void>
  /** Encodes the remaining frames and resolves when the file is complete. */
  finish(): Promise<void>
  /** Stops at once and frees everything. The caller removes the unfinished file. Never rejects. */
  abort(): Promise<void>
}

export interface AudioRequest {
  /** Interleaved samples in −1…1, in chunks of any length that contain whole sample frames. */
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
  /** Program, version and settings: changes whenever the coded bytes may change. Part of a segment's name. */
  readonly identity: string
  openSegment(request: SegmentRequest): Promise<SegmentWriter>
  encodeAudio(request: AudioRequest): Promise<void>
}

export const encoderNames = ['ffmpeg', 'node-av'] as const
export type EncoderName = (typeof encoderNames)[number]
