import { createRandom } from '@vivify/contract/random'
import { clamp, easeOutCubic, mix, spring } from '../../compositor/easing.ts'
import { fontOf } from '../../layout/text.ts'
import { contrastRatio, mixColors, readableOn, withAlpha, type Palette } from '../../look.ts'
import {
  fitSize,
  secondsIn,
  wordWidth,
  type CardDrawing,
  type CardRequest,
  type CardWord,
} from '../card-scene.ts'

interface Sticker {
  words: CardWord[]
  text: string
  x: number
  y: number
  size: number
  width: number
  height: number
  tilt: number
  fill: string
  ink: string
}

/** Each thought on its own tilted sticker, pressed on one after another. */
export function composeStickers(request: CardRequest): CardDrawing {
  const stickers = arrangeStickers(request)
  return (context, now) => {
    for (const sticker of stickers) drawSticker(context, request, sticker, now)
  }
}

function drawSticker(
  context: Parameters<CardDrawing>[0],
  request: CardRequest,
  sticker: Sticker,
  now: number,
): void {
  const seconds = secondsIn(request.card, sticker.words[0]!.start, now)
  if (seconds <= 0) return
  const landed = spring(seconds)
  const scale = mix(1.5, 1, Math.min(1.04, landed))
  context.save()
  context.translate(sticker.x, sticker.y)
  context.rotate(sticker.tilt * mix(2.4, 1, easeOutCubic(clamp(seconds / 0.2))))
  context.scale(scale, scale)
  context.globalAlpha = clamp(seconds / 0.05)
  context.fillStyle = withAlpha('#000000', 0.28)
  rounded(context, -sticker.width / 2 + 8, -sticker.height / 2 + 12, sticker.width, sticker.height)
  context.fillStyle = sticker.fill
  rounded(context, -sticker.width / 2, -sticker.height / 2, sticker.width, sticker.height)
  context.font = fontOf(request.face, sticker.size)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = sticker.ink
  context.fillText(sticker.text, 0, request.face.capHeight * sticker.size * 0.5)
  context.restore()
}

function rounded(
  context: Parameters<CardDrawing>[0],
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  context.beginPath()
  context.roundRect(x, y, width, height, 22)
  context.fill()
}

function arrangeStickers(request: CardRequest): Sticker[] {
  const { stage, palette, face } = request
  const random = createRandom(request.card.variant)
  const groups = groupWords(request.words)
  const room = stage.right - stage.left
  const fills = stickerFills(palette)
  const offset = random.integer(0, 2)
  const rows = groups.map((words, index) => {
    const text = words.map((word) => word.text).join(' ')
    const size = fitSize(request, text, room * 0.82, words.some((word) => word.isHighlight) ? 200 : 150)
    const fill = words.some((word) => word.isHighlight)
      ? palette.accent
      : fills[(index + offset) % fills.length]!
    return { words, text, size, fill, height: size * (face.capHeight + 0.52) }
  })
  const gap = 22
  const total = rows.reduce((sum, row) => sum + row.height, 0) + gap * (rows.length - 1)
  const shrink = Math.min(1, (stage.bottom - stage.top) / total)
  let y = (stage.top + stage.bottom) / 2 - (total * shrink) / 2
  return rows.map((row, index) => {
    const size = row.size * shrink
    const height = row.height * shrink
    const width = wordWidth(request, row.text, size) + size * 0.56
    const slack = Math.max(0, (room - width) / 2 - 16)
    const side = index % 2 === 0 ? -1 : 1
    const placed = {
      ...row,
      size,
      height,
      width,
      x: (stage.left + stage.right) / 2 + side * slack * random.between(0.2, 0.8),
      y: y + height / 2,
      tilt: side * random.between(0.012, 0.04),
      ink: readableOn(row.fill),
    }
    y += height + gap * shrink
    return placed
  })
}

/** Puts connecting words on the sticker of the strong word after them. */
function groupWords(words: readonly CardWord[]): CardWord[][] {
  const groups: CardWord[][] = []
  let open: CardWord[] = []
  for (const word of words) {
    open.push(word)
    if (!word.isStrong) continue
    groups.push(open)
    open = []
  }
  if (open.length > 0) {
    const last = groups.at(-1)
    if (last) last.push(...open)
    else groups.push(open)
  }
  return groups
}

function stickerFills(palette: Palette): string[] {
  const light = palette.ink === '#ffffff' ? '#ffffff' : mixColors(palette.background[0], '#ffffff', 0.6)
  const deep = mixColors(palette.background[2], palette.glow, 0.5)
  return contrastRatio(deep, palette.background[1]) > 1.25 ? [light, deep] : [light, '#12151c']
}
