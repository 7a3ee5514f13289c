import { cutCharacters } from '@vivify/contract/cut-characters'
import {
  maxFactSources,
  maxStatements,
  type CollectedFacts,
  type FactSource,
  type Statement,
} from '@vivify/contract/facts'
import * as messages from '@vivify/contract/messages'
import type { SplitStatement } from './split-statements.ts'

/** A source with its statements, before it has an id. */
export interface Source extends Omit<FactSource, 'id' | 'readAt'> {
  readAt: Date
  statements: readonly SplitStatement[]
}

const letters: Record<FactSource['kind'], string> = {
  notes: 'n',
  file: 'f',
  page: 'p',
  wikipedia: 'w',
  wikidata: 'd',
  starter: 's',
}

const maxTitleCharacters = 300
const maxSiteCharacters = 100
const maxWarnings = 40

/** Numbers the sources and lists their statements, within the limits of the contract. */
export function collect(
  topic: string,
  given: readonly Source[],
  givenWarnings: readonly string[],
): CollectedFacts {
  const warnings = [...givenWarnings]
  const counts = new Map<string, number>()
  const sources: FactSource[] = []
  const statements: Statement[] = []
  let isCut = false
  for (const { statements: own, ...source } of given.slice(0, maxFactSources)) {
    const number = (counts.get(source.kind) ?? 0) + 1
    counts.set(source.kind, number)
    const sourceId = `${letters[source.kind]}${number}`
    const room = maxStatements - statements.length
    isCut ||= own.length > room
    if (room === 0) continue
    sources.push({
      ...source,
      id: sourceId,
      title: cutCharacters(source.title, maxTitleCharacters),
      site: cutCharacters(source.site, maxSiteCharacters),
      readAt: source.readAt.toISOString(),
    })
    statements.push(...own.slice(0, room).map((statement) => ({ ...statement, sourceId })))
  }
  if (given.length > maxFactSources) warnings.push(messages.facts.tooManySources(maxFactSources))
  if (isCut) warnings.push(messages.facts.tooManyStatements(maxStatements.toLocaleString('en-US')))
  return {
    topic,
    sources,
    statements,
    warnings: warnings.slice(0, maxWarnings).map((text) => cutCharacters(text, 1000)),
  }
}
