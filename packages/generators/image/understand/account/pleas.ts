// Words that are seen in what others do: the begging of those who kneel, and the "free" of hands that break their chains.

import type { ReadBond } from '../read-bond.ts'
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

/** True for the "from" of whoever waves from a plane and stands beside it. */
export function isLostFrom(tokens: readonly Token[], index: number, picture: Bound): boolean {
  if (wordOf(tokens[index]) !== 'from') return false
  const deed = tokens.slice(0, index).findLast(({ kind }) => kind !== 'silent')
  const next = tokens.slice(index + 1).find(({ kind }) => !/^(?:silent|size|color|quality)$/.test(kind))
  if (next?.kind !== 'thing' || !/^(?:wav|shout|yell|lean|sing|fish|look|watch|smil)/.test(wordOf(deed)))
    return false
  const to = picture.subjects.findIndex(({ tokens: own }) => own[0] === next)
  return (
    to >= 0 &&
    !picture.bonds.some(
      ({ bond }) => bond.to === to && /^(?:inside|on|riding|behind|climbing|fleeing)$/.test(bond.relation),
    )
  )
}

interface Bound {
  readonly subjects: readonly ReadSubject[]
  readonly bonds: readonly ReadBond[]
}

/** True for the "free" of "breaking free", where something breaks. */
export function isFreed(tokens: readonly Token[], index: number, claimed: ReadonlySet<Token>): boolean {
  if (wordOf(tokens[index]) !== 'free') return false
  const before = tokens[index - 1]
  return before !== undefined && claimed.has(before) && /^(?:break|burst|tear)/.test(wordOf(before))
}
