// Placeholders for pictures that are still being painted: gradients in the video's own colors, so that text and
// captions over them look as they will in the video.

import { hashText } from '@vivify/contract/random'
import type { Drawable, Studio } from '@vivify/timeline/ports'
import type { Timeline } from '@vivify/timeline/timeline'

const width = 90
const height = 160

export interface Placeholders {
  get(key: string, timeline: Timeline | null): Drawable
}

/** Makes one placeholder for each palette of a look; a key always gets the same one. */
export function createPlaceholders(studio: Studio): Placeholders {
  const made = new Map<string, Drawable>()
  return {
    get(key, timeline) {
      const palettes = timeline?.look.palettes ?? []
      const palette = palettes[hashText(key) % Math.max(1, palettes.length)]
      const name = palette ? palette.background.join() : 'plain'
      const kept = made.get(name)
      if (kept) return kept
      const surface = studio.createSurface(width, height)
      const context = surface.getContext('2d')
      const light = context.createRadialGradient(
        width * 0.3,
        height * 0.25,
        0,
        width / 2,
        height / 2,
        height * 0.8,
      )
      for (const [index, color] of (palette?.background ?? []).entries()) light.addColorStop(index / 2, color)
      context.fillStyle = light
      context.fillRect(0, 0, width, height)
      made.set(name, surface)
      return surface
    },
  }
}
