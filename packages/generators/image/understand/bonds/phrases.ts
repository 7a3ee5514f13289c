// Words after a subject that say where it is or how two of a kind stand: "on its back", "on his shoulders", "back to back".

import type { ReadBond } from '../read-bond.ts'
import type { Token } from '../token.ts'
import type { ReadSubject } from '../read-subject.ts'
import type { Spot } from '../understanding.ts'
import { isAlive, isHead } from '../tokens/token-tools.ts'

const spots: Readonly<Record<string, Spot>> = {
  shoulder: 'shoulder',
  shoulders: 'shoulders',
  back: 'back',
  head: 'head',
  nose: 'nose',
  lap: 'lap',
  arm: 'arm',
  arms: 'arm',
  wrist: 'arm',
  glove: 'arm',
}

/** Things in the shape of people, on whose heads, shoulders and arms birds sit. */
const forms = /^(?:scarecrow|statue.*|snowman)$/

export function isForm({ subject }: ReadSubject): boolean {
  return subject.kind === 'thing' && forms.test(subject.thing.motif)
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
    return isAlive(carrier.tokens[0]!) && (spot === 'back' || (/^(?:head|nose)$/.test(spot) && isSmall))
  }
  // Birds and small animals sit on an arm that is held out.
  if (spot === 'arm')
    return subject.kind === 'thing' && isAlive(rider.tokens[0]!) && subject.thing.meters < 1.6
  if (spot === 'lap') return isOfLap(subject)
  if (subject.kind === 'person')
    return spot === 'shoulders' || spot === 'back' || (spot === 'shoulder' && isSprite(subject.word))
  if (spot === 'back') return subject.thing.meters < 2.4 && !isAlive(rider.tokens[0]!)
  const isLoad = !isAlive(rider.tokens[0]!) && spot !== 'head' && spot !== 'nose'
  return subject.thing.meters < (isLoad ? 2.4 : spot === 'shoulders' ? 1.3 : 0.9)
}

/** Babies, cats and laptops are on laps. */
function isOfLap(subject: ReadSubject['subject']): boolean {
  return subject.kind === 'person'
    ? /^(?:baby|child)$/.test(subject.role.look.age ?? '')
    : subject.thing.meters < 1.2
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
  // A cat on her lap is on hers, and not on the fireplace by which she sits.
  const owner =
    spot === 'lap'
      ? subjects.findLastIndex(({ subject }, each) => each <= index && subject.kind === 'person')
      : index
  const carrier = subjects[owner]
  const ofForm = carrier && isForm(carrier) ? spotOfForm(part) : undefined
  const isWith =
    tokens.slice(0, at).findLast(({ kind }) => kind !== 'silent' && kind !== 'number' && kind !== 'color')
      ?.words[0] === 'with'
  if (carrier && ofForm && isWith && isSmallOn(own, carrier))
    return { bond: { relation: 'on', from: index + 1, to: index, spot: ofForm }, token: on, also: [part] }
  if (!spot || !carrier || !isAlive(carrier.tokens[0]!) || !fits(spot, own, carrier)) return undefined
  const isCarried =
    lead !== undefined &&
    (lead.words[0] === 'balancing' || ('relation' in lead && lead.relation === 'holding'))
  if (!isCarried && lead?.words[0] !== 'with') return undefined
  return {
    bond: { relation: 'on', from: index + 1, to: owner, spot },
    token: on,
    also: [part, ...(isCarried ? [lead] : [])],
  }
}

function spotOfForm({ words }: Token): Spot | undefined {
  const word = words.join(' ')
  if (/^(?:head|hat|nose)$/.test(word)) return 'head'
  if (/^shoulders?$/.test(word)) return 'shoulder'
  return /^(?:arms?|hands?)$/.test(word) ? 'arm' : undefined
}

function isSmallOn({ subject }: ReadSubject, carrier: ReadSubject): boolean {
  if (subject.kind === 'person' || carrier.subject.kind === 'person') return false
  return subject.thing.meters < carrier.subject.thing.meters * 0.7
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
    if (isAnimal && words === 'fighting' && !tokens.slice(tokens.indexOf(token)).some(isHead))
      return { relation: 'facing', token }
    if (/^(?:facing|looking at|talking to) each other$|^face to face$/.test(words))
      return { relation: 'facing', token }
  }
  return undefined
}
