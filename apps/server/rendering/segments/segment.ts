import type { Samples, VideoShape } from '../encoder/port.ts'
import type { RowReader } from '../i420/converter.ts'

/** Frames of one kind that may wait for the encoder. */
export const frameSlotCount = 2

/** Draws the frames of one segment; pure, and asked for rising frame numbers from 0. */
export interface FrameSource {
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly frameCount: number
  /**
   * The frame as I420 when it can be had without drawing it, else null. It lies in memory of the source's own, of
   * which `slot`, 0 to `frameSlotCount - 1`, is free to be written.
   */
  planes?(frame: number, slot: number): Uint8Array | null | Promise<Uint8Array | null>
  draw(frame: number): void | Promise<void>
  /** RGBA of the frame drawn last, opaque; valid until the next call or turn of the event loop. */
  readRows: RowReader
  /** Told every frame as it goes to the encoder. */
  onPlanes?(planes: Uint8Array): void
}

/** One stretch of video that is drawn, coded and kept on its own. */
export interface Segment {
  /** Hash of everything that the frames show. Equal keys mean equal frames. Worked out when it is first asked for. */
  readonly key: string
  readonly frameCount: number
  /** Called only when the segment has to be drawn. */
  open(): FrameSource | Promise<FrameSource>
}

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
  /**
   * Draws what else is drawn, once the segments are, while the sound may still be coded. The function it returns puts
   * that in its place, once the video is in its own.
   */
  drawBeside?(): Promise<() => Promise<void>>
  /** Lets go of what drawing has opened: the process may go on to another video. */
  close?(): Promise<void>
}
