// vivify post: writes a post, and plans or sends it, through the server that runs on the data folder.

import { openAsBlob } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { commandMessages } from '@vivify/contract/command-messages'
import { AppError } from '@vivify/contract/errors'
import { platformIds, platformNames, type PlatformId } from '@vivify/contract/platforms'
import { planSchema, postContentSchema, type Plan, type PostContent } from '@vivify/contract/post'
import { uploadAsset } from '@vivify/contract/routes/assets'
import { listConnections, type Connection } from '@vivify/contract/routes/connections'
import {
  createPost,
  readPost,
  resolvePlan,
  schedulePost,
  type PostTarget,
  type SavedPost,
} from '@vivify/contract/routes/posts'
import type { Config } from '../config.ts'
import type { CallRoute } from '../lib/route-call.ts'
import { readTextFile } from '../lib/text-file.ts'
import type { CommandContext } from './command-context.ts'
import { createLocalClient, findLocalServer } from './local-server.ts'

const optionTypes = {
  text: { type: 'string' },
  'text-file': { type: 'string' },
  media: { type: 'string', multiple: true },
  alt: { type: 'string', multiple: true },
  platforms: { type: 'string' },
  rehearse: { type: 'boolean' },
  'ai-made': { type: 'boolean' },
  at: { type: 'string' },
  zone: { type: 'string' },
  now: { type: 'boolean' },
  account: { type: 'string' },
  key: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** How long the command watches a post that is being sent. The server goes on without it. */
const watchMs = 180_000
const pollMs = 400

/**
 * Saves a post as a draft; with `--at` it is scheduled, with `--now` it is sent, and the command waits for the outcome.
 * Returns false when a platform refused it, or when nobody knows. Throws AppError; its message is shown to the person.
 */
export async function runPost(
  argv: readonly string[],
  config: Config,
  { stdout, stderr }: CommandContext,
): Promise<boolean> {
  const values = parseOptions(argv)
  const order = await readOrder(values)
  const server = await findLocalServer(config.dataFolder)
  if (server === null) throw new AppError('not_found', commandMessages.noServer)
  const call = createLocalClient(server, values.account ?? null)
  const accounts = values.rehearse ? {} : await chooseAccounts(call, order.targets)
  if (order.plan) await tellOfPlan(call, order.plan, stderr)

  // A file that can't be opened stops the command before another was uploaded.
  const files = await Promise.all(order.media.map(openFile))
  const media: PostContent['media'] = []
  for (const [index, file] of files.entries()) {
    stderr.write(`${commandMessages.uploading(file.name)}\n`)
    media.push({ assetId: await upload(call, file), altText: values.alt?.[index] ?? '' })
  }
  const content = postContentSchema.parse({
    text: order.text,
    platforms: order.targets.map(({ platform }) => platform),
    accounts,
    media,
    isAiMade: values['ai-made'] ?? false,
    plan: order.plan,
  })
  const key = values.key === undefined ? {} : { idempotencyKey: values.key }
  const saved = await call(createPost, { body: { content, ...key } })
  const post = await send(call, saved, order)
  stdout.write(values.json ? `${JSON.stringify(post)}\n` : `${describe(post, order)}\n`)
  return post.targets.every(({ state }) => state !== 'failed' && state !== 'unconfirmed')
}

type Options = ReturnType<typeof parseOptions>

function parseOptions(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: optionTypes, strict: true }).values
  } catch (cause) {
    const said = cause instanceof Error ? cause.message.split('. ')[0] : String(cause)
    throw new AppError('bad_input', `${said}. Run vivify help for the options.`, { cause })
  }
}

/** A platform, and the name of the account there when the person chose one. */
interface Target {
  platform: PlatformId
  name: string | null
}

interface Order {
  text: string
  media: string[]
  targets: Target[]
  plan: Plan | null
  isNow: boolean
}

/** Checks everything that can be checked before the server is asked. */
async function readOrder(values: Options): Promise<Order> {
  const { at, zone, now = false, media = [], alt = [] } = values
  if (values.text !== undefined && values['text-file'] !== undefined) {
    throw new AppError('bad_input', commandMessages.twoTexts)
  }
  if (at !== undefined && now) throw new AppError('bad_input', commandMessages.twoTimes)
  if (alt.length > media.length) throw new AppError('bad_input', commandMessages.tooManyAlts)
  const written = values['text-file'] === undefined ? values.text : await readTextFile(values['text-file'])
  const text = (written ?? '').trim()
  if (text === '' && media.length === 0) throw new AppError('bad_input', commandMessages.noText)
  return {
    text,
    media: [...media],
    targets: readTargets(values.platforms),
    plan: at === undefined ? null : readPlan(at, zone ?? Temporal.Now.timeZoneId()),
    isNow: now,
  }
}

/** `twitter,linkedin=Ada`: platforms, each with the account to use where several are connected. */
function readTargets(given: string | undefined): Target[] {
  const parts = (given ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length === 0) throw new AppError('bad_input', commandMessages.noPlatforms)
  const targets = parts.map((part) => {
    const [id = '', ...rest] = part.split('=')
    const platform = platformIds.find((known) => known === id.trim().toLowerCase())
    if (!platform) throw new AppError('bad_input', commandMessages.noPlatform(id, platformIds))
    return { platform, name: rest.length === 0 ? null : rest.join('=').trim() }
  })
  return [...new Map(targets.map((target) => [target.platform, target])).values()]
}

function readPlan(at: string, zone: string): Plan {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)$/.exec(at.trim()) ?? []
  const plan = planSchema.safeParse({ date, time, zone })
  if (!plan.success) throw new AppError('bad_input', commandMessages.badTime(at))
  return plan.data
}

/** A platform without an account is rehearsed. */
async function chooseAccounts(
  call: CallRoute,
  targets: readonly Target[],
): Promise<Partial<Record<PlatformId, string>>> {
  const { connections } = await call(listConnections)
  const chosen: Partial<Record<PlatformId, string>> = {}
  for (const target of targets) {
    const connection = chooseConnection(target, connections)
    if (connection) chosen[target.platform] = connection.id
  }
  return chosen
}

function chooseConnection({ platform, name }: Target, connections: readonly Connection[]): Connection | null {
  const there = connections.filter((connection) => connection.platform === platform)
  const names = there.map((connection) => connection.name)
  if (name !== null) {
    const bare = (handle: string): string => handle.replace(/^@/, '').toLowerCase()
    const found = there.find((connection) => bare(connection.name) === bare(name))
    if (found) return found
    throw new AppError('bad_input', commandMessages.noSuchConnection(platformNames[platform], name, names))
  }
  if (there.length > 1)
    throw new AppError('bad_input', commandMessages.whichConnection(platformNames[platform], platform, names))
  return there[0] ?? null
}

/** Says when clocks skip or repeat the chosen hour. Throws AppError `bad_input` for a time or zone that does not exist. */
async function tellOfPlan(call: CallRoute, plan: Plan, stderr: NodeJS.WritableStream): Promise<void> {
  const { message } = await call(resolvePlan, { body: plan })
  if (message !== null) stderr.write(`${message}\n`)
}

interface OpenFile {
  name: string
  blob: Blob
}

async function openFile(file: string): Promise<OpenFile> {
  try {
    return { name: path.basename(file), blob: await openAsBlob(file) }
  } catch (cause) {
    const message = `Can't open ${file}. Check the name and that it is a file you may read.`
    throw new AppError('asset_missing', message, { cause })
  }
}

async function upload(call: CallRoute, { name, blob }: OpenFile): Promise<string> {
  const bytes = { content: blob.stream(), sizeBytes: blob.size }
  const { id } = await call(uploadAsset, { query: { name }, bytes })
  return id
}

/** Schedules or sends the post; a post that a repeated `--key` found keeps what was decided about it. */
async function send(call: CallRoute, saved: SavedPost, { plan, isNow }: Order): Promise<SavedPost> {
  const params = { postId: saved.id }
  const isNew = saved.targets.length === 0
  if (isNew && (isNow || plan)) {
    const body = { revision: saved.revision, when: isNow ? ('now' as const) : ('planned' as const) }
    await call(schedulePost, { params, body })
  }
  let post = await call(readPost, { params })
  const untilMs = Date.now() + watchMs
  while (isNow && post.targets.some(isUnderWay) && Date.now() < untilMs) {
    await wait(pollMs)
    post = await call(readPost, { params })
  }
  return post
}

const isUnderWay = ({ state }: PostTarget): boolean => state === 'scheduled' || state === 'publishing'

const stateWords: Record<PostTarget['state'], string> = {
  scheduled: 'scheduled',
  publishing: 'being sent',
  published: 'published',
  failed: 'failed',
  unconfirmed: 'unconfirmed',
  cancelled: 'canceled',
  rehearsed: 'rehearsed, not published',
}

function describe(post: SavedPost, { isNow, targets }: Order): string {
  if (post.targets.length === 0) return commandMessages.savedDraft
  const named = targets.map(({ platform }) => platform)
  const inOrder = post.targets.toSorted((a, b) => named.indexOf(a.platform) - named.indexOf(b.platform))
  const lines = inOrder.map(({ platform, accountName, state, permalink, message }) => {
    const where =
      accountName === null ? platformNames[platform] : `${platformNames[platform]} (${accountName})`
    return [`${where}: ${stateWords[state]}`, permalink, message].filter((part) => part !== null).join('  ')
  })
  const { plan } = post.content
  if (!isNow && plan) lines.unshift(commandMessages.scheduledFor(`${plan.date} ${plan.time}, ${plan.zone}`))
  if (isNow && post.targets.some(isUnderWay)) lines.push(commandMessages.stillSending)
  return lines.join('\n')
}
