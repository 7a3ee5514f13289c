// How those look who do something, and those to whom something is done.

import type { Look } from '../../figures/look.ts'
import type { PoseName } from '../../figures/poses.ts'
import { canSit, type Seat } from '../../figures/seat-pose.ts'
import { putOn } from '../words/garments.ts'
import { roles } from '../words/people/people.ts'
import type { Token } from '../token.ts'
import type { Role } from '../words/people/role.ts'
import { isAnimal } from '../words/things/things.ts'
import { isParticiple } from '../tokens/teams.ts'
import type { Deed } from '../words/deeds/deed.ts'

type PoseToken = Extract<Token, { kind: 'pose' }>

/** What the deeds of somebody add to their looks. */
export function wearOfDeeds(tokens: readonly Token[], deeds: readonly PoseToken[]): Partial<Look> {
  // Whoever begs somebody by name asks for more than coins.
  const begged = deeds.find(({ pose }) => pose === 'begging')
  if (begged && nextHead(tokens, begged)?.kind === 'person') return { mood: 'sad' }
  return deeds.reduce<Partial<Look>>(
    (wear, { deed }) => putOn(wear, deed?.look ?? {}),
    wearOfFeeding(tokens, deeds),
  )
}

/** Whoever feeds a person has a spoon, and an animal something in the hand. */
function wearOfFeeding(tokens: readonly Token[], deeds: readonly PoseToken[]): Partial<Look> {
  const fed = deeds.find(({ words }) => /^feed(?:ing|s)$/.test(words.join(' ')))
  if (!fed) return {}
  const next = nextHead(tokens, fed)
  if (next?.kind === 'person') return { hands: ['spoon'] }
  // Food that is named is in the hand by itself.
  return next?.kind === 'thing' && isAnimal(next.thing.motif) ? { hands: ['handful of food'] } : {}
}

function nextHead(tokens: readonly Token[], after: Token): Token | undefined {
  return tokens.slice(tokens.indexOf(after) + 1).find(({ kind }) => kind === 'person' || kind === 'thing')
}

/** Who sits and does something else. */
export function seatOf(deeds: readonly PoseToken[], pose: PoseName): { seat?: Seat; isUpright?: boolean } {
  if (deeds.some((each) => each.pose === 'standing' && !each.deed)) return { isUpright: true }
  if (!canSit(pose)) return {}
  if (deeds.some((each) => each.pose === 'sitting on the ground')) return { seat: 'floor' }
  return deeds.some((each) => each.pose === 'sitting') ? { seat: 'chair' } : {}
}

/** Two who marry are a groom and a bride. */
export function castOf(deeds: readonly PoseToken[]): readonly Role[] | undefined {
  const couple = deeds.find(({ deed }) => deed?.couple)?.deed?.couple
  return couple?.map((name) => roles.get(name)!)
}

/** What is done to somebody by those who are named before: "a policeman arresting a man". */
export function sufferedDeed(tokens: readonly Token[], index: number): Deed['done'] {
  const before = tokens
    .slice(0, index)
    .findLast(
      ({ kind }, at) =>
        (kind === 'pose' && !isParticiple(tokens, at)) ||
        kind === 'person' ||
        kind === 'thing' ||
        kind === 'place',
    )
  return before?.kind === 'pose' ? before.deed?.done : undefined
}

/** Whoever is comforted still cries. */
export function sufferedPose(suffered: Deed['done'], own: PoseName): PoseName {
  return own === 'crying' ? own : (suffered?.pose ?? own)
}
