// What somebody stands on top of is a place that is drawn below the feet: a hill, a cliff, an iceberg, a small island.

import type { PlaceName } from '../../words/places/places.ts'
import type { Token } from '../../token.ts'
import { isAnimal } from '../../words/things/things.ts'
import { beforeHead } from '../token-tools.ts'

const lands: readonly (readonly [words: RegExp, place: PlaceName])[] = [
  [/\b(?:hill|hilltop|hillside|hills|knoll)$/, 'hilltop'],
  [/\b(?:mountain|mountains|mountain top|mountaintop|peak|summit)$/, 'mountain top'],
  [/\b(?:iceberg|icebergs|ice floe)$/, 'iceberg'],
  [/\bislands?$/, 'islet'],
  [/^(?:rock|boulder|rocks)$/, 'sea rock'],
  [/^(?:clouds?|top of a cloud)$/, 'cloud top'],
]

/** Words between a relation and what it leads to. */
const between: ReadonlySet<Token['kind']> = new Set([...beforeHead, 'air'])

/** Turns the land that somebody is on into the place. */
export function standOnLand(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ kind }) => kind === 'person' || kind === 'thing')) return tokens
  return tokens.map((token, index) => {
    if (isAmidWater(tokens, index)) return { kind: 'place', place: 'islet', words: token.words }
    if (token.kind !== 'thing' && token.kind !== 'place') return token
    const words = token.words.join(' ')
    const place = lands.find(([pattern]) => pattern.test(words))?.[1]
    if (place === undefined || !isStoodOn(tokens, index)) return token
    if (token.kind === 'thing' && token.thing.motif === 'floating-island') return token
    const isAtSea = tokens.some(
      (other) => other.kind === 'place' && /^(?:sea|beach|lake|harbor)$/.test(other.place),
    )
    if (place === 'sea rock' && !isAtSea) return token
    return { kind: 'place', place, words: token.words }
  })
}

/** True when the last word that leads to a thing says that somebody is on it, and somebody is. */
function isStoodOn(tokens: readonly Token[], index: number): boolean {
  const lead = tokens.slice(0, index).findLast(({ kind }) => !between.has(kind))
  const isOn =
    lead !== undefined &&
    (lead.kind === 'relation' || lead.kind === 'pose') &&
    /^(?:on|atop|upon|onto|on top of|at the top of|at the summit of|perched on|.* on)$/.test(
      lead.words.join(' '),
    )
  return (
    isOn && tokens.slice(0, tokens.indexOf(lead)).some(({ kind }) => kind === 'person' || kind === 'thing')
  )
}

/** A house or a tree in the middle of the sea needs land under it. */
function isAmidWater(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]!
  if (token.kind !== 'place' || !/^(?:sea|lake)$/.test(token.place)) return false
  const words = tokens
    .slice(Math.max(0, index - 5), index + 1)
    .map(({ words: own }) => own.join(' '))
    .join(' ')
  const stands = tokens.slice(0, index).filter(({ kind }) => kind === 'person' || kind === 'thing')
  return (
    /\bmiddle of\b/.test(words) &&
    stands.length > 0 &&
    stands.every(
      (each) =>
        each.kind === 'thing' &&
        each.thing.bearing === 'ground' &&
        each.thing.meters >= 3 &&
        !isAnimal(each.thing.motif),
    )
  )
}
