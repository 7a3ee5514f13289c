// Words after a subject that say where it is or how two of a kind stand: "on its back", "on his shoulders", "back to back".

import type { ReadBond } from './read-bond.ts'
import type { Token } from './read-tokens.ts'
import type { ReadSubject } from './read-subject.ts'
import { isAlive } from './teams.ts'
import type { Spot } from './understanding.ts'

const spots: Readonly<Record<string, Spot>> = {
  shoulder: 'shoulder',
  shoulders: 'shoulders',
  back: 'back',
  head: 'head',
  nose: 'head',
}

/** The part of somebody that a word names right after it: "on his father's shoulders", "on an elephant's back". */
export function findSpot(
  tokens: readonly Token[],
  subjects: readonly ReadSubject[],
  index: number,
): { spot: Spot; tokens: readonly Token[] } | undefined {
  const [rider, carrier] = [subjects[index]!, subjects[index + 1]!]
  const token = tokens[tokens.indexOf(carrier.tokens[0]!) + 1]
  const spot = token && spotOf(token)
  return spot && fits(spot, rider, carrier) ? { spot, tokens: [token] } : undefined
}

/** Beings that are small enough for a shoulder. */
export function isSprite(word: string): boolean {
  return /angel|devil|demon|fairy|imp$|elf|sprite|pixie|gnome|tiny/.test(word)
}

function spotOf({ words }: Token): Spot | undefined {
  const word = words.join(' ')
  return Object.hasOwn(spots, word) ? spots[word] : undefined
}

/** Birds sit on shoulders and heads, children on both shoulders, riders on the backs of animals. */
function fits(spot: Spot, rider: ReadSubject, carrier: ReadSubject): boolean {
  const { subject } = rider
  if (carrier.subject.kind === 'thing') {
    const isSmall = subject.kind === 'thing' && subject.thing.meters < carrier.subject.thing.meters * 0.7
    return isAlive(carrier.tokens[0]!) && (spot === 'back' || (spot === 'head' && isSmall))
  }
  if (subject.kind === 'person')
    return spot === 'shoulders' || spot === 'back' || (spot === 'shoulder' && isSprite(subject.word))
  if (spot === 'back') return subject.thing.meters < 2.4 && !isAlive(rider.tokens[0]!)
  const isLoad = !isAlive(rider.tokens[0]!) && spot !== 'head'
  return subject.thing.meters < (isLoad ? 2.4 : spot === 'shoulders' ? 1.3 : 0.9)
}

/** "With a parrot on his shoulder", "carrying his son on his shoulders", "with a boy on it": the later one is on the earlier. */
export function bondOnPart(
  tokens: readonly Token[],
  subjects: readonly ReadSubject[],
  index: number,
): ReadBond | undefined {
  const own = subjects[index + 1]!
  const at = tokens.indexOf(own.tokens[0]!)
  const [on, its, part] = tokens.slice(at + 1, at + 4)
  if (on?.words[0] !== 'on' || on.words.length > 1 || !its) return undefined
  const lead = tokens
    .slice(tokens.indexOf(subjects[index]!.tokens[0]!) + 1, at)
    .find(({ kind }) => kind !== 'silent')
  if (its.words[0] === 'it' && lead?.words[0] === 'with')
    return { bond: { relation: 'on', from: index + 1, to: 0 }, token: on }
  const isFront =
    part && /^(?:cover|front|lid|label|side|screen|top|door|spine|back|cap)$/.test(part.words.join(' '))
  if (its.words[0] === 'the' && isFront && lead?.words[0] === 'with' && !isAlive(subjects[index]!.tokens[0]!))
    return { bond: { relation: 'on', from: index + 1, to: index }, token: on, also: [part] }
  if (!part || !/^(?:his|her|its|their)$/.test(its.words[0]!)) return undefined
  const spot = spotOf(part)
  const carrier = subjects[index]!
  if (!spot || !isAlive(carrier.tokens[0]!) || !fits(spot, own, carrier)) return undefined
  const isCarried =
    lead !== undefined &&
    (lead.words[0] === 'balancing' || ('relation' in lead && lead.relation === 'holding'))
  if (!isCarried && lead?.words[0] !== 'with') return undefined
  return {
    bond: { relation: 'on', from: index + 1, to: index, spot },
    token: on,
    also: [part, ...(isCarried ? [lead] : [])],
  }
}

/** How those of a team stand to each other when a word after them says so. */
export function mutualAfter(
  tokens: readonly Token[],
  last: ReadSubject,
): { relation: 'facing' | 'back to back' | 'hitting'; token: Token } | undefined {
  const isAnimal = last.subject.kind === 'thing' && isAlive(last.tokens[0]!)
  for (const token of tokens.slice(tokens.indexOf(last.tokens[0]!) + 1)) {
    if (token.kind === 'thing' || token.kind === 'person') return undefined
    const words = token.words.join(' ')
    if (token.kind === 'relation' && token.relation === 'hitting') return { relation: 'hitting', token }
    if (words === 'back to back') return { relation: 'back to back', token }
    if (isAnimal && words === 'fighting' && !tokens.slice(tokens.indexOf(token)).some(isTarget))
      return { relation: 'facing', token }
    if (/^(?:facing|looking at|talking to) each other$|^face to face$/.test(words))
      return { relation: 'facing', token }
  }
  return undefined
}

function isTarget({ kind }: Token): boolean {
  return kind === 'thing' || kind === 'person'
}
