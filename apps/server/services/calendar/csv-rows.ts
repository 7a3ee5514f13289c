// Turns the rows of a CSV file into posts, and says in a sentence what is wrong with the others.

import * as messages from '@vivify/contract/messages'
import { platformIds, platformNames, type PlatformId } from '@vivify/contract/platforms'
import { postContentSchema, tiktokPrivacies, type Plan, type PostContent } from '@vivify/contract/post'
import type { CsvRow } from '@vivify/contract/routes/calendar'
import { checkPost, type MediaFacts } from '@vivify/social/check-post'
import { AppError } from '@vivify/contract/errors'
import type { NamedFile } from '../../store/calendar.ts'
import { resolvePlanTime } from '../posts/plan-time.ts'
import type { CsvFields, RawRow } from './csv-file.ts'

export interface BuiltRow extends CsvRow {
  /** null for a row with a problem. */
  content: PostContent | null
}

export interface RowSurroundings {
  /** For rows without a zone of their own. */
  zone: string
  nowMs: number
  isDraftWanted: boolean
  /** By id, and by name in lower case. */
  files: ReadonlyMap<string, NamedFile>
  /** Ids of the connected accounts that posts go to. */
  accounts: Partial<Record<PlatformId, string>>
}

/** A sentence about a row, thrown inside this file only. */
class RowProblem extends Error {}

const maxTextCharacters = 65_000
const maxMedia = 35
const shownCharacters = 140
const maxQuoted = 60

/** Never throws for what is wrong with the row. */
export function buildRow(row: RawRow, surroundings: RowSurroundings): BuiltRow {
  const { line, fields } = row
  const shown = {
    line,
    text: cut(fields.text ?? '', shownCharacters),
    platforms: [] as PlatformId[],
    plan: null as Plan | null,
    mediaCount: 0,
  }
  try {
    if (row.problem !== null) throw new RowProblem(row.problem)
    shown.platforms = readPlatforms(fields.platforms ?? '')
    const notes: string[] = []
    shown.plan = readPlan(fields, surroundings, notes)
    const media = readMedia(fields.media ?? '', surroundings.files)
    shown.mediaCount = media.length
    const content = { ...buildContent(fields, shown, media), accounts: chooseAccounts(shown, surroundings) }
    const isDraft = shown.plan === null || surroundings.isDraftWanted
    const block = findBlock(content, media)
    if (block !== null && !isDraft) throw new RowProblem(block)
    if (block !== null) notes.push(messages.csv.draftNote(block))
    const message = notes.length === 0 ? null : notes.join(' ')
    return { ...shown, status: 'ok', becomes: isDraft ? 'draft' : 'scheduled', message, content }
  } catch (error) {
    if (!(error instanceof RowProblem)) throw error
    return { ...shown, status: 'problem', becomes: 'skipped', message: error.message, content: null }
  }
}

/** The names in a row's media field, in lower case. */
export function namesOfMedia(fields: CsvFields): string[] {
  return splitList(fields.media ?? '', /[|;\n]/).map((name) => name.toLowerCase())
}

function buildContent(
  fields: CsvFields,
  { platforms, plan }: { platforms: PlatformId[]; plan: Plan | null },
  media: readonly NamedFile[],
): PostContent {
  const text = fields.text ?? ''
  if (text === '' && media.length === 0) throw new RowProblem(messages.csv.textMissing)
  if (text.length > maxTextCharacters) throw new RowProblem(messages.csv.textTooLong)
  return postContentSchema.parse({
    text,
    platforms,
    media: media.map(({ id }) => ({ assetId: id })),
    firstComment: cut(fields.firstComment ?? '', 8000),
    pillar: fields.pillar === undefined ? null : cut(fields.pillar, 80),
    plan,
    fields: {
      youtube: { title: cut(fields.title ?? '', 200) },
      tiktok: { privacy: readPrivacy(fields.privacy) },
    },
  })
}

function chooseAccounts(
  { platforms }: { platforms: readonly PlatformId[] },
  { accounts }: RowSurroundings,
): PostContent['accounts'] {
  return Object.fromEntries(
    platforms.flatMap((platform) =>
      accounts[platform] === undefined ? [] : [[platform, accounts[platform]]],
    ),
  )
}

const aliases: Record<string, PlatformId> = {
  x: 'twitter',
  xtwitter: 'twitter',
  tw: 'twitter',
  fb: 'facebook',
  facebookpage: 'facebook',
  ig: 'instagram',
  insta: 'instagram',
  li: 'linkedin',
  yt: 'youtube',
  youtubeshorts: 'youtube',
  tt: 'tiktok',
  bsky: 'bluesky',
}

function readPlatforms(text: string): PlatformId[] {
  const words = splitList(text, /[,;|/+&\n]/)
  if (words.length === 0) throw new RowProblem(messages.posts.platformMissing)
  const found = words.map((word) => {
    const plain = word.toLowerCase().replace(/[^a-z]/g, '')
    const platform = platformIds.find((id) => id === plain) ?? aliases[plain]
    if (platform === undefined) throw new RowProblem(messages.csv.unknownPlatform(cut(word, maxQuoted)))
    return platform
  })
  return [...new Set(found)]
}

function readPlan(fields: CsvFields, { zone, nowMs }: RowSurroundings, notes: string[]): Plan | null {
  // Some programs write both into one column: `2026-11-30 18:30`.
  const [date = '', timeInDate] = (fields.date ?? '').split(/(?<![T ])[T ]+(?=\d{1,2}:)/, 2)
  const time = fields.time ?? timeInDate?.replace(/^(\d{1,2}:\d{2}):\d{2}$/, '$1') ?? ''
  if (date === '' && time === '') return null
  if (date === '') throw new RowProblem(messages.csv.dateMissing)
  if (time === '') throw new RowProblem(messages.csv.timeMissing)
  const plan: Plan = {
    date: readDate(date),
    time: readTime(time),
    zone: fields.zone ?? zone,
    fold: 'earlier',
  }
  const when = `${plan.date} ${plan.time} in ${cut(plan.zone, maxQuoted)}`
  const { atMs, kind, time: used } = requireMoment(plan)
  if (kind === 'skipped') throw new RowProblem(messages.csv.skippedHour(when, used))
  if (kind === 'repeated') notes.push(messages.csv.repeatedHour(when))
  if (atMs <= nowMs) throw new RowProblem(messages.csv.past(when))
  return plan
}

function requireMoment(plan: Plan) {
  try {
    return resolvePlanTime(plan)
  } catch (error) {
    if (AppError.isInstance(error)) {
      const isZone = error.message === messages.posts.unknownZone
      const problem = isZone ? messages.calendar.unknownZone(cut(plan.zone, maxQuoted)) : error.message
      throw new RowProblem(problem, { cause: error })
    }
    throw error
  }
}

/** `2026-11-30`, `2026/11/30` or `30.11.2026`. Whether 3/4 is in March or April can't be known, so it is refused. */
function readDate(text: string): string {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? readDottedDate(text)
  if (year === undefined || month === undefined || day === undefined) {
    throw new RowProblem(messages.csv.badDate(cut(text, maxQuoted)))
  }
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function readDottedDate(text: string): (string | undefined)[] {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  return [text, year, month, day]
}

/** `18:30`, `6:30 pm` or `6pm`. */
function readTime(text: string): string {
  const problem = new RowProblem(messages.csv.badTime(cut(text, maxQuoted)))
  const [, hourText, minute = '00', , half] =
    /^(\d{1,2})(?:[:.](\d{2})(:\d{2})?)?\s?([ap]\.?m\.?)?$/i.exec(text) ?? []
  if (hourText === undefined || (half === undefined && !/[:.]/.test(text))) throw problem
  const hour = Number(hourText)
  if (half !== undefined && (hour < 1 || hour > 12)) throw problem
  const isAfternoon = half !== undefined && /^p/i.test(half)
  const inDay = half === undefined ? hour : (hour % 12) + (isAfternoon ? 12 : 0)
  if (inDay > 23 || Number(minute) > 59) throw problem
  return `${String(inDay).padStart(2, '0')}:${minute}`
}

function readMedia(text: string, files: ReadonlyMap<string, NamedFile>): NamedFile[] {
  const names = splitList(text, /[|;\n]/)
  if (names.length > maxMedia) throw new RowProblem(messages.csv.tooMuchMedia(maxMedia))
  return names.map((name) => {
    const file = files.get(name.toLowerCase())
    if (!file) throw new RowProblem(messages.csv.unknownMedia(cut(name, maxQuoted)))
    return file
  })
}

const privacies: Record<string, (typeof tiktokPrivacies)[number]> = {
  everyone: 'PUBLIC_TO_EVERYONE',
  public: 'PUBLIC_TO_EVERYONE',
  friends: 'MUTUAL_FOLLOW_FRIENDS',
  followers: 'FOLLOWER_OF_CREATOR',
  me: 'SELF_ONLY',
  private: 'SELF_ONLY',
}

function readPrivacy(text: string | undefined): '' | (typeof tiktokPrivacies)[number] {
  if (text === undefined) return ''
  const found =
    privacies[text.toLowerCase()] ?? tiktokPrivacies.find((privacy) => privacy === text.toUpperCase())
  if (found === undefined) throw new RowProblem(messages.csv.badPrivacy(cut(text, maxQuoted)))
  return found
}

/** Why a platform would refuse the post, or null. */
function findBlock(content: PostContent, media: readonly NamedFile[]): string | null {
  const facts = media.map(factsOf)
  for (const platform of content.platforms) {
    const block = checkPost(content, platform, facts).find(({ kind }) => kind === 'blocks')
    if (block)
      return block.message.includes(platformNames[platform])
        ? block.message
        : `${platformNames[platform]}: ${block.message}`
  }
  return null
}

function factsOf({ id, kind, mimeType, sizeBytes, width, height, durationSeconds }: NamedFile): MediaFacts {
  const shown = kind !== 'image' ? 'video' : mimeType === 'image/gif' ? 'gif' : 'image'
  return { assetId: id, kind: shown, mimeType, sizeBytes, width, height, durationSeconds }
}

function splitList(text: string, marks: RegExp): string[] {
  return text
    .split(marks)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function cut(text: string, characters: number): string {
  const all = Array.from(text.slice(0, characters * 2))
  return all.length <= characters && text.length <= characters * 2
    ? text
    : `${all.slice(0, characters - 1).join('')}…`
}
