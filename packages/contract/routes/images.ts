import { z } from 'zod'
import { presetStyleSchema } from '../project.ts'
import { startedJobSchema } from './jobs.ts'
import { defineRoute } from './route.ts'

/** The specification's sizes; 3:4 is a real 3:4. */
export const imageSizes = {
  square: { width: 1024, height: 1024 },
  portrait: { width: 1024, height: 1792 },
  landscape: { width: 1792, height: 1024 },
  portrait_alt: { width: 1152, height: 1536 },
} as const
export const aspectRatioSchema = z.enum(['square', 'portrait', 'landscape', 'portrait_alt'])
export type AspectRatio = z.infer<typeof aspectRatioSchema>

export const imageRequestSchema = z.object({
  prompt: z.string().trim().min(1).max(4000),
  negativePrompt: z.string().trim().max(2000).default(''),
  aspectRatio: aspectRatioSchema.default('square'),
  preset: presetStyleSchema.default('Cinematic'),
  /** An id of `GET /api/engines`. */
  engine: z.string().max(80).default('built-in'),
  seed: z.number().int().min(0).max(0xffffffff).optional(),
  count: z.number().int().min(1).max(4).default(1),
})
export type ImageRequest = z.infer<typeof imageRequestSchema>

/** The result of the job that `createImages` starts. */
export const madeImagesSchema = z.object({
  data: z.array(
    z.object({
      url: z.string(),
      assetId: z.string(),
      creationId: z.string(),
      seed: z.number().int(),
      width: z.number().int(),
      height: z.number().int(),
      /** Words of the prompt that shaped the picture; null when nobody can tell. */
      understood: z.array(z.string()).nullable(),
    }),
  ),
  engine: z.string(),
  warnings: z.array(z.string()),
})
export type MadeImages = z.infer<typeof madeImagesSchema>

export const createImages = defineRoute({
  area: 'images',
  method: 'post',
  path: '/api/images',
  summary: 'Start making pictures; the job’s result is {data: [{url}]}',
  access: 'session',
  body: imageRequestSchema.extend({
    /** Sent twice with one key, the work is done once. */
    idempotencyKey: z.string().min(1).max(200).optional(),
  }),
  status: 202,
  answer: startedJobSchema,
})
