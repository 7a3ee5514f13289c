// Shared by the tests of still frames: a sample picture, and a video of it drawn both ways.

import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { createRandom } from '@vivify/contract/random'
import { createCompositor, type Compositor } from '@vivify/timeline/compositor/compositor'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import type { Timeline } from '@vivify/timeline/timeline'
import { createI420Converter } from '../i420/converter.ts'
import { createPixelReader } from '../segments/pixel-reader.ts'
import { createStillSampler, type StillSampler } from './sampler.ts'
import { createStillPainter, type StillPainter } from './still-painter.ts'

const studio = createNodeStudio()

/** Paints a sky, discs and thin lines: smooth areas, sharp edges and fine detail. */
export function paintSample(width: number, height: number, seed = 1): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const random = createRandom(`still sample ${seed}`)
  const hue = random.integer(0, 359)
  const sky = context.createLinearGradient(0, 0, width / 3, height)
  for (const offset of [0, 0.5, 1])
    sky.addColorStop(offset, `hsl(${hue + offset * 90} 60% ${20 + offset * 55}%)`)
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  for (let index = 0; index < 40; index++) {
    context.fillStyle = `hsl(${random.integer(0, 359)} 55% ${random.integer(20, 80)}%)`
    context.beginPath()
    context.arc(random.next() * width, random.next() * height, random.between(5, 90), 0, Math.PI * 2)
    context.fill()
  }
  context.strokeStyle = '#fff8e7'
  for (let index = 0; index < 12; index++) {
    context.beginPath()
    context.moveTo(random.next() * width, random.next() * height)
    context.lineTo(random.next() * width, random.next() * height)
    context.stroke()
  }
  return canvas
}

export interface BothWays {
  compositor: Compositor
  sampler: StillSampler
  painter: StillPainter
  /** Draws the frame with the compositor and the converter. */
  drawWhole(frame: number): Uint8Array
}

/** Creates a painter with all pictures loaded, and the compositor's way of drawing the same frames. */
export async function drawBothWays(
  timeline: Timeline,
  decoded: ReadonlyMap<string, Canvas>,
): Promise<BothWays> {
  const { width, height } = timeline
  const any = [...decoded.values()][0]!
  const pictures = { picture: (key: string) => decoded.get(key) ?? any, clipFrame: () => any }
  const compositor = createCompositor({ timeline, studio, pictures })
  const sampler = await createStillSampler({ width, height, slotCount: 1, pictures: [...decoded.values()] })
  await sampler.load(decoded)
  const painter = createStillPainter({ compositor, sampler, studio, pictures })
  const whole = studio.createSurface(width, height).getContext('2d')
  const readRows = createPixelReader(whole, width, height)
  const converter = await createI420Converter({ width, height, slotCount: 1 })
  return {
    compositor,
    sampler,
    painter,
    drawWhole(frame) {
      compositor.draw(whole, frame)
      return converter.convert(readRows, 0)
    },
  }
}

/**
 * Differences of two frames in code values: the mean over all planes, and for luma the largest and the share above 12.
 */
export function compareFrames(
  one: Uint8Array,
  other: Uint8Array,
): { mean: number; worstLuma: number; farShare: number } {
  let sum = 0
  let worstLuma = 0
  let farCount = 0
  const pixelCount = (one.length * 2) / 3
  for (let index = 0; index < one.length; index++) {
    const difference = Math.abs(one[index]! - other[index]!)
    sum += difference
    if (index >= pixelCount) continue
    worstLuma = Math.max(worstLuma, difference)
    if (difference > 12) farCount++
  }
  return { mean: sum / one.length, worstLuma, farShare: farCount / pixelCount }
}
