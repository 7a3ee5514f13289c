import type { z } from 'zod'

/** A library's page has up to 200 entries. */
const maxEntries = 200

/** The entries that have the expected shape. One odd entry of a library is no reason to leave out the others. */
export function listWhole<Schema extends z.ZodType>(
  schema: Schema,
  entries: readonly unknown[],
): z.infer<Schema>[] {
  return entries.slice(0, maxEntries).flatMap((entry) => {
    const parsed = schema.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
}
