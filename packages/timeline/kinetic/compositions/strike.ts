import { easeOutCubic, progressOf } from '../../compositor/easing.ts'
import { isNegation } from '../cards.ts'
import { drawKineticWord, layOutRows, type CardDrawing, type CardRequest } from '../card-scene.ts'

/** Rows from the left; denied words are struck through as soon as they have been read. */
export function composeStrike(request: CardRequest): CardDrawing {
  const negation = request.words.findIndex((word) => isNegation(word.token))
  const struck = request.words.slice(negation + 1).find((word) => word.isStrong)
  const words = request.words.map((word) => ({ ...word, isHighlight: isNegation(word.token) }))
  const part = {
    ...request,
    words: words.map((word) => (isNegation(word.token) ? { ...word, isStrong: true } : word)),
  }
  const placed = layOutRows(part, { maxSize: 270, align: 'left' })
  return (context, now) => {
    for (const word of placed) drawKineticWord(context, part, word, now, 'slide')
    const target = placed.find((word) => word.word.index === struck?.index)
    if (!target) return
    const drawn = easeOutCubic(progressOf(now, target.word.start + 0.26, 0.18))
    if (drawn <= 0) return
    const left = target.x - target.width / 2 - 12
    context.strokeStyle = '#ff3b5c'
    context.lineWidth = Math.max(12, target.size * 0.09)
    context.lineCap = 'round'
    context.beginPath()
    context.moveTo(left, target.y + target.size * 0.06)
    context.lineTo(left + (target.width + 24) * drawn, target.y - target.size * 0.05)
    context.stroke()
  }
}
