// What a text puts far away behind the rest: "with a ship in the distance", "and a distant castle".

import type { ReadSubject } from '../read-subject.ts'
import type { Token } from '../token.ts'

const after = /^(?:(?:far )?in the (?:far )?distance|far (?:away|off)|on the horizon|in the background)$/
const before = /^(?:distant|faraway)$/

/** True for words that say so. */
export function isDistance(view: string): boolean {
  return before.test(view) || (after.test(view) && view !== 'in the background')
}

/** Marks what is far. Where all is far, or what comes first, the camera is, and nothing is marked. */
export function setFar(subjects: readonly ReadSubject[], tokens: readonly Token[]): readonly ReadSubject[] {
  if (subjects.length < 2) return subjects
  const far = new Set(
    tokens.flatMap((token, index) => (token.kind === 'view' ? (headOf(tokens, index, subjects) ?? []) : [])),
  )
  if (far.size === 0 || far.has(subjects[0]!.tokens[0]!)) return subjects
  return subjects.map((read) =>
    far.has(read.tokens[0]!) ? { ...read, subject: { ...read.subject, isFar: true } } : read,
  )
}

/** The head of what the view at `index` is said of. */
function headOf(
  tokens: readonly Token[],
  index: number,
  subjects: readonly ReadSubject[],
): Token | undefined {
  const view = tokens[index]!.words.join(' ')
  const heads = new Set(subjects.map(({ tokens: [head] }) => head!))
  const isHead = (token: Token): boolean => heads.has(token)
  if (before.test(view)) return tokens.slice(index).find(isHead)
  return after.test(view) ? tokens.slice(0, index).findLast(isHead) : undefined
}
