// Mail over SMTP. The library is loaded with the first mail, because many installations send none.

import { ProviderError, quoteReason, type ProviderFailure } from '../provider-error.ts'
import type { Mailer } from './port.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://…` for TLS from the start. */
  url: string
  /** Such as `Vivify <hello@example.com>`. */
  from: string
  /** Default 20 s, for connecting as for every answer. */
  timeoutMs?: number
}

const vendor = 'The mail server'

export function createSmtpMailer({ url, from, timeoutMs = 20_000 }: SmtpOptions): Mailer {
  return {
    async send({ to, subject, text }) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        // Nothing of a mail is read from a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      try {
        // An object, so that an address is never read as a list of several.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
      } catch (error) {
        throw translate(error)
      } finally {
        transport.close()
      }
    },
  }
}

function translate(error: unknown): ProviderError {
  const { code, responseCode, response } = error as {
    code?: string
    responseCode?: number
    response?: string
  }
  const reason = response === undefined ? {} : { reason: quoteReason(response) }
  return new ProviderError({ vendor, failure: failureOf(code, responseCode), ...reason })
}

function failureOf(code: string | undefined, status: number | undefined): ProviderFailure {
  switch (code) {
    case 'EAUTH':
    case 'ENOAUTH':
      return 'unauthorized'
    case 'ETIMEDOUT':
      return 'timed_out'
    case 'EENVELOPE':
    case 'EMESSAGE':
      // 4xx asks to try again later.
      return status !== undefined && status < 500 ? 'server_error' : 'bad_request'
    default:
      return 'connection'
  }
}
