// The few calls of node-av that turn a file into frames and frames into pixels.

import type { Frame } from 'node-av'
import { AppError } from '@vivify/contract/errors'

type NodeAv = typeof import('node-av')

/** A decoded frame, held until `free`. */
export interface DecodedFrame {
  /** From the start of the clip. */
  readonly seconds: number
  readonly width: number
  readonly height: number
  readonly picture: Frame
  free(): void
}

/**
 * Decodes a clip's frames in order from the keyframe at or before a moment. Throws AppError `asset_unreadable` when
 * there is no picture in the file, and FFmpeg's errors.
 */
export async function* decodeFrames(file: string, fromSeconds: number): AsyncGenerator<DecodedFrame> {
  const library = await loadLibrary()
  await using input = await library.Demuxer.open(file)
  const stream = input.video()
  if (!stream) throw new AppError('asset_unreadable', `There is no picture in ${file}. Choose another clip.`)
  const startSeconds = toSeconds(stream.startTime, stream.timeBase) ?? 0
  if (fromSeconds > 0) {
    await input.seek(startSeconds + fromSeconds, -1, library.AVSEEK_FLAG_BACKWARD)
  }
  using decoder = await library.Decoder.create(stream)
  for await (const picture of decoder.frames(input.packets(stream.index))) {
    if (picture === null) break
    const atSeconds = toSeconds(picture.bestEffortTimestamp, stream.timeBase)
    const held = picture.clone()
    picture.free()
    if (held === null || atSeconds === null) continue
    const { width, height } = held
    yield { seconds: atSeconds - startSeconds, width, height, picture: held, free: () => held.free() }
  }
}

/** Scales frames and turns them into RGBA, minding their colour matrix and range. */
export async function openFrameScaler() {
  const library = await loadLibrary()
  const context = new library.SoftwareScaleContext()
  context.allocContext()
  return {
    toPixels(frame: DecodedFrame, size: { width: number; height: number }) {
      tagColor(library, frame)
      const target = new library.Frame()
      target.alloc()
      target.format = library.AV_PIX_FMT_RGBA
      target.width = size.width
      target.height = size.height
      target.colorSpace = library.AVCOL_SPC_RGB
      target.colorRange = library.AVCOL_RANGE_JPEG
      try {
        library.FFmpegError.throwIfError(target.allocBuffer(), 'frame')
        library.FFmpegError.throwIfError(context.scaleFrameSync(target, frame.picture), 'scale')
        const bytes = target.toBuffer()
        return { ...size, data: new Uint8ClampedArray(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
      } finally {
        target.free()
      }
    },
    close: () => context.freeContext(),
  }
}

/** An untagged clip is taken for BT.709 when it is HD, else for BT.601, as players do. */
function tagColor(library: NodeAv, { picture, height, width }: DecodedFrame): void {
  if (picture.colorSpace !== library.AVCOL_SPC_UNSPECIFIED) return
  const isHd = Math.min(width, height) >= 720
  picture.colorSpace = isHd ? library.AVCOL_SPC_BT709 : library.AVCOL_SPC_SMPTE170M
}

function toSeconds(timestamp: bigint, base: { num: number; den: number }): number | null {
  // FFmpeg's "no timestamp" is the smallest 64-bit integer.
  if (timestamp === -(2n ** 63n)) return null
  return (Number(timestamp) * base.num) / base.den
}

async function loadLibrary(): Promise<NodeAv> {
  try {
    const library = await import('node-av')
    library.Log.setLevel(library.AV_LOG_FATAL)
    return library
  } catch (cause) {
    throw new AppError(
      'encoder_missing',
      'Clips cannot be read on this machine. Make the video without them.',
      {
        cause,
      },
    )
  }
}
