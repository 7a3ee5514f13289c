import { createFieldReader } from '../field/field.ts'
import { findRegions } from '../field/regions.ts'
import { createGrain } from '../field/texture.ts'
import { unitOf } from '../pixels.ts'
import type { PaintEffect } from './effect.ts'

/** Flat areas with crisp outlines and optionally the speckle of screen-printed ink. */
export const paintPoster: PaintEffect = (pixels, settings) => {
  const { width, height, data } = pixels
  const { members, passage, colors } = findRegions(pixels, {
    count: Math.round(settings.param('levels')),
    smoothness: settings.param('smoothness'),
    vivid: settings.param('vivid'),
    colors: settings.colors,
  })
  const count = members.channels
  const reader = createFieldReader(members, width, height)
  const grain = createGrain(settings.seed, width, unitOf(pixels), 1.2)
  const speckle = settings.param('grain')
  // Change of the difference between two areas' memberships within one pixel across their outline.
  const step = Math.min(0.9, ((2 / passage) * members.width) / width)
  for (let y = 0, to = 0; y < height; y++) {
    if ((y & 63) === 0) settings.checkpoint()
    const row = reader.read(y)
    const specks = grain.read(y)
    for (let x = 0, at = 0; x < width; x++, at += count, to += 4) {
      let best = 0
      let second = 0
      let most = -1
      let next = -1
      for (let area = 0; area < count; area++) {
        const value = row[at + area]!
        if (value > most) {
          next = most
          second = best
          most = value
          best = area
        } else if (value > next) {
          next = value
          second = area
        }
      }
      // Grain roughens the outline slightly, like ink on paper.
      const lead = (most - next) / step + specks[x]! * speckle * 0.5
      const share = lead >= 1 ? 0 : lead <= 0 ? 0.5 : 0.5 - lead * 0.5
      const tooth = 1 + specks[x]! * speckle * 0.09
      for (let channel = 0; channel < 3; channel++) {
        const color = colors[best * 3 + channel]!
        const mixed = color + (colors[second * 3 + channel]! - color) * share
        data[to + channel] = mixed * tooth * 255
      }
    }
  }
  return pixels
}
