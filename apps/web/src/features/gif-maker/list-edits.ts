import { wholePicture, type GifRecipe } from './recipe.ts'

/** Short descriptions of the edits, in the order in which they apply. */
export function listEdits(recipe: GifRecipe): string[] {
  const { startSeconds, endSeconds, crop, speed, loop, text, framesPerSecond, width } = recipe
  const isCropped = (Object.keys(wholePicture) as (keyof typeof crop)[]).some(
    (side) => crop[side] !== wholePicture[side],
  )
  return [
    `Trimmed to ${startSeconds.toFixed(1)}–${endSeconds.toFixed(1)} s`,
    ...(isCropped ? ['Cropped'] : []),
    ...(speed === 1 ? [] : [`Played at ${speed}× speed`]),
    ...(loop === 'bounce' ? ['Played forward and backward'] : []),
    ...(text.words.trim() === '' ? [] : [`Text added: ${text.words.trim()}`.slice(0, 200)]),
    `Scaled to ${width} px wide at ${framesPerSecond} frames a second`,
  ]
}
