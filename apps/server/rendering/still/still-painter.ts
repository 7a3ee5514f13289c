import { createHash } from 'node:crypto'
import type { Compositor } from '@vivify/timeline/compositor/compositor'
import type { PictureSource } from '@vivify/timeline/compositor/environment'
import { createOverFingerprinter } from '@vivify/timeline/compositor/fingerprint'
import type { OverRun } from '@vivify/timeline/compositor/over-layers'
import type { Context2D, Studio } from '@vivify/timeline/ports'
import { createPixelReader, type PixelReader } from '../segments/pixel-reader.ts'
import type { StillSampler } from './sampler.ts'

/** Draws the frames of a video that show only pictures, without the compositor. */
export interface StillPainter {
  /** Draws the frame as I420 into a slot of the sampler. null when the compositor must draw it. */
  paint(frame: number, slot: number): Uint8Array | null
}

interface OverlaySurface {
  context: Context2D
  read: PixelReader
}

/**
 * Creates the painter of a video. It draws titles, captions and other overlays on surfaces of only the rows they touch,
 * and only when they differ from what was drawn there last.
 */
export function createStillPainter(options: {
  compositor: Compositor
  sampler: StillSampler
  studio: Studio
  pictures: PictureSource
}): StillPainter {
  const { compositor, sampler, studio, pictures } = options
  const { timeline } = compositor
  const { width } = timeline
  const nameRuns = createOverFingerprinter({
    timeline,
    studio,
    pictures,
    digest: (text) => createHash('sha256').update(text).digest('hex'),
  })
  /** By height in rows. A layout uses only a few heights. */
  const surfaces = new Map<number, OverlaySurface>()
  let kept: { top: number; bottom: number; name: string }[] = []

  function surfaceOf(height: number): OverlaySurface {
    const found = surfaces.get(height)
    if (found) return found
    const context = studio.createSurface(width, height).getContext('2d')
    const surface = { context, read: createPixelReader(context, width, height) }
    surfaces.set(height, surface)
    return surface
  }

  function drawRun({ top, bottom, draw }: OverRun): void {
    const { context, read } = surfaceOf(bottom - top)
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, width, bottom - top)
    draw(context)
    sampler.keepOverlay(top, read())
  }

  function layOver(frame: number, slot: number): void {
    const names = nameRuns(frame)
    for (const [index, run] of compositor.overRuns(frame).entries()) {
      const { top, bottom, name } = names[index]!
      if (!kept.some((entry) => entry.name === name && entry.top === top && entry.bottom === bottom)) {
        drawRun(run)
        kept = kept.filter((entry) => entry.bottom <= top || entry.top >= bottom)
        kept.push({ top, bottom, name })
      }
      sampler.blendOverlay(run, slot)
    }
  }

  return {
    paint(frame, slot) {
      const layers = compositor.stillLayers(frame)
      const planes = layers && sampler.draw(layers, slot)
      if (planes) layOver(frame, slot)
      return planes
    },
  }
}
