import { z } from 'zod'
import { presetStyleSchema } from '../project.ts'
import { defineRoute, idSchema, momentSchema, startedJobSchema } from './route.ts'

/** Sizes from the specification; 3:4 is exactly 3:4. */
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

/** Result of the job that `createImages` starts. */
export const madeImagesSchema = z.object({
  data: z.array(
    z.object({
      url: z.string(),
      assetId: z.string(),
      creationId: z.string(),
      seed: z.number().int(),
      width: z.number().int(),
      height: z.number().int(),
      /** Words of the prompt that are in the picture; null when unknown. */
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
    /** Repeated requests with the same key do the work once. */
    idempotencyKey: z.string().min(1).max(200).optional(),
  }),
  status: 202,
  answer: startedJobSchema,
})

/** Edits a picture by words. Only engines with `canEdit` in their status accept it. */
export const imageEditSchema = z.object({
  /** The picture to edit; it must belong to the account. */
  assetId: idSchema,
  /** A mask of the same size: only its transparent parts may change. Without a mask, everything may. */
  maskAssetId: idSchema.optional(),
  prompt: z.string().trim().min(1).max(4000),
  engine: z.string().max(80),
})
export type ImageEdit = z.infer<typeof imageEditSchema>

export const editImage = defineRoute({
  area: 'images',
  method: 'post',
  path: '/api/images/edits',
  summary: 'Start changing a picture with words; the job’s result is {data: [{url}]}',
  access: 'session',
  body: imageEditSchema.extend({
    /** Repeated requests with the same key do the work once. */
    idempotencyKey: z.string().min(1).max(200).optional(),
  }),
  status: 202,
  answer: startedJobSchema,
})

/** A picture that was made here, with everything needed to make it again. */
export const imageEntrySchema = z.object({
  creationId: z.string(),
  assetId: z.string(),
  /** Shared by the pictures of one request. */
  jobId: z.string().nullable(),
  /** Position of the picture in its request, from 0. */
  variation: z.number().int(),
  prompt: z.string(),
  negativePrompt: z.string(),
  preset: presetStyleSchema,
  aspectRatio: aspectRatioSchema,
  /** An id of `GET /api/engines`; the engine may no longer exist. */
  engine: z.string(),
  engineName: z.string(),
  model: z.string(),
  seed: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  /** Credits charged for the picture. */
  credits: z.number().int(),
  understood: z.array(z.string()).nullable(),
  warnings: z.array(z.string()),
  createdAt: momentSchema,
})
export type ImageEntry = z.infer<typeof imageEntrySchema>

export const listImages = defineRoute({
  area: 'images',
  method: 'get',
  path: '/api/images',
  summary: 'Pictures made here, newest first',
  access: 'session',
  query: z.object({
    /** Where the page begins: `next` of the page before. */
    after: idSchema.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  }),
  status: 200,
  answer: z.object({
    images: z.array(imageEntrySchema),
    /** Where the next page begins; null on the last one. */
    next: z.string().nullable(),
  }),
})
