// What an item is, as those who place it ask.

import { lifters } from '../understand/account/done.ts'
import type { Spot, Subject } from '../understand/understanding.ts'
import { motifOf, type Item } from './item.ts'

export function isLifter(item: Item): boolean {
  return lifters.test(motifOf(item))
}

export function isPhone(item: Item): boolean {
  return motifOf(item) === 'mobile-phone'
}

export function isTree(item: Item): boolean {
  return /tree$|nest$/.test(motifOf(item))
}

export function hasSaddle({ subject }: Item): boolean {
  return subject.kind === 'thing' && subject.thing.saddle !== undefined
}

/** What people lie or sit on when they are in it. */
export function isLain(item: Item): boolean {
  return /^(?:hammock|deck-chair|bed|chair|armchair|recliner-chair|high-chair|director-chair|electric-chair|couch-and-lamp|throne|bench|boat|canoe|rope-swing|hanging-swing|manual-wheelchair)$/.test(
    motifOf(item),
  )
}

/** Cars and houses stay on the ground; nobody can be under them. */
export function isGrounded({ subject }: Item): boolean {
  return subject.kind === 'thing' && subject.thing.bearing === 'ground' && subject.thing.meters > 1.2
}

/** Who is next to an aircraft is on the ground with it. */
export function isAircraft(item: Item): boolean {
  return /^(?:airplane|(?:small|fighter)-airplane|helicopter|flying-saucer|hot-air-balloon)$/.test(
    motifOf(item),
  )
}

export function isOffGround(subject: Subject): boolean {
  return (
    subject.kind === 'person' &&
    /^(?:jumping|slipping|soaring|floating|falling|flying|swimming|running|riding|surfing|climbing|handstand)$/.test(
      subject.pose,
    )
  )
}

/** Animals are carried on one shoulder; children sit on both. */
export function isPerch(spot: Spot | undefined, first: Item): boolean {
  return spot === 'shoulder' || spot === 'arm' || (spot === 'shoulders' && first.figure === undefined)
}

export function isSled(item: Item): boolean {
  return motifOf(item) === 'sled'
}

export function isUmbrella(item: Item): boolean {
  return motifOf(item) === 'umbrella'
}

export function isRoof(item: Item): boolean {
  return /tree|umbrella|tent|bridge|shrine|moon|sun|star|rainbow|lamp|cloud|mushroom/.test(motifOf(item))
}

/** Hides who is behind it, all but a part. */
export function isScreen(item: Item): boolean {
  return /curtain|fence|door|brick|tree|window|prison-bars|wire-fence/.test(motifOf(item))
}

/** What shows all that is in it. */
export function isSeenThrough(item: Item): boolean {
  return /glass-dome|artery|ice-block|animal-cell|cage|net-trap|fishbowl|fish-tank|mirror|globe|window|bubble|^bottle|^jar$|bulb|crystal-ball|hourglass|human-eye$|^glass|wine-glass|basketball-hoop/.test(
    motifOf(item),
  )
}

export function areShouting(...both: readonly Item[]): boolean {
  return both.every(({ subject }) => subject.kind === 'person' && subject.pose === 'shouting')
}

/** True for two whose hands meet between them. */
export function isMeeting({ subject }: Item, { subject: other }: Item): boolean {
  return (
    subject.kind === 'person' &&
    other.kind === 'person' &&
    subject.pose === other.pose &&
    /^(?:arm wrestling|high five|fist bump)$/.test(subject.pose)
  )
}

export function isInfant({ subject }: Item): boolean {
  return subject.kind === 'person' && subject.role.look.age === 'baby'
}

export function isChild({ subject }: Item): boolean {
  return subject.kind === 'person' && subject.role.look.age === 'child'
}

export function hangs(item: Item): boolean {
  return /^(?:mirror|world-map|framed-picture|portrait|photograph|poster|sketch|mantelpiece-clock|bar-chart|chart-increasing|calendar|whiteboard|blackboard)$/.test(
    motifOf(item),
  )
}

/** True for what has wheels and so little room below that only who lies fits under it. */
export function isVehicle(motif: string): boolean {
  return /automobile|car$|lorry|truck|bus$|taxi|^van$|ambulance|fire-engine|pickup|convertible/.test(motif)
}

/** Tables and computers are no backdrop: they are lower than whoever stands before them. */
export function isLow(item: Item): boolean {
  return item.subject.size < 1.5 && /^(?:laptop|desktop-computer|table|desk-with-laptop)$/.test(motifOf(item))
}
