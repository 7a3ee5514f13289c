import { easeOutCubic, mix, progressOf } from '../../compositor/easing.ts'
import { boxHeight, boxWidth, type Box } from '../../layout/frame.ts'
import { withAlpha } from '../../look.ts'
import { fontOf, layOutBlock } from '../../layout/text.ts'
import {
  drawKineticWord,
  fitSize,
  secondsIn,
  type CardDrawing,
  type CardRequest,
  type CardWord,
  type KineticWord,
} from '../card-scene.ts'

const countSeconds = 0.55
const maxWordSize = 150
const lineHeight = 1.3

/** A number that counts up over a gauge, with the words before it above and the words after it below. */
export function composeCounter(request: CardRequest): CardDrawing {
  const position = request.words.findIndex((word) => /\d/.test(word.text))
  const counted = request.words[Math.max(0, position)]!
  const { stage } = request
  const height = stage.bottom - stage.top
  const middle = (stage.top + stage.bottom) / 2
  const size = fitSize(request, counted.text, boxWidth(stage) * 0.94, height * 0.36)
  const above = wordsIn(request, request.words.slice(0, position), {
    ...stage,
    top: stage.top + height * 0.04,
    bottom: middle - size * 0.6,
  })
  const below = wordsIn(request, request.words.slice(position + 1), {
    ...stage,
    top: middle + size * 0.72,
    bottom: stage.bottom - height * 0.04,
  })
  return (context, now) => {
    above(context, now)
    const seconds = secondsIn(request.card, counted.start, now, countSeconds)
    if (seconds > 0) drawNumber(context, request, counted, size, middle, seconds)
    below(context, now)
  }
}

/**
 * Lays words out in the number of lines that makes them largest in the box. Connecting words have the same size as the
 * others.
 */
function wordsIn(request: CardRequest, words: CardWord[], box: Box): CardDrawing {
  if (words.length === 0) return () => {}
  const part = { ...request, words }
  const blocks = [1, 2, 3].map((maxLines) =>
    layOutBlock({
      measure: request.environment.measure,
      face: request.face,
      words: words.map(({ text }, index) => ({ index, text })),
      size: Math.min(maxWordSize, boxHeight(box) / (maxLines * lineHeight)),
      maxWidth: boxWidth(box) * 0.94,
      maxLines,
      lineHeight,
      wordGap: 0.4,
    }),
  )
  const block = blocks.reduce((best, each) => (each.size > best.size * 1.02 ? each : best))
  const centerX = (box.left + box.right) / 2
  const centerY = (box.top + box.bottom) / 2
  const placed = block.words.map((word): KineticWord => ({
    word: words[word.index]!,
    x: centerX + word.x + word.width / 2,
    y: centerY + word.y - request.face.capHeight * block.size * 0.5,
    size: block.size,
    width: word.width,
    isBig: true,
  }))
  return (context, now) => {
    for (const word of placed) drawKineticWord(context, part, word, now, 'rise')
  }
}

function drawNumber(
  context: Parameters<CardDrawing>[0],
  request: CardRequest,
  counted: CardWord,
  size: number,
  middle: number,
  seconds: number,
): void {
  const { palette, face, stage } = request
  const amount = easeOutCubic(progressOf(seconds, 0, countSeconds))
  const centerX = (stage.left + stage.right) / 2
  const gauge = boxWidth(stage) * 0.86
  const isPercent = counted.text.includes('%')
  const full = isPercent ? Math.min(1, numberOf(counted.text) / 100) : 1
  const barY = middle + size * 0.53
  const barHeight = Math.max(14, size * 0.06)
  context.fillStyle = withAlpha(palette.ink, 0.18)
  bar(context, centerX - gauge / 2, barY, gauge, barHeight)
  context.fillStyle = palette.accent
  bar(context, centerX - gauge / 2, barY, Math.max(barHeight, gauge * full * amount), barHeight)
  context.save()
  context.translate(centerX, middle)
  const scale = mix(0.82, 1, amount)
  context.scale(scale, scale)
  context.font = fontOf(face, size)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = withAlpha('#000000', palette.ink === '#ffffff' ? 0.45 : 0.12)
  const text = countedText(counted.text, amount)
  context.fillText(text, size * 0.02, face.capHeight * size * 0.5 + size * 0.035)
  context.fillStyle = palette.accent === palette.ink ? palette.ink : onGround(request)
  context.fillText(text, 0, face.capHeight * size * 0.5)
  context.restore()
}

/** The accent color when it is readable on the background, else the ink color. */
function onGround(request: CardRequest): string {
  return request.palette.ink === '#ffffff' ? request.palette.accent : request.palette.ink
}

function bar(context: Parameters<CardDrawing>[0], x: number, y: number, width: number, height: number): void {
  context.beginPath()
  context.roundRect(x, y, width, height, height / 2)
  context.fill()
}

function numberOf(text: string): number {
  return Number(text.replace(/[^\d.]/g, '')) || 0
}

/** The token with part of its number's value, in the token's own notation. */
export function countedText(text: string, amount: number): string {
  return text.replace(/\d[\d,]*(?:\.\d+)?/, (digits) => {
    if (amount >= 1) return digits
    const decimals = digits.includes('.') ? digits.split('.')[1]!.length : 0
    const value = Number(digits.replaceAll(',', '')) * amount
    const fixed = decimals > 0 ? value.toFixed(decimals) : String(Math.floor(value))
    return digits.includes(',') ? fixed.replace(/\B(?=(\d{3})+(?!\d))/g, ',') : fixed
  })
}
