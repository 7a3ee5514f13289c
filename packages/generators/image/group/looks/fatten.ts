// Fat animals: broader than usual, or with a belly between their legs.

import type { Studio } from '@vivify/timeline/ports'
import { discPath, moveLayers } from '../../figures/vector.ts'
import type { MotifOutline, OutlineLayer } from '../../request.ts'
import { measureOutline } from '../measure.ts'

export function fatten(
  outline: MotifOutline,
  girth: 'broad' | 'belly' | undefined,
  studio: Studio,
): MotifOutline {
  if (girth === undefined) return outline
  if (girth === 'broad') {
    const tall = 0.74
    const matrix = [1, 0, 0, tall, 0, (outline.viewBox / 2) * (1 - tall)] as const
    return { ...outline, layers: moveLayers(outline.layers, matrix) }
  }
  const { left, right, top, bottom } = measureOutline(studio, outline)
  const [wide, high] = [right - left, bottom - top]
  const belly: OutlineLayer = {
    pathData: discPath(left + wide * 0.54, top + high * 0.63, wide * 0.29, high * 0.29),
    fill: mainFill(outline.layers),
  }
  return { ...outline, layers: [...outline.layers, belly] }
}

/** The color of the largest part, by the length of what is drawn in it. */
function mainFill(layers: readonly OutlineLayer[]): string {
  const lengths = new Map<string, number>()
  for (const { fill, pathData } of layers) lengths.set(fill, (lengths.get(fill) ?? 0) + pathData.length)
  return [...lengths].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? '#b08a5a'
}
