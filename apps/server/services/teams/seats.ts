import * as messages from '@vivify/contract/messages'
import type { Session } from '@vivify/contract/routes/account'

/** Where plans are not enforced, and for licenses with very many seats. */
export const maxMembers = 1000

/** Why a workspace with so many members and open invites can invite nobody; null when it can. */
export function describeRefusal(
  { isGuest, allowed: { seats } }: Pick<Session, 'isGuest' | 'allowed'>,
  taken: number,
): string | null {
  if (isGuest) return messages.teams.guest
  if (seats !== null && seats < 2) return messages.teams.needsSeats
  if (seats !== null && taken >= seats) return messages.teams.full(seats)
  return taken >= maxMembers ? messages.teams.tooLarge(maxMembers) : null
}
