import type { Storage } from '../../providers/storage/port.ts'
import type { Database } from '../../store/database.ts'
import { listLostGuests, purgeGuest } from '../../store/guests.ts'

/** One run leaves the database to others soon; the next one goes on. */
const batch = 50

/**
 * Deletes the work and files of guests that were not seen since a moment and have no job that waits or runs. Safe to
 * run in several processes at once. A file that is left by an interruption has no row any more and is swept later.
 * Returns how many guests were purged.
 */
export async function purgeGuests(
  { db, storage }: { db: Database; storage: Storage },
  before: Date,
): Promise<number> {
  let purged = 0
  for (const guest of await listLostGuests(db, before, batch)) {
    const keys = await purgeGuest(db, guest, before)
    if (keys === null) continue
    purged++
    for (const key of keys) await storage.remove(key)
  }
  return purged
}
