import { z } from 'zod'
import type { TaskContract } from '../../../processes/contract.ts'

const requestSchema = z.object({
  kind: z.enum(['page', 'feed']),
  /** HTML of a page, or the Atom feed. */
  text: z.string(),
  /** The launch to look for in the feed; empty for a page. */
  slug: z.string(),
})
export type LaunchPageRequest = z.infer<typeof requestSchema>

const short = z.string().max(300)
const factsSchema = z.object({
  name: short,
  summary: short,
  platforms: short,
  price: short,
})
export type PageFacts = z.infer<typeof factsSchema>

export const launchPageContract = {
  label: 'Reading the page',
  request: requestSchema,
  /** Null when nothing is said about the product. */
  result: factsSchema.nullable(),
} satisfies TaskContract<LaunchPageRequest, PageFacts | null>
