import { createHash } from 'node:crypto'
import type { Compositor } from '@vivify/timeline/compositor/compositor'
import { createOverFingerprinter } from '@vivify/timeline/compositor/fingerprint'
import type { PictureSource } from '@vivify/timeline/compositor/environment'
import type { Context2D, Studio } from '@vivify/timeline/ports'
import { createPixelReader } from '../segments/pixel-reader.ts'
import type { StillSampler } from './sampler.ts'

/** Draws the frames of a video that show nothing but stills. */
export interface StillPainter {
  /** The frame as I420 in a slot of the sampler; null when it has to be drawn by the compositor. */
  paint(frame: number, slot: number): Uint8Array | null
}

/**
 * Makes the painter of a video. Titles, captions and furniture are drawn on `context`, a surface of the video's size,
 * and only when they differ from those of the frame painted last.
 */
export function createStillPainter(options: {
  compositor: Compositor
  sampler: StillSampler
  studio: Studio
  pictures: PictureSource
  context: Context2D
}): StillPainter {
  const { compositor, sampler, studio, pictures, context } = options
  const { timeline } = compositor
  const { width, height } = timeline
  const readPixels = createPixelReader(context, width, height)
  const nameOverlay = createOverFingerprinter({
    timeline,
    studio,
    pictures,
    digest: (text) => createHash('sha256').update(text).digest('hex'),
  })
  let keptOverlay: string | null = null

  function keepOverlay(frame: number): void {
    const name = nameOverlay(frame)
    if (name === keptOverlay) return
    const runs = compositor.overRows(frame)
    context.setTransform(1, 0, 0, 1, 0, 0)
    for (const { top, bottom } of runs) context.clearRect(0, top, width, bottom - top)
    compositor.drawOver(context, frame)
    sampler.keepOverlay(runs, ({ top, bottom }) => readPixels(top, bottom - top))
    keptOverlay = name
  }

  return {
    paint(frame, slot) {
      const layers = compositor.stillLayers(frame)
      const planes = layers && sampler.draw(layers, slot)
      if (!planes) return null
      keepOverlay(frame)
      sampler.blendOverlay(slot)
      return planes
    },
  }
}
