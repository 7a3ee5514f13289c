import type { OpenAPIHono } from '@hono/zod-openapi'
import { streamSSE } from 'hono/streaming'
import * as routes from '@vivify/contract/routes/jobs'
import type { AppContext } from '../app-context.ts'
import { hasEnded, viewJob } from '../services/jobs/jobs.ts'
import type { JobRow } from '../store/jobs.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Proxies and browsers drop a stream that is silent for too long. */
const pingMs = 15_000

/** Reading, watching and canceling jobs. */
export function serveJobs(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { jobs, jobWatch } = context.services

  serveRoute(app, routes.listActiveJobs, async ({ caller }) => ({
    jobs: (await jobs.listActive(caller.workspaceId)).map(viewJob),
  }))
  serveRoute(app, routes.readJob, async ({ caller, params }) =>
    viewJob(await jobs.readJob(caller.workspaceId, params.jobId)),
  )
  serveRoute(app, routes.cancelJob, async ({ caller, params }) =>
    viewJob(await jobs.cancelJob(caller.workspaceId, params.jobId)),
  )
  serveRoute(app, routes.watchJob, async ({ caller, params, http }) => {
    const seen = Number(http.req.header('last-event-id') ?? -1)
    const stop = new AbortController()
    // Called before any query, so that refusing one stream too many costs next to nothing.
    const changes = jobWatch.watch(caller.workspaceId, params.jobId, stop.signal)
    const first = await jobs.readJob(caller.workspaceId, params.jobId).catch((error: unknown) => {
      stop.abort()
      throw error
    })
    // 204 tells an EventSource that there is no more to come and that it must not reconnect.
    if (hasEnded(first) && first.revision <= seen) {
      stop.abort()
      return http.body(null, 204)
    }
    http.header('x-accel-buffering', 'no')
    return streamSSE(http, async (stream) => {
      stream.onAbort(() => stop.abort())
      let isPinging = false
      const ping = setInterval(async () => {
        // A previous ping that still waits means the client isn't reading: write no more.
        if (isPinging) return
        isPinging = true
        await stream.write(': ping\n\n')
        isPinging = false
      }, pingMs)
      try {
        for await (const job of changes) {
          if (job.revision > seen) await stream.writeSSE(describeEvent(job))
        }
      } finally {
        clearInterval(ping)
        stop.abort()
      }
    })
  })
}

function describeEvent(job: JobRow): { event: string; id: string; data: string } {
  return { event: 'job', id: String(job.revision), data: JSON.stringify(viewJob(job)) }
}
