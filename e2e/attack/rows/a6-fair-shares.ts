import { setTimeout as wait } from 'node:timers/promises'
import { hold, type Attack } from '../attack.ts'
import type { Guest } from '../target.ts'

/** Longest that a second guest may wait for requests that usually take about a second. */
const patienceMs = 10_000

async function writeScript(guest: Guest, text: string, kind = 'script'): Promise<Response> {
  return guest.call('/api/scripts', { method: 'POST', body: { source: { kind, text } } })
}

/** How long a guest waits for an answer, which must be successful. */
async function time(work: () => Promise<Response>): Promise<number> {
  const start = performance.now()
  const answer = await work()
  const text = await answer.text()
  hold(answer.ok, `the second guest got ${answer.status}: ${text.slice(0, 200)}`)
  return performance.now() - start
}

async function orderPicture(guest: Guest, number: number): Promise<string> {
  const body = { prompt: `Lighthouse number ${number}` }
  const answer = await guest.call('/api/images', { method: 'POST', body })
  hold(answer.ok, `an order of a picture was answered with ${answer.status}`)
  return ((await answer.json()) as { jobId: string }).jobId
}

async function hasEnded(guest: Guest, jobId: string): Promise<boolean> {
  const answer = await guest.call(`/api/jobs/${jobId}`)
  const { state } = (await answer.json()) as { state: { status: string } }
  hold(state.status !== 'failed', 'a picture failed')
  return state.status === 'completed'
}

async function waitForEnd(guest: Guest, jobId: string): Promise<void> {
  while (!(await hasEnded(guest, jobId))) await wait(50)
}

const words = 'Tea is old. It comes from China. Drink it slowly and you will sleep well.'
const slow = [
  ['page', `<div>${'<p>Sharks are old and swim in the sea. '.repeat(40_000)}`],
  ['page', '<div>'.repeat(380_000)],
  ['page', `<p ${'a '.repeat(980_000)}>`],
  ['transcript', 'u'.repeat(1_900_000)],
  ['transcript', '<'.repeat(1_900_000)],
  ['transcript', `${' '.repeat(1_900_000)}x`],
  ['transcript', 'um'.repeat(900_000)],
] as const

export const attacks: readonly Attack[] = [
  {
    row: 'A6',
    title: 'has scripts written from texts that take long, several at once',
    // Two writing processes, each with its language tools and a long text.
    maxGrowthMegabytes: 1200,
    async play(target) {
      const guest = await target.signInAsGuest()
      const other = await target.signInAsGuest()
      await time(() => writeScript(other, words))
      const attacking = slow.map(([kind, text]) => writeScript(guest, text, kind))
      let longest = 0
      for (let count = 0; count < 8; count++) {
        longest = Math.max(longest, await time(() => writeScript(other, `${words} Take ${count} cups.`)))
      }
      const answers = await Promise.all(attacking)
      const statuses = answers.map(({ status }) => status)
      hold(!statuses.includes(500), `the attacker was answered with ${statuses.join(', ')}`)
      hold(longest < patienceMs, `a second guest waited ${Math.round(longest)} ms for a script`)
      return `answered with ${statuses.join(', ')}; a second guest waited ${Math.round(longest)} ms`
    },
  },
  {
    row: 'A6',
    title: 'has 30 long scenes spoken, and their sound mixed',
    async play(target) {
      const guest = await target.signInAsGuest()
      const other = await target.signInAsGuest()
      const stop = new AbortController()
      const speak = (
        who: Guest,
        document: object,
        part = 'speech',
        signal?: AbortSignal,
      ): Promise<Response> =>
        who.call(`/api/previews/${part}`, {
          method: 'POST',
          body: { document },
          ...(signal ? { signal } : {}),
        })
      const base = { version: 1, title: 'Tea', seed: 1 }
      const say = 'Sharks swim in the deep blue ocean and eat fish near coral reefs. '.repeat(29)
      const long = (seed: number) => ({
        ...base,
        scenes: Array.from({ length: 30 }, (_, index) => ({
          id: `s${index}`,
          say: `${seed} ${index} ${say}`,
        })),
      })
      const short = (index: number) => ({
        ...base,
        scenes: [{ id: 'a', say: `Tea number ${index} is old.` }],
      })
      await time(() => speak(other, short(0)))
      const attacking = Promise.allSettled([
        speak(guest, long(1), 'speech', stop.signal),
        speak(guest, long(2), 'speech', stop.signal),
        speak(guest, long(3), 'sound', stop.signal),
      ])
      let longest = 0
      for (let count = 1; count < 5; count++) {
        longest = Math.max(longest, await time(() => speak(other, short(count))))
        longest = Math.max(longest, await time(() => speak(other, short(count), 'sound')))
      }
      stop.abort()
      await attacking
      hold(longest < patienceMs, `a second guest waited ${Math.round(longest)} ms for a preview`)
      return `a second guest waited ${Math.round(longest)} ms`
    },
  },
  {
    row: 'A6',
    title: 'orders as many pictures as it may, before somebody else orders one',
    // Two processes paint, each within 1,200 MB. With the drawings that they know, both together took 690 to 745 MB here.
    maxGrowthMegabytes: 900,
    async play(target) {
      const guest = await target.signInAsGuest()
      const other = await target.signInAsGuest()
      const ordered = await Promise.all(Array.from({ length: 8 }, (_, index) => orderPicture(guest, index)))
      const wanted = await orderPicture(other, ordered.length)
      await waitForEnd(other, wanted)
      const done = await Promise.all(ordered.map((id) => hasEnded(guest, id)))
      const before = done.filter(Boolean).length
      await Promise.all(ordered.map((id) => guest.call(`/api/jobs/${id}`, { method: 'DELETE' })))
      // Four pictures are in progress at once, and they were begun before the second guest's.
      hold(before <= 6, `the second guest's picture came after ${before} of the first's eight`)
      return `the second guest's picture came after ${before} of the first's eight`
    },
  },
  {
    row: 'A6',
    title: 'has long sound, pictures and scripts made by six accounts at once, where memory is short',
    environment: { WORK_MEMORY_MB: '1500' },
    // With eight accounts and without this setting, memory grew by 1840 MB. Using less memory makes people wait longer.
    maxGrowthMegabytes: 1200,
    async play(target) {
      const guests = await Promise.all(Array.from({ length: 6 }, () => target.signInAsGuest()))
      const other = await target.signInAsGuest()
      const say = 'Sharks swim in the deep blue ocean and eat fish near coral reefs. '.repeat(6)
      const scenesOf = (account: number) =>
        Array.from({ length: 6 }, (_, index) => ({ id: `s${index}`, say: `${account} ${index} ${say}` }))
      const attacking = guests.map(async (guest, account) => {
        const document = { version: 1, title: 'Tea', seed: account, scenes: scenesOf(account) }
        const sound = guest.call('/api/previews/sound', { method: 'POST', body: { document } })
        const script = writeScript(guest, `${words} Take ${account} cups of it.`)
        await Promise.all([orderPicture(guest, account), orderPicture(guest, account + 100)])
        return [(await sound).status, (await script).status]
      })
      let longest = 0
      for (let count = 0; count < 5; count++) {
        longest = Math.max(longest, await time(() => writeScript(other, `${words} Take ${count} cups.`)))
      }
      const statuses = (await Promise.all(attacking)).flat()
      hold(!statuses.includes(500), `the attackers were answered with ${statuses.join(', ')}`)
      hold(longest < 3 * patienceMs, `another guest waited ${Math.round(longest)} ms for a script`)
      return `answered with ${statuses.join(', ')}; another guest waited ${Math.round(longest)} ms`
    },
  },
]
