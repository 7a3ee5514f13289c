// Whoever sits somewhere sees what is all around: the sea, the stars, a city; and whoever stands in a place guards it.

import { gerunds } from '../tokens/deed-forms.ts'
import { relationWords } from '../words/words.ts'
import type { ReadBond } from '../read-bond.ts'
import type { ReadSubject } from '../read-subject.ts'
import type { Token } from '../token.ts'
import { wordOf } from '../tokens/token-tools.ts'
import { isAnimal } from '../words/things/things.ts'

const between: ReadonlySet<Token['kind']> = new Set([
  'silent',
  'quality',
  'size',
  'color',
  'number',
  'relation',
])

/** True for the watching of somebody who sits or lies, where all of the picture is what they watch. */
export function isWatched(
  tokens: readonly Token[],
  index: number,
  subjects: readonly ReadSubject[],
  claimed: ReadonlySet<Token>,
): boolean {
  const token = tokens[index]!
  const isGaze = token.kind === 'pose' && token.pose === 'watching'
  const isKept =
    token.kind === 'relation' && /^(?:guard|protect|defend|patrol|explor|visit)/.test(wordOf(token))
  if (!isGaze && !isKept) return false
  const next = tokens.slice(index + 1).find(({ kind }) => !between.has(kind))
  if (next === undefined || (next.kind !== 'place' && next.kind !== 'air') || !claimed.has(next)) return false
  const doer = subjects.findLast(({ subject, tokens: own }) => {
    const at = tokens.indexOf(own[0]!)
    return at >= 0 && at < index && (subject.kind === 'person' || isAnimal(subject.thing.motif))
  })
  if (doer === undefined) return false
  return (
    isKept ||
    doer.subject.kind === 'thing' ||
    /sitting|lying|leaning|riding|kneeling|floating/.test(doer.subject.pose)
  )
}

/** True for a verb that leads to nothing: "a knight guards the gate", "bats fly out of a cave", where the second is the place. */
export function isIdleVerb(token: Token): boolean {
  if (token.kind !== 'relation') return false
  const [verb, ...rest] = token.words
  return [...gerunds(verb!, false), ...gerunds(verb!, true)].some((form) =>
    relationWords.has([form, ...rest].join(' ')),
  )
}

/** A place is behind everybody who is in it: "with the skyline in the background". */
export function isBackdrop(
  tokens: readonly Token[],
  index: number,
  subjects: readonly ReadSubject[],
  claimed: ReadonlySet<Token>,
): boolean {
  if (tokens[index]!.words.join(' ') !== 'in the background') return false
  const head = tokens.slice(0, index).findLast(({ kind }) => /^(?:thing|person|place)$/.test(kind))
  // What the place has anyway is behind everybody, too: the earth over the moon.
  const isOfPlace = head?.kind === 'thing' && !subjects.some(({ tokens: own }) => own.includes(head))
  return (head?.kind === 'place' || isOfPlace) && claimed.has(head)
}

const wet =
  /sea|lake|water|pool|harbor|river|pond|venice|stream|fjord|canal|reef|aquarium|ocean|bay$|waves|islet|swamp/

/** What swims, though the picture has it on land: a carp above a garden, swimmers beside somebody on the sand. */
export function isBeached(
  read: ReadSubject,
  subjects: readonly ReadSubject[],
  bonds: readonly ReadBond[],
  setting: string,
): boolean {
  const { subject } = read
  // "A fish out of water" is where it should be.
  if (wet.test(setting) || (subject.kind === 'thing' && setting === 'beach')) return false
  if (subject.kind === 'thing')
    return subjects.length === 1 && /^(?:tropical-|gold|clown)?fish$/.test(subject.thing.motif)
  const isSaved = bonds.some(({ bond }) => bond.relation === 'holding' && subjects[bond.to] === read)
  const isAmongOthers = subjects.some(
    ({ subject: other }) => other.kind === 'person' && other.pose !== 'swimming',
  )
  return subject.pose === 'swimming' && isAmongOthers && !isSaved
}
