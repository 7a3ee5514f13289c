// Words after a thing that point back to the one before it: "a jar with a firefly inside", "a book with a castle growing
// out of it", "a cup with coffee beans around it".

import type { ReadBond } from './read-bond.ts'
import type { ReadSubject } from './read-subject.ts'
import type { Token } from './read-tokens.ts'

const between: ReadonlySet<string> = new Set(['pose', 'quality', 'unknown', 'color'])

/** The bond of a thing to the one that it is said to be "with". */
export function bondToIt(
  tokens: readonly Token[],
  subjects: readonly ReadSubject[],
  index: number,
): ReadBond | undefined {
  const [owner, own] = [
    tokens.indexOf(subjects[index]!.tokens[0]!),
    tokens.indexOf(subjects[index + 1]!.tokens[0]!),
  ]
  if (!tokens.slice(owner + 1, own).some(({ words }) => words[0] === 'with')) return undefined
  const at = tokens.findIndex(({ kind }, place) => place > own && !between.has(kind))
  const token = tokens[at]
  if (token?.kind !== 'relation') return undefined
  const [it, part] = tokens.slice(at + 1, at + 3)
  const isEye = it?.words[0] === 'the' && part?.kind === 'quality'
  const isIt = isEye || /^(?:it|its|his|her|their|them|him)$/.test(it?.words[0] ?? '')
  const isLast = it === undefined || it.words[0] === ','
  const also = part && (isEye || isOwnPart(part)) ? [part] : []
  const ends = { from: index + 1, to: index }
  if (token.relation === 'emerging' && (isIt || isLast))
    return { bond: { relation: 'emerging', ...ends }, token, also }
  if (token.relation === 'inside' && (isIt || isLast)) return { bond: { relation: 'inside', ...ends }, token }
  if (token.relation === 'around' && (isIt || isLast))
    return { bond: { relation: 'surrounded by', from: index, to: index + 1 }, token }
  const isOver = token.relation === 'above' || token.relation === 'behind'
  return isOver && isIt ? { bond: { relation: token.relation, ...ends }, token, also } : undefined
}

/** The pages of a book, the top of a head. */
function isOwnPart({ words }: Token): boolean {
  return /^(?:pages?|top|screen|mouth|opening|cover|roof|lid|trunk|head|back|shell)$/.test(words.join(' '))
}

/** True for the things of which many are around something: "surrounded by books", "with petals around it". */
export function isAllAround(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - 2), index)
  if (before.some(({ words, kind }) => /^(?:an?|the|one)$/.test(words[0]!) || kind === 'number')) return false
  const after = tokens.slice(index + 1, index + 3).find(({ kind }) => kind === 'relation')
  return (
    before.some(({ words }) => words.join(' ') === 'surrounded by') ||
    (after?.words.join(' ') === 'around' && before.some(({ words }) => words[0] === 'with'))
  )
}

/** True for the green apples of "one red apple among green apples": many of them. */
export function isAmong(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]!
  if (token.kind !== 'thing') return false
  const lead = tokens.slice(0, index).findLastIndex(({ kind }) => !/^(?:color|size|quality)$/.test(kind))
  return /^(?:among|amongst|amid|in a sea of|in a crowd of)$/.test(tokens[lead]?.words.join(' ') ?? '')
}
