import { existsSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import { readConfig, type Config } from '../config.ts'
import type { ServerContext } from '../context.ts'

/**
 * Opens the data folder for a command, while no server runs on it. Throws AppError `conflict` while a server is starting
 * or stopping, and `not_found` when the folder holds no data, because it is then probably the wrong one.
 */
export async function openFolder<Result>(
  config: Config,
  environment: Readonly<Record<string, string | undefined>>,
  use: (opened: ServerContext) => Promise<Result>,
): Promise<Result> {
  const { dataFolder } = config
  if (config.server.databaseUrl === undefined && !existsSync(path.join(dataFolder, 'database'))) {
    throw new AppError('not_found', `No server is running, and ${dataFolder} holds no data yet.`)
  }
  // Loaded only here, because loading the database takes longer than asking a server.
  const { createContext } = await import('../context.ts')
  const { listVendors } = await import('../providers/registry.ts')
  const opened = await createContext({
    config: readConfig(environment, { vendors: listVendors() }),
  }).catch((cause: unknown) => {
    if (!AppError.isInstance(cause) || cause.code !== 'conflict') throw cause
    const message = `A server is starting or stopping on ${dataFolder}. Try again in a moment.`
    throw new AppError('conflict', message, { cause })
  })
  try {
    return await use(opened)
  } finally {
    await opened.close()
  }
}
