// Three or more at a table sit behind it and look at the viewer, so that all faces are seen and large.

import { poses, type PoseName } from '../../figures/poses.ts'
import type { Look } from '../../figures/look.ts'
import type { Bond, PersonSubject, Subject } from '../understanding.ts'

/** The subjects as they sit at a table, where three or more do. */
export function seatAtTable(
  subjects: readonly Subject[],
  bonds: readonly Bond[],
  teams: readonly number[],
): readonly Subject[] {
  const table = subjects.findIndex((subject) => subject.kind === 'thing' && subject.thing.motif === 'table')
  if (table < 0) return subjects
  const bond = bonds.find(
    ({ relation, from, to }) =>
      to === table && /^(?:around|facing|beside)$/.test(relation) && subjects[from]!.kind === 'person',
  )
  if (!bond) return subjects
  const isGuest = (subject: Subject, index: number): subject is PersonSubject =>
    subject.kind === 'person' && teams[index] === teams[bond.from]
  const guests = subjects.filter(isGuest)
  const isFree = bonds.every(
    ({ relation, from, to }) =>
      to === table ||
      /^(?:beside|facing|filled with|holding)$/.test(relation) ||
      teams[from] !== teams[bond.from] ||
      isPlate(subjects[to]!),
  )
  const people = subjects.filter(({ kind }) => kind === 'person').length
  if (guests.length < 3 || people > guests.length || !isFree || !guests.every(isSeatable)) return subjects
  return subjects.map((subject, index) => {
    if (index === table && subject.kind === 'thing')
      return { ...subject, states: ['low' as const, ...(subject.states ?? [])] }
    return isGuest(subject, index) ? seatGuest(subject) : subject
  })
}

function isPlate(subject: Subject): boolean {
  return subject.kind === 'thing' && subject.isTool === true
}

function isSeatable({ pose, isUpright, role }: PersonSubject): boolean {
  return (
    isUpright !== true &&
    (role.look.kind ?? 'person') === 'person' &&
    role.look.age !== 'baby' &&
    (Object.hasOwn(behind, pose) || isOfFace(pose))
  )
}

/** What is done with the face and the arms, seen from the front. */
function isOfFace(pose: PoseName): boolean {
  const { view, turn, lift, seat, nearLeg } = { seat: undefined, ...poses[pose] }
  return (
    view === 'front' &&
    turn === 0 &&
    lift === 0 &&
    seat === undefined &&
    nearLeg[0] < 15 &&
    pose !== 'standing'
  )
}

const behind: Partial<Record<PoseName, { pose: PoseName; look?: Partial<Look> }>> = {
  standing: { pose: 'behind a table' },
  waiting: { pose: 'behind a table' },
  sitting: { pose: 'behind a table' },
  eating: { pose: 'behind a table' },
  holding: { pose: 'behind a table' },
  thinking: { pose: 'behind a table' },
  'working at a table': { pose: 'behind a table' },
  writing: { pose: 'behind a table', look: { hands: ['pen'] } },
  reading: { pose: 'behind a table', look: { hands: ['open book'] } },
  'on a phone': { pose: 'behind a table', look: { hands: ['phone in front'] } },
  shouting: { pose: 'speaking behind a table', look: { mood: 'angry', isMouthOpen: true } },
  laughing: { pose: 'behind a table', look: { mood: 'laughing' } },
  clapping: { pose: 'behind a table', look: { mood: 'happy' } },
  toasting: { pose: 'speaking behind a table' },
  whispering: { pose: 'behind a table' },
}

function seatGuest(subject: PersonSubject): PersonSubject {
  const { seat: _, ...rest } = subject
  const seated = behind[subject.pose]
  const pose = seated?.pose ?? subject.pose
  // What is in the hands is seen from the front.
  const hands = seated?.look?.hands
  const wear = seated?.look ? { ...seated.look, ...subject.wear, ...(hands ? { hands } : {}) } : subject.wear
  return { ...rest, pose, ...(wear ? { wear } : {}) }
}
