// Whose work a video consists of, and under which terms.

import { z } from 'zod'

export const rightsParts = ['footage', 'picture', 'music', 'voice', 'facts'] as const

export const rightsEntrySchema = z.object({
  part: z.enum(rightsParts),
  /** The scenes that show it, from 1; empty for what belongs to the whole video. */
  scenes: z.array(z.number().int().positive()).max(400),
  title: z.string().max(500),
  /** Empty when nobody is named. */
  author: z.string().max(200),
  /** Where it is from, such as `Wikimedia Commons`. */
  source: z.string().max(200),
  url: z.string().max(2000).nullable(),
  licence: z.string().max(500),
  licenceUrl: z.string().max(2000).nullable(),
})
export type RightsEntry = z.infer<typeof rightsEntrySchema>
export const maxRightsEntries = 1000
export const rightsEntriesSchema = z.array(rightsEntrySchema).max(maxRightsEntries)
