import type { z } from 'zod'

/** A record of at most so many entries. JSON Schema, and whoever counts before reading, finds the number as `maxProperties`. */
export function limitEntries<Record extends z.ZodRecord>(record: Record, maxEntries: number): Record {
  return record
    .refine((entries) => Object.keys(entries as object).length <= maxEntries, {
      error: `at most ${maxEntries} entries are allowed`,
    })
    .meta({ maxProperties: maxEntries }) as Record
}
