import type { OutlineLayer } from '../../request.ts'

const shapeColor = '#171923'

/** The same shape without its colors. */
export function darkenLayers(layers: readonly OutlineLayer[]): OutlineLayer[] {
  return layers.map((layer) => ({ ...layer, fill: shapeColor }))
}
