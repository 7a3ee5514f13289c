// Facts of other sites in the form that the script writer takes, and whom to credit.

import { AppError } from '@vivify/contract/errors'
import type { CollectedFacts, FactRequest, FactSource, FoundFacts, Statement } from '@vivify/contract/facts'
import * as messages from '@vivify/contract/messages'
import type { ScriptSource, WrittenScript } from '@vivify/contract/routes/scripts'
import type { FactService } from './facts.ts'
import type { Meaning } from '../../providers/facts/port.ts'

export interface FactsForShort {
  source: Extract<ScriptSource, { kind: 'facts' }>
  credit: Extract<WrittenScript, { status: 'written' }>['credit']
}

export type ShortFacts =
  | { status: 'found'; facts: FactsForShort }
  | { status: 'choose'; meanings: Meaning[]; notice: string }
  | { status: 'nothing'; notice: string }

/** Fewer statements make no short. */
const fewestStatements = 4
/** A short needs a few hundred words, and an article may have a hundred thousand. */
const maxCharacters = 60_000
/** A person waits for the script. */
const patienceMs = 8000

/**
 * Looks up a topic for a short. A topic with its meaning in brackets, such as "Mercury (planet)", is taken as the title
 * of an article. When the sites are too slow, or too many topics are being looked up, nothing is found, and the notice
 * says why. Throws the signal's reason.
 */
export async function findForShort(
  facts: FactService,
  topic: string,
  account: string,
  signal: AbortSignal,
): Promise<ShortFacts> {
  const meaning = /\([^()]+\)$/.test(topic) ? { meaning: topic } : {}
  const request = {
    topic,
    notes: '',
    addresses: [],
    files: [],
    usesWikipedia: true,
    isBrief: true,
    ...meaning,
  }
  const found = await findInTime(facts, request, account, signal)
  if (found.status !== 'found') return found
  const outside = leaveOutStarters(found.facts)
  if (outside.statements.length >= fewestStatements) return { status: 'found', facts: describe(outside) }
  return { status: 'nothing', notice: found.facts.warnings.join(' ') }
}

async function findInTime(
  facts: FactService,
  request: FactRequest,
  account: string,
  signal: AbortSignal,
): Promise<FoundFacts> {
  const patience = AbortSignal.timeout(patienceMs)
  try {
    return await facts.find(request, account, AbortSignal.any([signal, patience]))
  } catch (error) {
    signal.throwIfAborted()
    if (patience.aborted) return { status: 'nothing', notice: messages.facts.tooSlow }
    const isBusy = AppError.isInstance(error) && ['rate_limited', 'timed_out'].includes(error.code)
    if (isBusy) return { status: 'nothing', notice: error.message }
    throw error
  }
}

/** Scripts about starters' facts are ready already. */
function leaveOutStarters({ topic, sources, statements, warnings }: CollectedFacts): CollectedFacts {
  const kept = sources.filter(({ kind }) => kind !== 'starter')
  const ids = new Set(kept.map(({ id }) => id))
  const told = statements.filter(({ sourceId }) => ids.has(sourceId))
  return { topic, warnings, sources: kept, statements: told }
}

function describe({ sources, statements }: CollectedFacts): FactsForShort {
  const credit = listCredits(sources)
  const places = new Map(
    sources.map(({ id, url }) => [
      id,
      Math.max(
        0,
        credit.findIndex((page) => page.url === url),
      ),
    ]),
  )
  const told = cutToLength(statements).map(({ text, section, sourceId }) => ({
    text,
    section,
    credit: places.get(sourceId) ?? 0,
  }))
  const title = withoutNote(sources[0]!.title)
  return { source: { kind: 'facts', title, statements: told }, credit }
}

/** The title as it is shown on the video: "Mercury (planet)" is "Mercury". */
function withoutNote(title: string): string {
  return title.replace(/\([^()]*\)/g, ' ').trim() || title
}

function cutToLength(statements: readonly Statement[]): Statement[] {
  let characters = 0
  return statements.filter(({ text }) => (characters += text.length) <= maxCharacters)
}

/** Each page once. */
function listCredits(sources: readonly FactSource[]): FactsForShort['credit'] {
  const pages = new Map<string, FactsForShort['credit'][number]>()
  for (const { title, site, url, licence } of sources)
    if (url !== null) pages.set(url, { title: `${title} – ${site}`, url, licence })
  return [...pages.values()]
}
