import { z } from 'zod'
import {
  adWordsPartSchema,
  formatSchema,
  frameShareSchema,
  musicNameSchema,
  resolutionSchema,
} from '../project.ts'
import { defineRoute, idSchema, startedJobSchema } from './route.ts'

/**
 * Layers of an ad as the page drew them, each an uploaded PNG of the ad's format: they move against each other in the
 * video. The product's layer is the person's own pixels.
 */
export const adVideoSchema = z.object({
  title: z.string().trim().min(1).max(200),
  format: formatSchema,
  resolution: resolutionSchema.default(1080),
  /** Opaque; the scene without product and words. */
  backgroundAssetId: idSchema,
  /** Product with its shadow, on nothing. */
  productAssetId: idSchema,
  /** Headline, sub line, call to action, logo, on nothing. */
  wordsAssetId: idSchema,
  /** Where the product stands in its layer. */
  productBox: frameShareSchema,
  /** Lines of the words, and the logo, in the order in which they come in. */
  wordsParts: z.array(adWordsPartSchema).max(24).default([]),
  /** The file that the product was cut from. */
  sourceAssetId: idSchema,
  music: musicNameSchema.default('Uplifting'),
  /** Which scene stands behind the product, as the page names it; kept with the creation. */
  scene: z.string().max(80).default(''),
  seed: z.number().int().min(0).max(0xffffffff),
})
export type AdVideo = z.infer<typeof adVideoSchema>

/** The result of the job that `createAdVideo` starts. */
export const madeAdVideoSchema = z.object({
  creationId: z.string(),
  assetId: z.string(),
  url: z.string(),
  durationSeconds: z.number(),
})

export const createAdVideo = defineRoute({
  area: 'ads',
  method: 'post',
  path: '/api/ads/videos',
  summary: 'Animate a product ad for six seconds; costs nothing',
  access: 'session',
  body: adVideoSchema.extend({ idempotencyKey: z.string().min(1).max(200).optional() }),
  status: 202,
  answer: startedJobSchema,
})
