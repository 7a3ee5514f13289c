// What people write to whoever sells plans here: kept for the operator, and mailed where there is a mail server.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { SalesMessage } from '@vivify/contract/routes/sales'
import type { Mailer } from '../../providers/mail/port.ts'
import type { Database } from '../../store/database.ts'
import {
  claimMailing,
  countSalesMessages,
  findOperatorEmail,
  insertSalesMessage,
  listSalesMessages,
  listUnmailed,
  lockSalesMessages,
  releaseMailing,
  type SalesMessageRow,
} from '../../store/sales-messages.ts'

export interface SalesService {
  /** Throws AppError `rate_limited` when all people together wrote too much today. */
  write(message: SalesMessage, workspaceId: string | null): Promise<void>
  /** The latest messages, newest first. */
  list(): Promise<SalesMessageRow[]>
  /** Mails what was not mailed to the operator, and returns how many. Nothing without a mail server. */
  mail(): Promise<number>
}

export interface SalesOptions {
  db: Database
  mailer: Mailer | null
  createId: () => string
  now: () => number
}

/** More than an operator reads in a day, and little enough to store. */
export const mostADay = 200
const shownMessages = 200
const mailedAtOnce = 20
const mostTries = 5
const dayMs = 86_400_000

export function createSalesService(options: SalesOptions): SalesService {
  const { db, createId, now } = options
  return {
    async write(message, workspaceId) {
      await db.transaction(async (tx) => {
        await lockSalesMessages(tx)
        if ((await countSalesMessages(tx, new Date(now() - dayMs))) >= mostADay) {
          throw new AppError('rate_limited', messages.sales.tooMany, { details: { mostADay } })
        }
        await insertSalesMessage(tx, { id: createId(), workspaceId, ...message })
      })
    },
    list: () => listSalesMessages(db, shownMessages),
    mail: () => mailMessages(options),
  }
}

async function mailMessages({ db, mailer, now }: SalesOptions): Promise<number> {
  const to = mailer === null ? null : await findOperatorEmail(db)
  if (mailer === null || to === null) return 0
  let mailed = 0
  for (const row of await listUnmailed(db, { mostTries, limit: mailedAtOnce })) {
    if (!(await claimMailing(db, row.id, new Date(now())))) continue
    try {
      await mailer.send({ to, ...describeMail(row) })
      mailed++
    } catch (error) {
      await releaseMailing(db, row.id)
      throw error
    }
  }
  return mailed
}

/** Who wrote stands in the text, because a mail in a stranger’s name is taken for spam. */
function describeMail({ name, email, message }: SalesMessageRow): { subject: string; text: string } {
  // One line, whatever was typed.
  const who = name.replace(/\s+/g, ' ')
  return {
    subject: messages.sales.mailSubject(who),
    text: messages.sales.mailText({ name: who, email, message }),
  }
}
