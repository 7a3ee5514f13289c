// Where the panels of a storyboard are, and so in which shape their pictures are painted.

import type { Format } from '@vivify/contract/project'
import { frameLayout } from './frame.ts'

/** Middle and size in design units. */
export interface PanelPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** True for a first panel that is larger than the others. */
  readonly isHero: boolean
}

/** How far the camera goes into a panel's picture. */
export const panelZoom = 1.12

const maxPanels = 4

/** One to four panels: above and below the captions in portrait, side by side in landscape. */
export function placePanels(format: Format, pictures: number): PanelPlace[] {
  const { width, height } = frameLayout(format)
  const count = Math.min(maxPanels, Math.max(1, pictures))
  const indexes = Array.from({ length: count }, (_, index) => index)
  if (format === '16:9') {
    const column = (width - 240) / count
    return indexes.map((index) => ({
      x: 120 + (index + 0.5) * column,
      y: height * 0.44 + (index % 2 === 0 ? -14 : 14),
      width: column - 30,
      height: Math.min(height * 0.62, (column - 30) * 1.1),
      isHero: false,
    }))
  }
  if (format === '9:16') {
    // The first panel fills the page above the captions; the others are below them, under the platform's buttons.
    const hero = { x: width / 2, y: 668, width: width * 0.86, height: 700, isHero: true }
    const below = indexes.slice(0, -1).map((index) => ({
      x: count === 2 ? width / 2 : width * (index % 2 === 0 ? 0.28 : 0.72),
      y: 1500 + (index % 2 === 0 ? -16 : 16) + Math.floor(index / 2) * 440,
      width: count === 2 ? width * 0.7 : width * 0.42,
      height: 400,
      isHero: false,
    }))
    return [hero, ...below]
  }
  const top = 110
  const rowHeight = (760 - top) / (count <= 2 ? count : 2)
  return indexes.map((index) => {
    const row = count <= 2 ? index : Math.floor(index / 2)
    const isPaired = count === 4 || (count === 3 && index < 2)
    const column = isPaired ? (index % 2 === 0 ? 0.28 : 0.72) : 0.5
    return {
      x: width * column,
      y: top + (row + 0.5) * rowHeight,
      width: isPaired ? width * 0.41 : width * 0.72,
      height: rowHeight - 44,
      isHero: false,
    }
  })
}
