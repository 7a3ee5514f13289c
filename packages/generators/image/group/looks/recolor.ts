import { hexColor, mixColor, parseColor, type Color } from '../../raster/color.ts'
import type { MotifOutline } from '../../request.ts'

/**
 * Gives an outline another main color: the layers that share the hue of its largest color family take the new one,
 * lighter and darker as they were. Dark and pale details stay, and the leaves of a flower.
 */
export function recolor(outline: MotifOutline, wanted: string, isFlower = false): MotifOutline {
  const target = parseColor(wanted)
  return {
    ...outline,
    layers: outline.layers.map((layer) => {
      const color = parseColor(layer.fill)
      const light = brightness(color)
      if (light < 0.16 || light > 0.93 || (isFlower && isLeaf(color))) return layer
      const scale = light / Math.max(0.2, brightness(target))
      const shaded = target.map((channel) => Math.min(1, channel * (0.55 + scale * 0.45))) as unknown as Color
      return { ...layer, fill: hexColor(mixColor(color, shaded, 0.88)) }
    }),
  }
}

function isLeaf([red, green, blue]: Color): boolean {
  return green > red * 1.1 && green > blue * 1.15
}

function brightness([red, green, blue]: Color): number {
  return red * 0.3 + green * 0.59 + blue * 0.11
}
