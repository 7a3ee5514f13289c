// What people do in a group, where what they relate to says more than their own word: riders sit, chasers run.

import { climbingPose, poseAround, steep } from './around.ts'
import { poses, type PoseName } from '../../figures/poses.ts'
import { canSit } from '../../figures/seat-pose.ts'
import { isVehicle } from '../item-kinds.ts'
import { isAnimal, isHandTable } from '../../understand/words/things/things.ts'
import type { Bond, Subject, ThingSubject, Understanding } from '../../understand/understanding.ts'
import type { RelationName } from '../../understand/words/words.ts'
import { placeOf } from '../../understand/scene/scene.ts'
import { isBentOver } from './near-work.ts'
import { carriedPose } from './carried-pose.ts'
import { poseAtOptic } from '../arrange/optics.ts'
import { sitOnLand } from './on-land.ts'
import { inWater } from './in-water.ts'
import { hasCabin, isInCabin } from '../arrange/cabins.ts'

/** A subject as it is drawn in a group. */
export function poseInGroup(subject: Subject, index: number, understanding: Understanding): Subject {
  const place = placeOf(understanding)
  return inWater(sitOnLand(poseOnLand(subject, index, understanding), place, understanding.subjects), place)
}

function poseOnLand(subject: Subject, index: number, understanding: Understanding): Subject {
  const { subjects, bonds, teams } = understanding
  if (subject.kind === 'thing')
    return climbUp(
      subject,
      bonds.find(({ from }) => from === index),
      subjects,
    )
  // Whoever plays against somebody sits at the same table.
  const isAtBoard = subjects.some((each) => each.kind === 'thing' && isHandTable(each.thing.motif))
  const players = subjects.filter(({ kind }) => kind === 'person')
  if (isAtBoard && players.length === 2 && subject.pose === 'standing') return { ...subject, pose: 'typing' }
  // Whoever is shown a card has stopped playing.
  const isShownCard = players.some(
    (each) =>
      each !== subject &&
      each.kind === 'person' &&
      each.wear?.hands?.some((tool) => tool.endsWith(' card')) === true,
  )
  if (isShownCard && subject.pose === 'kicking') return { ...subject, pose: 'standing' }
  const all = bonds.filter(({ from }) => from === index)
  const own = all.find(({ relation }) => placing.has(relation)) ?? all[0]
  const hasHands = all.some(({ relation }) => relation === 'holding')
  const bond = siblingBond(subject, subjects, bonds) ?? teamBond(index, understanding) ?? own
  const isTeam = teams.filter((team) => team === teams[index]).length > 1
  const posed = fleeing(poseByBond(flyFromGround(subject, subjects), bond, subjects, isTeam), index, bonds)
  // Who hides with a weapon shows it.
  const isArmed =
    hasHands && all.some(({ relation, to }) => relation === 'behind' && subjects[to]!.kind !== 'person')
  if (isArmed && posed.kind === 'person' && posed.pose === 'kneeling') return { ...posed, pose: 'holding' }
  // Who holds something in bed is awake.
  if (hasHands && posed.kind === 'person' && posed.pose === 'sleeping' && subject.pose !== 'sleeping')
    return { ...posed, pose: 'sitting' }
  const isInRing = bonds.some(
    ({ relation, from, to }) => relation === 'ringed' && (from === index || to === index),
  )
  if (isInRing && posed.kind === 'person' && posed.pose === 'sitting')
    return { ...posed, pose: 'sitting on the ground' }
  const isOnSeat = all.some(({ relation, to }) => {
    const seat = subjects[to]!
    return (
      /^(?:on|inside)$/.test(relation) &&
      seat.kind === 'thing' &&
      /bed|couch|bench|chair|throne|log/.test(seat.thing.motif)
    )
  })
  const isEmbracing = all.some(({ relation, to }) => relation === 'hugging' && subjects[to]!.kind === 'thing')
  if (isOnSeat && isEmbracing && posed.kind === 'person') return { ...posed, pose: 'hugging on a seat' }
  const isWriting =
    bond?.relation === 'facing' && bond.word === 'on' && /^(?:typing|writing|painting)$/.test(subject.pose)
  if (isWriting && posed.kind === 'person') return { ...posed, pose: 'reaching' }
  // Who strokes a cat that is on a couch sits there with it.
  const stroked = all.find(({ relation, to }) => relation === 'facing' && isPet(subjects[to]!))
  const isSeatOfBoth =
    stroked &&
    bonds.some(({ relation, from, to }) => {
      const seat = subjects[to]!
      return (
        relation === 'on' &&
        (from === index || from === stroked.to) &&
        seat.kind === 'thing' &&
        /^(?:couch-and-lamp|bench|bed)$/.test(seat.thing.motif)
      )
    })
  if (
    isSeatOfBoth &&
    posed.kind === 'person' &&
    /^(?:standing|waiting|reaching|holding|kneeling)$/.test(posed.pose)
  )
    return { ...posed, pose: 'sitting' }
  const isPicnic = subjects.some((each) => each.kind === 'thing' && each.thing.motif === 'blanket')
  if (isPicnic && posed.kind === 'person' && /^(?:standing|waiting|eating|sitting)$/.test(posed.pose))
    return { ...posed, pose: 'sitting on the ground' }
  // It takes two to shake hands.
  const isGreeted = bonds.some(({ word, to }) => to === index && /^shak(?:ing|es) hands/.test(word ?? ''))
  if (isGreeted && posed.kind === 'person' && /^(?:standing|waiting)$/.test(posed.pose))
    return { ...posed, pose: 'shaking hands' }
  const isHugged = bonds.some(({ relation, to }) => relation === 'hugging' && to === index)
  if (isHugged && posed.kind === 'person' && posed.pose === 'standing') return { ...posed, pose: 'hugging' }
  // Who cries in somebody's arms stands, and cries with the face.
  if (isHugged && posed.kind === 'person' && posed.pose === 'crying')
    return { ...posed, pose: 'hugging', wear: { ...posed.wear, mood: 'crying' } }
  const isTurnedAway = bonds.some(
    ({ relation, from, to }) => relation === 'back to back' && (from === index || to === index),
  )
  if (isTurnedAway && posed.kind === 'person' && poses[posed.pose].view !== 'side')
    return { ...posed, pose: 'waiting' }
  const isPassed = bonds.some(
    ({ relation, word, to }) =>
      relation === 'in front of' &&
      word === 'against' &&
      teams[to] === teams[index] &&
      posed.kind === 'person',
  )
  if (isPassed && posed.kind === 'person' && posed.pose === 'standing') return { ...posed, pose: 'walking' }
  return carriedPose(aiming(posed, all, subjects), index, understanding)
}

/** True for an animal that lies on a couch with people. */
function isPet(subject: Subject): boolean {
  return subject.kind === 'thing' && isAnimal(subject.thing.motif) && subject.thing.meters < 1.2
}

/** Who has a camera or a magnifying glass holds it to the eye. */
function aiming(subject: Subject, bonds: readonly Bond[], subjects: readonly Subject[]): Subject {
  if (subject.kind !== 'person') return subject
  const poses = bonds.flatMap((bond) => {
    const other = subjects[bond.to]!
    return other.kind === 'thing' ? (poseAtOptic(bond, other.thing.motif, subject.pose) ?? []) : []
  })
  return poses[0] ? { ...subject, pose: poses[0] } : subject
}

/** What is said of the last of "a wizard and a knight" holds for both. */
function teamBond(index: number, { bonds, teams, subjects }: Understanding): Bond | undefined {
  const all = bonds.filter(({ from }) => from === index)
  const own = all.find(({ relation }) => placing.has(relation)) ?? all[0]
  if (own && own.relation !== 'beside' && own.relation !== 'between' && teams[own.from] !== teams[own.to])
    return own
  // Who sits between two on a sofa sits on it with them.
  const isBesideIt = (one: number, other: number): boolean =>
    bonds.some(
      ({ relation, from, to }) =>
        relation === 'between' &&
        ((from === one && teams[to] === teams[other]) || (from === other && teams[to] === teams[one])),
    )
  const shared = bonds.find(
    ({ from, to, relation, word }) =>
      (teams[from] === teams[index] || (isBesideIt(index, from) && !isThrone(subjects[to]!))) &&
      teams[to] !== teams[index] &&
      (together.has(relation) ||
        isDrive(relation, subjects[to]!) ||
        (relation === 'holding' && word?.endsWith(' over') === true)) &&
      subjects[from]!.kind === 'person',
  )
  return shared ?? own
}

/** A throne is for one. */
function isThrone(subject: Subject): boolean {
  return subject.kind === 'thing' && subject.thing.motif === 'throne'
}

/** Who is driven is in the car, too. */
function isDrive(relation: RelationName, carrier: Subject): boolean {
  return (
    relation === 'riding' &&
    carrier.kind === 'thing' &&
    (hasCabin(carrier.thing.motif) || carrier.thing.saddle !== undefined || carrier.thing.meters > 1.8)
  )
}

const placing: ReadonlySet<RelationName> = new Set([
  'on',
  'inside',
  'riding',
  'climbing',
  'around',
  'under',
  'hugging',
])

/** What people also do on a bed. */
const awake: ReadonlySet<PoseName> = new Set([
  'sitting',
  'reading',
  'typing',
  'jumping',
  'crying',
  'playing guitar',
  'painting',
  'eating',
  'drinking',
])

const together: ReadonlySet<RelationName> = new Set([
  'on',
  'facing',
  'under',
  'inside',
  'around',
  'climbing',
  'chasing',
])

/** Whoever is chased runs. */
function fleeing(subject: Subject, index: number, bonds: readonly Bond[]): Subject {
  const isChased = bonds.some(
    // Whom somebody walks away from stays where they are.
    ({ relation, to, word }) =>
      (relation === 'chasing' || (relation === 'fleeing' && word?.startsWith('walk') !== true)) &&
      to === index,
  )
  const isIdle = subject.kind === 'person' && /^(?:standing|waiting|holding|walking)$/.test(subject.pose)
  return isChased && isIdle ? { ...subject, pose: 'running' } : subject
}

/** An animal that climbs has its head up. */
function climbUp(subject: ThingSubject, bond: Bond | undefined, subjects: readonly Subject[]): Subject {
  const way = bond?.relation === 'climbing' ? subjects[bond.to] : undefined
  if (way?.kind !== 'thing' || !isAnimal(subject.thing.motif)) return subject
  const isUpright = /chipmunk|monkey|koala|panda|sloth|gorilla|orangutan|raccoon/.test(subject.thing.motif)
  return { ...subject, tilt: steep.test(way.thing.motif) ? (isUpright ? 18 : 62) : 20 }
}

const flown = /^(?:kite|drone|balloon|(?:(?:small|fighter|paper)-)?airplane|helicopter)$/
const fliesItself = /hero|angel|fairy|fairies|witch|wizard|genie|ghost|astronaut|peter pan/i

/** Who flies a kite or a drone stands below it; only heroes and witches fly beside it. */
function flyFromGround(subject: Subject, subjects: readonly Subject[]): Subject {
  if (subject.kind !== 'person' || subject.pose !== 'soaring' || fliesItself.test(subject.word))
    return subject
  const isFlown = subjects.some((other) => other.kind === 'thing' && flown.test(other.thing.motif))
  return isFlown ? { ...subject, pose: 'reaching' } : subject
}

/** Of two friends on a bench, both sit, though only one of them is bound to it. */
function siblingBond(
  subject: Subject,
  subjects: readonly Subject[],
  bonds: readonly Bond[],
): Bond | undefined {
  if (subject.kind !== 'person') return undefined
  return bonds.find(({ relation, from, to }) => {
    const other = subjects[from]!
    return (
      relation === 'on' &&
      other.kind === 'person' &&
      other.word === subject.word &&
      subjects[to]!.kind === 'thing'
    )
  })
}

/** Poses of those whose place and seat are decided together. */
function isPlacedWhole(pose: PoseName): boolean {
  return /^(?:seated|on the ground) from behind$|behind a table$/.test(pose)
}

/** Riders sit and chasers run, whatever else they would do. */
function poseByBond(
  subject: Subject,
  bond: Bond | undefined,
  subjects: readonly Subject[],
  isTeam: boolean,
): Subject {
  if (subject.kind !== 'person' || !bond || isPlacedWhole(subject.pose)) return subject
  const other = subjects[bond.to]!
  // Whom or what somebody salutes is ahead.
  if (bond.relation === 'facing' && subject.pose === 'saluting') return { ...subject, pose: 'saluting ahead' }
  if (other.kind !== 'thing') {
    if (bond.relation === 'chasing')
      return { ...subject, pose: subject.pose === 'walking' ? 'walking' : 'running' }
    if (
      bond.relation === 'holding' &&
      !/^(?:shouldering|tossing up|juggling)$/.test(subject.pose) &&
      (isSmallPerson(other) || /carr|rescu|sav(?:es|ing)|catch/.test(bond.word ?? ''))
    )
      return { ...subject, pose: 'cradling' }
    if (bond.relation === 'back to back')
      return { ...subject, pose: subject.pose.startsWith('sitting') ? 'sitting on the ground' : 'waiting' }
    if (bond.relation === 'facing' && bond.word !== undefined && subject.pose === 'waving')
      return { ...subject, pose: 'reaching' }
    if (bond.relation === 'facing' && bond.word !== undefined && subject.pose === 'standing' && !isTeam)
      return { ...subject, pose: 'waiting' }
    return bond.relation === 'facing' && subject.pose === 'watching' && !isTeam
      ? { ...subject, pose: 'waiting' }
      : subject
  }
  const { motif, saddle, bearing } = other.thing
  // Only who lies has room under a car.
  if (bond.relation === 'under' && isVehicle(motif)) return { ...subject, pose: 'lying' }
  // Who plays with blocks is down on the ground with them.
  const isToy =
    bond.relation === 'facing' && bond.word?.startsWith('play') === true && other.thing.meters < 0.7
  if (isToy && bearing === 'ground' && /^(?:standing|waiting)$/.test(subject.pose))
    return { ...subject, pose: 'kneeling' }
  // Who pulls a rabbit out of a hat stands at the hat.
  if (bond.relation === 'facing' && bond.word?.startsWith('pull')) return { ...subject, pose: 'hand out' }
  if (isBentOver(bond, other) && /^(?:standing|waiting|watching|walking)$/.test(subject.pose))
    return { ...subject, pose: 'kneeling' }
  // Only a head is seen at the window of a car.
  if (isInCabin(bond, motif) && subject.pose === 'crying')
    return { ...subject, pose: 'driving', wear: { ...subject.wear, mood: 'crying' } }
  if (isInCabin(bond, motif)) return { ...subject, pose: 'driving' }
  if (motif === 'ship-wheel') return { ...subject, pose: 'working at a table' }
  const isSmallFed =
    bond.word?.startsWith('feed') === true && subject.pose === 'holding' && other.thing.meters < 1.1
  if (isSmallFed && isAnimal(motif) && bond.relation === 'facing') return { ...subject, pose: 'kneeling' }
  if (bond.relation === 'facing' && isAnimal(motif) && /^(?:standing|jumping)$/.test(subject.pose) && !isTeam)
    return { ...subject, pose: other.thing.meters < 1 ? 'kneeling' : 'waiting' }
  if (bond.relation === 'facing' && bond.word !== undefined && subject.pose === 'standing' && !isTeam)
    return { ...subject, pose: 'waiting' }
  const peering = poseAtOptic(bond, motif, subject.pose)
  if (peering) return { ...subject, pose: peering }
  if (isSeatFor(bond, motif)) {
    if (subject.isUpright) return subject
    if (canSit(subject.pose)) return { ...subject, seat: 'chair' }
  }
  if (bond.relation === 'beside' && bond.word === 'at' && /^(?:table|desk-with-laptop)$/.test(motif)) {
    if (/^(?:standing|waiting)$/.test(subject.pose)) return { ...subject, pose: 'sitting' }
    if (subject.pose === 'thinking') return { ...subject, pose: 'thinking at a desk' }
  }
  if (bond.relation === 'climbing') return { ...subject, pose: climbingPose(subject.pose, motif) }
  if (bond.relation === 'around') {
    // Astronauts who stand around something don't float.
    const isStanding = subject.pose === 'floating' && /^(?:standing|gathered|gathering)/.test(bond.word ?? '')
    return { ...subject, pose: poseAround(isStanding ? 'standing' : subject.pose, motif) }
  }
  if (motif === 'water-wave') return { ...subject, pose: 'surfing' }
  if (bond.relation === 'under' && /^(?:table|bed|chair|bench|piano|sink)$/.test(motif))
    return { ...subject, pose: 'crying' === subject.pose ? 'crying' : 'sitting on the ground' }
  if (isTeam && bond.relation === 'facing' && (subject.pose === 'standing' || subject.pose === 'dancing'))
    return { ...subject, pose: subject.pose === 'standing' ? 'waiting' : subject.pose }
  if (subject.pose === 'watching' && bond.relation === 'facing' && other.thing.meters < (isTeam ? 1.2 : 3.5))
    return { ...subject, pose: 'waiting' }
  if (
    subject.pose === 'reaching' &&
    bond.relation === 'facing' &&
    other.thing.meters < 1.2 &&
    bearing === 'ground'
  )
    return { ...subject, pose: 'kneeling' }
  const isMount =
    saddle !== undefined &&
    bearing === 'ground' &&
    !/bridge|beam|skis|board$|^heap$|^lying-book$|^treadmill$/.test(motif)
  if (motif === 'bicycle' && (bond.relation === 'riding' || bond.relation === 'on'))
    return { ...subject, pose: 'cycling' }
  if (motif === 'convertible' && /^(?:riding|inside|on)$/.test(bond.relation))
    return { ...subject, pose: 'sitting' }
  if (isHandTable(motif)) return { ...subject, pose: 'typing' }
  if (
    bond.relation !== 'holding' &&
    /^(?:skateboard|surfboard|snowboard|skis)$/.test(motif) &&
    /^(?:standing|waiting|surfing|riding|holding)$/.test(subject.pose)
  )
    return { ...subject, pose: 'surfing' }
  if (
    bond.relation === 'riding' ||
    (bond.relation === 'on' &&
      isMount &&
      other.thing.meters > 1.5 &&
      motif !== 'bed' &&
      motif !== 'bench' &&
      motif !== 'throne' &&
      motif !== 'couch-and-lamp' &&
      !/^(?:blanket|hammock|deck-chair|hay-bale|heap|lying-book|treadmill)$/.test(motif))
  )
    return { ...subject, pose: isMount ? 'riding' : 'sitting' }
  const isPlaced = bond.relation === 'on' || bond.relation === 'inside'
  if (
    isPlaced &&
    /^(?:manual-wheelchair|rope-swing|tire-swing|hanging-swing|chair|office-chair|throne|armchair|recliner-chair|high-chair|director-chair|electric-chair)$/.test(
      motif,
    )
  ) {
    // Who reads in a chair sits anyway.
    if (/^(?:reading|eating|knitting|sewing)$/.test(subject.pose)) return subject
    if (subject.pose !== 'standing' && canSit(subject.pose)) return { ...subject, seat: 'chair' }
    return { ...subject, pose: /^(?:sleeping|dozing)$/.test(subject.pose) ? 'dozing' : 'sitting' }
  }
  if (bond.relation === 'under' && /tree/.test(motif) && subject.pose === 'sleeping')
    return { ...subject, pose: 'lying', wear: { ...subject.wear, marks: ['closed eyes'] } }
  if (bond.relation === 'under' && /tree/.test(motif) && subject.pose === 'sitting')
    return { ...subject, pose: 'sitting on the ground' }
  const isOnBench = bond.relation === 'on' && /^(?:bench|couch-and-lamp|log)$/.test(motif)
  if (isOnBench && /^(?:hand in hand|walking hand in hand|hugging)$/.test(subject.pose))
    return { ...subject, pose: 'sitting' }
  if (
    isPlaced &&
    /^(?:bathtub|hot-tub)$/.test(motif) &&
    /^(?:standing|waiting|sitting|lying)$/.test(subject.pose)
  )
    return { ...subject, pose: 'bathing' }
  if (isPlaced && motif === 'hammock' && /^(?:standing|waiting)$/.test(subject.pose))
    return { ...subject, pose: 'sitting' }
  if (isPlaced && motif === 'bed' && /^(?:holding|whispering|thinking|waiting)$/.test(subject.pose))
    return { ...subject, pose: 'sitting' }
  // Several fit into a bed when they sit in it.
  const isOneOfMany = isTeam && subject.pose !== 'sleeping' && subject.pose !== 'lying'
  if (isPlaced && motif === 'bed' && !awake.has(subject.pose))
    return { ...subject, pose: isOneOfMany ? 'sitting' : 'sleeping' }
  if (
    bond.relation === 'on' &&
    isMount &&
    subject.isUpright !== true &&
    ['standing', 'waiting', 'holding', 'watching'].includes(subject.pose)
  )
    return { ...subject, pose: 'sitting' }
  if (subject.pose === 'playing guitar' && /accordion|violin|trumpet|saxophone|drum|flute|harp/.test(motif))
    return { ...subject, pose: 'holding' }
  if (bond.relation === 'under' && motif === 'umbrella' && /^(?:standing|waiting)$/.test(subject.pose))
    return { ...subject, pose: 'holding' }
  if (bond.relation === 'hugging' && isAnimal(motif) && other.thing.meters < 1.6)
    return { ...subject, pose: 'kneeling' }
  if (
    bond.relation === 'holding' &&
    /^(?:reaching|hand out)$/.test(subject.pose) &&
    bearing === 'held' &&
    motif !== 'kite'
  )
    return { ...subject, pose: 'holding' }
  if (bond.relation === 'holding' && subject.pose === 'watching') return { ...subject, pose: 'holding' }
  if (bond.relation === 'pushing') return { ...subject, pose: 'pushing' }
  if (bond.relation === 'holding' && (subject.pose === 'standing' || subject.pose === 'waiting'))
    return { ...subject, pose: 'holding' }
  if (bond.relation === 'chasing')
    return { ...subject, pose: subject.pose === 'walking' ? 'walking' : 'running' }
  if (motif === 'kite') return { ...subject, pose: subject.pose === 'running' ? 'running' : 'reaching' }
  return subject
}

/** True for what somebody sits on, or at, who does something with the arms. */
function isSeatFor({ relation, word }: Bond, motif: string): boolean {
  return (
    (/^(?:on|inside)$/.test(relation) &&
      /^(?:bed|bench|couch-and-lamp|chair|armchair|throne|stool|log|rope-swing|tire-swing|seesaw|carousel-horse|deck-chair)$/.test(
        motif,
      )) ||
    (relation === 'beside' && word === 'at' && /^(?:table|desk-with-laptop)$/.test(motif))
  )
}

function isSmallPerson(subject: Subject): boolean {
  return subject.kind === 'person' && /baby|child/.test(subject.role.look.age ?? '')
}
