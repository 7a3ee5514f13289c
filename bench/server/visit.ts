// A visitor of the soak test: a guest who makes two videos, which is the number that 20 credits pay for, and watches
// each to its end.

import { jobViewSchema, type JobView } from '@vivify/contract/jobs'
import type { Stopwatch } from './stopwatch.ts'

export interface Visitor {
  /** Calls the server, records the duration under a name and returns the JSON. Throws Error when the server refuses. */
  call(name: string, method: string, address: string, body?: unknown): Promise<Record<string, unknown>>
  /** Watches a job to its end and returns its events. */
  watch(jobId: string): Promise<readonly JobView[]>
  /** The session cookie, for calls made without `call`. */
  cookie(): string
}

const scenes = [
  { id: 'a', say: 'Tea is older than you think.' },
  { id: 'b', say: 'People drank it four thousand years ago, and they still do.' },
]
export const document = { version: 1, title: 'Tea', seed: 1, resolution: 720, scenes }

/** Creates a guest account. */
export async function openVisitor(server: string, stopwatch: Stopwatch): Promise<Visitor> {
  let cookie = ''
  const visitor: Visitor = {
    cookie: () => cookie,
    async call(name, method, address, body) {
      const response = await stopwatch.measure(name, async () => {
        const answer = await fetch(`${server}${address}`, {
          method,
          headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        return { answer, text: await answer.text() }
      })
      const { answer, text } = response
      if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text}`)
      const given = answer.headers.getSetCookie().map((line) => line.split(';')[0])
      if (given.length > 0) cookie = given.join('; ')
      return JSON.parse(text) as Record<string, unknown>
    },
    async watch(jobId) {
      const response = await stopwatch.measure('open a stream of events', () =>
        fetch(`${server}/api/jobs/${jobId}/events`, { headers: { cookie } }),
      )
      const text = await response.text()
      return [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => jobViewSchema.parse(JSON.parse(data!)))
    },
  }
  await visitor.call('sign in as guest', 'POST', '/api/auth/guest')
  return visitor
}

/** Makes one video and returns the milliseconds from the click to the last event. Throws Error when the job fails. */
export async function makeVideo(visitor: Visitor): Promise<number> {
  const project = await visitor.call('create a project', 'POST', '/api/projects', { document })
  const started = performance.now()
  const { jobId } = await visitor.call('start a video', 'POST', '/api/videos', { projectId: project['id'] })
  const heard = await visitor.watch(String(jobId))
  const state = heard.at(-1)?.state
  if (state?.status !== 'completed') throw new Error(`A job ended as ${JSON.stringify(state)}`)
  return performance.now() - started
}
