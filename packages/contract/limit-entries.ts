import type { z } from 'zod'

/**
 * Limits a record to `maxEntries` entries. The limit is also published as `maxProperties`, for JSON Schema and for code
 * that counts entries before it parses them.
 */
export function limitEntries<Record extends z.ZodRecord>(record: Record, maxEntries: number): Record {
  return record
    .refine((entries) => Object.keys(entries as object).length <= maxEntries, {
      error: `at most ${maxEntries} entries are allowed`,
    })
    .meta({ maxProperties: maxEntries }) as Record
}
