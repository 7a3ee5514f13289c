// A mail server in this process, for tests.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface TestMailServer {
  /** For SMTP_URL, with the right user and password. */
  url: string
  /** With another password. */
  wrongUrl: string
  /** Whole mails as they arrived, with whom they were for. */
  readonly received: { to: string[]; text: string }[]
  /** How the next mails are answered; null accepts them. */
  refuseWith: { status: number; sentence: string } | null
  close(): Promise<void>
}

const user = 'vivify'
const password = 'mail-pass'

/** Asks for a password, as mail services do. */
export async function openMailServer(): Promise<TestMailServer> {
  const received: { to: string[]; text: string }[] = []
  const server = new SMTPServer({
    // The address is this machine's own, so nothing is encrypted.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth(auth, _session, answer) {
      const isRight = auth.username === user && auth.password === password
      answer(isRight ? null : new Error('Invalid username or password'), isRight ? { user } : undefined)
    },
    onRcptTo(_address, _session, answer) {
      const refused = opened.refuseWith
      answer(refused ? Object.assign(new Error(refused.sentence), { responseCode: refused.status }) : null)
    },
    onData(stream, session, answer) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, text: Buffer.concat(pieces).toString('utf8') })
        answer()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const opened: TestMailServer = {
    url: `smtp://${user}:${password}@127.0.0.1:${port}`,
    wrongUrl: `smtp://${user}:other@127.0.0.1:${port}`,
    received,
    refuseWith: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return opened
}

/** The text of a mail as its reader sees it: soft line breaks and escapes of quoted-printable undone. */
export function readMailText(mail: string): string {
  const [head = '', ...body] = mail.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  if (!/quoted-printable/i.test(head)) return text
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
