import * as messages from '@vivify/contract/messages'
import type { Film } from '../film/film.ts'
import { gifQualities } from '@vivify/generators/gif/encode'
import { drawOverlay, loadTextFont } from '../draw-text.ts'
import { encodeGif, predictGif, type GifJob } from '../engine/encode-gif.ts'
import { planFrames, roundSeconds, type FramePlan, type GifRecipe } from '../recipe.ts'
import { drawFrames } from './drawn-frames.ts'
import { mp4BitsPerSecond, outputs, webpQualities } from './outputs.ts'

export interface ConvertOptions {
  signal: AbortSignal
  onProgress: (stage: string, share: number) => void
}

export interface Converted {
  blob: Blob
  width: number
  height: number
  frames: number
  /** Length of one loop. */
  durationSeconds: number
}

/**
 * Makes the GIF, WebP or MP4 of a recipe. Throws FilmError, an Error whose message is a sentence for the person, or the
 * signal's reason.
 */
export async function convertFilm(
  film: Film,
  recipe: GifRecipe,
  options: ConvertOptions,
): Promise<Converted> {
  const plan = planFrames(recipe, film)
  await loadTextFont()
  const job = { film, recipe, plan, ...options }
  const bytes = await encode(job)
  const { mimeType } = outputs[recipe.output]
  return {
    blob: new Blob([bytes], { type: mimeType }),
    width: plan.width,
    height: plan.height,
    frames: plan.order.length,
    durationSeconds: roundSeconds(plan),
  }
}

export interface ConvertJob extends ConvertOptions {
  film: Film
  recipe: GifRecipe
  plan: FramePlan
}

async function encode(job: ConvertJob): Promise<Uint8Array<ArrayBuffer>> {
  switch (job.recipe.output) {
    case 'gif':
      return makeGif(job)
    case 'webp':
      return makeWebp(job)
    case 'mp4':
      return (await import('./encode-mp4.ts')).encodeMp4(job)
  }
}

/** Describes the GIF for the engine, including the text to draw over every frame. */
function describeGif({ film, recipe, plan, signal }: Omit<ConvertJob, 'onProgress'>): GifJob {
  const { width, height, order, delayMs, sourceSeconds, crop } = plan
  return {
    width,
    height,
    quality: gifQualities.find(({ id }) => id === recipe.quality)!,
    loop: recipe.loop === 'once' ? 'once' : 'forever',
    pictureCount: sourceSeconds.length,
    order,
    delayMs,
    isSeeThrough: film.isSeeThrough,
    overlay: drawOverlay(recipe.text, plan),
    read: (numbers) =>
      film.pictures({ seconds: numbers.map((number) => sourceSeconds[number]!), crop, signal }),
  }
}

const gifStages = { reading: 'Reading the video', encoding: 'Making the GIF' } as const

async function makeGif(job: ConvertJob): Promise<Uint8Array<ArrayBuffer>> {
  const { signal, onProgress } = job
  return encodeGif(describeGif(job), {
    signal,
    onProgress: ({ stage, share }) => onProgress(gifStages[stage], share),
  })
}

async function makeWebp(job: ConvertJob): Promise<Uint8Array<ArrayBuffer>> {
  const { joinWebp } = await import('./webp-file.ts')
  const { film, recipe, plan, signal, onProgress } = job
  const { width, height, order, delayMs } = plan
  const files: Uint8Array[] = []
  for await (const canvas of drawFrames(film, plan, { recipe, signal })) {
    const coded = await canvas.convertToBlob({ type: 'image/webp', quality: webpQualities[recipe.quality] })
    if (coded.type !== 'image/webp') throw new Error(messages.gifs.noWebpEncoder)
    files.push(new Uint8Array(await coded.arrayBuffer()))
    onProgress('Making the WebP', (0.98 * files.length) / plan.sourceSeconds.length)
  }
  // Rounds each frame's end to whole milliseconds, so that the total length stays exact.
  const endMs = (place: number): number => Math.round((place + 1) * delayMs)
  const frames = order.map((index, place) => ({
    file: files[index]!,
    durationMs: endMs(place) - (place === 0 ? 0 : endMs(place - 1)),
  }))
  return joinWebp(frames, { width, height, plays: recipe.loop === 'once' ? 1 : 0 })
}

const sampledFrames = 4

/** Predicts the file size of a recipe in bytes. Throws what `convertFilm` throws. */
export async function predictSize(film: Film, recipe: GifRecipe, signal: AbortSignal): Promise<number> {
  const plan = planFrames(recipe, film)
  await loadTextFont()
  switch (recipe.output) {
    case 'gif':
      return predictGif(describeGif({ film, recipe, plan, signal }), { signal })
    case 'mp4':
      return (mp4BitsPerSecond(recipe.quality, plan) / 8) * roundSeconds(plan)
    case 'webp':
      return predictWebp({ film, recipe, plan, signal })
  }
}

/** WebP encodes each frame independently, so a sample of frames is enough for a prediction. */
async function predictWebp({ film, recipe, plan, signal }: Omit<ConvertJob, 'onProgress'>): Promise<number> {
  const picked = pickEvenly(plan.sourceSeconds.length, sampledFrames)
  let bytes = 0
  for await (const canvas of drawFrames(film, plan, { recipe, signal, picked })) {
    const quality = webpQualities[recipe.quality]
    bytes += (await canvas.convertToBlob({ type: 'image/webp', quality })).size
  }
  return (bytes / picked.length) * plan.order.length
}

/** Distinct indices spread evenly over all frames, in ascending order. */
function pickEvenly(count: number, wanted: number): number[] {
  const length = Math.min(count, wanted)
  return Array.from({ length }, (_, index) => Math.floor(((index + 0.5) * count) / length))
}
