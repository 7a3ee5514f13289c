import type { Samples, VideoShape } from '../encoder/port.ts'
import type { RowReader } from '../i420/converter.ts'

/** The number of frames that may wait for the encoder. */
export const frameSlotCount = 2

/**
 * Draws the frames of one segment. Frame numbers are requested in rising order from 0; each always gives the same
 * frame.
 */
export interface FrameSource {
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly frameCount: number
  /**
   * Returns the frame as I420 if the source can produce it without drawing, else null. The bytes lie in the source's
   * own memory, in which `slot` (0 to `frameSlotCount - 1`) is free to be written.
   */
  planes?(frame: number, slot: number): Uint8Array | null | Promise<Uint8Array | null>
  draw(frame: number): void | Promise<void>
  /** Reads the frame drawn last as opaque RGBA. Valid until the next call or turn of the event loop. */
  readRows: RowReader
  /** Called with every frame as it goes to the encoder. */
  onPlanes?(planes: Uint8Array): void
}

/** One stretch of video that is drawn, coded and stored separately. */
export interface Segment {
  /** Hash of everything that the frames show. Equal keys mean equal frames. Computed on first access. */
  readonly key: string
  readonly frameCount: number
  /** Called only when the segment must be drawn. */
  open(): FrameSource | Promise<FrameSource>
}

export interface SoundSource {
  readonly key: string
  /** Hertz. */
  readonly sampleRate: 48_000
  readonly channelCount: 1 | 2
  /** Called only when the sound must be coded; may wait until the sound is mixed. */
  open(): Samples | Promise<Samples>
}

/** A whole video, laid out from a job and ready to be drawn. */
export interface RenderSource extends VideoShape {
  readonly segments: readonly Segment[]
  /** null for a file without a sound track. */
  readonly sound: SoundSource | null
  /**
   * Called after the segments are drawn, while the sound may still be coded: draws additional pictures such as the
   * cover. The function that it returns moves these to their final paths, once the video is at its own.
   */
  drawBeside?(): Promise<() => Promise<void>>
  /** Releases what drawing opened, because the process may continue with another video. */
  close?(): Promise<void>
}
