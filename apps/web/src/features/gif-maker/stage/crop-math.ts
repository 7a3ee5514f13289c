// Moves and resizes the crop. Positions are shares of the film's sides; ratios are in pixels.

import { limits, wholePicture, type Crop, type FilmFacts } from '../recipe.ts'

export type CropPart = 'move' | 'top left' | 'top right' | 'bottom left' | 'bottom right'

export const cropRatios = [
  { value: 'free', label: 'Free', ratio: null },
  { value: 'original', label: 'Original', ratio: null },
  { value: '1:1', label: '1:1', ratio: 1 },
  { value: '4:5', label: '4:5', ratio: 4 / 5 },
  { value: '9:16', label: '9:16', ratio: 9 / 16 },
  { value: '16:9', label: '16:9', ratio: 16 / 9 },
] as const
export type CropRatio = (typeof cropRatios)[number]['value']

/** Width divided by height in pixels for a choice; null when the ratio is free. */
export function ratioOf(choice: CropRatio, film: FilmFacts): number | null {
  if (choice === 'original') return film.width / film.height
  return cropRatios.find(({ value }) => value === choice)!.ratio
}

/** The largest centered crop with this ratio. */
export function largestCrop(ratio: number | null, film: FilmFacts): Crop {
  if (ratio === null) return wholePicture
  const share = ratio / (film.width / film.height)
  const width = Math.min(1, share)
  const height = Math.min(1, 1 / share)
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height }
}

/**
 * The crop after one of its parts was dragged by shares of the film's sides. The crop stays inside the film and keeps
 * its ratio.
 */
export function pullCrop(
  crop: Crop,
  part: CropPart,
  by: { x: number; y: number },
  { film, ratio }: { film: FilmFacts; ratio: number | null },
): Crop {
  if (part === 'move') {
    return {
      ...crop,
      left: clamp(crop.left + by.x, 0, 1 - crop.width),
      top: clamp(crop.top + by.y, 0, 1 - crop.height),
    }
  }
  const isLeft = part.endsWith('left')
  const isTop = part.startsWith('top')
  // The opposite corner stays in place.
  const anchor = {
    x: isLeft ? crop.left + crop.width : crop.left,
    y: isTop ? crop.top + crop.height : crop.top,
  }
  const room = { x: isLeft ? anchor.x : 1 - anchor.x, y: isTop ? anchor.y : 1 - anchor.y }
  const least = {
    x: Math.min(1, limits.minCropPixels / film.width),
    y: Math.min(1, limits.minCropPixels / film.height),
  }
  let width = clamp(crop.width + (isLeft ? -by.x : by.x), Math.min(least.x, room.x), room.x)
  let height = clamp(crop.height + (isTop ? -by.y : by.y), Math.min(least.y, room.y), room.y)
  if (ratio !== null) {
    // The width, as a share, that belongs to a height of 1.
    const share = (ratio * film.height) / film.width
    const isWidthMoved = Math.abs(by.x) * film.width >= Math.abs(by.y) * film.height
    width = Math.min(isWidthMoved ? width : height * share, room.x, room.y * share)
    height = width / share
  }
  return {
    left: isLeft ? anchor.x - width : anchor.x,
    top: isTop ? anchor.y - height : anchor.y,
    width,
    height,
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
