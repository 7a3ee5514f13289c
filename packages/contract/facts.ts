// What is known about a topic: statements, each with the source that it was taken from. Vivify makes up no facts.

import { z } from 'zod'
import {
  maxFactAddresses,
  maxFactFileCharacters,
  maxFactFiles,
  maxFactNotesCharacters,
  maxStatements,
} from './fact-limits.ts'
import { momentSchema } from './routes/route.ts'

export * from './fact-limits.ts'

/** `notes` are the person's own words; a `starter` is a ready script whose facts were checked against its pages. */
export const factSourceKinds = ['notes', 'file', 'page', 'wikipedia', 'wikidata', 'starter'] as const

export const factSourceSchema = z.object({
  /** Unique within one collection, such as `w1`; citations name it. */
  id: z.string().min(1).max(20),
  kind: z.enum(factSourceKinds),
  title: z.string().max(300),
  /** The site's name, such as `Wikipedia`; empty for the person's own words and files. */
  site: z.string().max(100),
  /** Null for the person's own words and files. */
  url: z.string().max(2000).nullable(),
  /** As shown and copied with credits, such as `CC BY-SA 4.0`; empty when the source names none. */
  licence: z.string().max(200),
  licenceUrl: z.string().max(2000).nullable(),
  /** When the source was read. */
  readAt: momentSchema,
})
export type FactSource = z.infer<typeof factSourceSchema>

export const statementSchema = z.object({
  /** One sentence in the source's own words. */
  text: z.string().min(1).max(2000),
  /** Id of its source. */
  sourceId: z.string().min(1).max(20),
  /** The heading above it in the source; null before the first heading. */
  section: z.string().max(200).nullable(),
})
export type Statement = z.infer<typeof statementSchema>

export const maxFactSources = 20

/** Statements in the order of their sources. */
export const collectedFactsSchema = z.object({
  topic: z.string().max(500),
  sources: z.array(factSourceSchema).max(maxFactSources),
  statements: z.array(statementSchema).max(maxStatements),
  /** What was left out or could not be read, as sentences for the person. */
  warnings: z.array(z.string().max(1000)).max(40),
})
export type CollectedFacts = z.infer<typeof collectedFactsSchema>

/** Where to look for facts. */
export const factRequestSchema = z.object({
  topic: z.string().trim().max(500),
  /** The person's own notes. */
  notes: z.string().max(maxFactNotesCharacters).default(''),
  /** Web pages to read. */
  addresses: z.array(z.string().trim().min(1).max(2000)).max(maxFactAddresses).default([]),
  /** Texts of files that `POST /api/facts/read-file` has read. */
  files: z
    .array(z.object({ name: z.string().min(1).max(255), text: z.string().max(maxFactFileCharacters) }))
    .max(maxFactFiles)
    .default([]),
  /** Whether to look in Wikipedia and Wikidata. */
  usesWikipedia: z.boolean().default(true),
  /** The title that the person chose when a topic had several meanings. */
  meaning: z.string().max(300).optional(),
  /**
   * Whether a few dozen statements are enough, as for a short: English Wikipedia is then read only when Simple English
   * Wikipedia says little.
   */
  isBrief: z.boolean().optional(),
})
export type FactRequest = z.output<typeof factRequestSchema>

/** A topic may have several meanings, and then only the person can choose. */
export const foundFactsSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('found'), facts: collectedFactsSchema }),
  z.object({
    status: z.literal('choose'),
    /** Send a `title` back as `meaning`. */
    meanings: z.array(z.object({ title: z.string(), description: z.string() })).max(20),
    /** A sentence that asks for the choice. */
    notice: z.string(),
  }),
  /** Nothing was found, or there is no network; `notice` says what works instead. */
  z.object({ status: z.literal('nothing'), notice: z.string() }),
])
export type FoundFacts = z.infer<typeof foundFactsSchema>
