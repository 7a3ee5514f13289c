import sharp from 'sharp'
import { createImages, imageSizes, madeImagesSchema } from '@vivify/contract/routes/images'
import { describeBuiltIn } from '../../providers/engine.ts'
import type { TestBrowser } from '../../testing.ts'
import type { BuiltInPainter } from './built-in-painter.ts'

/** In place of the built-in painter, where a test needs pictures but doesn't look at them: plain areas of the right size. */
export function createQuickPainter(): BuiltInPainter {
  const status = describeBuiltIn('image', 'Built-in painter', 'Paints plain areas for tests.')
  return {
    id: status.id,
    name: status.name,
    digitalSourceType: 'algorithmicMedia',
    licence: 'Yours to use.',
    atOnce: 2,
    status: () => status,
    async make({ aspectRatio, preset, prompt, seed, signal }) {
      signal.throwIfAborted()
      const background = { r: seed % 256, g: (seed >> 8) % 256, b: prompt.length % 256 }
      const area = sharp({ create: { ...imageSizes[aspectRatio], channels: 3, background } })
      return {
        bytes: await area.jpeg({ quality: 40 }).toBuffer(),
        format: 'jpeg',
        model: preset,
        warnings: [],
        understood: null,
      }
    },
    stop() {},
  }
}

/** Orders images and waits for them. Throws when they were not made. */
export async function orderImages(browser: TestBrowser, body: Record<string, unknown>) {
  const { jobId } = await browser.send(createImages, { body })
  const state = await browser.awaitJob(jobId)
  if (state.status !== 'completed') throw new Error(JSON.stringify(state))
  return madeImagesSchema.parse(state.result)
}
