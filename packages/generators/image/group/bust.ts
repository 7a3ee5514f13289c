// Head and shoulders of somebody, for pictures that are asked to be close.

import type { Studio } from '@vivify/timeline/ports'
import { clipPath, moveLayers, placeMatrix } from '../figures/vector.ts'
import type { MotifOutline } from '../request.ts'
import { measureOutline, type Extent } from './measure.ts'

/** The share of somebody's height that a bust shows: the younger, the larger the head. */
const shown = { adult: 0.36, old: 0.37, child: 0.47, baby: 0.6 } as const
/** The share that is seen down to the hips. */
const halfShown = { adult: 0.54, old: 0.55, child: 0.64, baby: 0.8 } as const
/** A bust no wider than this share of its height has no arms that reach out of the picture. */
const [broadest, broadestHalf, broadestUpright] = [1.15, 1.3, 0.78]

/** The upper part of an outline of one person, as large as its square allows. */
export function cropToBust(
  studio: Studio,
  outline: MotifOutline,
  {
    age,
    isHalf,
    isAlone,
    isUpright,
  }: {
    readonly age: keyof typeof shown
    readonly isHalf: boolean
    readonly isAlone: boolean
    readonly isUpright: boolean
  },
): { outline: MotifOutline; wide: number; tall: number } {
  const { viewBox } = outline
  const box = measureOutline(studio, outline)
  const tall = (box.bottom - box.top) * (isHalf ? halfShown : shown)[age]
  const middle = isAlone ? middleOfHead(studio, outline, box) : (box.left + box.right) / 2
  const reach = Math.max(middle - box.left, box.right - middle)
  const wide = isAlone
    ? Math.min(reach * 2, tall * (!isHalf ? broadest : isUpright ? broadestUpright : broadestHalf))
    : reach * 2
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
