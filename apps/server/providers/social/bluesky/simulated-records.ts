// The lexicons of a post and of what it embeds, as far as Vivify writes them.

import { countBytes } from '@vivify/social/count-text'
import { platformRules } from '@vivify/social/rules'
import { z } from 'zod'

const { images } = platformRules.bluesky

export const blobRefSchema = z.strictObject({
  $type: z.literal('blob'),
  ref: z.strictObject({ $link: z.string().startsWith('bafkrei') }),
  mimeType: z.string(),
  size: z.number().int(),
})

const ratioSchema = z.strictObject({ width: z.int().min(1), height: z.int().min(1) })
const imagesSchema = z.strictObject({
  $type: z.literal('app.bsky.embed.images'),
  images: z
    .array(z.strictObject({ image: blobRefSchema, alt: z.string(), aspectRatio: ratioSchema.optional() }))
    .max(images?.max ?? 0),
})
const videoSchema = z.strictObject({
  $type: z.literal('app.bsky.embed.video'),
  video: blobRefSchema,
  alt: z.string().max(10_000).optional(),
  aspectRatio: ratioSchema.optional(),
})

const facetSchema = z.strictObject({
  index: z.strictObject({ byteStart: z.int().min(0), byteEnd: z.int().min(1) }),
  features: z.array(
    z.union([
      z.strictObject({ $type: z.literal('app.bsky.richtext.facet#link'), uri: z.url() }),
      z.strictObject({ $type: z.literal('app.bsky.richtext.facet#mention'), did: z.string() }),
      z.strictObject({ $type: z.literal('app.bsky.richtext.facet#tag'), tag: z.string().max(640) }),
    ]),
  ),
})

const referenceSchema = z.object({ uri: z.string().startsWith('at://'), cid: z.string() })

export const postRecordSchema = z
  .strictObject({
    $type: z.literal('app.bsky.feed.post'),
    text: z.string(),
    facets: z.array(facetSchema).optional(),
    embed: z.union([imagesSchema, videoSchema]).optional(),
    reply: z.strictObject({ root: referenceSchema, parent: referenceSchema }).optional(),
    createdAt: z.iso.datetime(),
  })
  .refine(
    ({ text, facets = [] }) =>
      facets.every(({ index }) => index.byteStart < index.byteEnd && index.byteEnd <= countBytes(text)),
    'A facet lies outside the text.',
  )
export type PostRecord = z.output<typeof postRecordSchema>
