import type { Random } from '@vivify/contract/random'
import type { Surface } from '@vivify/timeline/ports'

/** Lays the water of a split view over a finished picture: what is below the row is seen through it. */
export function drawWaterline(surface: Surface, share: number, isGray: boolean, random: Random): void {
  const { width, height } = surface
  const context = surface.getContext('2d')
  const row = height * share
  const phase = random.between(0, 6)
  const crest = (x: number): number =>
    row + Math.sin((x / width) * 17 + phase) * height * 0.006 + Math.sin((x / width) * 41) * height * 0.003
  const trace = (): void => {
    context.beginPath()
    context.moveTo(0, crest(0))
    for (let x = 0; x <= width; x += width / 60) context.lineTo(x, crest(x))
  }
  const depth = context.createLinearGradient(0, row, 0, height)
  const [shallow, deep] = isGray ? ['46, 44, 42', '12, 12, 12'] : ['16, 118, 168', '6, 32, 84']
  depth.addColorStop(0, `rgba(${shallow}, 0.34)`)
  depth.addColorStop(1, `rgba(${deep}, 0.52)`)
  context.fillStyle = depth
  trace()
  context.lineTo(width, height)
  context.lineTo(0, height)
  context.closePath()
  context.fill()
  context.lineCap = 'round'
  for (const [girth, color] of [
    [0.012, 'rgba(190, 234, 246, 0.4)'],
    [0.004, 'rgba(250, 254, 255, 0.9)'],
  ] as const) {
    context.lineWidth = height * girth
    context.strokeStyle = color
    trace()
    context.stroke()
  }
}
