// What people do in a group, where what they relate to says more than their own word: riders sit, chasers run.

import type { Bond, Subject, Understanding } from '../understand/understanding.ts'

/** A subject as it is drawn in a group. */
export function poseInGroup(subject: Subject, index: number, { subjects, bonds }: Understanding): Subject {
  const own = bonds.find(({ from }) => from === index)
  const bond = siblingBond(subject, subjects, bonds) ?? own
  return poseByBond(flyFromGround(subject, subjects), bond, subjects)
}

const flown = /^(?:kite|drone|balloon|airplane|small-airplane|helicopter)$/
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

/** Riders sit and chasers run, whatever else they would do. */
function poseByBond(subject: Subject, bond: Bond | undefined, subjects: readonly Subject[]): Subject {
  if (subject.kind !== 'person' || !bond) return subject
  const other = subjects[bond.to]!
  if (other.kind !== 'thing') {
    if (bond.relation === 'chasing')
      return { ...subject, pose: subject.pose === 'walking' ? 'walking' : 'running' }
    if (bond.relation === 'holding' && isBaby(other)) return { ...subject, pose: 'cradling' }
    return bond.relation === 'facing' && subject.pose === 'watching'
      ? { ...subject, pose: 'waiting' }
      : subject
  }
  const { motif, saddle, bearing } = other.thing
  if (subject.pose === 'watching' && bond.relation === 'facing' && other.thing.meters < 3.5)
    return { ...subject, pose: 'waiting' }
  if (
    subject.pose === 'reaching' &&
    bond.relation === 'facing' &&
    other.thing.meters < 1.2 &&
    bearing === 'ground'
  )
    return { ...subject, pose: 'kneeling' }
  const isMount = saddle !== undefined && bearing === 'ground'
  if (motif === 'bicycle' && (bond.relation === 'riding' || bond.relation === 'on'))
    return { ...subject, pose: 'cycling' }
  if (motif === 'chess-table') return { ...subject, pose: 'typing' }
  if (
    bond.relation !== 'holding' &&
    /^(?:skateboard|surfboard|skis)$/.test(motif) &&
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
      !/^(?:blanket|hammock|deck-chair|hay-bale)$/.test(motif))
  )
    return { ...subject, pose: isMount ? 'riding' : 'sitting' }
  if ((bond.relation === 'on' || bond.relation === 'inside') && motif === 'bed')
    return { ...subject, pose: 'sleeping' }
  if (bond.relation === 'on' && isMount && ['standing', 'waiting', 'holding'].includes(subject.pose))
    return { ...subject, pose: 'sitting' }
  if (subject.pose === 'playing guitar' && /accordion|violin|trumpet|saxophone|drum|flute|harp/.test(motif))
    return { ...subject, pose: 'holding' }
  if (bond.relation === 'under' && motif === 'umbrella' && /^(?:standing|waiting)$/.test(subject.pose))
    return { ...subject, pose: 'holding' }
  if (motif === 'water-wave') return { ...subject, pose: 'surfing' }
  if (bond.relation === 'pushing') return { ...subject, pose: 'pushing' }
  if (bond.relation === 'holding' && (subject.pose === 'standing' || subject.pose === 'waiting'))
    return { ...subject, pose: 'holding' }
  if (bond.relation === 'chasing')
    return { ...subject, pose: subject.pose === 'walking' ? 'walking' : 'running' }
  if (motif === 'kite') return { ...subject, pose: subject.pose === 'running' ? 'running' : 'reaching' }
  return subject
}

function isBaby(subject: Subject): boolean {
  return subject.kind === 'person' && subject.role.look.age === 'baby'
}
