import { clamp, easeOutCubic, mix, progressOf } from '../../compositor/easing.ts'
import {
  drawKineticWord,
  fitSize,
  leadSeconds,
  secondsIn,
  wordWidth,
  type CardDrawing,
  type CardRequest,
  type CardWord,
} from '../card-scene.ts'

interface Rung {
  words: CardWord[]
  size: number
  start: number
}

/** Lines of one size that climb. The newest line is bright and always at the same height; older ones dim above it. */
export function composeLadder(request: CardRequest): CardDrawing {
  const { stage, palette, face } = request
  const rungs = arrangeRungs(request)
  const size = rungs[0]?.size ?? 100
  const step = size * (face.capHeight + 0.5)
  const left = stage.left + size * 0.3
  const middle = (stage.top + stage.bottom) / 2
  const lowest = middle + step * Math.min(1, (rungs.length - 1) * 0.5)
  const climbable = Math.floor((lowest - stage.top - size * 0.6) / step)
  return (context, now) => {
    const current = Math.max(
      0,
      rungs.findLastIndex((rung) => now >= rung.start - leadSeconds),
    )
    const climbed = rungs
      .slice(1)
      .reduce(
        (sum, rung) => sum + easeOutCubic(progressOf(secondsIn(request.card, rung.start, now), 0, 0.2)),
        0,
      )
    const base = lowest
    const barTop = base - size * face.capHeight * 0.5 - step * Math.min(climbed, climbable)
    context.fillStyle = palette.accent
    context.beginPath()
    context.roundRect(stage.left, barTop - 10, 14, base + size * face.capHeight * 0.5 - barTop + 20, 7)
    context.fill()
    rungs.forEach((rung, index) => {
      const y = base + (index - climbed) * step
      const dimmed = index >= current ? 1 : mix(0.62, 0.3, Math.min(1, (current - index - 1) / 2))
      const alpha = dimmed * clamp((y - stage.top - size * 0.2) / (step * 0.6))
      if (alpha === 0) return
      let x = left
      for (const word of rung.words) {
        const width = wordWidth(request, word.text, size)
        const placed = { word, x: x + width / 2, y, size, width, isBig: word.isStrong }
        drawKineticWord(context, request, placed, now, 'slide', {
          alpha,
          hasPill: false,
          ink: word.isHighlight && palette.ink === '#ffffff' ? palette.accent : palette.ink,
        })
        x += width + size * 0.24
      }
    })
  }
}

function arrangeRungs(request: CardRequest): Rung[] {
  const lines: CardWord[][] = []
  for (const word of request.words) {
    const line = lines.at(-1)
    const characters = line?.reduce((sum, each) => sum + each.text.length + 1, 0) ?? 0
    const isOpen = line && !line.some((each) => each.isStrong) && characters + word.text.length <= 12
    if (isOpen) line.push(word)
    else lines.push([word])
  }
  const room = request.stage.right - request.stage.left
  const sizes = lines.map((line) => {
    const text = line.map((word) => word.text).join(' ')
    return fitSize(request, text, room * 0.88, 210)
  })
  const size = Math.min(...sizes)
  return lines.map((words) => ({ words, size, start: words[0]!.start }))
}
