// The cover that represents a video: a clean picture of a scene with a title in the typeface of the captions.

import type { CoverStyle } from '@vivify/contract/cover'
import type { Format } from '@vivify/contract/project'
import { captionPresets } from '../captions/presets.ts'
import { boxWidth, frameLayout, frameSize, type Box, type FrameLayout } from '../layout/frame.ts'
import { kineticFace } from '../kinetic/card-scene.ts'
import { fontOf, layOutBlock, typefaces, type TextBlock, type Typeface } from '../layout/text.ts'
import { withAlpha } from '../look.ts'
import type { Context2D } from '../ports.ts'
import type { SceneVisual, Timeline, TimelineScene } from '../timeline.ts'
import { adSettledSeconds } from './ad.ts'

/** Pixels of a cover's shorter side, whatever size the video has. */
const shortSide = 1080
/** After this time a scene has fully appeared and has its full light. */
const settledSeconds = 1.2
const maxLines = 5
/** Room for outlines and for parts of letters outside their advance width. */
const sideRoom = 14
const lineHeight = 1.12
/** Outline width of letters over a picture. */
const outline = 14

/** Size of a cover in pixels. */
export function coverPixels(format: Format): { width: number; height: number } {
  const { width, height } = frameSize(format, shortSide)
  return { width, height }
}

/** The same video at the size of a cover, without anything over its pictures. */
export function withoutWords(timeline: Timeline): Timeline {
  return {
    ...timeline,
    ...frameSize(timeline.layout.format, shortSide),
    captions: 'Off',
    watermark: null,
    logo: null,
    hasProgressBar: false,
    scenes: timeline.scenes.map((scene) => ({
      ...scene,
      title: null,
      transition: { kind: 'cut', frames: 0 },
      visual: withoutCards(scene.visual),
    })),
  }
}

function withoutCards(visual: SceneVisual): SceneVisual {
  return visual.kind === 'kinetic' ? { ...visual, cards: [] } : visual
}

/** Frames that suit a cover, each from another scene: the hook's first, the others spread over the video. */
export function coverMoments(timeline: Timeline, count: number): number[] {
  const { scenes } = timeline
  const chosen = Math.min(count, scenes.length)
  const indices = Array.from({ length: chosen }, (_, place) =>
    chosen === 1 ? 0 : Math.round((place * (scenes.length - 1)) / (chosen - 1)),
  )
  return [...new Set(indices)].map((index) => settledFrame(timeline, scenes[index]!))
}

/** A frame where the scene is fully visible and has its full light. */
function settledFrame({ fps }: Timeline, { startFrame, frameCount, visual }: TimelineScene): number {
  const seconds = visual.kind === 'ad' ? adSettledSeconds(visual.ad.wordsParts) : settledSeconds
  return startFrame + Math.min(frameCount - 1, Math.ceil(Math.max(seconds * fps, frameCount * 0.6)))
}

/** How the cover of a video is styled. An ad has its own words in its picture and gets no title. */
export function coverStyle(timeline: Timeline, stressed: readonly string[]): CoverStyle {
  const { look, captions, layout } = timeline
  const preset = captions === 'Off' ? null : captionPresets[captions]
  const { visual } = timeline.scenes[0]!
  const palette = visual.kind === 'kinetic' ? look.palettes[visual.paletteIndex]! : null
  const face = palette === null ? (look.face ?? preset?.face ?? typefaces.montserrat) : kineticFace(look)
  return {
    format: layout.format,
    face: { ...face },
    isUppercase: palette === null ? (preset?.isUppercase ?? false) : look.theme === 'viral',
    ink: palette?.ink ?? look.captionInk,
    accent: palette?.accent ?? look.accent,
    shade: palette === null ? look.captionShade : null,
    stressed: [...new Set(stressed.flatMap((text) => text.split(/\s+/)).map(bareWord))].filter(Boolean),
  }
}

/** Draws a cover's title over a picture that fills the surface; `scale` is pixels per design unit. */
export function drawCover(
  context: Context2D,
  { title, style, scale }: { title: string; style: CoverStyle; scale: number },
): void {
  const layout = frameLayout(style.format)
  context.save()
  context.setTransform(scale, 0, 0, scale, 0, 0)
  if (style.shade !== null) drawShade(context, layout, style.shade, title !== '')
  if (title.trim() !== '') drawTitle(context, layout, title, style)
  context.restore()
}

/** Box of the title: clear of every app's controls, and inside the square that profile grids show of a cover. */
function titleBox({ format, safe, width, height }: FrameLayout): Box {
  if (format !== '9:16') return { ...safe, top: Math.max(safe.top, height * 0.4) }
  const side = Math.max(safe.left, width - safe.right)
  return { left: side, right: width - side, top: 560, bottom: safe.bottom }
}

/**
 * Darkens the picture from the middle down, so that letters are readable on any picture, and the whole slightly, for
 * unity.
 */
function drawShade(
  context: Context2D,
  { width, height }: FrameLayout,
  color: string,
  hasTitle: boolean,
): void {
  if (!hasTitle) return
  const shade = context.createLinearGradient(0, height * 0.22, 0, height)
  shade.addColorStop(0, withAlpha(color, 0))
  shade.addColorStop(0.42, withAlpha(color, 0.62))
  shade.addColorStop(1, withAlpha(color, 0.86))
  context.fillStyle = shade
  context.fillRect(0, 0, width, height)
}

function drawTitle(context: Context2D, layout: FrameLayout, title: string, style: CoverStyle): void {
  const face = style.face as Typeface
  const box = titleBox(layout)
  const words = title
    .trim()
    .split(/\s+/)
    .map((text, index) => ({ index, text: style.isUppercase ? text.toLocaleUpperCase('en') : text }))
  const room = { width: boxWidth(box) - 2 * sideRoom, height: box.bottom - box.top - barRoom }
  const { block, fit } = layOutLargest({ context, face, words, largest: largestSize(style), room })
  const tail = block.size * 0.24
  context.translate((box.left + box.right) / 2, box.bottom - tail - barRoom - (block.height * fit) / 2)
  context.scale(fit, fit)
  context.font = fontOf(face, block.size)
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  if (style.shade !== null) {
    context.strokeStyle = style.shade
    context.lineWidth = outline
    for (const word of block.words) context.strokeText(word.text, word.x, word.y)
  }
  for (const word of block.words) {
    context.fillStyle = style.stressed.includes(bareWord(word.text)) ? style.accent : style.ink
    context.fillText(word.text, word.x, word.y)
  }
  const width = Math.min(200, block.width * 0.4)
  context.fillStyle = style.accent
  context.beginPath()
  context.roundRect(-width / 2, block.height / 2 + tail + 26, width, 14, 7)
  context.fill()
}

/** Letters on a plain background may be larger than letters over a picture. */
function largestSize({ format, shade }: CoverStyle): number {
  if (format === '16:9') return shade === null ? 220 : 168
  return shade === null ? 240 : 170
}

/**
 * Chooses the number of lines that allows the largest letters; `fit` is how much the block then shrinks to fit the
 * room.
 */
function layOutLargest(options: {
  context: Context2D
  face: Typeface
  words: readonly { index: number; text: string }[]
  largest: number
  room: { width: number; height: number }
}): { block: TextBlock; fit: number } {
  const { context: measure, face, words, largest: size, room } = options
  const tries = Array.from({ length: maxLines }, (_, index) => {
    const block = layOutBlock({
      measure,
      face,
      words,
      size,
      maxWidth: room.width,
      maxLines: index + 1,
      lineHeight,
    })
    return { block, fit: Math.min(1, room.height / block.height) }
  })
  return tries.reduce((best, each) =>
    each.block.size * each.fit > best.block.size * best.fit * 1.04 ? each : best,
  )
}

/** Room under the title for the bar. */
const barRoom = 44

function bareWord(text: string): string {
  return text
    .toLocaleLowerCase('en')
    .replace(/^[^\p{L}\p{N}$]+|(?<![^\p{L}\p{N}%])[^\p{L}\p{N}%]+$/gu, '')
    .slice(0, 80)
}
