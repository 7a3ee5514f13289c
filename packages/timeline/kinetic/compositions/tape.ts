import { easeOutCubic, progressOf } from '../../compositor/easing.ts'
import { drawSprite, type DrawEnvironment } from '../../compositor/environment.ts'
import { fontOf } from '../../layout/text.ts'
import { withAlpha } from '../../look.ts'
import {
  drawKineticWord,
  layOutRows,
  leadSeconds,
  wordWidth,
  type CardDrawing,
  type CardRequest,
} from '../card-scene.ts'

const tapeHeight = 92

/** Two bands of tape with the key word scroll behind the words, which are large between them. */
export function composeTape(request: CardRequest): CardDrawing {
  const { stage, palette, face, words } = request
  const { width } = request.environment.timeline.layout
  const placed = layOutRows(request, {
    maxSize: 280,
    box: { ...stage, top: stage.top + 190, bottom: stage.bottom - 190 },
  })
  const key =
    words.find((word) => word.isHighlight) ?? words.findLast((word) => word.isStrong) ?? words.at(-1)!
  const repeated = `${key.text.toLocaleUpperCase('en').replace(/(?<![.,!?;:])[.,!?;:]+$/, '')}  ·  `
  const size = tapeHeight * 0.5
  const unit = wordWidth(request, repeated, size)
  const top = Math.min(...placed.map((word) => word.y - word.size * 0.62))
  const bottom = Math.max(...placed.map((word) => word.y + word.size * 0.62))

  /** The lettering of a band, painted once, because it only slides. */
  function lettering(): ReturnType<DrawEnvironment['sprite']> {
    const key = `tape ${repeated} ${palette.onAccent} ${face.family}`
    return request.environment.sprite(key, width * 1.5 + unit * 3, tapeHeight, (paint) => {
      paint.font = fontOf(face, size)
      paint.textBaseline = 'alphabetic'
      paint.fillStyle = palette.onAccent
      for (let x = 0; x < width * 1.5 + unit * 3; x += unit) {
        paint.fillText(repeated, x, tapeHeight / 2 + face.capHeight * size * 0.5)
      }
    })
  }

  function band(
    context: Parameters<CardDrawing>[0],
    y: number,
    tilt: number,
    now: number,
    sign: number,
  ): void {
    const entered = easeOutCubic(progressOf(now, request.card.start - leadSeconds, 0.28))
    context.save()
    context.translate(width / 2 + sign * (1 - entered) * width, y)
    context.rotate(tilt)
    context.fillStyle = withAlpha('#000000', 0.22)
    context.fillRect(-width, -tapeHeight / 2 + 10, width * 2, tapeHeight)
    context.fillStyle = palette.accent
    context.fillRect(-width, -tapeHeight / 2, width * 2, tapeHeight)
    const travelled = (((now * 0.32 * sign) % 1) + 1) * unit
    const x = -width * 0.75 - unit * 2 + (travelled % unit)
    drawSprite(context, request.environment, lettering(), x, -tapeHeight / 2)
    context.restore()
  }

  return (context, now) => {
    band(context, Math.max(stage.top + 40, top - 120), -0.05, now, 1)
    band(context, Math.min(stage.bottom - 30, bottom + 120), 0.035, now, -1)
    for (const word of placed) drawKineticWord(context, request, word, now, 'slam', { hasPill: false })
  }
}
