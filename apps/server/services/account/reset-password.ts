// A new password for somebody who forgot theirs: a link that works once and for an hour, by mail or from the operator.

import { randomBytes } from 'node:crypto'
import { AppError } from '@vivify/contract/errors'
import { commandMessages } from '@vivify/contract/command-messages'
import * as messages from '@vivify/contract/messages'
import type { Mailer } from '../../providers/mail/port.ts'
import type { Database } from '../../store/database.ts'
import { deleteOpenSteps, deleteSecondStep } from '../../store/sessions.ts'
import { findUserByEmail } from '../../store/workspaces.ts'
import type { Authentication } from './authentication.ts'
import { requireLongPassword } from './passwords.ts'
import { refuseInWords } from './refuse-in-words.ts'

export const resetMinutes = 60

export interface ResetOptions {
  db: Database
  authentication: Authentication
  minPasswordCharacters: number
  /** The address people use. */
  baseUrl: string
  /** Null where mail is not set up. */
  mailer: Mailer | null
  onMailFailed: (error: unknown) => void
}

export interface ResetService {
  /** False where this server can’t send mail. */
  readonly canMail: boolean
  /** Mails a link if the email has an account; the caller can’t tell. Returns before the mail is on its way. */
  request(email: string): void
  /**
   * A link for the operator to pass on. `endsSecondStep` also turns the second step off, for somebody who lost their
   * phone and codes. Throws AppError `not_found`.
   */
  makeLink(email: string, choice: { endsSecondStep: boolean }): Promise<string>
  /** Throws AppError `bad_input` for a link that was used, has expired or never existed. */
  reset(token: string, password: string): Promise<void>
}

export function createResetService(options: ResetOptions): ResetService {
  const { db, authentication, mailer } = options
  return {
    canMail: mailer !== null,
    request(email) {
      if (mailer) void mailLink(options, mailer, email).catch(options.onMailFailed)
    },
    async makeLink(email, { endsSecondStep }) {
      const user = await findUserByEmail(db, email)
      if (!user || user.isAnonymous) throw new AppError('not_found', commandMessages.noSuchAccount(email))
      if (endsSecondStep) await deleteSecondStep(db, user.id)
      return makeAddress(options, user.id)
    },
    async reset(token, password) {
      requireLongPassword(password, options.minPasswordCharacters)
      const { internalAdapter } = await authentication.$context
      const found = await internalAdapter.findVerificationValue(nameToken(token))
      await refuseInWords(() => authentication.api.resetPassword({ body: { newPassword: password, token } }))
      // Other links, and sign-ins with the old password that wait for their second step, end with it.
      if (found) await deleteOpenSteps(db, found.value)
    },
  }
}

async function mailLink(options: ResetOptions, mailer: Mailer, email: string): Promise<void> {
  const user = await findUserByEmail(options.db, email)
  if (!user || user.isAnonymous) return
  const address = await makeAddress(options, user.id)
  await mailer.send({
    to: user.email,
    subject: messages.security.mailSubject,
    text: messages.security.mailText(user.name, address, resetMinutes),
  })
}

/** The token is behind the `#`, so that no server and no log sees it before the page sends it. */
async function makeAddress({ authentication, baseUrl }: ResetOptions, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { internalAdapter } = await authentication.$context
  await internalAdapter.createVerificationValue({
    identifier: nameToken(token),
    value: userId,
    expiresAt: new Date(Date.now() + resetMinutes * 60_000),
  })
  return `${baseUrl}/auth#reset=${token}`
}

/** As Better Auth looks for it. */
function nameToken(token: string): string {
  return `reset-password:${token}`
}
