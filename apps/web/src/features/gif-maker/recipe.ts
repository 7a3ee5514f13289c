// A recipe holds the person's settings for a GIF; the frame plan follows from it. Everything here is pure, so that the
// preview, the engine and the tests share the same plan.

export type GifLoop = 'forever' | 'once' | 'bounce'
export type GifOutput = 'gif' | 'webp' | 'mp4'
export type TextPlace = 'top' | 'middle' | 'bottom'
export type TextLook = 'outline' | 'bar' | 'bubble'

/** A part of the picture, as shares of its width and height, 0 to 1. */
export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

export interface GifText {
  words: string
  place: TextPlace
  look: TextLook
  /** Size of the letters, as a share of the picture's shorter side. */
  size: number
}

export interface GifRecipe {
  startSeconds: number
  endSeconds: number
  crop: Crop
  /** Width of the result in pixels; the height follows from the crop. */
  width: number
  /** 1 is the original speed, 2 is twice as fast. */
  speed: number
  framesPerSecond: number
  /** `bounce` plays forward and backward, forever. */
  loop: GifLoop
  text: GifText
  /** An id of `gifQualities`. */
  quality: 'fast' | 'balanced' | 'best'
  output: GifOutput
}

/** Facts about a film when it is shown upright in square pixels. */
export interface FilmFacts {
  width: number
  height: number
  durationSeconds: number
}

export interface FramePlan {
  /** Times in the film to decode, ascending. */
  sourceSeconds: readonly number[]
  /** Indices into `sourceSeconds`, in the order in which they are shown. */
  order: readonly number[]
  /** Delay of one frame, not rounded. */
  delayMs: number
  /** In whole pixels of the upright film. */
  crop: Crop
  /** Width of the result, in whole pixels. */
  width: number
  height: number
}

export const limits = {
  /** A minute at 15 frames a second is 900 frames, about as much as a chat accepts. */
  maxSeconds: 60,
  /** Length that is selected when a film opens. */
  firstSeconds: 5,
  minSeconds: 0.1,
  minWidth: 16,
  maxWidth: 1280,
  usualWidth: 480,
  minSpeed: 0.25,
  maxSpeed: 4,
  /** Smallest side of a crop, in pixels of the film. */
  minCropPixels: 8,
} as const

export const frameRates = [5, 8, 10, 12, 15, 20, 25, 30] as const
export const wholePicture: Crop = { left: 0, top: 0, width: 1, height: 1 }

/** The default recipe of a film: its first seconds, uncropped, no wider than the film. */
export function firstRecipe(film: FilmFacts): GifRecipe {
  return {
    startSeconds: 0,
    endSeconds: Math.min(film.durationSeconds, limits.firstSeconds),
    crop: wholePicture,
    width: Math.min(limits.usualWidth, Math.max(1, film.width)),
    speed: 1,
    framesPerSecond: 15,
    loop: 'forever',
    text: { words: '', place: 'bottom', look: 'outline', size: 0.13 },
    quality: 'balanced',
    output: 'gif',
  }
}

/** The frames that a recipe needs; at least one. */
export function planFrames(recipe: GifRecipe, film: FilmFacts): FramePlan {
  const shownSeconds = (recipe.endSeconds - recipe.startSeconds) / recipe.speed
  const count = Math.max(1, Math.round(shownSeconds * recipe.framesPerSecond))
  const stepSeconds = (recipe.endSeconds - recipe.startSeconds) / count
  // Taking the middle of each step avoids getting the previous frame when a frame starts slightly late.
  const sourceSeconds = Array.from(
    { length: count },
    (_, index) => recipe.startSeconds + (index + 0.5) * stepSeconds,
  )
  const forwards = sourceSeconds.map((_, index) => index)
  // The first and last frames appear once, because repeating them would look like a pause.
  const back = recipe.loop === 'bounce' ? forwards.slice(1, -1).toReversed() : []
  return {
    sourceSeconds,
    order: [...forwards, ...back],
    delayMs: (shownSeconds * 1000) / count,
    crop: cropInPixels(recipe.crop, film),
    ...resultSize(recipe, film),
  }
}

/** Length of one loop of the result, in seconds. */
export function roundSeconds({ order, delayMs }: FramePlan): number {
  return (order.length * delayMs) / 1000
}

/** Size of the result in pixels. MP4 needs even sides. */
export function resultSize(recipe: GifRecipe, film: FilmFacts): { width: number; height: number } {
  const crop = cropInPixels(recipe.crop, film)
  const step = recipe.output === 'mp4' ? 2 : 1
  const whole = (side: number): number => Math.max(step, Math.round(side / step) * step)
  const width = whole(recipe.width)
  return { width, height: whole((width * crop.height) / crop.width) }
}

function cropInPixels(crop: Crop, film: FilmFacts): Crop {
  const left = Math.min(film.width - 1, Math.round(crop.left * film.width))
  const top = Math.min(film.height - 1, Math.round(crop.top * film.height))
  const right = Math.min(film.width, Math.max(left + 1, Math.round((crop.left + crop.width) * film.width)))
  const bottom = Math.min(film.height, Math.max(top + 1, Math.round((crop.top + crop.height) * film.height)))
  return { left, top, width: right - left, height: bottom - top }
}
