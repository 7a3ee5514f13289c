import * as messages from '@vivify/contract/messages'
import type { Mailer } from '../../providers/mail/port.ts'
import type { Database } from '../../store/database.ts'
import { takeUnmailedFailures } from '../../store/workspaces.ts'

const mailedAtOnce = 20

/**
 * Mails accounts whose payment failed. A mail that the server refuses is not repeated: every screen says the same, and
 * Stripe can send its own.
 */
export async function mailFailures({
  db,
  mailer,
  now,
}: {
  db: Database
  mailer: Mailer | null
  now: () => number
}): Promise<number> {
  if (mailer === null) return 0
  const due = await takeUnmailedFailures(db, { now: new Date(now()), limit: mailedAtOnce })
  const { mailSubject: subject, mailText: text } = messages.payments
  const sent = await Promise.allSettled(due.map(({ email }) => mailer.send({ to: email, subject, text })))
  const refused = sent.find((one) => one.status === 'rejected')
  if (refused) throw refused.reason
  return sent.length
}
