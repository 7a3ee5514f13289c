import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import type { FilterContext, FilterGraph, Frame } from 'node-av'
import type { NodeAv } from './clip-file.ts'
import type { ClipTurn } from './clip-turn.ts'

/** A picture of a clip as something to draw; its pixels are used again for the next one. */
export interface ClipPrint {
  readonly canvas: Canvas
  /** Turns, scales and converts a decoded frame. Resolves to false when FFmpeg could not. */
  show(frame: Frame): Promise<boolean>
  close(): void
}

/** Frames of at least this height are BT.709 when they do not say; smaller ones BT.601. */
const minHdHeight = 720

/** Makes a print of a size in pixels. */
export function createClipPrint(
  library: NodeAv,
  size: { width: number; height: number },
  turn: ClipTurn,
): ClipPrint {
  const { width, height } = size
  const canvas = createCanvas(width, height)
  const context: SKRSContext2D = canvas.getContext('2d')
  const pixels = new ImageData(width, height)
  const target = createTarget(library, pixels)
  const scaler = new library.SoftwareScaleContext()
  scaler.allocContext()
  scaler.setOption('sws_flags', 'bilinear')
  scaler.setOption('threads', '1')
  const turner = turn.filters === '' ? null : createTurner(library, turn.filters)
  return {
    canvas,
    async show(frame) {
      const upright = turner ? await turner.turn(frame) : frame
      if (!upright) return false
      if (upright.colorSpace === library.AVCOL_SPC_UNSPECIFIED) {
        const isHd = Math.min(upright.width, upright.height) >= minHdHeight
        upright.colorSpace = isHd ? library.AVCOL_SPC_BT709 : library.AVCOL_SPC_SMPTE170M
      }
      if ((await scaler.scaleFrame(target, upright)) < 0) return false
      context.putImageData(pixels, 0, 0)
      return true
    },
    close() {
      turner?.close()
      scaler.freeContext()
      target.free()
    },
  }
}

/** A frame whose pixels are those of `pixels`: they are converted right into it. */
function createTarget(library: NodeAv, pixels: ImageData): Frame {
  const target = new library.Frame()
  target.alloc()
  target.width = pixels.width
  target.height = pixels.height
  target.format = library.AV_PIX_FMT_RGBA
  target.colorRange = library.AVCOL_RANGE_JPEG
  target.colorSpace = library.AVCOL_SPC_RGB
  const { buffer, byteOffset, byteLength } = pixels.data
  library.FFmpegError.throwIfError(target.fromBuffer(Buffer.from(buffer, byteOffset, byteLength)), 'frame')
  return target
}

/** Turns frames by a filter, which is made anew when their size or format changes. */
function createTurner(library: NodeAv, filters: string) {
  let made: { shape: string; graph: FilterGraph; source: FilterContext; sink: FilterContext } | null = null
  const turned = new library.Frame()
  turned.alloc()

  function prepare(frame: Frame) {
    const shape = [
      `video_size=${frame.width}x${frame.height}`,
      `pix_fmt=${frame.format}`,
      'time_base=1/1000:pixel_aspect=1/1',
      `colorspace=${frame.colorSpace}:range=${frame.colorRange}`,
    ].join(':')
    if (made?.shape === shape) return made
    made?.graph.free()
    const graph = new library.FilterGraph()
    graph.alloc()
    graph.nbThreads = 1
    const source = graph.createFilter(library.Filter.getByName('buffer')!, 'in', shape)
    const sink = graph.createFilter(library.Filter.getByName('buffersink')!, 'out')
    if (!source || !sink) throw new Error(`No filter for ${shape}`)
    const ends = [
      { name: 'out', filterCtx: sink },
      { name: 'in', filterCtx: source },
    ].map((end) => Object.assign(createEnd(library), end))
    library.FFmpegError.throwIfError(graph.parsePtr(filters, ends[0]!, ends[1]!), 'filter')
    library.FFmpegError.throwIfError(graph.configSync(), 'filter')
    made = { shape, graph, source, sink }
    return made
  }

  return {
    async turn(frame: Frame): Promise<Frame | null> {
      const { source, sink } = prepare(frame)
      turned.unref()
      if ((await source.buffersrcAddFrame(frame, library.AV_BUFFERSRC_FLAG_KEEP_REF)) < 0) return null
      return (await sink.buffersinkGetFrame(turned)) < 0 ? null : turned
    },
    close() {
      made?.graph.free()
      turned.free()
    },
  }
}

function createEnd(library: NodeAv) {
  const end = new library.FilterInOut()
  end.alloc()
  end.padIdx = 0
  return end
}
