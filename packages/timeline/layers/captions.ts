import type { TimedWord } from '@vivify/contract/project'
import type { CaptionPage } from '../captions/pages.ts'
import { captionPresets, type CaptionPreset } from '../captions/presets.ts'
import { clamp, easeOutCubic, mix, progressOf } from '../compositor/easing.ts'
import { drawSprite, type DrawEnvironment } from '../compositor/environment.ts'
import type { Rows } from '../layout/frame.ts'
import { fontOf, layOutBlock, type PlacedWord, type TextBlock } from '../layout/text.ts'
import { withAlpha } from '../look.ts'
import type { Context2D } from '../ports.ts'
import type { Timeline, TimelineScene } from '../timeline.ts'

/** Farther than any word is wide. */
const glowDistance = 3000
const popSeconds = 0.1
/** Margin for the glow around a word, in design units. */
const glowMargin = 60
const pillMoveSeconds = 0.09

/**
 * Rows that `drawCaptions` may touch for any page: two lines of full size with everything that extends beyond them.
 * Null when there is nothing to draw.
 */
export function captionRows(timeline: Timeline, scene: TimelineScene, sceneFrame: number): Rows | null {
  if (timeline.captions === 'Off' || pageAt(timeline, scene, sceneFrame) === null) return null
  const preset = presetOf(timeline.captions, timeline.look)
  const half = ((preset.lineHeight + preset.face.capHeight) * preset.size * preset.activeScale) / 2
  // Accents, descenders and letters of tall scripts, the plate, and the glow.
  const overhang = preset.size * 0.75 + preset.outline + (preset.mark === 'glow' ? glowMargin : 0)
  const { captions } = timeline.layout
  const highestCenter = Math.min(captions.centerY, lowestCenter(timeline, half * 2, preset.size, preset))
  return { top: highestCenter - half - overhang, bottom: captions.centerY + half + overhang }
}

/** Draws the caption page of a moment and marks the spoken word. */
export function drawCaptions(
  context: Context2D,
  environment: DrawEnvironment,
  scene: TimelineScene,
  sceneFrame: number,
): void {
  const { timeline } = environment
  if (timeline.captions === 'Off') return
  const now = sceneFrame / timeline.fps
  const page = pageAt(timeline, scene, sceneFrame)
  if (page === null) return
  const preset = presetOf(timeline.captions, timeline.look)
  const block = layOutPage(environment, scene, page, preset)
  const active = activeWord(scene.words, page, now)
  const pop = progressOf(now, page.start, popSeconds)
  const { centerX, centerY } = timeline.layout.captions
  context.save()
  context.translate(centerX, Math.min(centerY, lowestCenter(timeline, block.height, block.size, preset)))
  const scale = mix(0.86, 1, easeOutCubic(pop))
  context.scale(scale, scale)
  context.globalAlpha = clamp(0.35 + pop)
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  if (preset.plate > 0) drawPlate(context, block, preset, timeline)
  drawWords({ context, environment, preset, block, scene, active, now })
  context.restore()
}

/** A style with the brand's font, if there is one, in place of its own. */
function presetOf(style: keyof typeof captionPresets, { face }: Timeline['look']): CaptionPreset {
  const preset = captionPresets[style]
  return face === null ? preset : { ...preset, face }
}

/** Two lines reach lower than one; their descenders stay inside the safe zone too. Of capitals, only commas descend. */
function lowestCenter(
  timeline: Timeline,
  blockHeight: number,
  size: number,
  { isUppercase }: CaptionPreset,
): number {
  return timeline.layout.safe.bottom - blockHeight / 2 - size * (isUppercase ? 0.14 : 0.24)
}

function pageAt(timeline: Timeline, scene: TimelineScene, sceneFrame: number): CaptionPage | null {
  const now = sceneFrame / timeline.fps
  return scene.pages.find((entry) => now >= entry.start - frameSlack && now < entry.end - frameSlack) ?? null
}

/** Half a frame: a page that starts between two frames appears on the nearer one. */
const frameSlack = 1 / 60

/** Index of the spoken word, which is the last one that has begun; null before the first. */
export function activeWord(words: readonly TimedWord[], page: CaptionPage, now: number): number | null {
  for (let index = page.last; index >= page.first; index--) {
    if (words[index]!.start <= now + frameSlack) return index
  }
  return null
}

/** The caption block of a page, around the captions' center, in design units. */
export function layOutPage(
  environment: Pick<DrawEnvironment, 'measure' | 'timeline'>,
  scene: Pick<TimelineScene, 'words'>,
  page: CaptionPage,
  preset: CaptionPreset,
): TextBlock {
  const words = scene.words.slice(page.first, page.last + 1).map((word, offset) => ({
    index: page.first + offset,
    text: preset.isUppercase ? word.text.toLocaleUpperCase('en') : word.text,
  }))
  return layOutBlock({
    measure: environment.measure,
    face: preset.face,
    words,
    size: preset.size,
    // Leaves room for outlines and for the enlarged spoken word, so that both stay inside the column.
    maxWidth:
      environment.timeline.layout.captions.maxWidth / preset.activeScale -
      2 * preset.outline -
      preset.plate * 44,
    maxLines: 2,
    lineHeight: preset.lineHeight,
    wordGap: 0.32,
  })
}

interface WordsRequest {
  context: Context2D
  environment: DrawEnvironment
  preset: CaptionPreset
  block: TextBlock
  scene: TimelineScene
  active: number | null
  now: number
}

function drawWords(request: WordsRequest): void {
  const { context, preset, block, active } = request
  context.font = fontOf(preset.face, block.size)
  const visible =
    preset.mark === 'reveal' ? block.words.filter((word) => isBegun(request, word)) : block.words
  if (preset.outline > 0) {
    context.strokeStyle = request.environment.timeline.look.captionShade
    context.lineWidth = preset.outline
    for (const word of visible) drawWord(request, word, 'stroke')
  }
  if (preset.mark === 'pill' && active !== null) drawPill(request, active)
  if (preset.mark === 'glow') drawGlow(request)
  for (const word of visible) drawWord(request, word, 'fill')
  if (preset.mark === 'pill' && active !== null) drawWordsOnPill(request, active)
  if (preset.mark === 'underline') drawUnderline(request)
}

function isBegun(request: WordsRequest, word: PlacedWord): boolean {
  return request.active !== null && word.index <= request.active
}

function drawWord(request: WordsRequest, word: PlacedWord, pass: 'stroke' | 'fill'): void {
  const { context, preset, active } = request
  const { look } = request.environment.timeline
  const isActive = word.index === active
  const alpha = context.globalAlpha
  context.save()
  if (isActive) growAround(request, word)
  if (pass === 'stroke') context.strokeText(word.text, word.x, word.y)
  else if (preset.mark === 'sweep') fillSweep(request, word)
  else {
    context.globalAlpha = alpha * (isActive ? 1 : preset.restAlpha)
    context.fillStyle = fillOf(preset, look, isActive)
    context.fillText(word.text, word.x, word.y)
  }
  context.restore()
}

/** Scales the context around a word, by the scale of the spoken word. */
function growAround({ context, preset, block, ...request }: WordsRequest, word: PlacedWord): void {
  const centerX = word.x + word.width / 2
  const centerY = word.y - preset.face.capHeight * block.size * 0.5
  const begun = progressOf(request.now, request.scene.words[word.index]!.start, 0.08)
  const grown = mix(1, preset.activeScale, easeOutCubic(begun))
  context.translate(centerX, centerY)
  context.scale(grown, grown)
  context.translate(-centerX, -centerY)
}

function fillOf(preset: CaptionPreset, look: Timeline['look'], isActive: boolean): string {
  if (!isActive) return look.captionInk
  if (preset.mark === 'pill') return look.captionInk
  return preset.mark === 'underline' ? look.captionInk : look.accent
}

function wordStart(request: WordsRequest, word: PlacedWord): number {
  return request.scene.words[word.index]!.start
}

/** Fills a word with the accent from left to right as it is spoken. */
function fillSweep(request: WordsRequest, word: PlacedWord): void {
  const { context, scene, now, block } = request
  const { look } = request.environment.timeline
  const timed = scene.words[word.index]!
  const spoken = progressOf(now, timed.start, Math.max(0.06, timed.end - timed.start))
  context.fillStyle = look.captionInk
  context.fillText(word.text, word.x, word.y)
  if (spoken <= 0) return
  context.beginPath()
  context.rect(word.x - 4, word.y - block.size * 1.1, (word.width + 8) * spoken, block.size * 1.5)
  context.clip()
  context.fillStyle = look.accent
  context.fillText(word.text, word.x, word.y)
}

/** The pill on its way to the spoken word, in the context's path. */
function tracePill({ context, block, now, preset, ...request }: WordsRequest, active: number): boolean {
  const target = block.words.find((word) => word.index === active)
  if (!target) return false
  const before = block.words.find((word) => word.index === active - 1 && word.y === target.y)
  const begun = request.scene.words[active]!.start
  const moved = easeOutCubic(progressOf(now, begun, pillMoveSeconds))
  const from = before ?? target
  const padX = block.size * 0.16
  const height = block.size * 1.12
  const x = mix(from.x, target.x, moved) - padX
  const width = mix(from.width, target.width, moved) + 2 * padX
  const y = target.y - preset.face.capHeight * block.size * 0.5 - height * 0.5
  context.beginPath()
  context.roundRect(x, y, width, height, block.size * 0.2)
  return true
}

function drawPill(request: WordsRequest, active: number): void {
  if (!tracePill(request, active)) return
  request.context.fillStyle = request.environment.timeline.look.accent
  request.context.fill()
}

/** Letters are dark where the pill is, also while it moves: dark letters without it could not be read. */
function drawWordsOnPill(request: WordsRequest, active: number): void {
  const { context, block, environment } = request
  context.save()
  if (tracePill(request, active)) {
    context.clip()
    context.fillStyle = environment.timeline.look.onAccent
    for (const word of block.words) context.fillText(word.text, word.x, word.y)
  }
  context.restore()
}

function drawGlow(request: WordsRequest): void {
  const { context, environment, block, active, preset } = request
  const word = block.words.find((entry) => entry.index === active)
  if (!word) return
  const { look } = environment.timeline
  const margin = glowMargin
  const key = `caption glow ${word.text} ${block.size} ${look.accent}`
  const sprite = environment.sprite(key, word.width + 2 * margin, block.size * 1.4 + 2 * margin, (paint) => {
    paint.font = fontOf(preset.face, block.size)
    paint.shadowColor = look.accent
    paint.shadowBlur = 34
    // Draws only the light: the letters themselves are outside the sprite.
    paint.shadowOffsetX = glowDistance * environment.timeline.scale
    paint.fillStyle = look.accent
    paint.fillText(word.text, margin - glowDistance, margin + block.size)
  })
  context.save()
  growAround(request, word)
  drawSprite(context, environment, sprite, word.x - margin, word.y - margin - block.size)
  context.restore()
}

function drawUnderline(request: WordsRequest): void {
  const { context, block, active, now } = request
  const word = block.words.find((entry) => entry.index === active)
  if (!word) return
  const drawn = easeOutCubic(progressOf(now, wordStart(request, word), 0.1))
  context.fillStyle = request.environment.timeline.look.accent
  context.beginPath()
  context.roundRect(word.x, word.y + block.size * 0.14, word.width * drawn, block.size * 0.1, 4)
  context.fill()
}

function drawPlate(context: Context2D, block: TextBlock, preset: CaptionPreset, timeline: Timeline): void {
  const padX = 34
  const padY = 30
  context.fillStyle = withAlpha(timeline.look.captionShade, preset.plate)
  context.beginPath()
  context.roundRect(
    -block.width / 2 - padX,
    -block.height / 2 - padY,
    block.width + 2 * padX,
    block.height + 2 * padY + 8,
    22,
  )
  context.fill()
}
