import { z } from 'zod'
import { presetStyleSchema } from '@vivify/contract/project'
import { shotViews } from '@vivify/generators/image/request'
import type { TaskContract } from '../../../../processes/contract.ts'

export const pictureSchema = z.object({
  /** Where the JPEG is written. */
  file: z.string(),
  prompt: z.string(),
  negativePrompt: z.string().exactOptional(),
  preset: presetStyleSchema,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  seed: z.number().int(),
  shot: z
    .object({
      view: z.enum(shotViews),
      hour: z.enum(['day', 'sunset', 'night', 'sunrise']),
      texture: z.number().int().nonnegative().exactOptional(),
      clear: z.object({ top: z.number(), bottom: z.number() }),
    })
    .exactOptional(),
})

export const paintContract = {
  label: 'Painting the pictures',
  request: z.object({ pictures: z.array(pictureSchema) }),
  /** By file: the words of its prompt that are in the picture, and those that are not. */
  result: z.object({
    understood: z.record(z.string(), z.array(z.string())),
    missing: z.record(z.string(), z.array(z.string())),
  }),
} satisfies TaskContract<unknown, unknown>

export type PaintRequest = z.infer<typeof paintContract.request>
export type PaintResult = z.infer<typeof paintContract.result>
export type PictureRequest = z.infer<typeof pictureSchema>
