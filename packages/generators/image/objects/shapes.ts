// Shapes of the set, drawn as masks; the canvas's fill color does not matter.

import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import type { Noise } from '../raster/noise.ts'

/** Fills a disc. */
export function fillDisc(context: Context2D, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}

/** Fills a cumulus of overlapping discs inside a box `size` wide and 0.55 `size` high. */
export function fillCloud(context: Context2D, size: number, random: Random): void {
  const discs = [
    [0.22, 0.38, 0.14],
    [0.4, 0.26, 0.2],
    [0.6, 0.3, 0.18],
    [0.78, 0.39, 0.13],
    [0.5, 0.4, 0.13],
    [0.33, 0.41, 0.12],
    [0.66, 0.41, 0.12],
  ] as const
  for (const [x, y, radius] of discs) {
    const stretch = random.between(0.9, 1.1)
    fillDisc(context, x * size, y * size, radius * size * stretch)
  }
}

/** Fills a star with rounded points. */
export function fillStar(context: Context2D, x: number, y: number, radius: number): void {
  context.beginPath()
  for (let point = 0; point < 10; point++) {
    const reach = point % 2 === 0 ? radius : radius * 0.5
    const angle = (point / 10) * Math.PI * 2 - Math.PI / 2
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  }
  context.closePath()
  context.fill()
  context.lineJoin = 'round'
  context.lineWidth = radius * 0.3
  context.strokeStyle = '#fff'
  context.stroke()
}

/** A rolling edge: its height in pixels at x, between 0 and about 1 times `amplitude`. */
export function rollingEdge(
  noise: Noise,
  amplitude: number,
  wavelength: number,
  phase: number,
): (x: number) => number {
  return (x) =>
    amplitude *
    (0.5 +
      0.42 * noise.at(x / wavelength + phase, phase * 1.7) +
      0.08 * noise.at(x / (wavelength * 0.3), phase))
}

/** Fills everything below an edge measured up from `base`. */
export function fillBelow(
  context: Context2D,
  width: number,
  height: number,
  base: number,
  edgeAt: (x: number) => number,
): void {
  context.beginPath()
  context.moveTo(0, height)
  for (let x = 0; x <= width; x += 6) context.lineTo(x, base - edgeAt(x))
  context.lineTo(width, base - edgeAt(width))
  context.lineTo(width, height)
  context.closePath()
  context.fill()
}

/** Fills a mountain with a rounded top; `left` to `right` at the foot. */
export function fillPeak(
  context: Context2D,
  peak: { left: number; right: number; top: number; foot: number },
): void {
  const middle = peak.left + (peak.right - peak.left) * 0.47
  const rounding = (peak.right - peak.left) * 0.07
  context.beginPath()
  context.moveTo(peak.left, peak.foot)
  context.lineTo(middle - rounding, peak.top + rounding * 0.9)
  context.quadraticCurveTo(middle, peak.top - rounding * 0.4, middle + rounding, peak.top + rounding * 0.9)
  context.lineTo(peak.right, peak.foot)
  context.closePath()
  context.fill()
}

/** Fills the snow of a peak: its top third with a dripping lower edge. */
export function fillSnowCap(
  context: Context2D,
  peak: { left: number; right: number; top: number; foot: number },
): void {
  const middle = peak.left + (peak.right - peak.left) * 0.47
  const rise = peak.foot - peak.top
  const at = (share: number, side: number): [number, number] => [
    middle + (side < 0 ? middle - peak.left : peak.right - middle) * share * side,
    peak.top + rise * share,
  ]
  const rounding = (peak.right - peak.left) * 0.07
  const [leftX, leftY] = at(0.34, -1)
  const [rightX, rightY] = at(0.36, 1)
  context.beginPath()
  context.moveTo(leftX, leftY)
  context.lineTo(middle - rounding, peak.top + rounding * 0.9)
  context.quadraticCurveTo(middle, peak.top - rounding * 0.4, middle + rounding, peak.top + rounding * 0.9)
  context.lineTo(rightX, rightY)
  const span = rightX - leftX
  context.quadraticCurveTo(
    rightX - span * 0.1,
    rightY + span * 0.16,
    rightX - span * 0.3,
    rightY - span * 0.02,
  )
  context.quadraticCurveTo(middle, rightY + span * 0.3, leftX + span * 0.32, leftY - span * 0.02)
  context.quadraticCurveTo(leftX + span * 0.14, leftY + span * 0.2, leftX, leftY)
  context.closePath()
  context.fill()
}

/** Fills a standing cylinder; `part` selects its top disc or its side. */
export function fillCylinder(
  context: Context2D,
  shape: { x: number; top: number; radius: number; depth: number; height: number },
  part: 'top' | 'side',
): void {
  const { x, top, radius, depth, height } = shape
  context.beginPath()
  if (part === 'top') context.ellipse(x, top, radius, depth, 0, 0, Math.PI * 2)
  else {
    context.ellipse(x, top + height, radius, depth, 0, 0, Math.PI)
    context.lineTo(x - radius, top)
    context.ellipse(x, top, radius, depth, 0, Math.PI, Math.PI * 2)
    context.closePath()
  }
  context.fill()
}
