// Turns a subject into what a shot shows of it: several of it, or its dark shape. Works on outlines, so every style paints
// the result as it paints any subject.

import type { Random } from '@vivify/contract/random'
import type { Studio } from '@vivify/timeline/ports'
import { moveLayers, placeMatrix } from '../figures/vector.ts'
import { darkenLayers } from '../group/looks/darken.ts'
import { measureOutline } from '../group/measure.ts'
import type { GroupShape, MotifOutline, OutlineLayer, ShotView } from '../request.ts'

/** One of several: where its foot is, in widths and heights of the subject, and its size. The first is the farthest. */
interface Copy {
  readonly x: number
  readonly foot: number
  readonly size: number
  readonly isMirrored: boolean
}

const pair: readonly Copy[] = [
  { x: 0.82, foot: -0.06, size: 0.84, isMirrored: true },
  { x: -0.14, foot: 0, size: 1, isMirrored: false },
]

const crowd: readonly Copy[] = [
  { x: -0.62, foot: -0.2, size: 0.5, isMirrored: true },
  { x: 0.66, foot: -0.22, size: 0.46, isMirrored: false },
  { x: 0.1, foot: -0.3, size: 0.4, isMirrored: true },
  { x: -0.5, foot: -0.08, size: 0.68, isMirrored: false },
  { x: 0.56, foot: 0, size: 0.86, isMirrored: true },
]

const viewBox = 100

/** The outline and shape of a subject in a shot. */
export function showInShot(
  subject: { outline: MotifOutline; bearing: GroupShape['bearing'] },
  view: ShotView,
  { studio, random }: { studio: Studio; random: Random },
): { outline: MotifOutline; group: GroupShape } {
  const { outline } = subject
  const copies = view === 'pair' ? pair : view === 'many' ? crowd : undefined
  const isTurned = random.chance(0.5)
  const shown = arrange(
    outline,
    studio,
    (copies ?? [{ x: 0, foot: 0, size: 1, isMirrored: false }]).map((copy) =>
      isTurned ? { ...copy, x: -copy.x, isMirrored: !copy.isMirrored } : copy,
    ),
  )
  const layers = view === 'silhouette' ? darkenLayers(shown.layers) : shown.layers
  return {
    outline: { viewBox, layers },
    group: { wide: shown.wide, tall: shown.tall, bearing: subject.bearing },
  }
}

/** Puts copies of an outline into one square that the larger side fills. */
function arrange(
  outline: MotifOutline,
  studio: Studio,
  copies: readonly Copy[],
): { layers: OutlineLayer[]; wide: number; tall: number } {
  const box = measureOutline(studio, outline)
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  // Broad things would leave the picture, narrow ones would stand on each other's feet.
  const spread = Math.min(1.1, Math.max(0.72, height / width)) * width
  const edges = copies.map(({ x, foot, size }) => ({
    left: x * spread - (width * size) / 2,
    right: x * spread + (width * size) / 2,
    top: (foot - size) * height,
    bottom: foot * height,
  }))
  const left = Math.min(...edges.map((edge) => edge.left))
  const right = Math.max(...edges.map((edge) => edge.right))
  const top = Math.min(...edges.map((edge) => edge.top))
  const bottom = Math.max(...edges.map((edge) => edge.bottom))
  const scale = viewBox / Math.max(right - left, bottom - top)
  const layers = copies.flatMap(({ x, foot, size, isMirrored }) => {
    const isFlipped = isMirrored && !outline.isOneSided
    const middle = (box.left + box.right) / 2
    return moveLayers(
      outline.layers,
      placeMatrix({
        x: viewBox / 2 + (x * spread - (left + right) / 2 - middle * size * (isFlipped ? -1 : 1)) * scale,
        y: viewBox + (foot * height - bottom - box.bottom * size) * scale,
        scale: size * scale,
        isMirrored: isFlipped,
      }),
    )
  })
  return { layers, wide: ((right - left) * scale) / viewBox, tall: ((bottom - top) * scale) / viewBox }
}
