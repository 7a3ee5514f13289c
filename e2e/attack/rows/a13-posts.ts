import { setTimeout as wait } from 'node:timers/promises'
import { hold, type Attack } from '../attack.ts'
import type { Guest } from '../target.ts'

/** Longest that another guest's post may wait while one account sends a thousand. */
const patienceMs = 20_000
const floodPosts = 1000
const atOnce = 25
const longPosts = 300

interface Post {
  id: string
  revision: number
  state: string
}

async function send(guest: Guest, route: string, body: object, method = 'POST'): Promise<Response> {
  return guest.call(route, { method, body })
}

async function writePost(guest: Guest, text: string): Promise<Post> {
  const answer = await send(guest, '/api/posts', { content: { text, platforms: ['twitter'] } })
  hold(answer.ok, `a post was answered with ${answer.status}`)
  return (await answer.json()) as Post
}

async function postNow(guest: Guest, { id, revision }: Post): Promise<Response> {
  return send(guest, `/api/posts/${id}/schedule`, { revision, when: 'now' })
}

async function readState(guest: Guest, id: string): Promise<string> {
  return ((await (await guest.call(`/api/posts/${id}`)).json()) as Post).state
}

const csvOf = (row: string): string =>
  `text,date,time,platforms\n${row.repeat(Math.floor(900_000 / row.length))}`
const csvs = [
  csvOf('Hello,2027-03-04,09:00,twitter\n'),
  csvOf('"'),
  csvOf('"a""b",,,\n'),
  csvOf(','),
  csvOf('\n'),
  `text\n"${'x'.repeat(900_000)}"`,
]
const texts = [
  '#'.repeat(8000),
  '@'.repeat(8000),
  'a.'.repeat(4000),
  'http://'.repeat(1100),
  `${'a'.repeat(7990)}.com`,
  '👩‍👩‍👧‍👦'.repeat(700),
  ' '.repeat(7999).concat('x'),
  'um '.repeat(2600),
  '!?'.repeat(4000),
]

export const attacks: readonly Attack[] = [
  {
    row: 'A13',
    title: 'imports spreadsheets that take long, many at once',
    isQuick: true,
    async play(target) {
      const guest = await target.signInAsGuest()
      const calls = Array.from({ length: 24 }, (_, index) =>
        send(guest, '/api/calendar/csv', {
          csv: csvs[index % csvs.length],
          zone: 'UTC',
          idempotencyKey: `attack-${index}`,
        }),
      )
      const met = new Set<number>()
      for (const answer of await Promise.all(calls)) {
        met.add(answer.status)
        await answer.text()
      }
      hold(
        [...met].every((status) => [200, 413, 422, 429].includes(status)),
        `they were answered with ${[...met].join(', ')}`,
      )
      return `answered with ${[...met].join(', ')}`
    },
  },
  {
    row: 'A13',
    title: 'has hashtags and wordings sought for texts that take long',
    isQuick: true,
    async play(target) {
      const guest = await target.signInAsGuest()
      const calls = texts.flatMap((text) => [
        send(guest, '/api/posts/hashtags', { text }),
        send(guest, '/api/posts/enhance', { text, platform: 'twitter' }),
      ])
      for (const answer of await Promise.all(calls)) {
        const said = await answer.text()
        hold([200, 422, 429].includes(answer.status), `answered with ${answer.status}: ${said.slice(0, 200)}`)
      }
      return `${calls.length} answered`
    },
  },
  {
    row: 'A13',
    title: 'acts on the posts of another account',
    isQuick: true,
    async play(target) {
      const [owner, thief] = [await target.signInAsGuest(), await target.signInAsGuest()]
      const post = await writePost(owner, 'Mine.')
      const plan = { date: '2027-01-01', time: '09:00', zone: 'UTC' }
      const tries: [string, string, object | undefined][] = [
        ['GET', '', undefined],
        ['PUT', '', { content: { text: 'Yours.' }, revision: post.revision }],
        ['DELETE', '', undefined],
        ['POST', '/schedule', { revision: post.revision, when: 'now' }],
        ['POST', '/move', { plan }],
        ['POST', '/unschedule', undefined],
        ['POST', '/restore', undefined],
        ['GET', '/receipt', undefined],
        ['POST', '/review-links', { days: 7 }],
        ['GET', '/review-links', undefined],
        ['POST', `/targets/${post.id}/retry`, undefined],
        ['POST', `/targets/${post.id}/confirm`, { isLive: true }],
      ]
      for (const [method, way, body] of tries) {
        const answer = await thief.call(`/api/posts/${post.id}${way}`, { method, body })
        await answer.text()
        hold(answer.status === 404, `${method} ${way} was answered with ${answer.status}`)
      }
      const kept = (await (await owner.call(`/api/posts/${post.id}`)).json()) as Post
      hold(kept.state === 'draft' && kept.revision === post.revision, 'the post was changed')
      return `${tries.length} refused with 404`
    },
  },
  {
    row: 'A13',
    title: `has ${floodPosts} posts sent at once`,
    async play(target) {
      const [guest, other] = [await target.signInAsGuest(), await target.signInAsGuest()]
      let scheduled = 0
      for (let index = 0; index < floodPosts; index += atOnce) {
        await Promise.all(
          Array.from({ length: atOnce }, async (_, offset) => {
            const answer = await send(guest, '/api/posts', {
              content: { text: `Flood ${index + offset}`, platforms: ['twitter', 'linkedin'] },
            })
            if (!answer.ok) return void (await answer.text())
            if ((await postNow(guest, (await answer.json()) as Post)).ok) scheduled++
          }),
        )
      }
      const mine = await writePost(other, 'One post.')
      const begun = performance.now()
      hold((await postNow(other, mine)).ok, 'the other guest could not post')
      while ((await readState(other, mine.id)) !== 'rehearsed') {
        hold(performance.now() - begun < patienceMs, 'the other guest’s post waited too long')
        await wait(100)
      }
      return `${scheduled} were taken, another’s took ${((performance.now() - begun) / 1000).toFixed(1)} s`
    },
  },
  {
    row: 'A13',
    title: `keeps ${longPosts} posts of the longest text, and lists all of them at once`,
    async play(target) {
      const guest = await target.signInAsGuest()
      const text = '\\"'.repeat(30_000)
      const met = new Map<number, number>()
      for (let index = 0; index < longPosts; index += atOnce) {
        const answers = Array.from({ length: atOnce }, () =>
          send(guest, '/api/posts', { content: { text: 'Tea.', versions: { linkedin: { text } } } }),
        )
        for (const answer of await Promise.all(answers)) {
          met.set(answer.status, (met.get(answer.status) ?? 0) + 1)
          await answer.text()
        }
      }
      hold(met.has(429), 'nothing was refused')
      hold(
        [...met.keys()].every((status) => [201, 429].includes(status)),
        `they were answered with ${[...met.keys()].join(', ')}`,
      )
      const begun = performance.now()
      const lists = Array.from({ length: 12 }, (_, index) =>
        guest.call(`/api/posts?limit=${index % 2 === 0 ? 5000 : 60}`),
      )
      for (const answer of await Promise.all(lists)) {
        await answer.arrayBuffer()
        hold([200, 413, 429].includes(answer.status), `a list was answered with ${answer.status}`)
      }
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      return `${met.get(201)} were taken; twelve lists took ${seconds} s`
    },
  },
]
