import type { Film } from '../film/film.ts'
import { drawText } from '../draw-text.ts'
import type { FramePlan, GifRecipe } from '../recipe.ts'

/**
 * The finished frames of a plan, in film order. All share one canvas, so a frame is valid only until the next is
 * requested. `picked` selects frames by index, in ascending order; default all. Throws FilmError or the signal's
 * reason.
 */
export async function* drawFrames(
  film: Film,
  plan: FramePlan,
  { recipe, signal, picked }: { recipe: GifRecipe; signal: AbortSignal; picked?: readonly number[] },
): AsyncGenerator<OffscreenCanvas> {
  const { width, height, crop, sourceSeconds } = plan
  const seconds = picked ? picked.map((index) => sourceSeconds[index]!) : sourceSeconds
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: true })!
  for await (const picture of film.frames({ seconds, crop, width, height, signal })) {
    context.clearRect(0, 0, width, height)
    if (recipe.output === 'mp4') {
      // A video has no background of its own; most results are seen on a light page.
      context.fillStyle = 'white'
      context.fillRect(0, 0, width, height)
    }
    context.drawImage(picture, 0, 0, width, height)
    drawText(context, recipe.text, plan)
    yield canvas
  }
}
