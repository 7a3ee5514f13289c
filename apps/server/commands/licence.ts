// vivify licence: issues, lists and revokes license keys, through the server that runs on the data folder, or in the
// folder itself when none runs.

import { parseArgs } from 'node:util'
import { AppError } from '@vivify/contract/errors'
import { licenceCommandMessages as words } from '@vivify/contract/licence-messages'
import { plans, type Plan } from '@vivify/contract/plans'
import {
  batchNameSchema,
  issueLicences,
  listLicences,
  maxIssuedKeys,
  maxLicenceCredits,
  maxLicenceSeats,
  maxListedLicences,
  revokeLicences,
  type IssuedLicence,
  type LicenceTerms,
} from '@vivify/contract/routes/licences'
import type { Config } from '../config.ts'
import { csvLine } from '../lib/csv-lines.ts'
import type { LicenceService } from '../services/licences/licences.ts'
import type { CommandContext } from './command-context.ts'
import { createLocalClient, findLocalServer } from './local-server.ts'
import { openFolder } from './open-folder.ts'

type Desk = Pick<LicenceService, 'issue' | 'list' | 'revokeKey' | 'revokeBatch'>

/** Prints what was asked for. Throws AppError; its message is shown to the person. */
export async function runLicence(
  [action, ...rest]: readonly string[],
  config: Config,
  context: CommandContext,
): Promise<void> {
  const actions = { issue: prepareIssue, list: prepareList, revoke: prepareRevoke }
  if (action === undefined || !Object.hasOwn(actions, action)) throw new AppError('bad_input', words.usage)
  // Options are checked before a server is asked or a database is opened.
  const act = actions[action as keyof typeof actions](rest, context)
  const server = await findLocalServer(config.dataFolder)
  if (server !== null) return act(deskOf(createLocalClient(server)))
  await openFolder(config, context.environment, ({ services }) => act(services.licences))
}

function deskOf(call: ReturnType<typeof createLocalClient>): Desk {
  return {
    issue: async (terms, count) => (await call(issueLicences, { body: { ...terms, count } })).keys,
    list: ({ batch, after, limit }) =>
      call(listLicences, {
        query: {
          limit,
          ...(batch === undefined ? {} : { batch }),
          ...(after === undefined ? {} : { after }),
        },
      }),
    revokeKey: (key) => call(revokeLicences, { body: { key } }),
    revokeBatch: (batch) => call(revokeLicences, { body: { batch } }),
  }
}

type Act = (desk: Desk) => Promise<void>

function prepareIssue(argv: readonly string[], { stdout, stderr }: CommandContext): Act {
  const { values } = parse(argv, {
    plan: { type: 'string' },
    count: { type: 'string', default: '1' },
    credits: { type: 'string' },
    seats: { type: 'string' },
    expires: { type: 'string' },
    batch: { type: 'string' },
  })
  const plan = plans.find(({ id }) => id === values.plan)
  if (plan === undefined) throw new AppError('bad_input', words.badPlan(plans.map(({ id }) => id)))
  const count = readNumber('count', values.count, { least: 1, most: maxIssuedKeys })
  const terms: LicenceTerms = {
    plan: plan.id,
    credits:
      values.credits === undefined
        ? plan.creditsPerMonth
        : readNumber('credits', values.credits, { least: 0, most: maxLicenceCredits }),
    seats:
      values.seats === undefined
        ? plan.seats
        : readNumber('seats', values.seats, { least: 1, most: maxLicenceSeats }),
    expiresAt: values.expires === undefined ? null : readEndOfDay(values.expires),
    batch: values.batch === undefined ? nameBatch(plan.id) : readBatch(values.batch),
  }
  return async (desk) => {
    const keys = await desk.issue(terms, count)
    stdout.write(csvLine(['key', 'plan', 'credits', 'seats', 'expires', 'batch']))
    const { credits, seats, batch } = terms
    const same = [plan.id, String(credits), String(seats), values.expires ?? '', batch]
    stdout.write(keys.map((key) => csvLine([key, ...same])).join(''))
    stderr.write(`${words.issued(count, batch)}\n`)
  }
}

function prepareList(argv: readonly string[], { stdout, stderr }: CommandContext): Act {
  const { values } = parse(argv, {
    batch: { type: 'string' },
    json: { type: 'boolean', default: false },
  })
  const batch = values.batch === undefined ? undefined : readBatch(values.batch)
  return async (desk) => {
    const all: IssuedLicence[] = []
    let after: string | undefined
    do {
      const page = await desk.list({ batch, after, limit: maxListedLicences })
      all.push(...page.licences)
      after = page.next ?? undefined
    } while (after !== undefined)
    if (values.json) stdout.write(`${JSON.stringify({ licences: all })}\n`)
    else if (all.length === 0)
      stderr.write(`${batch === undefined ? words.none : words.unknownBatch(batch)}\n`)
    else stdout.write(`${all.map(describe).join('\n')}\n`)
  }
}

function prepareRevoke(argv: readonly string[], { stdout }: CommandContext): Act {
  const { values, positionals } = parse(argv, { batch: { type: 'string' } })
  const [key, ...more] = positionals
  if (more.length > 0 || (key === undefined) === (values.batch === undefined)) {
    throw new AppError('bad_input', words.revokeWhat)
  }
  const batch = values.batch === undefined ? null : readBatch(values.batch)
  return async (desk) => {
    const { revoked, takenBackCredits } =
      batch === null ? await desk.revokeKey(key!) : await desk.revokeBatch(batch)
    stdout.write(`${words.revoked(revoked, takenBackCredits)}\n`)
  }
}

type OptionTypes = NonNullable<Parameters<typeof parseArgs>[0]>['options'] & {}

function parse<const Types extends OptionTypes>(argv: readonly string[], options: Types) {
  try {
    return parseArgs({ args: [...argv], options, strict: true, allowPositionals: true })
  } catch (cause) {
    const said = cause instanceof Error ? cause.message.split('. ')[0]! : String(cause)
    throw new AppError('bad_input', words.unknownOption(said), { cause })
  }
}

function readNumber(option: string, given: string, { least, most }: { least: number; most: number }): number {
  const number = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
  if (!(number >= least && number <= most)) {
    throw new AppError('bad_input', words.badNumber(option, least, most))
  }
  return number
}

function readBatch(given: string): string {
  const batch = batchNameSchema.safeParse(given)
  if (!batch.success) throw new AppError('bad_input', words.badBatch)
  return batch.data
}

/** The end of a day on this machine's clock. */
function readEndOfDay(given: string): string {
  const now = Temporal.Now.zonedDateTimeISO()
  try {
    if (!/^\d{4}-\d\d-\d\d$/.test(given)) throw new RangeError('not a day')
    const end = Temporal.PlainDate.from(given).add({ days: 1 }).toZonedDateTime(now.timeZoneId)
    if (Temporal.ZonedDateTime.compare(end, now) <= 0) throw new RangeError('a day that is over')
    return new Date(end.epochMilliseconds).toISOString()
  } catch (cause) {
    throw new AppError('bad_input', words.badDate(given), { cause })
  }
}

/** Such as `creator-2026-11-24-1530`. */
function nameBatch(plan: Plan['id']): string {
  const now = Temporal.Now.plainDateTimeISO().toString({ smallestUnit: 'minute' })
  return `${plan}-${now.replace('T', '-').replace(':', '')}`
}

function describe(licence: IssuedLicence): string {
  const { lastFour, plan, credits, seats, state, expiresAt, takenBackCredits, batch } = licence
  const facts = [
    `…${lastFour}`,
    state.padEnd(8),
    plan.padEnd(7),
    words.credits(credits).padStart(15),
    words.seats(seats).padStart(10),
    batch,
    ...(state === 'unused' && expiresAt !== null ? [words.expires(expiresAt.slice(0, 10))] : []),
    ...(takenBackCredits > 0 ? [words.takenBack(takenBackCredits)] : []),
  ]
  return facts.join('  ')
}
