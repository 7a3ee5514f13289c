import { createHmac } from 'node:crypto'
import { request } from 'node:http'
import { hold, type Attack } from '../attack.ts'
import type { Guest, Target } from '../target.ts'

const signingSecret = 'whsec_the_attacker_does_not_know_this_one'
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_attack',
  STRIPE_WEBHOOK_SECRET: signingSecret,
  // Nothing listens there: an event that were believed would be answered with 502 or 503, not with 400.
  STRIPE_BASE_URL: 'http://127.0.0.1:9',
}

const event = JSON.stringify({
  id: 'evt_attack',
  object: 'event',
  type: 'invoice.paid',
  data: { object: { id: 'in_attack', object: 'invoice' } },
})

function sign(body: string, atMs: number, secret = signingSecret): string {
  const seconds = Math.floor(atMs / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

function sendEvent(target: Target, body: string, signature: string | undefined): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) }
  return target.call('/api/payments/events', { method: 'POST', bytes: Buffer.from(body), headers })
}

/** Sends 600 kB by a connection of its own, because the server closes it before it has read everything. */
function sendLarge(target: Target, signature: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const call = request(`${target.address}/api/payments/events`, { method: 'POST', agent: false, headers })
    call.on('response', ({ statusCode }) => resolve(statusCode!))
    call.on('error', () => resolve(413))
    call.end(' '.repeat(600_000))
  })
}

async function readCredits(guest: Guest): Promise<number> {
  return ((await (await guest.call('/api/credits')).json()) as { credits: number }).credits
}

const salesMessage = { name: 'A', email: 'a@example.com', message: 'x'.repeat(4000) }

export const attacks: readonly Attack[] = [
  {
    row: 'A18',
    title: 'sends payment events that the provider did not sign',
    environment: stripe,
    async play(target) {
      const guest = await target.signInAsGuest()
      const before = await readCredits(guest)
      const now = Date.now()
      const signature = sign(event, now)
      const forged: [string, string | undefined][] = [
        [event, undefined],
        [event, ''],
        [event, 't=,v1='],
        [event, sign(event, now, 'whsec_guess')],
        [event, sign(event, now - 301_000)],
        [event, signature.replace('v1=', 'v0=')],
        [event.replace('in_attack', 'in_other'), signature],
        [`${event} `, signature],
        [event, `${'v1=0,'.repeat(2000)}t=1`],
        [event, `t=${'9'.repeat(4000)},v1=0`],
        ['', sign('', now, 'whsec_guess')],
        ['{'.repeat(100_000), sign('{', now)],
      ]
      for (const [body, header] of forged) {
        const answer = await sendEvent(target, body, header)
        // Node refuses headers above 16 kB itself.
        hold(
          [400, 401, 403, 422, 431].includes(answer.status),
          `${body.slice(0, 60)} signed with ${header?.slice(0, 60)} was answered with ${answer.status}`,
        )
      }
      const large = await Promise.all(Array.from({ length: 40 }, () => sendLarge(target, signature)))
      hold(
        large.every((status) => status === 413),
        `large ones were answered with ${[...new Set(large)]}`,
      )
      hold((await readCredits(guest)) === before, 'the balance changed')
      return `${forged.length + large.length} refused`
    },
  },
  {
    row: 'A18',
    title: 'floods sales with messages, from one address and from many',
    async play(target) {
      const statusesFrom = (addresses: readonly string[]): Promise<number[]> =>
        Promise.all(
          addresses.map(async (address) => {
            const headers = { 'x-forwarded-for': address }
            const call = { method: 'POST', body: salesMessage, headers }
            return (await target.call('/api/sales/messages', call)).status
          }),
        )
      const kept = (statuses: readonly number[]): number => statuses.filter((status) => status === 201).length
      const one = kept(await statusesFrom(Array.from({ length: 60 }, () => '203.0.113.9')))
      hold(one <= 5, `${one} messages of one address were kept`)
      const many = kept(
        await statusesFrom(Array.from({ length: 260 }, (_, index) => `203.0.${index % 256}.77`)),
      )
      hold(one + many <= 200, `${one + many} messages were kept in a day`)
      const guest = await target.signInAsGuest()
      const read = await guest.call('/api/sales/messages')
      hold([403, 404].includes(read.status), `a guest reads them: ${read.status}`)
      return `${one} and ${many} kept`
    },
  },
]
