// What to make of a film, as the person chose it, and the frames that follow from it. Pure: the preview, the engine and
// the tests read the same plan.

export type GifLoop = 'forever' | 'once' | 'bounce'
export type GifOutput = 'gif' | 'webp' | 'mp4'
export type TextPlace = 'top' | 'middle' | 'bottom'
export type TextLook = 'outline' | 'bar' | 'bubble'

/** A part of the picture in shares of its width and height, 0 to 1. */
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
  /** Of the letters, as a share of the picture's shorter side. */
  size: number
}

export interface GifRecipe {
  startSeconds: number
  endSeconds: number
  crop: Crop
  /** Of the result, in pixels; the height follows from the crop. */
  width: number
  /** 1 is as filmed, 2 twice as fast. */
  speed: number
  framesPerSecond: number
  /** `bounce` plays forwards and back, for ever. */
  loop: GifLoop
  text: GifText
  /** An id of `gifQualities`. */
  quality: 'fast' | 'balanced' | 'best'
  output: GifOutput
}

/** What a film is when it is shown upright in square pixels. */
export interface FilmFacts {
  width: number
  height: number
  durationSeconds: number
}

export interface FramePlan {
  /** When each frame is on screen in the film, ascending: what has to be decoded. */
  sourceSeconds: readonly number[]
  /** Indices into `sourceSeconds` in the order shown. */
  order: readonly number[]
  /** Of one frame, not rounded. */
  delayMs: number
  /** In whole pixels of the upright film. */
  crop: Crop
  /** Of the result, in whole pixels. */
  width: number
  height: number
}

export const limits = {
  /** A minute at 15 frames a second is 900 frames, about what a chat still takes. */
  maxSeconds: 60,
  /** Chosen when a film is opened. */
  firstSeconds: 5,
  minSeconds: 0.1,
  minWidth: 16,
  maxWidth: 1280,
  usualWidth: 480,
  minSpeed: 0.25,
  maxSpeed: 4,
  /** Of a crop, in pixels of the film. */
  minCropPixels: 8,
} as const

export const frameRates = [5, 8, 10, 12, 15, 20, 25, 30] as const
export const wholePicture: Crop = { left: 0, top: 0, width: 1, height: 1 }

/** What a film begins with: its first seconds, whole, no wider than it is. */
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

/** The frames that a recipe asks for; at least one. */
export function planFrames(recipe: GifRecipe, film: FilmFacts): FramePlan {
  const shownSeconds = (recipe.endSeconds - recipe.startSeconds) / recipe.speed
  const count = Math.max(1, Math.round(shownSeconds * recipe.framesPerSecond))
  const stepSeconds = (recipe.endSeconds - recipe.startSeconds) / count
  // The middle of each step: a frame that begins a hair late is not missed for the one before it.
  const sourceSeconds = Array.from(
    { length: count },
    (_, index) => recipe.startSeconds + (index + 0.5) * stepSeconds,
  )
  const forwards = sourceSeconds.map((_, index) => index)
  // Both ends are shown once: twice would stand still.
  const back = recipe.loop === 'bounce' ? forwards.slice(1, -1).toReversed() : []
  return {
    sourceSeconds,
    order: [...forwards, ...back],
    delayMs: (shownSeconds * 1000) / count,
    crop: cropInPixels(recipe.crop, film),
    ...resultSize(recipe, film),
  }
}

/** Seconds that one round of the result takes. */
export function roundSeconds({ order, delayMs }: FramePlan): number {
  return (order.length * delayMs) / 1000
}

/** Pixels of the result. Films of MP4 need even sides. */
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
