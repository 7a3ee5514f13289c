// A running server: HTTP, workers, and how to stop them.

import { serve, type ServerType } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import type { Role } from './config.ts'
import type { AppContext } from './app-context.ts'
import type { ServerContext } from './context.ts'
import { createHttpApp } from './http/app.ts'
import type { HttpApp } from './http/serve-route.ts'
import { createHealthApp } from './http/health.ts'
import { startRunner, type Runner } from './jobs/runner.ts'
import { listUpkeep } from './jobs/upkeep.ts'
import { leaveLocalToken, listLocalServers } from './lib/local-token.ts'
import { startPublisher, type Publisher } from './services/posts/publisher.ts'
import { startClock, type Clock } from './services/due/clock.ts'
import { sweepLeftWork } from './services/system/sweep-files.ts'

export interface RunningServer {
  /** Null in a worker. */
  address: string | null
  /** The address for a worker's health checks; null when there are none. */
  healthAddress: string | null
  /** Lets calls and jobs reach a safe point, then closes the database. */
  stop(): Promise<void>
}

/** Calls that still run after this long are cut off. */
const drainMs = 5000

/** Starts the parts that a role needs. */
export async function startServer(context: ServerContext, role: Role): Promise<RunningServer> {
  await clearLeftWork(context)
  const runner =
    role === 'web' ? null : await startRunner({ ...context, definitions: context.jobDefinitions })
  const upkeep = role === 'web' ? null : startUpkeep(context)
  const publisher = role === 'web' ? null : await startPublishing(context)
  const { port, healthPort } = context.config.server
  const http = role === 'worker' ? null : await listen(context, createHttpApp(context), port)
  const isWatched = role === 'worker' && healthPort !== undefined
  const health = isWatched ? await listen(context, createHealthApp(context), healthPort) : null
  const takeTokenAway = http === null ? () => {} : leaveToken(context, http.address)
  return {
    address: http?.address ?? null,
    healthAddress: health?.address ?? null,
    async stop() {
      context.stopping.abort()
      takeTokenAway()
      await upkeep?.stop()
      await Promise.all([
        publisher?.stop(),
        http ? closeHttp(http.server, context) : null,
        stopRunner(runner),
      ])
      health?.server.close()
      await context.close()
    },
  }
}

function startUpkeep(context: ServerContext): Clock {
  return startClock(listUpkeep(context), (error) => context.logger.error(error))
}

/** Sends posts when they are due. */
async function startPublishing({ publishing, logger, store }: ServerContext): Promise<Publisher> {
  const publisher = await startPublisher({ ...publishing, logger, isAlone: store.isExclusive })
  publishing.wake = () => publisher.wake()
  return publisher
}

async function clearLeftWork({ store, config, logger }: AppContext): Promise<void> {
  try {
    const removed = await sweepLeftWork({
      db: store.db,
      dataFolder: config.dataFolder,
      isAlone: store.isExclusive,
    })
    if (removed > 0) logger.warn({ removed }, 'removed what a process that was killed left in work')
  } catch (error) {
    // The hourly sweep will try again.
    logger.error(error)
  }
}

async function listen(
  { config }: AppContext,
  app: Pick<HttpApp, 'fetch'>,
  port: number,
): Promise<{ server: ServerType; address: string }> {
  const { host } = config.server
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: host, port }, (info: AddressInfo) => {
      const name = info.family === 'IPv6' ? `[${host}]` : host
      resolve({ server, address: `http://${name}:${info.port}` })
    })
    server.once('error', reject)
  })
}

function leaveToken({ config, commandToken, store }: AppContext, address: string): () => void {
  const url = new URL(address)
  // For a server that listens on all addresses, use the loopback address.
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1'
  if (url.hostname === '[::]') url.hostname = '[::1]'
  // A server that alone uses its database finds only the files of killed servers.
  if (store.isExclusive) for (const { forget } of listLocalServers(config.dataFolder)) forget()
  return leaveLocalToken(config.dataFolder, { address: url.origin, token: commandToken })
}

async function closeHttp(server: ServerType, context: AppContext): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Event streams never end by themselves.
  await context.services.jobWatch.stop()
  if ('closeIdleConnections' in server) server.closeIdleConnections()
  const timer = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections()
  }, drainMs)
  await closed
  clearTimeout(timer)
}

async function stopRunner(runner: Runner | null): Promise<void> {
  await runner?.stop()
}
