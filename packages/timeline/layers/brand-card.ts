// The designed intro or outro: the brand's logo and name on its colors. Panels of both colors sweep off, the logo and
// the name come in, and at the end of an intro the panels sweep on again, so that the cut to the first scene is covered.

import { clamp, easeInCubic, easeInOut, easeOutCubic, mix, progressOf, spring } from '../compositor/easing.ts'
import { drawSprite, type DrawEnvironment } from '../compositor/environment.ts'
import { boxHeight, boxWidth, type Box } from '../layout/frame.ts'
import { fontOf, layOutBlock, typefaces, widthOf, type TextBlock, type Typeface } from '../layout/text.ts'
import { contrastRatio, mixColors, withAlpha } from '../look.ts'
import type { Context2D, Drawable } from '../ports.ts'
import type { SceneVisual, TimelineScene } from '../timeline.ts'

type BrandCard = Extract<SceneVisual, { kind: 'brand-card' }>

const sweepSeconds = 0.45
const leaveSeconds = 0.3
const logoStartSeconds = 0.22
const nameStartSeconds = 0.42
const barStartSeconds = 0.7
const handleStartSeconds = 0.85
const ink = '#ffffff'
const shade = '#0b0d12'
/** The colors of the ground are darkened until white letters on them have this contrast. */
const inkContrast = 5
/** Minimum contrast of graphics (WCAG 2.2, 1.4.11). */
const barContrast = 3
/** A smaller logo is not enlarged more than this, because its pixels would show. */
const maxEnlargement = 3
/** Gaps between the logo, the name, the bar and the line below it. */
const gap = 56
const bar = { width: 168, height: 12 }
const handleSize = 44
/** How far the panels lean. */
const slant = 0.22

/** Draws one frame of the card. */
export function drawBrandCard(
  context: Context2D,
  environment: DrawEnvironment,
  scene: TimelineScene,
  card: BrandCard,
  sceneFrame: number,
): void {
  const { layout, fps } = environment.timeline
  const now = (sceneFrame + 1) / fps
  const left = scene.frameCount / fps - now
  const leaving = card.place === 'intro' ? easeInCubic(1 - clamp(left / leaveSeconds)) : 0
  drawGround(context, environment, card, now)
  context.save()
  const grown = mix(1, 1.035, clamp((now * fps) / scene.frameCount)) + leaving * 0.12
  const { x, y } = middleOf(layout.stage)
  context.translate(x, y)
  context.scale(grown, grown)
  drawContent(context, environment, card, now)
  context.restore()
  context.globalAlpha = 1
  drawPanels(context, environment, card, { covered: leaving, swept: easeInOut(now / sweepSeconds) })
}

interface CardContent {
  logo: { drawable: Drawable; width: number; height: number } | null
  face: Typeface
  /** null for a brand without a name. */
  name: TextBlock | null
  handle: { text: string; size: number } | null
}

/** Draws logo, name, bar and handle from top to bottom, around the origin. */
function drawContent(context: Context2D, environment: DrawEnvironment, card: BrandCard, now: number): void {
  const { logo, name, face, handle } = layOutContent(environment, card)
  const heights = [logo?.height, name?.height, bar.height, handle?.size].filter((each) => each !== undefined)
  let top = -(heights.reduce((sum, each) => sum + each, 0) + gap * (heights.length - 1)) / 2
  if (logo) {
    drawMark(context, environment, { ...logo, top, now })
    top += logo.height + gap
  }
  if (name) {
    const seconds = now - nameStartSeconds
    context.save()
    context.globalAlpha = clamp(seconds / 0.16)
    context.translate(0, top + name.height / 2 + (1 - spring(seconds)) * 70)
    context.font = fontOf(face, name.size)
    context.textAlign = 'left'
    context.textBaseline = 'alphabetic'
    context.fillStyle = ink
    for (const word of name.words) context.fillText(word.text, word.x, word.y)
    context.restore()
    top += name.height + gap
  }
  const width = bar.width * easeOutCubic(progressOf(now, barStartSeconds, 0.35))
  if (width > bar.height) {
    context.fillStyle = visibleOn(card.primary, groundColors(card)[1])
    context.beginPath()
    context.roundRect(-width / 2, top, width, bar.height, bar.height / 2)
    context.fill()
  }
  if (!handle) return
  context.save()
  context.globalAlpha = 0.9 * easeOutCubic(progressOf(now, handleStartSeconds, 0.3))
  context.font = fontOf(typefaces.geist, handle.size)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = ink
  context.fillText(handle.text, 0, top + bar.height + gap + handle.size / 2)
  context.restore()
}

function layOutContent({ timeline, pictures, measure }: DrawEnvironment, card: BrandCard): CardContent {
  const { layout, look, logo: key, watermark } = timeline
  const stage = { width: boxWidth(layout.stage), height: boxHeight(layout.stage) }
  const face = look.face ?? (look.theme === 'pixar' ? typefaces.fredoka : typefaces.bricolage)
  const drawable = key === null ? null : pictures.picture(key)
  const room = { width: stage.width * 0.8, height: stage.height * (card.name === '' ? 0.44 : 0.32) }
  const scale =
    drawable && Math.min(room.width / drawable.width, room.height / drawable.height, maxEnlargement)
  const text = card.place === 'outro' ? watermark : null
  const handleWidth = text === null ? 0 : widthOf(measure, typefaces.geist, handleSize, text)
  return {
    face,
    logo: drawable && { drawable, width: drawable.width * scale!, height: drawable.height * scale! },
    name:
      card.name === ''
        ? null
        : layOutBlock({
            measure,
            face,
            words: card.name.split(/\s+/).map((word, index) => ({ index, text: word })),
            size: drawable ? 108 : 148,
            maxWidth: stage.width * 0.94,
            maxLines: 3,
            lineHeight: 1.1,
          }),
    handle:
      text === null
        ? null
        : { text, size: handleSize * Math.min(1, (stage.width * 0.94) / Math.max(1, handleWidth)) },
  }
}

/**
 * Draws the logo in a halo of light: a dark logo would disappear on the dark ground, and a white one does not need the
 * halo.
 */
function drawMark(
  context: Context2D,
  { timeline }: DrawEnvironment,
  mark: { drawable: Drawable; width: number; height: number; top: number; now: number },
): void {
  const { drawable, width, height, top } = mark
  const seconds = mark.now - logoStartSeconds
  if (seconds <= 0) return
  const size = mix(0.72, 1, spring(seconds))
  context.save()
  context.translate(0, top + height / 2)
  context.scale(size, size)
  context.globalAlpha = clamp(seconds / 0.14)
  context.imageSmoothingQuality = 'high'
  context.shadowColor = withAlpha(ink, 0.75)
  // Shadows are measured in pixels of the surface.
  for (const blur of [8, 30]) {
    context.shadowBlur = blur * timeline.scale
    context.drawImage(drawable, -width / 2, -height / 2, width, height)
  }
  context.restore()
}

/** The ground: the brand's colors in the dark, with a ring that opens around the middle. */
function drawGround(context: Context2D, environment: DrawEnvironment, card: BrandCard, now: number): void {
  const { width, height, stage } = environment.timeline.layout
  const [first, second] = groundColors(card)
  const { x, y } = middleOf(stage)
  const ground = environment.sprite(`brand card ${first} ${second}`, width, height, (paint) => {
    const blend = paint.createLinearGradient(0, 0, width, height)
    blend.addColorStop(0, first)
    blend.addColorStop(1, second)
    paint.fillStyle = blend
    paint.fillRect(0, 0, width, height)
    const light = paint.createRadialGradient(x, y, 0, x, y, Math.hypot(width, height) * 0.5)
    light.addColorStop(0, withAlpha(shade, 0))
    light.addColorStop(1, withAlpha(shade, 0.62))
    paint.fillStyle = light
    paint.fillRect(0, 0, width, height)
  })
  drawSprite(context, environment, ground, 0, 0)
  const reach = Math.max(width, height)
  for (const [ring, color] of [card.primary, card.secondary].entries()) {
    const opened = easeOutCubic(progressOf(now, 0.1 + ring * 0.14, 1.5))
    context.strokeStyle = withAlpha(color, 0.5 * (1 - opened) + 0.1)
    context.lineWidth = mix(46, 5, opened)
    context.beginPath()
    context.arc(x, y, mix(0.12, 0.46, opened) * reach * (1 + ring * 0.22), 0, Math.PI * 2)
    context.stroke()
  }
}

/** The panels: `swept` is how far they have left to the right, `covered` how far they have come back from the left. */
function drawPanels(
  context: Context2D,
  environment: DrawEnvironment,
  { primary, secondary }: BrandCard,
  { covered, swept }: { covered: number; swept: number },
): void {
  const { width, height } = environment.timeline.layout
  const lean = height * slant
  const end = width + 2 * lean
  const trail = width * 0.3
  const panel = (color: string, from: number, to: number): void => {
    if (to <= from) return
    context.fillStyle = color
    context.beginPath()
    context.moveTo(from + lean, 0)
    context.lineTo(to + lean, 0)
    context.lineTo(to - lean, height)
    context.lineTo(from - lean, height)
    context.closePath()
    context.fill()
  }
  if (swept < 1) {
    const edge = mix(-lean - trail, end, swept)
    panel(secondary, edge, edge + trail)
    panel(primary, edge + trail - 1, 2 * end + trail)
  }
  if (covered > 0) {
    const edge = mix(-lean - trail, end, covered)
    panel(primary, -2 * end, edge)
    panel(secondary, edge - 1, edge + trail * (1 - covered))
  }
}

/** The brand's colors, dark enough for white letters. */
function groundColors({ primary, secondary }: BrandCard): [string, string] {
  return [darken(primary), darken(secondary)]
}

function darken(color: string): string {
  for (let amount = 0.35; amount < 1; amount += 0.05) {
    const mixed = mixColors(color, shade, amount)
    if (contrastRatio(mixed, ink) >= inkContrast) return mixed
  }
  return shade
}

/** The color, lightened until it can be seen on the ground. */
function visibleOn(color: string, ground: string): string {
  for (let amount = 0; amount < 1; amount += 0.1) {
    const mixed = mixColors(color, ink, amount)
    const isLighter = contrastRatio(mixed, ink) < contrastRatio(ground, ink)
    if (isLighter && contrastRatio(mixed, ground) >= barContrast) return mixed
  }
  return ink
}

function middleOf(box: Box): { x: number; y: number } {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
}
