import { z } from 'zod'
import { limitEntries } from '../limit-entries.ts'
import { creationSchema } from './creations.ts'
import { defineRoute, idSchema } from './route.ts'

export const pictureFormats = ['png', 'jpeg', 'webp', 'avif'] as const
export const pictureFormatSchema = z.enum(pictureFormats)
export type PictureFormat = z.infer<typeof pictureFormatSchema>

export const pictureTools = ['remix', 'ad', 'gif'] as const

/**
 * Keeps what a tool drew in the page. The drawing was uploaded without loss (PUT /api/assets) and is encoded here, so
 * that every browser gives the same file and each carries its provenance. An animation (GIF, animated WebP, MP4) is
 * kept as it is: leave out `format`.
 */
export const savePicture = defineRoute({
  area: 'pictures',
  method: 'post',
  path: '/api/pictures',
  summary: 'Encode an uploaded drawing, mark how it came to be, and make a creation of it',
  access: 'session',
  body: z.object({
    /** The uploaded drawing; it is gone afterwards unless it is kept as it is. */
    assetId: idSchema,
    title: z.string().trim().min(1).max(200),
    format: pictureFormatSchema.optional(),
    /** Of JPEG, WebP and AVIF. */
    quality: z.number().int().min(1).max(100).default(90),
    tool: z.enum(pictureTools),
    /** Files that it was made of; each must be the account's. Their provenance decides the new one's. */
    sources: z.array(idSchema).max(20).default([]),
    /** What was done to them, in words, in order. */
    edits: z.array(z.string().max(200)).max(100).default([]),
    /** The non-destructive recipe; a tool that reads it back goes on where the person stopped. */
    recipe: limitEntries(z.record(z.string().max(200), z.unknown()), 200).default({}),
  }),
  status: 201,
  answer: creationSchema,
})
