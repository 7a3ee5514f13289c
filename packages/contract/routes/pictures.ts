import { z } from 'zod'
import { limitEntries } from '../limit-entries.ts'
import { savedAssetSchema } from './assets.ts'
import { creationSchema } from './creations.ts'
import { defineRoute, idSchema } from './route.ts'

export const pictureFormats = ['png', 'jpeg', 'webp', 'avif'] as const
export const pictureFormatSchema = z.enum(pictureFormats)
export type PictureFormat = z.infer<typeof pictureFormatSchema>

export const pictureTools = ['remix', 'ad', 'gif'] as const

export const brandPicture = defineRoute({
  area: 'pictures',
  method: 'post',
  path: '/api/pictures/branded',
  summary: 'A copy of a picture with the logo, watermark and colors of the brand kit on it',
  access: 'session',
  body: z.object({ assetId: idSchema }),
  status: 201,
  answer: savedAssetSchema,
})

/**
 * Saves a picture that a tool drew in the page. The page uploads the drawing without loss (PUT /api/assets) and the
 * server encodes it, so that every browser gives the same file and each file carries its provenance. For an animation
 * (GIF, animated WebP, MP4), leave out `format`: the server keeps it unchanged.
 */
export const savePicture = defineRoute({
  area: 'pictures',
  method: 'post',
  path: '/api/pictures',
  summary: 'Encode an uploaded drawing, mark how it came to be, and make a creation of it',
  access: 'session',
  body: z.object({
    /** The uploaded drawing, which is deleted afterwards unless it is kept unchanged. */
    assetId: idSchema,
    title: z.string().trim().min(1).max(200),
    format: pictureFormatSchema.optional(),
    /** Quality for JPEG, WebP and AVIF. */
    quality: z.number().int().min(1).max(100).default(90),
    tool: z.enum(pictureTools),
    /**
     * Files that the picture was made from; each must belong to the account. Their provenance determines that of the
     * new picture.
     */
    sources: z.array(idSchema).max(20).default([]),
    /** Edits to these files, in words, in order. */
    edits: z.array(z.string().max(200)).max(100).default([]),
    /** Non-destructive edits. A tool can read them back to continue where the person stopped. */
    recipe: limitEntries(z.record(z.string().max(200), z.unknown()), 200).default({}),
  }),
  status: 201,
  answer: creationSchema,
})
