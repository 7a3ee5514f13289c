import { setTimeout as wait } from 'node:timers/promises'
import { hold, type Attack } from '../attack.ts'
import type { Guest } from '../target.ts'
import { setTrap } from '../trap.ts'

const refusedAddresses = [
  'http://example.com/',
  'file:///etc/passwd',
  'https://user:secret@example.com/',
  'x',
]

const add = (who: Guest, address: string): Promise<Response> =>
  who.call('/api/webhooks', { method: 'POST', body: { address, events: ['video.finished'] } })

/** Names of this machine, each with the port of a trap. */
const insideHosts = ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '127.1', '0.0.0.0']

/** Has test events sent to this machine, and waits until each was tried. Throws Error when one arrived. */
async function leadIntoTrap(person: Guest): Promise<void> {
  const trap = await setTrap()
  try {
    for (const host of insideHosts) {
      const answer = await add(person, `https://${host}:${trap.port}/`)
      if (!answer.ok) continue
      const { webhook } = (await answer.json()) as { webhook: { id: string } }
      const route = `/api/webhooks/${webhook.id}`
      await person.call(`${route}/test`, { method: 'POST' })
      for (let asked = 0; asked < 100 && !(await isTried(person, route)); asked++) await wait(200)
      hold(await isTried(person, route), `the event for ${host} was not tried`)
      hold(trap.count() === 0, `${host} was called`)
      await person.call(route, { method: 'DELETE' })
    }
  } finally {
    trap.close()
  }
}

async function isTried(person: Guest, route: string): Promise<boolean> {
  const { deliveries } = (await (await person.call(`${route}/deliveries`)).json()) as {
    deliveries: { tries: { status: number | null; problem: string | null }[] }[]
  }
  const tries = deliveries.flatMap((delivery) => delivery.tries)
  hold(
    tries.every(({ status, problem }) => status === null && problem !== null),
    'an event was delivered',
  )
  return tries.length > 0
}

export const attacks: readonly Attack[] = [
  {
    row: 'A23',
    title: 'has the server call addresses inside the network, or floods a stranger with events',
    isQuick: true,
    async play(target) {
      const guest = await target.signInAsGuest()
      const person = await target.signUp('hooks-of-a23@example.com')
      for (const address of refusedAddresses) {
        for (const who of [guest, person]) {
          const { status } = await add(who, address)
          hold([400, 403, 422].includes(status), `${address} was answered with ${status}`)
        }
      }
      await leadIntoTrap(person)
      const added = await Promise.all(
        Array.from({ length: 40 }, (_, index) => add(person, `https://hook-${index}.example.com/`)),
      )
      const kept = added.filter(({ status }) => status === 201)
      hold(kept.length > 0 && kept.length <= 10, `${kept.length} webhooks were kept`)
      const { webhook } = (await kept[0]!.json()) as { webhook: { id: string } }
      const tests = await Promise.all(
        Array.from({ length: 200 }, () =>
          person.call(`/api/webhooks/${webhook.id}/test`, { method: 'POST' }),
        ),
      )
      const sent = tests.filter(({ status }) => status === 202).length
      hold(sent <= 60, `${sent} test events were sent`)
      const thief = await target.signUp('thief-of-a23@example.com')
      for (const [method, way] of [
        ['DELETE', ''],
        ['POST', '/secret'],
        ['POST', '/test'],
        ['GET', '/deliveries'],
      ] as const) {
        const { status } = await thief.call(`/api/webhooks/${webhook.id}${way}`, { method })
        hold(status === 404, `another account’s ${method} ${way} was answered with ${status}`)
      }
      return `${kept.length} kept, ${sent} test events sent`
    },
  },
]
