import type { Context2D } from '@vivify/timeline/ports'

/** Where a fish of a school is; `heading` is 1 to the right, -1 to the left, `long` half its length in pixels. */
export interface FishPlace {
  readonly x: number
  readonly y: number
  readonly long: number
  readonly heading: 1 | -1
  readonly tilt: number
}

/** Fills the outline of a small fish. */
export function drawFish(context: Context2D, { x, y, long, heading, tilt }: FishPlace): void {
  context.save()
  context.translate(x, y)
  context.rotate(tilt)
  context.scale(heading, 1)
  context.beginPath()
  context.moveTo(long, 0)
  context.quadraticCurveTo(long * 0.2, -long * 0.42, -long * 0.6, 0)
  context.quadraticCurveTo(long * 0.2, long * 0.42, long, 0)
  context.moveTo(-long * 0.5, 0)
  context.lineTo(-long * 1.05, -long * 0.34)
  context.lineTo(-long * 0.9, 0)
  context.lineTo(-long * 1.05, long * 0.34)
  context.fill()
  context.restore()
}
