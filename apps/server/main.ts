// The server: `node apps/server/main.ts [--role=all|web|worker]`.

import './lib/small-young-heap.ts'
import './lib/code-cache.js'
import './lib/quick-modules.js'
import { parseArgs } from 'node:util'
import type { Role } from './config.ts'
import { fullDataFolderSentence, isOfFullDisk } from './lib/disk-failure.ts'
import { closeDataFolder, keepFilesPrivate } from './lib/private-files.ts'
import { hearStopRequest } from './lib/stop-requests.ts'

// Must come first: a stop request during the start is then carried out after it.
const stopRequest = hearStopRequest(process.env)
keepFilesPrivate()
// The program that reads our output may have ended already.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
const { AppError } = await import('@vivify/contract/errors')
try {
  const { readConfig, requirePublicUrl, requireSharedDatabase, requireSharedSecrets } =
    await import('./config.ts')
  const { values } = parseArgs({ options: { role: { type: 'string', default: 'all' } } })
  const role = readRole(values.role)
  const config = readConfig(process.env)
  requireSharedDatabase(config, role)
  requireSharedSecrets(config, role)
  requirePublicUrl(config, role)
  closeDataFolder(config.dataFolder)
  // Loaded only now, so that a wrong setting is reported at once. Meanwhile a child process creates the database of a
  // new installation.
  const { ensureDatabase } = await import('./store/create-database.ts')
  const [, { createContext }, { listVendors }, { platforms }, { startServer }] = await Promise.all([
    config.server.databaseUrl === undefined ? ensureDatabase(config.dataFolder) : null,
    import('./context.ts'),
    import('./providers/registry.ts'),
    import('./providers/social/platforms.ts'),
    import('./server.ts'),
  ])
  const context = await createContext({
    config: readConfig(process.env, { vendors: listVendors(), platforms }),
  })
  const server = await startServer(context, role).catch(async (error: unknown) => {
    await context.close()
    throw error
  })
  void stopRequest.then(async (reason) => {
    process.stdout.write(`Vivify is stopping: ${reason}.\n`)
    await server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
  process.stdout.write(
    server.address === null ? 'Vivify is working on jobs.\n' : `Vivify is ready at ${server.address}\n`,
  )
  if (server.healthAddress !== null)
    process.stdout.write(`Its health is at ${server.healthAddress}/healthz\n`)
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`)
  process.exit(1)
}

function readRole(given: string): Role {
  if (given === 'all' || given === 'web' || given === 'worker') return given
  throw new AppError('bad_input', `There is no role “${given}”. Choose one of: all, web, worker.`)
}

function describeStartFailure(error: unknown): string {
  if (AppError.isInstance(error)) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return 'The port is in use. Stop what uses it, or choose another with PORT.'
  if (isOfFullDisk(error)) return fullDataFolderSentence
  if (code === 'EACCES') return 'This port or folder is not allowed. Choose another with PORT or DATA_DIR.'
  return `Vivify could not start: ${error instanceof Error ? error.message : String(error)}`
}
