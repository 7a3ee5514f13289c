// Those who sit and are seen from behind, and those who sit and watch a sunset, the sea or a television, which is seen with
// them.

import { describing } from '../tokens/handling/handling-words.ts'
import { isIndoors } from '../words/places/places.ts'
import type { ReadSubject } from '../read-subject.ts'
import type { Token } from '../token.ts'
import { wordOf } from '../tokens/token-tools.ts'
import type { Subject } from '../understanding.ts'

const backs: Readonly<Record<string, string>> = {
  'couch-and-lamp': 'couch-from-behind',
  bench: 'bench-from-behind',
  chair: 'chair-from-behind',
  armchair: 'chair-from-behind',
  'recliner-chair': 'chair-from-behind',
}

/** The seat of somebody who is seen from behind shows its back. */
export function turnSeats(subjects: readonly Subject[]): readonly Subject[] {
  if (!subjects.some((subject) => subject.kind === 'person' && subject.pose === 'seated from behind'))
    return subjects
  return subjects.map((subject) =>
    subject.kind === 'thing' && Object.hasOwn(backs, subject.thing.motif)
      ? { ...subject, thing: { ...subject.thing, motif: backs[subject.thing.motif]! } }
      : subject,
  )
}

/** Turns sitters around where the text asks to see them from behind, or where they watch what is far away. */
export function sitFromBehind(
  subjects: readonly ReadSubject[],
  tokens: readonly Token[],
): readonly ReadSubject[] {
  const sitting = tokens.filter(
    (token) => token.kind === 'pose' && /^sitting(?: on the ground)?$/.test(token.pose),
  )
  const seat = subjects.find(
    ({ subject }) => subject.kind === 'thing' && Object.hasOwn(backs, subject.thing.motif),
  )
  if (sitting.length === 0 && seat === undefined) return subjects
  const view = tokens.filter(
    ({ kind, words }) => kind === 'view' && /^from (?:behind|the back)$/.test(words.join(' ')),
  )
  const watching = tokens.filter((token, index) => isWatching(tokens, token, index))
  if (view.length === 0 && watching.length === 0) return subjects
  const isOnGround = seat === undefined
  const isOutside = !tokens.some((token) => token.kind === 'place' && isIndoors(token.place))
  if (isOnGround && !isOutside) return subjects
  const pose = isOnGround ? ('on the ground from behind' as const) : ('seated from behind' as const)
  return subjects.map((read): ReadSubject => {
    const { subject } = read
    if (
      subject.kind !== 'person' ||
      !/^(?:sitting|watching|standing|waiting|sitting on the ground)$/.test(subject.pose)
    )
      return read
    const isFaced =
      view.length === 0 && (subject.wear?.mood !== undefined || subject.wear?.marks !== undefined)
    if (isFaced || /^(?:baby)$/.test(subject.role.look.age ?? '')) return read
    const { seat: _, ...rest } = subject
    const own = new Set([...read.tokens, ...sitting, ...watching, ...view])
    return { ...read, subject: { ...rest, pose }, tokens: [...own] }
  })
}

/** True where a word leads to what is seen from afar: a sunset, the sea, stars, a film. */
function isWatching(tokens: readonly Token[], token: Token, index: number): boolean {
  if (token.kind !== 'pose' || token.pose !== 'watching') return false
  const next = tokens.slice(index + 1).find(({ kind }) => !describing.has(kind))
  if (next === undefined) return false
  if (next.kind === 'air') return /sun|star|moon|night|rain|snow|storm|fog|aurora/.test(wordOf(next))
  if (next.kind === 'place') return !isIndoors(next.place)
  return (
    next.kind === 'thing' &&
    /^(?:television|full-moon|crescent-moon|sun|star|firework.*|cinema-screen|fireplace|window|comet|mountain)$/.test(
      next.thing.motif,
    )
  )
}
