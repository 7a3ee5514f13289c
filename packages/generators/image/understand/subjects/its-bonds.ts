// Words after a thing that point back to the one before it: "a jar with a firefly inside", "a book with a castle growing
// out of it", "a cup with coffee beans around it".

import type { ReadBond } from '../read-bond.ts'
import type { ReadSubject } from '../read-subject.ts'
import type { Token } from '../token.ts'
import type { Subject } from '../understanding.ts'
import { wordOf } from '../tokens/token-tools.ts'

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
  return /^(?:among|amongst|amid|in a (?:sea|crowd|circle|ring) of|(?:inside|within) a (?:circle|ring) of)$/.test(
    wordOf(tokens[lead]),
  )
}

/** Who has something "in his hand", whatever stands between them: "a man before a door with a key in his hand". */
export function holderOf(
  tokens: readonly Token[],
  subjects: readonly ReadSubject[],
  held: number,
): number | undefined {
  const { subject, tokens: own } = subjects[held]!
  const after = tokens.slice(tokens.indexOf(own[0]!) + 1).slice(0, 3)
  const phrase = after.map(({ words }) => words.join(' ')).join(' ')
  if (subject.kind !== 'thing' || !/^in (?:(?:his|her|their|its|one) hands?|hand)\b/.test(phrase))
    return undefined
  const owner = subjects.slice(0, held).findLastIndex(({ subject: each }) => each.kind === 'person')
  return owner < 0 ? undefined : owner
}

/** The glass of milk that goes with a plate of cookies stands beside the plate. */
export function isServedBeside(holder: Subject, next: Subject): boolean {
  return (
    holder.kind === 'thing' &&
    next.kind === 'thing' &&
    /plate|bowl|basket|jar/.test(holder.thing.motif) &&
    /^(?:glass-of|hot-beverage|teacup|mug|bottle|bowl|wine-glass|beer-mug|cup-with-straw|teapot|plate|basket|pitcher)/.test(
      next.thing.motif,
    )
  )
}
