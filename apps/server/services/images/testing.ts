import sharp from 'sharp'
import { imageSizes } from '@vivify/contract/routes/images'
import { describeBuiltIn } from '../../providers/engine.ts'
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
