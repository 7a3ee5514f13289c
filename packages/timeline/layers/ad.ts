// A product ad that moves: the scene behind comes nearer slowly, the product rises and settles, the words come in line
// by line, and the call to action pulses once. The layers were drawn by the page and are only moved here.

import type { AdWordsPart, FrameShare } from '@vivify/contract/project'
import type { Context2D, Drawable } from '../ports.ts'
import type { SceneVisual } from '../timeline.ts'
import { clamp, easeInOut, easeOutCubic, mix, progressOf, spring } from '../compositor/easing.ts'
import type { DrawEnvironment } from '../compositor/environment.ts'

/** The camera's way towards the scene takes this long; it then stands. */
const pushSeconds = 6
const backgroundGrowth = 0.11
/** Nearer than the background, the product grows faster than it would by itself. */
const productGrowth = 0.03
/** Of the room between the product and the nearest words, what each of the two may use while it moves. */
const shareOfRoom = 0.35
const productStartSeconds = 0.12
const productFadeSeconds = 0.3
/** Of the frame's height. */
const productRise = 0.075
const wordsStartSeconds = 0.9
const wordsStepSeconds = 0.28
const wordsFadeSeconds = 0.5
const wordsRise = 0.03
/** Late enough that all has been read; never before the call to action stands. */
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

/** Seconds at which everything is in its place. */
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

/** Pixels between the product and the nearest words above it and beside it; endless where there are none. */
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

/** A layer over the whole frame, grown around a point of it. */
function drawScaled(context: Context2D, frame: Size, layer: Drawable, around: Point, by: number): void {
  context.drawImage(layer, around.x * (1 - by), around.y * (1 - by), frame.width * by, frame.height * by)
}

/**
 * Rises from behind its place, passes it a little where there is room, and settles; grows from its foot, so that its
 * shadow stays under it, but never into the words.
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

/** One soft beat, 0 to 1 and back. */
function pulseAt(seconds: number): number {
  const amount = progressOf(seconds, 0, pulseSeconds)
  return Math.sin(amount * Math.PI) ** 2
}

/** Whole pixels of the words' layer, so that a part at rest is drawn pixel for pixel; parts that touch don't overlap. */
function cutPart({ x, y, width, height }: FrameShare, size: Size): FrameShare {
  const left = Math.round(x * size.width)
  const top = Math.round(y * size.height)
  const right = Math.round((x + width) * size.width)
  const bottom = Math.round((y + height) * size.height)
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}
