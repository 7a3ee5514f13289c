// How those look who do something, and those to whom something is done.

import type { Look } from '../figures/look.ts'
import { putOn } from './garments.ts'
import { roles } from './people.ts'
import type { Token } from './token.ts'
import type { Role } from './role.ts'
import type { Deed } from './deed.ts'

type PoseToken = Extract<Token, { kind: 'pose' }>

/** What the deeds of somebody add to their looks. */
export function wearOfDeeds(deeds: readonly PoseToken[]): Partial<Look> {
  return deeds.reduce<Partial<Look>>((wear, { deed }) => putOn(wear, deed?.look ?? {}), {})
}

/** Whoever feeds a person has a spoon. */
export function wearOfFeeding(tokens: readonly Token[], deeds: readonly PoseToken[]): Partial<Look> {
  const fed = deeds.find(({ words }) => /^feed(?:ing|s)$/.test(words.join(' ')))
  if (!fed) return {}
  const next = tokens.slice(tokens.indexOf(fed) + 1).find(({ kind }) => kind === 'person' || kind === 'thing')
  return next?.kind === 'person' ? { hands: ['spoon'] } : {}
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
    .findLast(({ kind }) => kind === 'pose' || kind === 'person' || kind === 'thing' || kind === 'place')
  return before?.kind === 'pose' ? before.deed?.done : undefined
}
