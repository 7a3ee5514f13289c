// Footage and pictures of stock libraries: what a search finds, and what is kept of a file's origin.

import { z } from 'zod'
import { momentSchema } from './routes/route.ts'

export const stockKinds = ['video', 'photo'] as const
export const stockOrientations = ['portrait', 'landscape', 'square'] as const
export const maxStockWords = 100
/** Pages of results that are asked for; Openverse gives no more to callers without a key. */
export const maxStockPage = 20
/** Scenes that one job finds footage for. */
export const maxStockScenes = 40

export const stockKindSchema = z.enum(stockKinds)
export type StockKind = z.infer<typeof stockKindSchema>
export const stockOrientationSchema = z.enum(stockOrientations)
export type StockOrientation = z.infer<typeof stockOrientationSchema>

const webAddressSchema = z.url({ protocol: /^https?$/ }).max(2000)

/** Where a stock file is from and under which terms, as its library told. */
export const stockOriginSchema = z.object({
  /** Id of the library, such as `pexels`. */
  source: z.string().min(1).max(40),
  sourceName: z.string().min(1).max(100),
  /** The file's id in that library. */
  id: z.string().min(1).max(300),
  kind: stockKindSchema,
  title: z.string().max(300),
  /** Empty when the library names none. */
  author: z.string().max(200),
  authorUrl: webAddressSchema.nullable(),
  /** The page about the file. */
  pageUrl: webAddressSchema,
  /** Such as `CC BY-SA 4.0`. */
  licence: z.string().min(1).max(200),
  licenceUrl: webAddressSchema.nullable(),
  foundAt: momentSchema,
})
export type StockOrigin = z.infer<typeof stockOriginSchema>

/** A file that a search found. The server gives it out sealed, so that nobody changes its license or its address. */
export const stockHitSchema = stockOriginSchema.extend({
  /** Null when the library does not tell. */
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
  /** Null for photos, and when the library does not tell. */
  durationSeconds: z.number().positive().nullable(),
  /** Words about what it shows, besides the title. */
  tags: z.string().max(1000),
  previewUrl: webAddressSchema,
  /** Null when the library tells the address only when asked for this one file. */
  fileUrl: webAddressSchema.nullable(),
})
export type StockHit = z.infer<typeof stockHitSchema>
