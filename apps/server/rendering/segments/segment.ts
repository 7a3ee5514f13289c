import type { VideoShape } from '../encoder/port.ts'

/** Draws the frames of one segment; pure, and asked for rising frame numbers from 0. */
export interface FrameSource {
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly frameCount: number
  draw(frame: number): void | Promise<void>
  /** RGBA of the frame drawn last, opaque; valid until the next draw or turn of the event loop. */
  pixels(): Uint8Array
}

/** One stretch of video that is drawn, coded and kept on its own. */
export interface Segment {
  /** Hash of everything that the frames show. Equal keys mean equal frames. */
  readonly key: string
  readonly frameCount: number
  /** Called only when the segment has to be drawn. */
  open(): FrameSource | Promise<FrameSource>
}

/** Interleaved samples, −1…1, in chunks of any length that hold whole sample frames. */
export type Samples = AsyncIterable<Float32Array> | Iterable<Float32Array>

export interface SoundSource {
  /** Hash of the samples. */
  readonly key: string
  /** Hertz. */
  readonly sampleRate: 48_000
  readonly channelCount: 1 | 2
  /** Called only when the sound has to be coded; may wait until it has been made. */
  open(): Samples | Promise<Samples>
}

/** A whole video, ready to be drawn: what a job becomes. */
export interface RenderSource extends VideoShape {
  readonly segments: readonly Segment[]
  /** null makes a file without a sound track. */
  readonly sound: SoundSource | null
}
