import { AppError } from '@vivify/contract/errors'
import type { FactRequest } from '@vivify/contract/facts'
import * as messages from '@vivify/contract/messages'
import { ProviderError } from '../../providers/provider-error.ts'
import type { EngineFacts, FactEngine, FactQuestion, Meaning } from '../../providers/facts/port.ts'
import type { Source } from './collect.ts'
import type { SplitAll } from './own-sources.ts'
import { findTopicFault } from './topic-fault.ts'

export interface LookUpOptions {
  engines: readonly FactEngine[]
  split: SplitAll
  account: string
  signal: AbortSignal
}

export interface LookedUp {
  sources: Source[]
  /** The meanings of a topic; null when it has one. */
  choice: { meanings: readonly Meaning[]; warning: string } | null
  /** Why an engine gave nothing; null when none failed. */
  notice: string | null
}

const nothing: LookedUp = { sources: [], choice: null, notice: null }

/** Asks the engines in turn; a later one may use the subject that an earlier one found. */
export async function lookUpTopic(request: FactRequest, options: LookUpOptions): Promise<LookedUp> {
  const { topic, meaning, usesWikipedia, isBrief = false } = request
  const { account, signal } = options
  const engines = options.engines.filter(({ needsNetwork }) => usesWikipedia || !needsNetwork)
  const fault = findTopicFault(topic)
  if (fault !== null) return { ...nothing, notice: fault }
  let question: FactQuestion = { topic, meaning, isBrief, account, signal }
  let choice: LookedUp['choice'] = null
  const isOff = usesWikipedia && !options.engines.some(({ needsNetwork }) => needsNetwork)
  let notice: string | null = isOff ? messages.facts.lookupOff : null
  const found: Extract<EngineFacts, { status: 'found' }>[] = []
  for (const engine of engines) {
    const answer = await engine.find(question).catch((error: unknown) => {
      signal.throwIfAborted()
      const reason = explain(error, engine)
      // What an engine would have added to another's facts is not missed.
      if (found.length === 0) notice ??= reason
      return { status: 'nothing' as const }
    })
    if (answer.status === 'found') {
      found.push(answer)
      question = { ...question, entity: question.entity ?? answer.entity ?? undefined }
    }
    if (answer.status === 'choose')
      choice ??= { meanings: answer.meanings, warning: warn(topic, answer.meanings) }
  }
  const texts = found.flatMap((answer) => answer.texts)
  const split = await options.split(texts.map(({ text }) => ({ text, format: 'lines' })))
  const sources = texts
    .map(({ text: _text, ...source }, index) => ({ ...source, statements: split[index]!.statements }))
    .filter(({ statements }) => statements.length > 0)
  return { sources, choice, notice }
}

function warn(topic: string, meanings: readonly Meaning[]): string {
  const titles = meanings
    .slice(0, 4)
    .map(({ title }) => title)
    .join(', ')
  return messages.facts.severalMeanings(topic, titles)
}

/** Throws what is not a failure of the engine's site. */
function explain(error: unknown, engine: FactEngine): string {
  if (!ProviderError.isInstance(error)) {
    if (!AppError.isInstance(error)) throw error
    if (error.code === 'rate_limited') return error.message
    if (error.code === 'too_large') return messages.facts.failed(engine.name)
    throw error
  }
  const { failure, retryAfterSeconds } = error
  if (failure === 'connection' || failure === 'timed_out') return messages.facts.noNetwork(engine.name)
  if (retryAfterSeconds !== null) return messages.facts.busy(engine.name, retryAfterSeconds)
  return messages.facts.failed(engine.name)
}
