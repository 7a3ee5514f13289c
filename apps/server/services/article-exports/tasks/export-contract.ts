import { z } from 'zod'
import { articleDocumentSchema } from '@vivify/contract/article'
import { exportFormats } from '@vivify/contract/routes/articles'
import type { TaskContract } from '../../../processes/contract.ts'

const article = {
  document: articleDocumentSchema,
  /** When the article was ordered, as ISO 8601. */
  createdAt: z.string(),
  /** Files of its pictures, by their ids. */
  pictures: z.record(z.string(), z.string()),
}

const requestSchema = z.discriminatedUnion('task', [
  /** Writes an article as files into a folder. */
  z.object({
    task: z.literal('files'),
    ...article,
    folder: z.string(),
    /** Of the files, without an ending. */
    name: z.string(),
    formats: z.array(z.enum(exportFormats)).min(1),
    /** In a ZIP of many articles, a file that can't be made is left out with a note. */
    isOneOfMany: z.boolean(),
  }),
  /** Packs a folder. */
  z.object({ task: z.literal('zip'), folder: z.string(), output: z.string(), maxBytes: z.number() }),
  /** Prepares an article for a site, with its pictures in a folder. */
  z.object({ task: z.literal('post'), ...article, folder: z.string() }),
])
export type ExportRequest = z.output<typeof requestSchema>

/** A picture in a file. */
const sentPictureSchema = z.object({
  assetId: z.string(),
  file: z.string(),
  name: z.string(),
  mimeType: z.string(),
  sha256: z.string(),
  altText: z.string(),
  caption: z.string(),
})

/** In `html`, pictures have addresses of this scheme, followed by their ids. */
export const pictureScheme = 'vivify-picture:'

const preparedPostSchema = z.object({
  title: z.string(),
  slug: z.string(),
  seoTitle: z.string(),
  description: z.string(),
  html: z.string(),
  markdown: z.string(),
  pictures: z.array(sentPictureSchema),
  featuredId: z.string().nullable(),
})
export type PreparedPost = z.infer<typeof preparedPostSchema>

const resultSchema = z.object({
  /** Files that were written, relative to the folder. */
  files: z.array(z.string()),
  /** What is missing, as sentences. */
  warnings: z.array(z.string()),
  post: preparedPostSchema.nullable(),
})
export type ExportResult = z.infer<typeof resultSchema>

export const exportContract = {
  label: 'Making the files',
  request: requestSchema,
  result: resultSchema,
  failure: {
    code: 'generator_failed',
    failed: 'The files could not be made. Try again.',
    died: 'The files could not be made. Try again with a shorter article or fewer pictures.',
  },
} satisfies TaskContract<ExportRequest, ExportResult>
