// Things that the drawing of a place has anyway: a classroom has desks, so no others are drawn in front of it.

import type { Token } from './read-tokens.ts'
import type { PlaceName } from './places.ts'
import type { ReadSubject } from './read-subject.ts'

const shown: Partial<Record<PlaceName, RegExp>> = {
  classroom: /^(?:table|blackboard)$/,
  library: /^(?:books|bookshelf|shelf|open-book|closed-book)$/,
  office: /^(?:table|desktop-computer|window)$/,
  harbor: /^(?:boat|sailboat)$/,
  stage: /^(?:curtain)$/,
  carnival: /^(?:circus-tent|ferris-wheel)$/,
  museum: /^(?:framed-picture)$/,
  graveyard: /^(?:full-moon|gravestone)$/,
  garage: /^(?:automobile)$/,
  cafe: /^(?:bottle)$/,
  bedroom: /^(?:bed|window|curtain)$/,
  'living room': /^(?:couch-and-lamp|window|framed-picture|rug)$/,
  station: /^(?:mantelpiece-clock|high-speed-train)$/,
  forest: /^(?:deciduous-tree|evergreen-tree)$/,
  snow: /^(?:evergreen-tree)$/,
  city: /^(?:office-building)$/,
  street: /^(?:lamp-post)$/,
  space: /^(?:star|ringed-planet)$/,
}

/** The subjects without those that the place shows, and the words of these. */
export function dropShown(
  subjects: readonly ReadSubject[],
  tokens: readonly Token[],
  place: PlaceName | undefined,
): { kept: readonly ReadSubject[]; shownTokens: readonly Token[] } {
  const pattern = place && shown[place]
  // Who plays chess at a table has one table.
  const hasBoard = subjects.some(
    ({ subject }) => subject.kind === 'thing' && subject.thing.motif === 'chess-table',
  )
  const isShown = (each: ReadSubject): boolean =>
    (hasBoard && each.subject.kind === 'thing' && each.subject.thing.motif === 'table') ||
    (pattern !== undefined && isFurnishing(pattern, tokens, each))
  const gone = subjects.filter(isShown)
  return {
    kept: subjects.filter((each) => !isShown(each)),
    shownTokens: gone.flatMap(({ tokens: own }) => own),
  }
}

function isFurnishing(
  pattern: RegExp,
  tokens: readonly Token[],
  { subject, tokens: own }: ReadSubject,
): boolean {
  return (
    subject.kind === 'thing' &&
    subject.color === undefined &&
    subject.size === 1 &&
    pattern.test(subject.thing.motif) &&
    own.length === 1 &&
    isOnlyWith(tokens, own[0]!)
  )
}

/** True for things that only furnish the place ("with desks", "full of books"): nothing is on them, nobody uses them. */
function isOnlyWith(tokens: readonly Token[], token: Token): boolean {
  const at = tokens.indexOf(token)
  const isBinding = (each: Token | undefined): boolean => each?.kind === 'relation' || each?.kind === 'pose'
  const before = tokens.slice(0, at).findLast((each) => each.kind !== 'silent' && each.kind !== 'quality')
  const after = tokens.slice(at + 1).find((each) => each.kind !== 'silent' && each.kind !== 'quality')
  const isAfterWith =
    before === undefined ||
    before.kind === 'thing' ||
    (before.kind === 'relation' && before.relation === 'beside')
  const isFree =
    !isBinding(after) ||
    (after?.kind === 'relation' && (after.relation === 'beside' || after.relation === 'inside'))
  return isAfterWith && isFree
}
