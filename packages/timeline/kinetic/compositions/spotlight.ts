import { clamp, easeOutCubic, progressOf } from '../../compositor/easing.ts'
import { withAlpha } from '../../look.ts'
import { boxWidth } from '../../layout/frame.ts'
import {
  drawKineticWord,
  fitSize,
  leadSeconds,
  secondsIn,
  wordWidth,
  type CardDrawing,
  type CardRequest,
  type CardWord,
  type KineticWord,
} from '../card-scene.ts'

interface Beat {
  glue: KineticWord[]
  main: KineticWord
  start: number
}

/** Shows one strong word at a time, huge, with a ring of light as it lands, and connecting words small above it. */
export function composeSpotlight(request: CardRequest): CardDrawing {
  const beats = arrangeBeats(request)
  return (context, now) => {
    const beat = beats.findLast((entry) => now >= entry.start - leadSeconds) ?? beats[0]
    if (!beat) return
    const { main } = beat
    const seconds = secondsIn(request.card, main.word.start, now)
    if (seconds > 0) {
      const spread = easeOutCubic(progressOf(seconds, 0, 0.5))
      context.strokeStyle = withAlpha(request.palette.accent, 0.55 * (1 - spread))
      context.lineWidth = 14 * (1 - spread) + 1
      context.beginPath()
      context.arc(main.x, main.y, 120 + spread * 420, 0, Math.PI * 2)
      context.stroke()
    }
    for (const glue of beat.glue) drawKineticWord(context, request, glue, now, 'drop')
    drawKineticWord(context, request, main, now, 'slam')
    if (!main.word.isHighlight) {
      const drawn = easeOutCubic(clamp((seconds - 0.08) / 0.22))
      const width = Math.min(main.width, boxWidth(request.stage)) * drawn
      context.fillStyle = request.palette.accent
      context.beginPath()
      context.roundRect(
        main.x - width / 2,
        main.y + main.size * 0.56,
        width,
        Math.max(10, main.size * 0.06),
        6,
      )
      if (seconds > 0.08) context.fill()
    }
  }
}

function arrangeBeats(request: CardRequest): Beat[] {
  const { stage } = request
  const centerX = (stage.left + stage.right) / 2
  const centerY = (stage.top + stage.bottom) / 2
  const beats: Beat[] = []
  let waiting: CardWord[] = []
  const place = (main: CardWord): void => {
    const width = boxWidth(stage) * (main.isHighlight ? 0.9 : 1)
    const size = fitSize(request, main.text, width, 330)
    const glueSize = Math.min(96, Math.max(64, size * 0.36))
    beats.push({
      start: waiting[0]?.start ?? main.start,
      main: {
        word: main,
        x: centerX,
        y: centerY,
        size,
        width: wordWidth(request, main.text, size),
        isBig: true,
      },
      glue: placeGlue(request, waiting, centerX, centerY - size * 0.62 - glueSize * 0.7, glueSize),
    })
    waiting = []
  }
  for (const word of request.words) {
    if (word.isStrong) place(word)
    else waiting.push(word)
  }
  const last = waiting.pop()
  if (last) place(last)
  return beats
}

function placeGlue(
  request: CardRequest,
  words: readonly CardWord[],
  centerX: number,
  y: number,
  size: number,
): KineticWord[] {
  const text = words.map((word) => word.text).join(' ')
  if (text.length === 0) return []
  const fitted = fitSize(request, text, boxWidth(request.stage), size)
  const gap = fitted * 0.26
  const widths = words.map((word) => wordWidth(request, word.text, fitted))
  let x = centerX - (widths.reduce((sum, width) => sum + width, 0) + gap * (words.length - 1)) / 2
  return words.map((word, index) => {
    const width = widths[index]!
    const placed = { word, x: x + width / 2, y, size: fitted, width, isBig: false }
    x += width + gap
    return placed
  })
}
