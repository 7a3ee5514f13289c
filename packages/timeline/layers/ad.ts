// Animates a product ad: the camera moves slowly towards the scene, the product rises and settles, the words appear
// line by line, and the call to action pulses once. The page drew the layers; this code only moves them.

import type { AdWordsPart, FrameShare } from '@vivify/contract/project'
import type { Context2D, Drawable } from '../ports.ts'
import type { SceneVisual } from '../timeline.ts'
import { clamp, easeInOut, easeOutCubic, mix, progressOf, spring } from '../compositor/easing.ts'
import type { DrawEnvironment } from '../compositor/environment.ts'

/** Duration of the camera's move towards the scene. */
const pushSeconds = 6
const backgroundGrowth = 0.11
/** Extra growth of the product, which is nearer to the camera than the background. */
const productGrowth = 0.03
/** Share of the gap between the product and the nearest words that each of them may use while it moves. */
const shareOfRoom = 0.35
const productStartSeconds = 0.12
const productFadeSeconds = 0.3
/** Share of the frame's height. */
const productRise = 0.075
const wordsStartSeconds = 0.9
const wordsStepSeconds = 0.28
const wordsFadeSeconds = 0.5
const wordsRise = 0.03
/** Late enough for everything to be read, and never before the call to action is in place. */
const pulseAtSeconds = 4.2
const pulseSeconds = 0.7
const pulseGrowth = 0.07

type Ad = Extract<SceneVisual, { kind: 'ad' }>

/** Draws one frame of an ad. */
export function drawAd(
  context: Context2D,
  environment: DrawEnvironment,
  { ad }: Ad,
  sceneFrame: number,
): void {
  const { layout, fps } = environment.timeline
  const seconds = sceneFrame / fps
  const push = easeInOut(progressOf(seconds, 0, pushSeconds)) * 0.5 + clamp(seconds / pushSeconds) * 0.5
  const { productBox: box } = ad
  const middle = { x: (box.x + box.width / 2) * layout.width, y: (box.y + box.height) * layout.height }
  drawScaled(
    context,
    layout,
    environment.pictures.picture(ad.background),
    middle,
    1 + backgroundGrowth * push,
  )
  const room = roomBetween(ad, layout)
  drawProduct(context, layout, environment.pictures.picture(ad.product), middle, {
    seconds,
    push,
    size: { width: box.width * layout.width, height: box.height * layout.height },
    room,
  })
  const words = environment.pictures.picture(ad.words)
  for (const [index, part] of ad.wordsParts.entries()) {
    const start = wordsStartSeconds + index * wordsStepSeconds
    drawPart(context, layout, words, { part, seconds, start, maxRise: room.above * shareOfRoom })
  }
}

/** Seconds after which everything is in place. */
export function adSettledSeconds(parts: readonly AdWordsPart[]): number {
  return wordsStartSeconds + Math.max(0, parts.length - 1) * wordsStepSeconds + wordsFadeSeconds
}

interface Size {
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

/** Pixels between the product and the nearest words above and beside it; Infinity where there are none. */
interface Room {
  above: number
  beside: number
}

function roomBetween({ productBox: box, wordsParts }: Ad['ad'], frame: Size): Room {
  const room = { above: Number.POSITIVE_INFINITY, beside: Number.POSITIVE_INFINITY }
  for (const part of wordsParts) {
    const across = Math.max(part.x - box.x - box.width, box.x - part.x - part.width) * frame.width
    if (across >= 0) room.beside = Math.min(room.beside, across)
    else room.above = Math.min(room.above, Math.max(0, (box.y - part.y - part.height) * frame.height))
  }
  return room
}

/** Draws a layer over the whole frame, scaled around a point of the frame. */
function drawScaled(context: Context2D, frame: Size, layer: Drawable, around: Point, by: number): void {
  context.drawImage(layer, around.x * (1 - by), around.y * (1 - by), frame.width * by, frame.height * by)
}

/**
 * Raises the product into place, with a small overshoot where there is room. The product grows from its foot, so that
 * its shadow stays under it, but never into the words.
 */
function drawProduct(
  context: Context2D,
  frame: Size,
  layer: Drawable,
  foot: Point,
  { seconds, push, size, room }: { seconds: number; push: number; size: Size; room: Room },
): void {
  const since = seconds - productStartSeconds
  if (since <= 0) return
  const travel = productRise * frame.height
  const mostPast = (room.above * shareOfRoom * 0.4) / (travel + size.height * 0.1)
  const settled = Math.min(spring(since), 1 + mostPast)
  const growth = Math.min(
    productGrowth,
    (room.above * shareOfRoom) / size.height,
    (room.beside * shareOfRoom * 2) / size.width,
  )
  const by = mix(0.9, 1, settled) + growth * push
  const rise = (1 - settled) * travel
  context.globalAlpha = easeInOut(since / productFadeSeconds)
  context.translate(0, rise)
  drawScaled(context, frame, layer, foot, by)
  context.translate(0, -rise)
  context.globalAlpha = 1
}

function drawPart(
  context: Context2D,
  frame: Size,
  words: Drawable,
  { part, seconds, start, maxRise }: { part: AdWordsPart; seconds: number; start: number; maxRise: number },
): void {
  const amount = progressOf(seconds, start, wordsFadeSeconds)
  if (amount === 0) return
  const source = cutPart(part, words)
  const [growX, growY] = [frame.width / words.width, frame.height / words.height]
  const rise = (1 - easeOutCubic(amount)) * Math.min(wordsRise * frame.height, maxRise)
  const pulse =
    part.role === 'callToAction'
      ? pulseAt(seconds - Math.max(pulseAtSeconds, start + wordsFadeSeconds)) * pulseGrowth
      : 0
  const width = source.width * growX * (1 + pulse)
  const height = source.height * growY * (1 + pulse)
  const x = (source.x + source.width / 2) * growX - width / 2
  const y = (source.y + source.height / 2) * growY - height / 2 + rise
  context.globalAlpha = easeInOut(amount)
  context.drawImage(words, source.x, source.y, source.width, source.height, x, y, width, height)
  context.globalAlpha = 1
}

/** One soft beat: 0 to 1 and back. */
function pulseAt(seconds: number): number {
  const amount = progressOf(seconds, 0, pulseSeconds)
  return Math.sin(amount * Math.PI) ** 2
}

/**
 * Rounds to whole pixels of the words' layer, so that a part at rest is drawn pixel for pixel and parts that touch
 * don't overlap.
 */
function cutPart({ x, y, width, height }: FrameShare, size: Size): FrameShare {
  const left = Math.round(x * size.width)
  const top = Math.round(y * size.height)
  const right = Math.round((x + width) * size.width)
  const bottom = Math.round((y + height) * size.height)
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}
