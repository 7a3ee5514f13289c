// vivify status: asks the server that runs on the data folder. Opens the database itself only when no server runs.

import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { AppError } from '@vivify/contract/errors'
import type { Installation } from '@vivify/contract/routes/system'
import { readConfig, type Config } from '../config.ts'
import type { CommandContext } from './command-context.ts'
import { findLocalServer } from './local-server.ts'

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

async function lookInside(config: Config, { environment }: CommandContext): Promise<Status> {
  const isEmpty =
    config.server.databaseUrl === undefined && !existsSync(path.join(config.dataFolder, 'database'))
  if (isEmpty) {
    throw new AppError('not_found', `No server is running, and ${config.dataFolder} holds no data yet.`)
  }
  // Loaded only here, because loading the database takes longer than asking a server.
  const { createContext } = await import('../context.ts')
  const { describeEngines, listVendors } = await import('../providers/registry.ts')
  const { describeInstallation } = await import('../services/system/describe-installation.ts')
  const opened = await createContext({
    config: readConfig(environment, { vendors: listVendors() }),
  }).catch((cause: unknown) => {
    if (!AppError.isInstance(cause) || cause.code !== 'conflict') throw cause
    const message = `A server is starting or stopping on ${config.dataFolder}. Try again in a moment.`
    throw new AppError('conflict', message, { cause })
  })
  try {
    const installation = await describeInstallation({
      config,
      db: opened.store.db,
      engines: describeEngines(opened.engines),
    })
    return { ...installation, address: null, upSeconds: null }
  } finally {
    await opened.close()
  }
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
  const { address, version, database, jobs, engines, creditProof } = status
  const kinds = [...new Set(engines.map(({ kind }) => kind))]
  const ready = engines.filter(({ state }) => state === 'ready')
  const lines = [
    address === null ? `No server is running on ${config.dataFolder}.` : `Vivify is running at ${address}`,
    `version   ${version}`,
    `database  ${database}`,
    `jobs      ${jobs.waiting} waiting, ${jobs.running} running`,
    `credits   ${describeProof(creditProof)}`,
    ...kinds.map((kind) => {
      const names = ready.filter((engine) => engine.kind === kind).map(({ name }) => name)
      return `${kind.padEnd(8)}  ${names.join(', ') || 'none ready'}`
    }),
  ]
  return `${lines.join('\n')}\n`
}

function describeProof(proof: Status['creditProof']): string {
  if (proof === null) return 'balances not yet compared with the ledger'
  const { balances, wrong, provenAt } = proof
  const when = provenAt.slice(0, 16).replace('T', ' ')
  const all = `${balances.toLocaleString('en')} balances`
  return wrong === 0
    ? `all ${all} match the ledger (${when} UTC)`
    : `${wrong.toLocaleString('en')} of ${all} differ from the ledger (${when} UTC). The log names them.`
}
