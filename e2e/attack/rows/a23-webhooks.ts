import { hold, type Attack } from '../attack.ts'
import type { Guest } from '../target.ts'

const inside = [
  'https://127.0.0.1/',
  'https://localhost/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://2130706433/',
  'http://example.com/',
  'file:///etc/passwd',
  'https://user:secret@example.com/',
]

const add = (who: Guest, address: string): Promise<Response> =>
  who.call('/api/webhooks', { method: 'POST', body: { address, events: ['video.finished'] } })

export const attacks: readonly Attack[] = [
  {
    row: 'A23',
    title: 'has the server call addresses inside the network, or floods a stranger with events',
    isQuick: true,
    async play(target) {
      const guest = await target.signInAsGuest()
      const person = await target.signUp('hooks-of-a23@example.com')
      for (const address of inside) {
        for (const who of [guest, person]) {
          const { status } = await add(who, address)
          hold([400, 403, 422].includes(status), `${address} was answered with ${status}`)
        }
      }
      const added = await Promise.all(
        Array.from({ length: 40 }, (_, index) => add(person, `https://hook-${index}.example.com/`)),
      )
      const kept = added.filter(({ status }) => status === 201)
      hold(kept.length <= 10, `${kept.length} webhooks were kept`)
      if (kept.length === 0) return `${inside.length * 2} refused, and no webhook allowed`
      const { webhook } = (await kept[0]!.json()) as { webhook: { id: string } }
      const tests = await Promise.all(
        Array.from({ length: 200 }, () => person.call(`/api/webhooks/${webhook.id}/test`, { method: 'POST' })),
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
