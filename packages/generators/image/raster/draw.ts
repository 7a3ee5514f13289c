import type { Context2D, Gradient, Studio, Surface } from '@vivify/timeline/ports'
import type { MotifOutline, OutlineLayer } from '../request.ts'
import { cssColor, type Color } from './color.ts'

/** Draws on a new transparent surface. */
export function drawSurface(
  studio: Studio,
  size: { width: number; height: number },
  draw: (context: Context2D) => void,
): Surface {
  const surface = studio.createSurface(
    Math.max(1, Math.round(size.width)),
    Math.max(1, Math.round(size.height)),
  )
  draw(surface.getContext('2d'))
  return surface
}

/** A color stop: offset from 0 to 1, color, opacity (1 unless given). */
export type Stop = readonly [offset: number, color: Color, opacity?: number]

/** Adds stops to a gradient and returns it. */
export function withStops(gradient: Gradient, stops: readonly Stop[]): Gradient {
  for (const [offset, color, opacity] of stops) gradient.addColorStop(offset, cssColor(color, opacity ?? 1))
  return gradient
}

/** A gradient running down from `top` to `bottom`. */
export function verticalGradient(
  context: Context2D,
  top: number,
  bottom: number,
  stops: readonly Stop[],
): Gradient {
  return withStops(context.createLinearGradient(0, top, 0, bottom), stops)
}

/** A gradient around a point. */
export function radialGradient(
  context: Context2D,
  x: number,
  y: number,
  radius: number,
  stops: readonly Stop[],
): Gradient {
  return withStops(context.createRadialGradient(x, y, 0, x, y, radius), stops)
}

/** Position of a motif: its center and the height of its square, in pixels. */
export interface Placement {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isMirrored?: boolean
}

/** The row of a motif's middle for which its lowest painted row is `foot`; `size` is the side of its square. */
export function motifMiddle(studio: Studio, outline: MotifOutline, foot: number, size: number): number {
  return foot + size * (0.5 - motifFoot(studio, outline))
}

/** The lowest painted row of an emoji as a share of its square, because many do not fill it. */
function motifFoot(studio: Studio, outline: MotifOutline): number {
  const side = 64
  const surface = drawSurface(studio, { width: side, height: side }, (context) =>
    drawMotif(context, studio, outline, { x: side / 2, y: side / 2, size: side }),
  )
  const { data } = surface.getContext('2d').getImageData(0, 0, side, side)
  for (let index = side * side - 1; index >= 0; index--) {
    if (data[index * 4 + 3]! > 100) return (Math.floor(index / side) + 1) / side
  }
  return 1
}

/** Draws an emoji with its own colors, or as a silhouette when `fill` is given. */
export function drawMotif(
  context: Context2D,
  studio: Studio,
  outline: MotifOutline,
  place: Placement,
  fill?: string | Gradient,
): void {
  context.save()
  context.translate(place.x, place.y)
  const scale = place.size / outline.viewBox
  context.scale(place.isMirrored && !outline.isOneSided ? -scale : scale, scale)
  context.translate(-outline.viewBox / 2, -outline.viewBox / 2)
  for (const layer of outline.layers) {
    context.fillStyle = fill ?? layer.fill
    fillLayer(context, studio, layer)
  }
  context.restore()
}

/** Fills a layer in the units of its outline's square, in the current color. */
export function fillLayer(context: Context2D, studio: Studio, layer: OutlineLayer): void {
  const { pathData, matrix, clip } = layer
  if (matrix === undefined && clip === undefined) {
    context.fill(studio.createOutline(pathData))
    return
  }
  context.save()
  if (matrix) context.transform(...matrix)
  if (clip) context.clip(studio.createOutline(clip))
  context.fill(studio.createOutline(pathData))
  context.restore()
}
