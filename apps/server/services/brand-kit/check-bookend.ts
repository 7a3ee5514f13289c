import { brandMessages } from '@vivify/contract/brand-messages'
import { AppError } from '@vivify/contract/errors'
import { bookendSecondsRange, usualBookendSeconds, type Bookend } from '@vivify/contract/project'
import type { BookendPlace } from '@vivify/timeline/document/bookends'
import { findAsset } from '../../store/assets.ts'
import type { Database } from '../../store/database.ts'

/** How much longer than allowed a clip may be, because encoders add a frame or two. */
const toleranceSeconds = 0.1

/**
 * Returns an intro or outro with its length: that of its clip, or the usual one of a card. Throws AppError
 * `asset_missing` for a file that the workspace has not or that can't be shown, and `bad_input` for a clip that is too
 * long or too short.
 */
export async function checkBookend(
  db: Database,
  workspaceId: string,
  place: BookendPlace,
  bookend: Bookend,
): Promise<Bookend> {
  const card = { ...bookend, asset: null, seconds: usualBookendSeconds }
  if (bookend.asset === null) return card
  const row = await findAsset(db, workspaceId, bookend.asset)
  if (row?.kind === 'image') return bookend
  // A kit whose file was deleted can still be saved once it is turned off.
  if (row === null && !bookend.isOn) return card
  if (row?.kind !== 'clip' && row?.kind !== 'video') {
    throw new AppError('asset_missing', brandMessages.bookendMissing(place))
  }
  const { min, max } = bookendSecondsRange
  const length = row.durationSeconds ?? 0
  if (length < min || length > max + toleranceSeconds) {
    throw new AppError('bad_input', brandMessages.bookendLength(place, length, bookendSecondsRange))
  }
  return { ...bookend, seconds: Math.min(max, length) }
}
