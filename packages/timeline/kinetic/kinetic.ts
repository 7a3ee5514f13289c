import { easeInCubic, progressOf } from '../compositor/easing.ts'
import type { DrawEnvironment } from '../compositor/environment.ts'
import { toDrawable } from '../layout/drawable-text.ts'
import type { Context2D } from '../ports.ts'
import type { SceneVisual, TimelineScene } from '../timeline.ts'
import { drawBackground } from './background.ts'
import type { CompositionName, KineticCard } from './cards.ts'
import { kineticFace, type CardDrawing, type CardRequest } from './card-scene.ts'
import { composeCounter } from './compositions/counter.ts'
import { composeLadder } from './compositions/ladder.ts'
import { composeSplit } from './compositions/split.ts'
import { composeSpotlight } from './compositions/spotlight.ts'
import { composeStack } from './compositions/stack.ts'
import { composeStickers } from './compositions/stickers.ts'
import { composeStrike } from './compositions/strike.ts'
import { composeTape } from './compositions/tape.ts'

type Kinetic = Extract<SceneVisual, { kind: 'kinetic' }>

const compositions: Record<CompositionName, (request: CardRequest) => CardDrawing> = {
  stack: composeStack,
  spotlight: composeSpotlight,
  counter: composeCounter,
  strike: composeStrike,
  ladder: composeLadder,
  stickers: composeStickers,
  tape: composeTape,
  split: composeSplit,
}

/** Scale that the camera gains in a second, so that a held card is never still. */
const pushPerSecond = 0.016
const leaveSeconds = 0.09
/** Rows are placed by their capitals; descenders reach below. */
const descenderRoom = 24

const drawings = new WeakMap<DrawEnvironment, WeakMap<KineticCard, CardDrawing>>()

/** Draws a kinetic scene; `sceneFrame` may be past the scene's end while the next scene comes in. */
export function drawKinetic(
  context: Context2D,
  environment: DrawEnvironment,
  scene: TimelineScene,
  visual: Kinetic,
  sceneFrame: number,
): void {
  const { timeline } = environment
  const now = sceneFrame / timeline.fps
  const palette = timeline.look.palettes[visual.paletteIndex]!
  drawBackground(context, environment, scene, palette, visual.motif, now)
  const card = cardAt(visual.cards, now)
  if (!card) return
  const { width, height, stage } = timeline.layout
  const centerX = (stage.left + stage.right) / 2
  const centerY = (stage.top + stage.bottom) / 2
  const isLastCard = card === visual.cards.at(-1)
  const leaving = isLastCard ? 0 : easeInCubic(progressOf(now, card.end - leaveSeconds, leaveSeconds))
  const scale = (1 + (now - card.start) * pushPerSecond) * (1 + leaving * 0.05)
  context.save()
  context.beginPath()
  context.rect(0, 0, width, height)
  context.translate(centerX, centerY)
  context.scale(scale, scale)
  context.translate(-centerX, -centerY)
  drawingOf(environment, scene, card, palette)(context, now)
  context.restore()
  context.globalAlpha = 1
  context.textAlign = 'left'
}

/** The card on screen at a moment. A card begins as early as its first word appears. */
export function cardAt(cards: readonly KineticCard[], now: number): KineticCard | undefined {
  return cards.findLast((card) => now >= card.start - 1 / 60) ?? cards[0]
}

function drawingOf(
  environment: DrawEnvironment,
  scene: TimelineScene,
  card: KineticCard,
  palette: CardRequest['palette'],
): CardDrawing {
  let ofEnvironment = drawings.get(environment)
  if (!ofEnvironment) {
    ofEnvironment = new WeakMap()
    drawings.set(environment, ofEnvironment)
  }
  const kept = ofEnvironment.get(card)
  if (kept) return kept
  const { look, layout } = environment.timeline
  // The camera's push enlarges the card until its end, so the layout leaves room for the enlarged card.
  const grown = (1 + pushPerSecond * Math.max(0.5, card.end - card.start)) * 1.01
  const centerX = (layout.stage.left + layout.stage.right) / 2
  const centerY = (layout.stage.top + layout.stage.bottom) / 2
  const halfWidth = (layout.stage.right - layout.stage.left) / 2 / grown
  const halfHeight = (layout.stage.bottom - layout.stage.top) / 2 / grown - descenderRoom
  const drawing = compositions[card.composition]({
    environment,
    card,
    palette,
    face: kineticFace(look),
    stage: {
      left: centerX - halfWidth,
      right: centerX + halfWidth,
      top: centerY - halfHeight,
      bottom: centerY + halfHeight,
    },
    words: scene.words.slice(card.first, card.last + 1).map((word, offset) => {
      const index = card.first + offset
      const isStrong = card.strong.includes(index)
      const drawable = toDrawable(word.text)
      const shown = drawable.replace(/^["“'‘(]+|(?<!["”)])["”)]+$/g, '').replace(/(?<![,;:.])[,;:.]+$/, '')
      return {
        index,
        token: drawable,
        text: isStrong && look.theme === 'viral' ? shown.toLocaleUpperCase('en') : shown,
        start: word.start,
        end: word.end,
        isStrong,
        isHighlight: card.highlight === index,
      }
    }),
  })
  ofEnvironment.set(card, drawing)
  return drawing
}
