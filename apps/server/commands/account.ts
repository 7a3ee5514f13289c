// vivify account: a link for a new password, for somebody who forgot theirs and gets no mail; and who runs the server.

import { parseArgs } from 'node:util'
import { commandMessages } from '@vivify/contract/command-messages'
import { AppError } from '@vivify/contract/errors'
import { makeOperator, makeResetLink } from '@vivify/contract/routes/security'
import type { Config } from '../config.ts'
import { resetMinutes } from '../services/account/reset-password.ts'
import type { CommandContext } from './command-context.ts'
import { createLocalClient, findLocalServer } from './local-server.ts'
import { openFolder } from './open-folder.ts'

interface AccountArguments {
  verb: 'reset' | 'operator'
  email: string
  endsSecondStep: boolean
  isJson: boolean
}

/**
 * Acts through the running server, or on the data folder itself. Throws AppError `not_found` when nobody has this email,
 * `bad_input` for other arguments.
 */
export async function runAccount(
  argv: readonly string[],
  config: Config,
  context: CommandContext,
): Promise<void> {
  const given = readArguments(argv)
  const made =
    given.verb === 'reset' ? await reset(given, config, context) : await handOver(given, config, context)
  context.stdout.write(given.isJson ? `${JSON.stringify(made.facts)}\n` : `${made.sentences.join('\n')}\n`)
}

interface Made {
  facts: Record<string, unknown>
  sentences: string[]
}

async function reset(
  { email, endsSecondStep }: AccountArguments,
  config: Config,
  { environment }: CommandContext,
): Promise<Made> {
  const body = { email, endsSecondStep }
  const server = await findLocalServer(config.dataFolder)
  const address = server
    ? (await createLocalClient(server)(makeResetLink, { body })).address
    : await openFolder(config, environment, ({ services }) => services.passwordResets.makeLink(email, body))
  return {
    facts: { email, address, minutes: resetMinutes },
    sentences: [
      commandMessages.resetLink(email, address, resetMinutes),
      ...(endsSecondStep ? [commandMessages.secondStepOff] : []),
    ],
  }
}

async function handOver(
  { email }: AccountArguments,
  config: Config,
  { environment }: CommandContext,
): Promise<Made> {
  const server = await findLocalServer(config.dataFolder)
  if (server) await createLocalClient(server)(makeOperator, { body: { email } })
  else await openFolder(config, environment, ({ services }) => services.accounts.makeOperator(email))
  return { facts: { operator: email }, sentences: [commandMessages.operatorMoved(email)] }
}

function readArguments(argv: readonly string[]): AccountArguments {
  const options = { 'second-step-off': { type: 'boolean' }, json: { type: 'boolean' } } as const
  const parsed = tryParse(() => parseArgs({ args: [...argv], options, allowPositionals: true }))
  const [verb, email, ...more] = parsed?.positionals ?? []
  const checked = makeResetLink.body.shape.email.safeParse(email)
  const isKnown = verb === 'reset' || verb === 'operator'
  if (parsed === null || !isKnown || more.length > 0 || !checked.success) {
    throw new AppError('bad_input', commandMessages.accountUsage)
  }
  const { values } = parsed
  return {
    verb,
    email: checked.data,
    endsSecondStep: values['second-step-off'] ?? false,
    isJson: values.json ?? false,
  }
}

function tryParse<Result>(parse: () => Result): Result | null {
  try {
    return parse()
  } catch {
    return null
  }
}
