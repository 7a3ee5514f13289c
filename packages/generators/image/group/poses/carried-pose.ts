// How those are posed who are carried or have somebody on the shoulders, the back or the lap.

import { canSit } from '../../figures/seat-pose.ts'
import { isAnimal } from '../../understand/words/things/things.ts'
import type { PersonSubject, Subject, Understanding } from '../../understand/understanding.ts'

/** A child on somebody's shoulders or arm sits, and its carrier stands. */
export function carriedPose(subject: Subject, index: number, { subjects, bonds }: Understanding): Subject {
  if (subject.kind !== 'person') return subject
  const carrying = bonds.find(({ to, spot }) => to === index && spot !== undefined)
  const rider = carrying && subjects[carrying.from]!
  if (carrying?.spot === 'arm') return { ...subject, pose: 'hand out' }
  const isPiggyback = carrying?.spot === 'back' && rider?.kind === 'person'
  if (isPiggyback && /^(?:holding|standing|waiting|walking)$/.test(subject.pose))
    return { ...subject, pose: 'piggyback' }
  const isShouldered =
    /^shoulders?$/.test(carrying?.spot ?? '') &&
    rider?.kind === 'thing' &&
    !isAnimal(rider.thing.motif) &&
    rider.thing.meters >= 0.9
  if (isShouldered && /^(?:holding|standing|waiting|walking)$/.test(subject.pose))
    return { ...subject, pose: 'shouldering' }
  const isLoaded = carrying?.spot === 'back' && rider?.kind === 'thing' && !isAnimal(rider.thing.motif)
  if (isLoaded && /^(?:holding|standing|waiting|walking|climbing)$/.test(subject.pose))
    return { ...subject, pose: 'bent under a load' }
  if (carrying?.spot === 'lap') return seatForLap(subject)
  if (carrying && subject.pose === 'holding') return { ...subject, pose: 'standing' }
  const isOnBack = bonds.some(
    ({ from, to, spot }) => from === index && spot === 'back' && subjects[to]!.kind === 'person',
  )
  if (isOnBack) return { ...subject, pose: 'on the back' }
  if (subject.pose === 'slung') return subject
  const isCarried = bonds.some(
    ({ from, to, relation, spot }) =>
      (from === index && spot !== undefined) ||
      (to === index && relation === 'holding' && subjects[from]!.kind === 'person'),
  )
  if (!isCarried) return subject
  // Who sleeps in somebody's arms has the eyes shut.
  if (subject.pose === 'sleeping')
    return {
      ...subject,
      pose: subject.role.look.age === 'baby' ? 'sitting on the ground' : 'sitting',
      wear: { ...subject.wear, marks: ['closed eyes'] },
    }
  if (subject.role.look.age !== 'baby') return { ...subject, pose: 'sitting' }
  if (subject.pose !== 'crying') return subject
  return {
    ...subject,
    pose: 'sitting on the ground',
    wear: { ...subject.wear, mood: 'sad', isMouthOpen: true },
  }
}

/** Whoever has a cat on the lap sits. */
function seatForLap(subject: PersonSubject): PersonSubject {
  if (/^(?:standing|waiting|holding|watching|hugging|walking)$/.test(subject.pose))
    return { ...subject, pose: 'sitting' }
  return canSit(subject.pose) ? { ...subject, seat: subject.seat ?? 'chair' } : subject
}
