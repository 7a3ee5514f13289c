import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { FrameLight } from '@vivify/timeline/report/delivery-report'
import { writeWholeFile } from '../../lib/whole-file.ts'

const lightSchema = z.array(z.object({ luma: z.number(), difference: z.number() }))
/** Only one pixel in this many is measured. A prime, so that the samples spread over all columns. */
const pixelStride = 251

/** In the limited range, black is 16 and white is 235. */
const blackLevel = 16
const lumaLevels = 219

export interface LightMeter {
  /** Measures a frame from its I420 planes. */
  add(planes: Uint8Array): void
  readonly frames: readonly FrameLight[]
}

/** Measures how bright frames are and how much each differs from the previous one. */
export function createLightMeter(): LightMeter {
  const frames: FrameLight[] = []
  let before: Uint8Array | null = null
  return {
    frames,
    add(planes) {
      const pixelCount = (planes.length * 2) / 3
      const count = Math.floor(pixelCount / pixelStride)
      const now = new Uint8Array(count)
      let sum = 0
      let difference = 0
      for (let index = 0; index < count; index++) {
        const luma = planes[index * pixelStride]!
        now[index] = luma
        sum += luma
        if (before) difference += Math.abs(luma - before[index]!)
      }
      frames.push({
        luma: Math.max(0, sum / count - blackLevel) / lumaLevels,
        difference: before ? difference / count / lumaLevels : 1,
      })
      before = now
    },
  }
}

/**
 * Stores the light of a segment under its key. Never rejects, because a video does not need it: a
 * segment without a measurement counts as lit and moving.
 */
export async function keepLight(folder: string, key: string, frames: readonly FrameLight[]): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await writeWholeFile(path.join(folder, `${key}.json`), JSON.stringify(frames))
  } catch {
    // A full disk stops the render where it writes the segment itself.
  }
}

/** The stored light of a segment, or null. */
export async function readLight(folder: string, key: string): Promise<FrameLight[] | null> {
  try {
    return lightSchema.parse(JSON.parse(await readFile(path.join(folder, `${key}.json`), 'utf8')))
  } catch {
    return null
  }
}
