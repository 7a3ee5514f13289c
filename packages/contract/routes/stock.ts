import { z } from 'zod'
import {
  maxStockPage,
  maxStockScenes,
  maxStockWords,
  stockKindSchema,
  stockOrientationSchema,
  stockOriginSchema,
} from '../stock.ts'
import { defineRoute, idSchema, startedJobSchema } from './route.ts'

const maxReferenceCharacters = 8000

export const stockResultSchema = stockOriginSchema.extend({
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  durationSeconds: z.number().nullable(),
  /** Address of a small picture of it on this server. */
  preview: z.string(),
  /** Send it back to use the file. It is good for a day. */
  reference: z.string().max(maxReferenceCharacters),
})
export type StockResult = z.infer<typeof stockResultSchema>

export const searchStock = defineRoute({
  area: 'stock',
  method: 'post',
  path: '/api/stock/search',
  summary: 'Footage or photos of free libraries, all of which may be used commercially and changed',
  access: 'session',
  body: z.object({
    words: z.string().trim().min(1).max(maxStockWords),
    kind: stockKindSchema.default('video'),
    orientation: stockOrientationSchema.default('portrait'),
    /** Shorter side, in pixels. */
    minPixels: z.number().int().min(0).max(4320).default(0),
    /** Least length of a clip. */
    minSeconds: z.number().min(0).max(600).default(0),
    /** Id of a library, as `GET /api/engines` lists them. Default: all of them. */
    library: z.string().min(1).max(40).optional(),
    page: z.number().int().min(1).max(maxStockPage).default(1),
  }),
  status: 200,
  answer: z.object({
    results: z.array(stockResultSchema),
    /** Libraries that were left out, as sentences for the person. */
    notices: z.array(z.string()),
    hasMore: z.boolean(),
  }),
})

export const readStockPreview = defineRoute({
  area: 'stock',
  method: 'get',
  path: '/api/stock/preview',
  summary: 'A small picture of a file that a search found',
  access: 'session',
  query: z.object({ reference: z.string().min(1).max(maxReferenceCharacters) }),
  status: 200,
  answerType: 'image/*',
})

export const placeStock = defineRoute({
  area: 'stock',
  method: 'post',
  path: '/api/stock/placements',
  summary:
    'Start finding footage for scenes of a project, or fetching the one that was chosen, into the content library',
  access: 'session',
  body: z.object({
    projectId: idSchema,
    /** Default: every scene that should show footage and has none. */
    scenes: z
      .array(
        z.object({
          sceneId: z.string().min(1).max(64),
          /** Of a search's result. Default: the best match. */
          reference: z.string().min(1).max(maxReferenceCharacters).optional(),
        }),
      )
      .min(1)
      .max(maxStockScenes)
      .optional(),
    /** Repeated requests with the same key do the work once. */
    idempotencyKey: z.string().min(1).max(200).optional(),
  }),
  status: 202,
  answer: startedJobSchema,
})
