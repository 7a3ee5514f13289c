// What is known about a topic, from one engine. Engines return texts with their sources; the service splits them into
// statements (services/facts).

import type { FactSource } from '@vivify/contract/facts'
import type { DescribedEngine } from '../engine.ts'

export interface FactQuestion {
  /** A few words that `findTopicFault` accepted. */
  topic: string
  /** The title that the person chose among several meanings. */
  meaning?: string | undefined
  /** The subject, when an earlier engine found it. */
  entity?: Entity | undefined
  /** Whether a few dozen statements are enough. */
  isBrief: boolean
  /** The account whose turn the calls take. */
  account: string
  signal: AbortSignal
}

/** A subject as Wikidata knows it. */
export interface Entity {
  /** Such as `Q243`. */
  id: string
  /** As in the middle of a sentence: `the Eiffel Tower`. */
  name: string
}

/** A text about the topic. */
export interface FactText extends Pick<
  FactSource,
  'kind' | 'title' | 'site' | 'url' | 'licence' | 'licenceUrl'
> {
  readAt: Date
  /** Each line is a paragraph or a list's entry. Headings are lines such as `== History ==`. */
  text: string
}

export interface Meaning {
  title: string
  description: string
}

export type EngineFacts =
  | { status: 'found'; texts: readonly FactText[]; entity: Entity | null }
  | { status: 'choose'; meanings: readonly Meaning[] }
  | { status: 'nothing' }

export interface FactEngine extends DescribedEngine {
  /** Whether it asks other sites, which the person may not want. */
  readonly needsNetwork: boolean
  /**
   * Looks a topic up. Throws ProviderError when the site can't be reached or refuses, AppError `rate_limited` when too
   * many calls wait, and the signal's reason.
   */
  find(question: FactQuestion): Promise<EngineFacts>
}
