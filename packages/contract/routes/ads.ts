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
 * Layers of an ad as the page drew them, each an uploaded PNG in the ad's format. The video moves the layers against
 * each other. The product layer holds the person's own pixels.
 */
export const adVideoSchema = z.object({
  title: z.string().trim().min(1).max(200),
  format: formatSchema,
  resolution: resolutionSchema.default(1080),
  /** The scene without product and words; opaque. */
  backgroundAssetId: idSchema,
  /** The product with its shadow, on a transparent background. */
  productAssetId: idSchema,
  /** Headline, subheading, call to action and logo, on a transparent background. */
  wordsAssetId: idSchema,
  /** Position of the product in its layer. */
  productBox: frameShareSchema,
  /** Lines of words and the logo, in the order in which they appear. */
  wordsParts: z.array(adWordsPartSchema).max(24).default([]),
  /** The file that the product was cut out of. */
  sourceAssetId: idSchema,
  music: musicNameSchema.default('Uplifting'),
  /** Name of the scene behind the product, as shown on the page; kept with the creation. */
  scene: z.string().max(80).default(''),
  /** Ends with the outro of the brand kit, if it has one and the ad stays short enough. */
  hasOutro: z.boolean().default(true),
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
  summary: 'Animate a product ad for six seconds, with the brand’s outro after it; costs nothing',
  access: 'session',
  needs: 'ads',
  body: adVideoSchema.extend({ idempotencyKey: z.string().min(1).max(200).optional() }),
  status: 202,
  answer: startedJobSchema,
})
