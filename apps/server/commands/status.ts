// vivify status: asks the server that runs on the data folder. Opens the database itself only when no server runs.

import { parseArgs } from 'node:util'
import { AppError } from '@vivify/contract/errors'
import type { Installation } from '@vivify/contract/routes/system'
import type { Config } from '../config.ts'
import type { CommandContext } from './command-context.ts'
import { findLocalServer } from './local-server.ts'
import { openFolder } from './open-folder.ts'

interface Status extends Installation {
  /** Null when no server runs. */
  address: string | null
  upSeconds: number | null
}

/**
 * Prints the server's address, the number of waiting jobs, and the engines that are ready. Throws AppError `timed_out`
 * when the server hangs, `unavailable` when it can't say, `conflict` while a server is starting, and `not_found` when
 * there is neither a server nor data.
 */
export async function runStatus(
  argv: readonly string[],
  config: Config,
  context: CommandContext,
): Promise<void> {
  const isJson = readArguments(argv)
  const server = await findLocalServer(config.dataFolder)
  const status = server ?? (await lookInside(config, context))
  context.stdout.write(isJson ? `${JSON.stringify(status)}\n` : describe(status, config))
}

function lookInside(config: Config, { environment }: CommandContext): Promise<Status> {
  return openFolder(config, environment, async ({ store, engines, config: opened }) => {
    const { describeEngines } = await import('../providers/registry.ts')
    const { describeInstallation } = await import('../services/system/describe-installation.ts')
    const installation = await describeInstallation({
      config: opened,
      db: store.db,
      engines: describeEngines(engines),
    })
    return { ...installation, address: null, upSeconds: null }
  })
}

/** Returns true for JSON output. */
function readArguments(argv: readonly string[]): boolean {
  try {
    return parseArgs({ args: [...argv], options: { json: { type: 'boolean', default: false } } }).values.json
  } catch {
    throw new AppError('bad_input', 'vivify status takes no options except --json.')
  }
}

function describe(status: Status, config: Config): string {
  const { address, version, database, jobs, engines } = status
  const kinds = [...new Set(engines.map(({ kind }) => kind))]
  const ready = engines.filter(({ state }) => state === 'ready')
  const lines = [
    address === null ? `No server is running on ${config.dataFolder}.` : `Vivify is running at ${address}`,
    `version   ${version}`,
    `database  ${database}`,
    `jobs      ${jobs.waiting} waiting, ${jobs.running} running`,
    ...kinds.map((kind) => {
      const names = ready.filter((engine) => engine.kind === kind).map(({ name }) => name)
      return `${kind.padEnd(8)}  ${names.join(', ') || 'none ready'}`
    }),
  ]
  return `${lines.join('\n')}\n`
}
