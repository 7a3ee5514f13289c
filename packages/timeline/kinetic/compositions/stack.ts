import { drawKineticWord, layOutRows, type CardDrawing, type CardRequest } from '../card-scene.ts'

/** Rows as wide as the stage, built up word by word; the highlighted word has a pill behind it. */
export function composeStack(request: CardRequest): CardDrawing {
  const placed = layOutRows(request, { maxSize: 300 })
  const entrance = request.card.variant % 3 === 0 ? 'slam' : 'rise'
  return (context, now) => {
    for (const word of placed) drawKineticWord(context, request, word, now, word.isBig ? entrance : 'rise')
  }
}
