import type { Canvas, ImageData } from '@napi-rs/canvas'
import type { FilterContext, FilterGraph, Frame } from 'node-av'
import { countI420Bytes } from '../i420/plain.ts'
import type { NodeAv } from '../media/media-library.ts'
import type { Planes } from '../still/picture-planes.ts'

/** Turns, scales and converts decoded frames of one clip. */
export interface ClipPainter {
  /** Paints a frame over a canvas of the painter's size. Resolves to false when FFmpeg could not. */
  paint(frame: Frame, canvas: Canvas): Promise<boolean>
  close(): void
}

/** Turns, scales and converts decoded frames of one clip to planes, without RGBA in between. */
export interface PlanesPainter {
  /** Writes a frame into the painter's planes. Resolves to null when FFmpeg could not. */
  paint(frame: Frame): Promise<Planes | null>
  close(): void
}

/**
 * Without a stated color space, frames of at least this many pixels a side are read as BT.709, smaller ones as BT.601.
 */
const minHdPixels = 720

/**
 * Creates the painter of a clip for canvases of the size of `pixels`. The painter uses `pixels` while it paints;
 * painters that take turns may share them. `filters` are FFmpeg filters that turn and crop a picture first; empty for
 * none. FFmpeg maps colors wider or brighter than a screen shows by default (HDR of phones, BT.2020, P3) into the
 * normal range with a table: about 2 s once per painter, and three times the work per picture.
 */
export function createClipPainter(library: NodeAv, filters: string, pixels: ImageData): ClipPainter {
  const { buffer, byteOffset, byteLength } = pixels.data
  const converter = createConverter(library, filters, {
    width: pixels.width,
    height: pixels.height,
    format: library.AV_PIX_FMT_RGBA,
    colorRange: library.AVCOL_RANGE_JPEG,
    colorSpace: library.AVCOL_SPC_RGB,
    bytes: Buffer.from(buffer, byteOffset, byteLength),
  })
  return {
    async paint(frame, canvas) {
      if (!(await converter.convert(frame))) return false
      canvas.getContext('2d').putImageData(pixels, 0, 0)
      return true
    },
    close: converter.close,
  }
}

/**
 * Creates the painter of a clip for planes of the given size (even). `filters` as for `createClipPainter`. Not for wide
 * colors, which FFmpeg converts to planes with an error of ten levels.
 */
export function createPlanesPainter(
  library: NodeAv,
  filters: string,
  { width, height }: { width: number; height: number },
): PlanesPainter {
  const bytes = Buffer.from(new ArrayBuffer(countI420Bytes(width, height)))
  const converter = createConverter(library, filters, {
    width,
    height,
    format: library.AV_PIX_FMT_YUV420P,
    colorRange: library.AVCOL_RANGE_MPEG,
    colorSpace: library.AVCOL_SPC_BT709,
    bytes,
  })
  return {
    paint: async (frame) => ((await converter.convert(frame)) ? { width, height, bytes } : null),
    close: converter.close,
  }
}

/** The format that frames are converted to, and the bytes that receive them. */
interface TargetForm {
  width: number
  height: number
  format: Frame['format']
  colorRange: Frame['colorRange']
  colorSpace: Frame['colorSpace']
  bytes: Buffer
}

function createConverter(library: NodeAv, filters: string, form: TargetForm) {
  const target = createTarget(library, form)
  const scaler = new library.SoftwareScaleContext()
  scaler.allocContext()
  scaler.setOption('sws_flags', 'bilinear')
  scaler.setOption('threads', '1')
  const turner = filters === '' ? null : createTurner(library, filters)
  return {
    async convert(frame: Frame): Promise<boolean> {
      const upright = turner ? await turner.turn(frame) : frame
      if (!upright) return false
      if (upright.colorSpace === library.AVCOL_SPC_UNSPECIFIED) {
        const isHd = Math.min(upright.width, upright.height) >= minHdPixels
        upright.colorSpace = isHd ? library.AVCOL_SPC_BT709 : library.AVCOL_SPC_SMPTE170M
      }
      const isWide = isWideColor(library, upright)
      // With the same primaries and transfer on both sides, only the matrix and the range are converted.
      target.colorPrimaries = isWide ? library.AVCOL_PRI_BT709 : upright.colorPrimaries
      target.colorTrc = isWide ? library.AVCOL_TRC_BT709 : upright.colorTrc
      return (await scaler.scaleFrame(target, upright)) >= 0
    },
    close(): void {
      turner?.close()
      scaler.freeContext()
      target.free()
    },
  }
}

/** Whether colors are wider or brighter than a screen shows by default. */
export function isWideColor(library: NodeAv, { colorPrimaries, colorTrc }: Frame): boolean {
  const transfers: number[] = [library.AVCOL_TRC_SMPTE2084, library.AVCOL_TRC_ARIB_STD_B67]
  const primaries: number[] = [
    library.AVCOL_PRI_BT2020,
    library.AVCOL_PRI_SMPTE431,
    library.AVCOL_PRI_SMPTE432,
  ]
  return transfers.includes(colorTrc) || primaries.includes(colorPrimaries)
}

/** Creates a frame whose pixels lie in `bytes`. */
function createTarget(library: NodeAv, { bytes, ...form }: TargetForm): Frame {
  const target = new library.Frame()
  target.alloc()
  Object.assign(target, form)
  library.FFmpegError.throwIfError(target.fromBuffer(bytes), 'frame')
  return target
}

/** Applies filters to frames. The filter graph is rebuilt when the frames' size or format changes. */
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
