// Which relations a picture can show, before it is arranged: nobody holds a house, and animals can't drive. What the
// arrangement makes of a relation is looked at afterwards (`group/witness.ts`).

import type { PoseName } from '../../figures/poses.ts'
import { readHand } from '../../figures/close-hand.ts'
import { isCaptivity } from '../tokens/people/captives.ts'
import type { ReadBond } from '../read-bond.ts'
import type { Token } from '../tokens/read-tokens.ts'
import type { ReadSubject } from '../read-subject.ts'
import { isWearable } from '../bonds/headgear.ts'
import { isAnimal } from '../words/things/things.ts'
import { wordOf } from '../tokens/token-tools.ts'
import type { Subject, ThingSubject } from '../understanding.ts'
import type { RelationName } from '../words/words.ts'

/**
 * True when the picture shows the relation. Animals hold what is small in their mouths and can't drive; of several of a
 * kind, only the last would be in the next thing.
 */
export function isDone(
  { bond: { relation, from, to }, token }: ReadBond,
  subjects: readonly ReadSubject[],
): boolean {
  const { subject, tokens } = subjects[from]!
  if (subject.kind === 'person') {
    // If two people carry something, each needs one.
    const isShared = countOf(subjects, from) > Math.max(1, countOf(subjects, to)) && relation === 'holding'
    return (
      (!isShared || countOf(subjects, from) === 2) &&
      isInReach(relation, subject, subjects[to]!.subject, token, subject.pose)
    )
  }
  // No paw knocks, and no hoof opens a door.
  if (
    relation === 'facing' &&
    /^(?:knock|open|clos|unlock|lock|interview|photograph)/.test(token?.words[0] ?? '')
  )
    return false
  if (/^[a-z]+-(?:typing|writing)-hand$/.test(subject.thing.motif)) return true
  // Animals beside a dress are not in it.
  if (relation === 'beside' && wordOf(token) === 'in') return false
  const isKey = subject.thing.motif.endsWith('key')
  if (relation === 'inside' && !isKey && !isEntered(subjects[to]!.subject) && !isCaptivity(wordOf(token)))
    return isSeenInMirror(subjects[to]!.subject, token)
  if (readHand(subject.thing.motif))
    return /^(?:holding|facing|beside|emerging)$/.test(relation) && token?.words[0] !== 'reaching'
  // Only what hangs swings from something.
  if (relation === 'climbing' && token?.words[0] === 'swinging') return false
  const isOneOfSeveral = subjects.some((other, index) => index !== from && other.tokens[0] === tokens[0])
  if (isOneOfSeveral && heldRelations.has(relation)) return relation === 'on' || relation === 'inside'
  const other = subjects[to]!.subject
  if (relation === 'holding' && isGrip(subject, other)) return true
  const word = token?.words.join(' ') ?? ''
  if (relation === 'holding') return isHeldByThing(subject, other, word)
  if (relation === 'riding')
    return (
      /rid/.test(word) ||
      (isAnimal(subject.thing.motif) && /driv/.test(word)) ||
      word.startsWith('on the back')
    )
  if (relation === 'wearing')
    return (
      other.kind === 'thing' &&
      (isWearable(other.thing.motif) ||
        /glasses|goggles|crown|headphone|scarf|hat$|cap$|helmet/.test(other.thing.motif) ||
        (isAnimal(subject.thing.motif) && /tie$|medal|backpack|cloak|saddle/.test(other.thing.motif)))
    )
  // One animal has its head at the other.
  if (relation === 'hugging')
    return isAnimal(subject.thing.motif) && other.kind === 'thing' && isAnimal(other.thing.motif)
  const isLivingLoad = other.kind === 'person' || isAnimal(other.thing.motif)
  if (relation === 'leading') return !isLivingLoad || isYoungOf(other, subject)
  if (relation === 'pulling') return !isLivingLoad
  return relation !== 'pushing' && relation !== 'blowing'
}

/** True when a drone carries what it holds, and an animal has in its mouth what is small. */
function isHeldByThing(subject: ThingSubject, other: Subject, word: string): boolean {
  if (lifters.test(subject.thing.motif)) return /carr|lift|deliver|hold|bring|abduct|beam/.test(word)
  if (other.kind !== 'thing') return false
  // Two under one umbrella.
  if (other.thing.motif === 'umbrella' && word.startsWith('shar')) return true
  const isInMouth = /mouth|beak|jaws|teeth|claws|talons/.test(word)
  const longest = isInMouth || other.thing.motif === 'branch' ? 1.5 : 0.8
  return (
    isAnimal(subject.thing.motif) &&
    other.thing.meters < longest &&
    (isInMouth ||
      /eat|chew|gnaw|nibbl|pull|drag|tug|carry|carries|hold|catch|steal|stole|snatch|grab|over$|for$|shar/.test(
        word,
      ) ||
      (word.startsWith('read') && /newspaper|book|letter|map$/.test(other.thing.motif)))
  )
}

/** True for the young of an animal, which follow it in a row. */
function isYoungOf(other: Subject, { thing, size }: ThingSubject): boolean {
  return (
    other.kind === 'thing' &&
    (/baby|young|cub|lamb|fawn|chick|foal|calf/.test(`${other.thing.motif} ${other.word}`) ||
      (other.thing.motif === thing.motif && other.size < size))
  )
}

/** Mothers carry their young in the mouth, and robot arms what is small enough. */
function isGrip(subject: ThingSubject, other: Subject): boolean {
  if (other.kind !== 'thing') return false
  const isYoung = other.thing.motif === subject.thing.motif && other.size < subject.size
  return isYoung || (subject.thing.motif === 'robot-arm' && other.thing.meters < 1)
}

/** Inside of a mirror is who is seen in it. */
function isSeenInMirror(other: Subject, token: Token | undefined): boolean {
  return (
    other.kind === 'thing' &&
    /^(?:mirror|window-frame)$/.test(other.thing.motif) &&
    (token?.words[0] === 'inside' || isCaptivity(wordOf(token)))
  )
}

function countOf(subjects: readonly ReadSubject[], index: number): number {
  const { subject: own, tokens: named } = subjects[index]!
  // The table at which they sit is none of them.
  return subjects.filter(({ subject, tokens }) => tokens[0] === named[0] && subject.kind === own.kind).length
}

/** Nobody holds a house, and a person who is held must be small. */
function isInReach(
  relation: RelationName,
  own: Subject,
  other: Subject,
  token: Token | undefined,
  pose: PoseName,
): boolean {
  const word = token?.words.join(' ') ?? ''
  if (relation === 'wearing') return other.kind === 'thing' && isWearable(other.thing.motif)
  if (relation === 'inside') return isEntered(other) || isCaptivity(word)
  if (relation !== 'holding' || pose === 'carrying above' || pose === 'tossing up') return true
  // Who is painted stands before an easel, and is not in the painter's arms.
  if (other.kind === 'person' && /^(?:paint|draw|sculpt)/.test(word)) return false
  if (other.kind === 'person')
    return (
      /carr|rescu|sav(?:es|ing)|catch/.test(word) ||
      /baby|child/.test(other.role.look.age ?? '') ||
      (own.size >= 1.8 && /hold|lift|grab/.test(word))
    )
  // Hands that only hold a thing don't do anything to it.
  if (/^(?:using|painting|reading|playing)$/.test(word) && other.thing.meters > 1.2)
    return /easel|piano|chess|guitar|drum/.test(other.thing.motif)
  return other.thing.meters < 2.4
}

/** What flies with a load below it. */
export const lifters =
  /^(?:drone|helicopter|hot-air-balloon|flying-saucer|airship|balloon|tower-crane|stork)$/

/** Nobody is seen inside a building. */
function isEntered(other: Subject): boolean {
  // A heart is seen on the breast that it is in.
  if (other.kind !== 'thing') return true
  // What an animal has on would have to fit it.
  if (
    /^(?:door|iron-gate|window|mirror|framed-picture|safe|locked|jack-o-lantern|stone|skull|egg|heart|mantelpiece-clock|piano|coat|dress|jeans|t-shirt|necktie|lab-coat|kimono|sari|shorts|running-shirt)$/.test(
      other.thing.motif,
    )
  )
    return false
  if (/tree|waterfall|bush|nest|hammock|bed|boat|canoe|gondola|raft/.test(other.thing.motif)) return true
  return other.thing.meters < 5 || other.thing.bearing === 'air' || windowed.test(other.thing.motif)
}

/** What is larger, and has windows in which people are seen. */
const windowed =
  /bus$|truck$|lorry|engine$|ambulance|minibus|tram-car|locomotive|train$|helicopter|rocket|saucer|(?:tower|house)-window$/

const heldRelations: ReadonlySet<RelationName> = new Set(['on', 'inside', 'riding', 'above'])
