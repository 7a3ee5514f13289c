// Pleas of those who kneel: "a man on his knees begging for mercy".

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
