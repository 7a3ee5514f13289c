// Footprints on the ground of a finished picture, from its lower edge to where the subject is.

import type { Random } from '@vivify/contract/random'
import type { Context2D, Surface } from '@vivify/timeline/ports'

/** The word of the air for them. */
export const tracks = 'footprints'

const steps = 11

/** Draws prints of shoes, smaller with each step; without a subject they lead on to the horizon. */
export function drawTracks(surface: Surface, hasSubject: boolean, random: Random): void {
  const { width, height } = surface
  const context = surface.getContext('2d')
  const unit = Math.min(width, height)
  const side = random.pick([-1, 1])
  const [start, end] = [
    [0.5 + side * 0.3, 1.01],
    hasSubject ? [0.5 + side * 0.06, 0.83] : [0.5 - side * 0.1, 0.6],
  ] as const
  for (let step = 0; step < steps; step++) {
    // Equal steps look shorter, the farther away they are.
    const share = 1 - (1 - step / steps) ** 1.5
    const bend = Math.sin(share * Math.PI) * 0.08 * side
    const size = unit * 0.037 * (1 - share * (hasSubject ? 0.55 : 0.8))
    const x = (start[0] + (end[0] - start[0]) * share + bend) * width + (step % 2 === 0 ? -1 : 1) * size * 1.1
    const y = (start[1] + (end[1] - start[1]) * share) * height
    drawPrint(context, { x, y, size, turn: -side * 0.35 })
  }
}

function drawPrint(
  context: Context2D,
  { x, y, size, turn }: { x: number; y: number; size: number; turn: number },
): void {
  context.save()
  context.translate(x, y)
  context.transform(1, 0, turn, 0.72, 0, 0)
  // The edge that the light falls on, and the hollow.
  for (const [shift, color] of [
    [size * 0.16, 'rgba(255,255,255,0.28)'],
    [0, 'rgba(20,24,40,0.6)'],
  ] as const) {
    context.fillStyle = color
    context.beginPath()
    context.ellipse(0, shift - size * 0.55, size * 0.52, size * 0.86, 0, 0, Math.PI * 2)
    context.fill()
    context.beginPath()
    context.ellipse(0, shift + size * 0.82, size * 0.38, size * 0.4, 0, 0, Math.PI * 2)
    context.fill()
  }
  context.restore()
}
