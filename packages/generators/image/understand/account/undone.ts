// Deeds and relations of which the picture has those who should do them, but not that they do: nobody slides down a meadow.

import type { Token } from '../token.ts'
import { isHead, type Picture } from './picture.ts'

/** An animal that only has a thing in its mouth steals nothing: it runs, or somebody is left behind. */
export function isIdleTheft(token: Token, { bonds, subjects }: Picture): boolean {
  if (!/^(?:steal|stole|snatch)/.test(token.words[0]!)) return false
  const { bond } = bonds.find((each) => each.token === token) ?? {}
  // Nobody is seen with what is stolen.
  if (!bond) return true
  const thief = subjects[bond.from]!.subject
  if (thief.kind !== 'thing' || thief.thing.motif.startsWith('running-')) return false
  return !bonds.some((each) => each.bond.relation === 'fleeing' && each.bond.from === bond.from)
}

/** Whoever sits in a meadow slides down no hill. */
export function isSlidingOnLand(tokens: readonly Token[], index: number): boolean {
  const { kind, words } = tokens[index]!
  return (
    kind === 'pose' && words[0]!.startsWith('slid') && tokens.slice(index + 1).find(isHead)?.kind === 'place'
  )
}

/** Whoever is at the window of a car is seen with the head up, and without the hands. */
export function isHiddenInCar(token: Token, { bonds, subjects }: Picture): boolean {
  return (
    token.kind === 'pose' &&
    /^(?:sleeping|waving)$/.test(token.pose) &&
    bonds.some(({ bond: { relation, from, to } }) => {
      const other = subjects[to]!.subject
      return (
        /^(?:riding|inside)$/.test(relation) &&
        subjects[from]!.tokens.includes(token) &&
        other.kind === 'thing' &&
        /automobile|taxi|bus$|truck|lorry|police-car|racing-car|convertible|locomotive/.test(
          other.thing.motif,
        )
      )
    })
  )
}

/** Whoever rides needs something to ride on. */
export function isOnNothing(token: Token, { bonds, subjects }: Picture): boolean {
  if (token.kind !== 'pose' || token.pose !== 'riding') return false
  const isRider = (index: number): boolean => subjects[index]!.tokens.includes(token)
  return (
    subjects.some((_, index) => isRider(index)) &&
    !bonds.some(({ bond }) => isRider(bond.from) && /^(?:riding|on|inside)$/.test(bond.relation))
  )
}

/** True for somebody "above a city" who does nothing there: people stand before it. */
export function isStandingBelow(tokens: readonly Token[], index: number, land: Token): boolean {
  const isDoing = tokens.some(
    ({ kind, words }) => kind === 'pose' && !/^(?:standing|stands|sitting|sits)/.test(words[0]!),
  )
  return !isDoing && !/bridge|field|hill|meadow/.test(land.words.join(' ')) && isHead(tokens[index - 1]!)
}
