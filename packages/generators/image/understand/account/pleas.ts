// Words that are seen in what others do: the begging of those who kneel, and the "free" of hands that break their chains.

import type { ReadSubject } from '../read-subject.ts'
import type { Token } from '../token.ts'
import { wordOf } from '../tokens/token-tools.ts'

const pleas = /^(?:begging|begs|pleading|pleads|begging for|asking for)$/
const mercies = /^(?:mercy|forgiveness|help|pardon)$/

/** True for the begging of whoever kneels, and for what they beg for. */
export function isPlea(tokens: readonly Token[], index: number, subjects: readonly ReadSubject[]): boolean {
  const word = wordOf(tokens[index])
  if (!pleas.test(word) && !mercies.test(word)) return false
  const isKneeling = subjects.some(
    ({ subject }) => subject.kind === 'person' && /^(?:kneeling|begging)$/.test(subject.pose),
  )
  const isAsked = tokens.slice(0, index).some((token) => pleas.test(wordOf(token)))
  return isKneeling && (pleas.test(word) || isAsked)
}

/** True for the "free" of "breaking free", where something breaks. */
export function isFreed(tokens: readonly Token[], index: number, claimed: ReadonlySet<Token>): boolean {
  if (wordOf(tokens[index]) !== 'free') return false
  const before = tokens[index - 1]
  return before !== undefined && claimed.has(before) && /^(?:break|burst|tear)/.test(wordOf(before))
}
