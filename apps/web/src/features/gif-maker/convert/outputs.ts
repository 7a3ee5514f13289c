import type { FramePlan, GifOutput, GifRecipe } from '../recipe.ts'

export interface OutputFacts {
  label: string
  /** Name in buttons such as "Copy GIF". */
  noun: string
  ending: string
  mimeType: string
}

export const outputs: Record<GifOutput, OutputFacts> = {
  gif: { label: 'GIF', noun: 'GIF', ending: 'gif', mimeType: 'image/gif' },
  webp: { label: 'Animated WebP', noun: 'WebP', ending: 'webp', mimeType: 'image/webp' },
  mp4: { label: 'MP4', noun: 'MP4', ending: 'mp4', mimeType: 'video/mp4' },
}

/** Quality for `canvas.toBlob`, 0 to 1. */
export const webpQualities = { fast: 0.6, balanced: 0.78, best: 0.92 } as const
/** Bits per pixel and frame: about what x264 spends on such clips. */
const bitsPerPixel = { fast: 0.07, balanced: 0.12, best: 0.22 } as const
const leastBitsPerSecond = 100_000

/** The bit rate that the encoder is asked for. */
export function mp4BitsPerSecond(
  quality: GifRecipe['quality'],
  { width, height, delayMs }: Pick<FramePlan, 'width' | 'height' | 'delayMs'>,
): number {
  return Math.max(leastBitsPerSecond, Math.round((width * height * bitsPerPixel[quality] * 1000) / delayMs))
}
