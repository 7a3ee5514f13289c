// Places with walls that a text sees from outside: "a church on a hill" is a building, "in a church" is a place.

import type { Token } from '../../token.ts'
import { isIndoors, type PlaceName } from '../../words/places/places.ts'
import { thingOf } from '../../words/things/things.ts'
import { streetBefore } from '../../words/places/wider-places.ts'
import { wordOf } from '../token-tools.ts'

const motifs: readonly (readonly [words: RegExp, motif: string])[] = [
  [/church|chapel|cathedral|monastery|abbey/, 'church'],
  [/hospital|clinic/, 'hospital'],
  [/factory/, 'factory'],
  [/^museum$|^courthouse$/, 'classical-building'],
]

const leaving =
  /^(?:(?:running|runs|walking|walks|driving|drives|riding|rides) (?:away from|out of|from|past)|(?:running|driving|walking|riding) away|fleeing|flees|fleeing from|escaping|escapes|escaping from|leaving|leaves|coming out of|passing|entering|enters|approaching|walking towards?|walking up to|running to|running towards?)$/

/** Whoever runs away from a church is outside of it, and the church is behind. */
function leaveBuilding(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'place' && isIndoors(token.place))
  const token = tokens[at]
  const doer = tokens.slice(0, Math.max(0, at)).findLastIndex(({ kind }) => /^(?:person|thing)$/.test(kind))
  const between = tokens.slice(doer + 1, Math.max(0, at))
  const lead = between
    .flatMap(({ words }) => words)
    .filter((word) => !/^(?:a|an|the|his|her|its|their|and|old|big|small)$/.test(word))
    .join(' ')
  const name = wordOf(token)
  const motif = motifs.find(([pattern]) => pattern.test(name))?.[1]
  const isLeft = doer >= 0 && leaving.test(lead) && !/^(?:in|inside)/.test(name)
  if (token?.kind !== 'place' || !isLeft) return tokens
  const front = frontNamed(name, token.place)
  return tokens.map((each): Token => {
    // Whoever leaves a building walks toward the viewer.
    if (each.kind === 'pose' && each.pose === 'walking away' && between.includes(each))
      return { ...each, pose: 'walking to the viewer' }
    if (front && between.includes(each) && /^(?:past|away|out|of|from)$/.test(each.words.join(' ')))
      return { kind: 'silent', words: each.words }
    if (each !== token) return each
    if (front) return { kind: 'place', place: front, words: token.words }
    return motif ? { kind: 'thing', thing: thingOf(motif), words: token.words } : each
  })
}

/** Reads places with walls that are seen from outside. */
export function standOutside(tokens: readonly Token[]): readonly Token[] {
  return seeFromOutside(leaveBuilding(seePalace(tokens)))
}

/** A palace that somebody is in front of is seen as a castle is. */
function seePalace(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, index): Token => {
    if (token.kind !== 'place' || token.words.at(-1) !== 'palace') return token
    const lead = tokens.slice(0, index).findLast(({ kind }) => kind !== 'silent' && kind !== 'quality')
    return lead?.kind === 'relation' &&
      /^(?:outside|outside of|in front of|before)$/.test(lead.words.join(' '))
      ? { kind: 'thing', thing: thingOf('castle'), words: token.words }
      : token
  })
}

/** Turns the first place into a building when nobody is in it and another place, under the sky, is around it. */
function seeFromOutside(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex(({ kind }) => kind === 'place' || kind === 'thing' || kind === 'person')
  const token = tokens[first]
  if (token?.kind !== 'place' || !isIndoors(token.place)) return tokens
  const words = token.words.join(' ')
  const motif = motifs.find(([pattern]) => pattern.test(words))?.[1]
  const relation = tokens.slice(first + 1).find(({ kind }) => kind !== 'silent' && kind !== 'quality')
  const isAround =
    relation?.kind === 'relation' &&
    tokens.slice(first + 1).some((other) => other.kind === 'place' && !isIndoors(other.place))
  if (/^(?:in|inside)/.test(words)) return tokens
  const signed = frontNamed(words, token.place)
  const sign = tokens.find((each) => /^(?:neon sign|sign|neon signs|neon lights)$/.test(each.words.join(' ')))
  const isBare = tokens.every((each) => each === sign || (each.kind !== 'thing' && each.kind !== 'person'))
  if (signed !== undefined && sign !== undefined && isBare && relation?.words[0] === 'with')
    return tokens.map((each) =>
      each === token || each === sign ? { kind: 'place', place: signed, words: each.words } : each,
    )
  if (!isAround) return tokens
  const front = frontNamed(words, token.place)
  if (motif === undefined && front !== undefined)
    return tokens.map((each) => (each === token ? { kind: 'place', place: front, words: token.words } : each))
  if (motif === undefined) return tokens
  return tokens.map((each) =>
    each === token ? { kind: 'thing', thing: thingOf(motif), words: token.words } : each,
  )
}

/** The building of a shop as its street sees it. */
function frontNamed(words: string, room: PlaceName): PlaceName | undefined {
  if (/^book(?:shop|store)$/.test(words)) return 'bookshop front'
  if (/^(?:bar|pub|tavern)$/.test(words)) return 'bar front'
  const front = streetBefore(room)
  return front.endsWith(' front') ? front : undefined
}
