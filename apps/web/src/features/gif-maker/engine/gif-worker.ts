// A worker that scales frames, counts their colors and encodes runs of them, so that the page stays responsive and
// every core is used.

import { FrameEncoder, packedPixels } from '@vivify/generators/gif/frame-encoder'
import { ColorHistogram } from '@vivify/generators/gif/histogram'
import { choosePalette, type Palette } from '@vivify/generators/gif/palette'
import { FrameScaler } from './frame-scaler.ts'
import type { FrameData, GifAnswerMessage, GifAnswers, GifRequest, GifRequestMessage } from './protocol.ts'

let size = { width: 1, height: 1 }
let isTransparent = false
let scaler: FrameScaler | null = null
const histogram = new ColorHistogram()

/** Requests run one at a time, in the order in which they arrive. */
let line: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<GifRequestMessage>) => {
  line = line.then(() => answer(data))
})

async function answer(request: GifRequestMessage): Promise<void> {
  const { id } = request
  try {
    const done = await work(request, (share) => tell({ id, type: 'progress', share }))
    tell({ id, type: 'done', answer: done }, listBuffers(done))
  } catch (error) {
    tell({ id, type: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

function tell(message: GifAnswerMessage, transfer: Transferable[] = []): void {
  postMessage(message, { transfer })
}

async function work(
  request: GifRequest,
  onProgress: (share: number) => void,
): Promise<GifAnswers[keyof GifAnswers]> {
  switch (request.type) {
    case 'open':
      size = { width: request.width, height: request.height }
      isTransparent = request.isSeeThrough
      scaler = new FrameScaler(size, request)
      return null
    case 'scale':
      return scale(request)
    case 'count':
      return histogram.toCells()
    case 'choose':
      return choose(request)
    case 'encode':
      return encode(request, onProgress)
  }
}

/** Chooses the same colors no matter which worker scaled which picture. */
function choose({ counted, colors }: Extract<GifRequest, { type: 'choose' }>): Palette {
  const all = new ColorHistogram()
  for (const cells of counted) all.addCells(cells)
  return choosePalette(all.toPoints(), colors)
}

async function scale(request: Extract<GifRequest, { type: 'scale' }>): Promise<FrameData> {
  const data = await scaler!.scale(request)
  histogram.add(packedPixels({ ...size, data }))
  return data
}

function encode(
  { options, before, frames, isFollowed }: Extract<GifRequest, { type: 'encode' }>,
  onProgress: (share: number) => void,
): GifAnswers['encode'] {
  const encoder = new FrameEncoder({ ...options, ...size, isTransparent })
  if (before) encoder.follow({ ...size, data: before })
  return frames.map((data, index) => {
    const part = encoder.encode({ ...size, data }, isFollowed && index === frames.length - 1)
    onProgress((index + 1) / frames.length)
    return part as Uint8Array<ArrayBuffer> | null
  })
}

function listBuffers(done: GifAnswers[keyof GifAnswers]): ArrayBuffer[] {
  if (done instanceof Uint8ClampedArray) return [done.buffer]
  return []
}
