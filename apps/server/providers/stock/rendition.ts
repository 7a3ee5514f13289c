import { z } from 'zod'

/** A file of a clip in one of its sizes. */
export const renditionSchema = z.object({
  url: z.string(),
  width: z.number().positive(),
  height: z.number().positive(),
  /** Null when the library does not tell. */
  bytes: z.number().positive().nullish(),
})
export type Rendition = z.infer<typeof renditionSchema>

/** Enough for every format of a video: its shorter side has 1080 pixels, and footage is often cropped. */
const enoughPixels = 1080
/** Larger clips are not kept (`downloadLimits`). */
const maxBytes = 80_000_000

/** The smallest file with enough pixels; without one, the largest. Null when all are too large to keep. */
export function chooseRendition(files: readonly Rendition[]): Rendition | null {
  const small = files.filter(({ bytes }) => (bytes ?? 0) <= maxBytes)
  const sorted = small.toSorted((a, b) => shorterSide(a) - shorterSide(b))
  return sorted.find((file) => shorterSide(file) >= enoughPixels) ?? sorted.at(-1) ?? null
}

function shorterSide({ width, height }: Rendition): number {
  return Math.min(width, height)
}
