import { easeOutCubic, progressOf } from '../../compositor/easing.ts'
import { contrastRatio } from '../../look.ts'
import {
  drawKineticWord,
  layOutRows,
  leadSeconds,
  type CardDrawing,
  type CardRequest,
} from '../card-scene.ts'

/** The frame in two colors: the first half of the thought above, the answer on an accent panel that pushes in. */
export function composeSplit(request: CardRequest): CardDrawing {
  const { stage, palette, words } = request
  const { width, height } = request.environment.timeline.layout
  const cut = splitPoint(request)
  const middle = (stage.top + stage.bottom) / 2
  const upper = { ...request, words: words.slice(0, cut).map((word) => ({ ...word, isHighlight: false })) }
  const lower = { ...request, words: words.slice(cut).map((word) => ({ ...word, isHighlight: false })) }
  const upperWords = layOutRows(upper, { maxSize: 230, box: { ...stage, bottom: middle - 46 } })
  const lowerWords = layOutRows(lower, { maxSize: 230, box: { ...stage, top: middle + 46 } })
  const answerStart = lower.words[0]?.start ?? request.card.end
  const panelInk = contrastRatio(palette.accent, palette.onAccent) >= 4.5 ? palette.onAccent : '#0b0d12'
  return (context, now) => {
    for (const word of upperWords) drawKineticWord(context, upper, word, now, 'rise')
    const pushed = easeOutCubic(progressOf(now, answerStart - leadSeconds - 0.06, 0.2))
    if (pushed <= 0) return
    const top = middle + (1 - pushed) * (height - middle) * 1.1
    context.fillStyle = palette.accent
    context.beginPath()
    context.moveTo(-width, top + 34)
    context.lineTo(width * 2, top - 34)
    context.lineTo(width * 2, height * 1.4)
    context.lineTo(-width, height * 1.4)
    context.closePath()
    context.fill()
    for (const word of lowerWords) {
      drawKineticWord(context, lower, word, now, 'rise', { ink: panelInk, hasPill: false })
    }
  }
}

/** Splits after the comma if there is one, or else before the strong word nearest the middle. */
function splitPoint(request: CardRequest): number {
  const { words } = request
  const comma = words.findIndex((word, index) => index < words.length - 1 && /[,;:—–]$/.test(word.token))
  if (comma >= 0) return comma + 1
  let best = Math.ceil(words.length / 2)
  let bestScore = Number.POSITIVE_INFINITY
  for (let cut = 1; cut < words.length; cut++) {
    const hasStrong =
      words.slice(0, cut).some((word) => word.isStrong) && words.slice(cut).some((word) => word.isStrong)
    const score = Math.abs(cut - words.length / 2) + (hasStrong ? 0 : 3) + (words[cut - 1]!.isStrong ? 0 : 1)
    if (score < bestScore) {
      best = cut
      bestScore = score
    }
  }
  return best
}
