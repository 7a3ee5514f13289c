// Head and shoulders of somebody, for pictures that are asked to be close.

import type { Studio } from '@vivify/timeline/ports'
import { clipPath, moveLayers, placeMatrix } from '../figures/vector.ts'
import type { MotifOutline } from '../request.ts'
import { measureOutline, type Extent } from './measure.ts'

/** The share of somebody's height that a bust shows: the younger, the larger the head. */
const shown = { adult: 0.36, old: 0.37, child: 0.47, baby: 0.6 } as const
/** A bust no wider than this share of its height has no arms that reach out of the picture. */
const broadest = 1.15

/** The upper part of an outline of one person, as large as its square allows. */
export function cropToBust(
  studio: Studio,
  outline: MotifOutline,
  age: keyof typeof shown,
): { outline: MotifOutline; wide: number; tall: number } {
  const { viewBox } = outline
  const box = measureOutline(studio, outline)
  const tall = (box.bottom - box.top) * shown[age]
  const wide = Math.min(box.right - box.left, tall * broadest)
  const middle = middleOfHead(studio, outline, box)
  const scale = viewBox / Math.max(tall, wide)
  const grow = placeMatrix({
    x: viewBox / 2 - middle * scale,
    y: viewBox - (box.top + tall) * scale,
    scale,
  })
  const corners = [
    [middle - wide / 2, box.top - 1],
    [middle + wide / 2, box.top - 1],
    [middle + wide / 2, box.top + tall],
    [middle - wide / 2, box.top + tall],
  ] as const
  const layers = outline.layers.map((layer) => ({ ...layer, clip: clipPath(corners, layer.matrix) }))
  return {
    outline: { ...outline, layers: moveLayers(layers, grow) },
    wide: (wide * scale) / viewBox,
    tall: (tall * scale) / viewBox,
  }
}

/** Arms and pans reach out to the sides; the head is where somebody is looked at. */
function middleOfHead(studio: Studio, outline: MotifOutline, { top, bottom }: Extent): number {
  const { viewBox } = outline
  const row = top + (bottom - top) * 0.14
  const above = [
    [-viewBox, -viewBox],
    [viewBox * 2, -viewBox],
    [viewBox * 2, row],
    [-viewBox, row],
  ] as const
  const layers = outline.layers.map((layer) => ({ ...layer, clip: clipPath(above, layer.matrix) }))
  const { left, right } = measureOutline(studio, { ...outline, layers })
  return (left + right) / 2
}
