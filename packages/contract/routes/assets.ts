import { z } from 'zod'
import { provenanceSchema } from '../provenance.ts'
import { defineRoute, doneSchema, idSchema, momentSchema } from './route.ts'

export const assetKinds = ['image', 'clip', 'audio', 'video', 'subtitles', 'report'] as const

export const savedAssetSchema = z.object({
  id: z.string(),
  kind: z.enum(assetKinds),
  name: z.string(),
  mimeType: z.string(),
  sizeBytes: z.number(),
  sha256: z.string(),
  /** Upright size of a picture or clip, in pixels; null when unknown. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Length of a clip or sound. */
  durationSeconds: z.number().nullable(),
  /**
   * null for files from before provenance was recorded, and for files that only accompany another, such as subtitles.
   */
  provenance: provenanceSchema.nullable(),
  createdAt: momentSchema,
})
export type SavedAsset = z.infer<typeof savedAssetSchema>

/** What decides whether a platform can play a video; read from the file, without decoding it. */
export const videoTracksSchema = z.object({
  /** Upright, in square pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  durationSeconds: z.number().positive(),
  /** The codec of the pictures by FFmpeg's name, such as `h264`. */
  codec: z.string(),
  /** Whether the colors are stored as every player can show them: 8 bits, 4:2:0. */
  isPlain: z.boolean(),
  /** Mean over all frames; null when the file does not say. */
  fps: z.number().positive().nullable(),
  /** The sound that plays with it, or null. */
  sound: z.object({ codec: z.string(), channelCount: z.number().int() }).nullable(),
})
export type VideoTracks = z.infer<typeof videoTracksSchema>

const assetParams = z.object({ assetId: idSchema })

export const uploadAsset = defineRoute({
  area: 'assets',
  method: 'put',
  path: '/api/assets',
  summary: 'Upload a picture, clip or sound as bytes; its type is read from its content',
  access: 'session',
  query: z.object({
    name: z.string().min(1).max(255),
    /** `1` for a tool's drawing, which may be larger than an uploaded picture. */
    drawing: z.enum(['0', '1']).default('0'),
  }),
  takesBytes: true,
  status: 201,
  answer: savedAssetSchema,
})

export const readAsset = defineRoute({
  area: 'assets',
  method: 'get',
  path: '/api/assets/{assetId}',
  summary: 'What is known of a file',
  access: 'session',
  params: assetParams,
  status: 200,
  answer: savedAssetSchema,
})

export const readAssetTracks = defineRoute({
  area: 'assets',
  method: 'get',
  path: '/api/assets/{assetId}/tracks',
  summary: 'Codecs, frame rate and sound of a video',
  access: 'session',
  params: assetParams,
  status: 200,
  answer: videoTracksSchema,
})

export const readAssetContent = defineRoute({
  area: 'assets',
  method: 'get',
  path: '/api/assets/{assetId}/content',
  summary:
    'A file, whole or the part that Range names; `download=1` names it for saving, after `title` if given',
  access: 'session',
  params: assetParams,
  query: z.object({
    download: z.enum(['0', '1']).default('0'),
    /** Current title of the creation, used as the file name. */
    title: z.string().max(200).optional(),
  }),
  status: 200,
  answerType: 'application/octet-stream',
})

export const deleteAsset = defineRoute({
  area: 'assets',
  method: 'delete',
  path: '/api/assets/{assetId}',
  summary: 'Delete a file that no creation uses',
  access: 'session',
  params: assetParams,
  status: 200,
  answer: doneSchema,
})
