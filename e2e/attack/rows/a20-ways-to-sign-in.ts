import { createHmac } from 'node:crypto'
import { hold, type Attack } from '../attack.ts'
import { password, readCookies, type Guest, type Target } from '../target.ts'

const post = (who: Guest, route: string, body?: object): Promise<Response> =>
  who.call(route, { method: 'POST', body })

/** The code that an authenticator app shows (RFC 6238) for a secret in base32. */
function showCode(secret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac('sha1', key).update(step).digest()
  const offset = hash[19]! & 15
  return String((hash.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

/** Turns on the second step. Returns the cookie of the owner's new session. */
async function protect(owner: Guest): Promise<string> {
  const started = await post(owner, '/api/account/second-step', { password })
  hold(started.ok, `the second step was answered with ${started.status}`)
  const { secret } = (await started.json()) as { secret: string }
  const confirmed = await post(owner, '/api/account/second-step/confirm', { code: showCode(secret) })
  hold(confirmed.ok, `the code was answered with ${confirmed.status}`)
  return readCookies(confirmed)
}

/** Signs in with the right password, and tries `count` codes at once. Returns their statuses. */
async function guessCodes(target: Target, email: string, from: string, count: number): Promise<number[]> {
  const headers = { 'x-forwarded-for': from }
  const body = { email, password }
  const begun = await target.call('/api/auth/sign-in', { method: 'POST', body, headers })
  const cookie = readCookies(begun)
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const code = String(index * 7919).padStart(6, '0')
      const call = { method: 'POST', body: { code }, headers: { ...headers, cookie } }
      return (await target.call('/api/auth/second-step', call)).status
    }),
  )
}

export const attacks: readonly Attack[] = [
  {
    row: 'A20',
    title: 'knows a password and guesses the codes of the second step',
    async play(target) {
      const email = 'ada@example.com'
      const owner = await target.signUp(email)
      const cookie = await protect(owner)
      const statuses: number[] = []
      for (let round = 0; round < 6; round++) {
        statuses.push(...(await guessCodes(target, email, `203.0.113.${round}`, 40)))
      }
      hold(
        statuses.every((status) => [400, 401, 403, 422, 429].includes(status)),
        `answered with ${[...new Set(statuses)]}`,
      )
      const stillIn = await target.call('/api/account', { headers: { cookie } })
      hold(stillIn.ok, `the owner is signed out: ${stillIn.status}`)
      return `${statuses.length} refused`
    },
  },
  {
    row: 'A20',
    title: 'asks for links for other people’s passwords, and guesses them',
    async play(target) {
      await target.signUp('grace@example.com')
      const ask = async (email: string, index: number): Promise<string> => {
        const headers = { 'x-forwarded-for': `203.0.113.${index}` }
        const answer = await target.call('/api/auth/reset/request', {
          method: 'POST',
          body: { email },
          headers,
        })
        return `${answer.status} ${await answer.text()}`
      }
      const known = new Set(
        await Promise.all(Array.from({ length: 20 }, (_, index) => ask('grace@example.com', index))),
      )
      const unknown = new Set(
        await Promise.all(Array.from({ length: 20 }, (_, index) => ask('nobody@example.com', 20 + index))),
      )
      hold([...known].join() === [...unknown].join(), `${[...known]} against ${[...unknown]}`)
      const guesses = await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          target.call('/api/auth/reset', {
            method: 'POST',
            body: { token: `guess-${index}`.padEnd(43, 'x'), password: 'another password 123' },
            headers: { 'x-forwarded-for': '203.0.113.200' },
          }),
        ),
      )
      const statuses = [...new Set(guesses.map(({ status }) => status))]
      hold(
        statuses.every((status) => [400, 404, 422, 429].includes(status)),
        `guesses were answered with ${statuses}`,
      )
      hold(!target.log().includes('@example.com'), 'the log names an address')
      return `guesses answered with ${statuses.join(', ')}`
    },
  },
  {
    row: 'A20',
    title: 'has a session but no password, and takes over or ends the account',
    async play(target) {
      const owner = await target.signUp('joan@example.com')
      const tries: [string, object][] = [
        ['/api/account/delete', { confirmation: 'joan@example.com' }],
        ['/api/account/delete', { confirmation: 'joan@example.com', password: 'guess' }],
        ['/api/account/password', { current: 'guess', next: 'another password 123', endsOthers: true }],
        ['/api/account/second-step', { password: 'guess' }],
        ['/api/account/second-step/recovery-codes', { password: 'guess' }],
        ['/api/account/passkeys/start', { password: 'guess' }],
      ]
      for (const [route, body] of tries) {
        const answer = await post(owner, route, body)
        hold(
          [400, 401, 403, 409, 422, 429].includes(answer.status),
          `${route} was answered with ${answer.status}`,
        )
      }
      hold((await owner.call('/api/account')).ok, 'the account is gone')
      return `${tries.length} refused`
    },
  },
]
