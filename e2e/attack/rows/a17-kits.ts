import { kitFormLimits } from '@vivify/contract/kit-choices'
import { hold, type Attack } from '../attack.ts'
import type { Guest, Target } from '../target.ts'

const inside = [
  'http://127.0.0.1/',
  'http://localhost/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://2130706433/',
]

const hardParts = ['a', 'a ', 'a,', '. ', '\n', '- ', '"', 'http://', '👩‍👩‍👧‍👦', '@', '#', 'A. B. ', '-\n', '$1, ']

const fill = (part: string, length: number): string =>
  part
    .repeat(Math.ceil(length / part.length))
    .slice(0, length)
    .toWellFormed()

function fillForm(part: string): Record<string, string> {
  const form = Object.entries(kitFormLimits).map(([name, most]) => [name, fill(part, most)])
  return { ...Object.fromEntries(form), ...(part.trim() === '' ? { name: 'Larder', summary: 'Food.' } : {}) }
}

const post = (guest: Guest, route: string, body: object): Promise<Response> =>
  guest.call(route, { method: 'POST', body })

async function readStatus(answer: Response): Promise<number> {
  const text = await answer.text()
  hold(answer.status !== 500, `an answer was 500: ${text.slice(0, 200)}`)
  return answer.status
}

/** The status of each form as texts, as a kit and as its plan. */
async function playForm(target: Target, part: string): Promise<number[]> {
  const guest = await target.signInAsGuest()
  const form = fillForm(part)
  const written = await post(guest, '/api/kits/write', { form, variant: 9999 })
  const { status } = written
  if (!written.ok) return [await readStatus(written)]
  const { texts } = (await written.json()) as { texts: object }
  const kept = await post(guest, '/api/kits', { document: { form, texts, launchDate: '9999-12-31' } })
  if (!kept.ok) return [status, await readStatus(kept)]
  const { id } = (await kept.json()) as { id: string }
  const planned = await post(guest, `/api/kits/${id}/calendar`, { date: '9999-12-31', zone: 'UTC' })
  return [status, kept.status, await readStatus(planned)]
}

export const attacks: readonly Attack[] = [
  {
    row: 'A17',
    title: 'writes kits from the longest forms, made of what is hard to read',
    isQuick: true,
    async play(target) {
      const statuses = await Promise.all(hardParts.map((part) => playForm(target, part)))
      const met = [...new Set(statuses.flat())].sort((one, two) => one - two)
      return `${hardParts.length} forms answered with ${met.join(', ')}`
    },
  },
  {
    row: 'A17',
    title: 'reads pages inside the network as launches',
    isQuick: true,
    async play(target) {
      const guest = await target.signInAsGuest()
      for (const url of [...inside, `${target.address}/api/health`]) {
        const answer = await post(guest, '/api/kits/read', { url })
        const text = await answer.text()
        hold([200, 422].includes(answer.status), `${url} was answered with ${answer.status}`)
        const isRead = answer.ok && (JSON.parse(text) as { source: { kind: string } }).source.kind !== 'slug'
        hold(!isRead, `${url} was read: ${text.slice(0, 200)}`)
      }
      return `${inside.length + 1} not read`
    },
  },
  {
    row: 'A17',
    title: 'acts on the kit of another account',
    isQuick: true,
    async play(target) {
      const [owner, thief] = [await target.signInAsGuest(), await target.signInAsGuest()]
      const kept = await post(owner, '/api/kits', {
        document: { form: { name: 'Larder', summary: 'Food.' } },
      })
      hold(kept.ok, `a kit was answered with ${kept.status}`)
      const { id, revision, document } = (await kept.json()) as Record<string, string>
      const tries: [string, string, object | undefined][] = [
        ['GET', '', undefined],
        ['PUT', '', { revision, document }],
        ['POST', '/restore', undefined],
        ['POST', '/calendar', { date: '2027-01-01', zone: 'UTC' }],
        ['POST', '/scripts/1/project', undefined],
        ['DELETE', '', undefined],
      ]
      for (const [method, way, body] of tries) {
        const answer = await thief.call(`/api/kits/${id}${way}`, { method, body })
        const text = await answer.text()
        hold(
          [404, 422].includes(answer.status),
          `${method} ${way} was answered with ${answer.status}: ${text}`,
        )
      }
      hold((await owner.call(`/api/kits/${id}`)).ok, 'the kit is gone')
      return `${tries.length} refused`
    },
  },
]
