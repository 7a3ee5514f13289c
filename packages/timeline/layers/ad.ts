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
/** Nearer than the background, the product grows faster than it would by itself; small, so that it reaches no words. */
const productGrowth = 0.03
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
  drawProduct(context, layout, environment.pictures.picture(ad.product), middle, { seconds, push })
  const words = environment.pictures.picture(ad.words)
  for (const [index, part] of ad.wordsParts.entries()) {
    drawPart(context, layout, words, { part, seconds, start: wordsStartSeconds + index * wordsStepSeconds })
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

/** A layer over the whole frame, grown around a point of it. */
function drawScaled(context: Context2D, frame: Size, layer: Drawable, around: Point, by: number): void {
  context.drawImage(layer, around.x * (1 - by), around.y * (1 - by), frame.width * by, frame.height * by)
}

/** Rises from behind its place, passes it a little and settles; grows from its foot, so that its shadow stays under it. */
function drawProduct(
  context: Context2D,
  frame: Size,
  layer: Drawable,
  foot: Point,
  { seconds, push }: { seconds: number; push: number },
): void {
  const since = seconds - productStartSeconds
  if (since <= 0) return
  const settled = spring(since)
  const by = mix(0.9, 1, settled) + productGrowth * push
  const rise = (1 - settled) * productRise * frame.height
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
  { part, seconds, start }: { part: AdWordsPart; seconds: number; start: number },
): void {
  const amount = progressOf(seconds, start, wordsFadeSeconds)
  if (amount === 0) return
  const source = cutPart(part, words)
  const [growX, growY] = [frame.width / words.width, frame.height / words.height]
  const rise = (1 - easeOutCubic(amount)) * wordsRise * frame.height
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
