import type { Storage } from '../../providers/storage/port.ts'
import { forgetUnusedDrawings } from '../../store/assets.ts'
import type { Database } from '../../store/database.ts'

/**
 * Removes drawings of page tools that are older than `before` and that nothing refers to: masks, and layers of a page
 * that was closed. Returns the number of removed drawings.
 */
export async function sweepDrawings(
  { db, storage }: { db: Database; storage: Storage },
  before: Date,
): Promise<number> {
  const forgotten = await forgetUnusedDrawings(db, before)
  for (const { storageKey } of forgotten) await storage.remove(storageKey)
  return forgotten.length
}
