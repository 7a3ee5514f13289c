import type { Storage } from '../../providers/storage/port.ts'
import type { Database } from '../../store/database.ts'
import { listLostGuests, purgeGuest } from '../../store/guests.ts'

/** Limits one run, so that it doesn't occupy the database for long. The next run continues. */
const batch = 50

/**
 * Deletes the work and files of guests who were last seen before `before` and have no waiting or running job. Safe to
 * run in several processes at once. If a run is interrupted, files may remain without rows; `sweepFiles` removes them
 * later. Returns the number of purged guests.
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
