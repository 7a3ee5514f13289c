// vivify account reset EMAIL: a link for a new password, for somebody who forgot theirs and gets no mail.

import { parseArgs } from 'node:util'
import { commandMessages } from '@vivify/contract/command-messages'
import { AppError } from '@vivify/contract/errors'
import { makeResetLink } from '@vivify/contract/routes/security'
import type { Config } from '../config.ts'
import { resetMinutes } from '../services/account/reset-password.ts'
import type { CommandContext } from './command-context.ts'
import { createLocalClient, findLocalServer } from './local-server.ts'
import { openFolder } from './open-folder.ts'

interface ResetArguments {
  email: string
  endsSecondStep: boolean
  isJson: boolean
}

/** Throws AppError `not_found` when nobody has this email, `bad_input` without one. */
export async function runAccount(
  argv: readonly string[],
  config: Config,
  context: CommandContext,
): Promise<void> {
  const { email, endsSecondStep, isJson } = readArguments(argv)
  const server = await findLocalServer(config.dataFolder)
  const body = { email, endsSecondStep }
  const address = server
    ? (await createLocalClient(server)(makeResetLink, { body })).address
    : await openFolder(config, context.environment, ({ services }) =>
        services.passwordResets.makeLink(email, body),
      )
  const sentences = [
    commandMessages.resetLink(email, address, resetMinutes),
    ...(endsSecondStep ? [commandMessages.secondStepOff] : []),
  ]
  const made = { email, address, minutes: resetMinutes }
  context.stdout.write(isJson ? `${JSON.stringify(made)}\n` : `${sentences.join('\n')}\n`)
}

function readArguments(argv: readonly string[]): ResetArguments {
  const options = { 'second-step-off': { type: 'boolean' }, json: { type: 'boolean' } } as const
  const parsed = tryParse(() => parseArgs({ args: [...argv], options, allowPositionals: true }))
  const [verb, email, ...more] = parsed?.positionals ?? []
  const checked = makeResetLink.body.shape.email.safeParse(email)
  if (parsed === null || verb !== 'reset' || more.length > 0 || !checked.success) {
    throw new AppError('bad_input', commandMessages.resetUsage)
  }
  const { values } = parsed
  return {
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
