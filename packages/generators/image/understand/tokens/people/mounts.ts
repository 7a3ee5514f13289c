// Who flies on something rides it, whatever else stands between the words: "a witch flies over a village on a broom".

import { canFly } from '../../words/things/stances.ts'
import { isAnimal } from '../../words/things/things.ts'
import type { Token } from '../../token.ts'
import { beforeHead, isHead, isThing, wordOf } from '../token-tools.ts'
import { isVehicle } from '../things/vehicles.ts'

/** Who rides and no word says on what has a horse. */
export function saddleUp(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) => /^(?:pose|relation)$/.test(token.kind) && /^(?:rides?|riding)$/.test(wordOf(token)),
  )
  if (at < 0 || tokens.slice(0, at).findLast(isHead)?.kind !== 'person') return tokens
  const next = tokens.slice(at + 1).find(({ kind }) => !beforeHead.has(kind))
  const isMounted =
    isThing(next) || tokens.some((token) => isThing(token) && isRidden(token.thing.motif, token.thing.saddle))
  if (isMounted || next?.kind === 'unknown') return tokens
  // Cyclists and surfers have what they ride anyway.
  const rider = tokens.slice(0, at).findLast(isHead)!
  if (/cyclist|biker|surfer|skater|skateboarder|snowboarder|skier|motorcyclist/.test(wordOf(rider)))
    return tokens.map((token, index) =>
      index === at && token.kind === 'pose' ? { kind: 'silent', words: token.words, isSaid: true } : token,
    )
  return tokens.map((token, index): Token =>
    index === at
      ? { kind: 'pose', pose: 'riding', deed: { pose: 'riding', tool: 'horse' }, words: token.words }
      : token,
  )
}

function isRidden(motif: string, saddle: number | undefined): boolean {
  return isFlownOn(motif) || isVehicle(motif) || (isAnimal(motif) && saddle !== undefined)
}

/** Puts what somebody flies on right behind who flies on it. */
export function readMounts(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isThing(token) && isFlownOn(token.thing.motif))
  const mount = tokens[at]
  if (!isThing(mount)) return tokens
  const lead = tokens.slice(0, at).findLastIndex(({ kind }) => !beforeHead.has(kind))
  if (!/^(?:on|upon|atop|on top of|on the back of|astride|aboard)$/.test(wordOf(tokens[lead]))) return tokens
  const rider = tokens.slice(0, lead).findLastIndex(({ kind }) => kind === 'person')
  if (rider < 0) return tokens
  const flight = tokens.findIndex((token) => token.kind === 'pose' && token.pose === 'soaring')
  const isFlight = flight > rider && (flight < lead || flight > at)
  const isBroom = /^(?:broom|flying-carpet)$/.test(mount.thing.motif)
  if (!isFlight && !(isBroom && lead === rider + 1)) return tokens
  if (flight > rider && flight < lead && tokens.slice(rider + 1, lead).some(({ kind }) => kind === 'person'))
    return tokens
  const ride: Token =
    isBroom && mount.thing.motif !== 'broom'
      ? { kind: 'pose', pose: 'sitting on the ground', relation: 'on', words: tokens[lead]!.words }
      : { kind: 'pose', pose: 'riding', relation: 'riding', words: tokens[lead]!.words }
  return [
    ...tokens.slice(0, rider + 1),
    ride,
    ...tokens.slice(lead + 1, at + 1),
    ...tokens.slice(rider + 1, lead),
    ...tokens.slice(at + 1),
  ]
}

function isFlownOn(motif: string): boolean {
  return (
    /^(?:broom|flying-carpet|horse|cloud)$/.test(motif) ||
    (canFly(motif) && !/leaf|feather|lantern|banknote|money/.test(motif))
  )
}
