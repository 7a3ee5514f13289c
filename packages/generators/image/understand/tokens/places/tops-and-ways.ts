// What is on top of buildings and lands, and the ways that lead to something.

import { settledAs } from './lands-and-skies.ts'
import type { PlaceName } from '../../words/places/places.ts'
import type { Token } from '../../token.ts'
import { thingOf } from '../../words/things/things.ts'
import { isHead, seen, wordOf } from '../token-tools.ts'

/** Reads tops and ends of ways as places. */
export function readTops(tokens: readonly Token[]): readonly Token[] {
  return ownWindows(enterCave(standAtEnd(leadTo(topLand(sitOnBuilding(tokens))))))
}

/** Who is on top of a temple or a church is on the building and not in its hall. */
function sitOnBuilding(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, index): Token[] => {
    const next = tokens.slice(index + 1).find(({ kind }) => kind !== 'silent')
    if (
      /^(?:roof|rooftop|tower)$/.test(wordOf(token)) &&
      next?.kind === 'place' &&
      buildingOf(next) !== undefined &&
      wordOf(tokens[index + 1]!) === 'of'
    )
      return []
    if (token.kind !== 'place') return [token]
    const motif = buildingOf(token)
    const lead = tokens
      .slice(0, index)
      .findLast(
        ({ kind, words }) =>
          !['silent', 'quality', 'size', 'color'].includes(kind) &&
          !/^(?:roof|rooftop|tower)$/.test(words.join(' ')),
      )
    const roof = tokens.slice(0, index).find((each) => /^(?:roof|rooftop|tower)$/.test(wordOf(each)))
    const isOnTop =
      lead !== undefined &&
      (/^(?:on top of|atop|at the top of|on the top of|on the roof of)$/.test(wordOf(lead)) ||
        (/(?:^| )on$/.test(wordOf(lead)) && roof !== undefined))
    return motif !== undefined && isOnTop && tokens.slice(0, index).some(isHead)
      ? [{ kind: 'thing', thing: thingOf(motif), words: [...(roof?.words ?? []), ...token.words] }]
      : [token]
  })
}

function buildingOf(token: Token): string | undefined {
  return onTop.find(([words]) => words.test(wordOf(token)))?.[1]
}

const onTop: readonly (readonly [words: RegExp, motif: string])[] = [
  [/temple|museum|courthouse/, 'classical-building'],
  [/church|cathedral|chapel/, 'church'],
  [/castle|palace/, 'castle'],
]

/** "An island with a palm tree", "a hill with a tree on top": the tree stands on it. */
function topLand(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'place' || isHead(token))
  const token = tokens[at]
  if (token === undefined || tokens.filter(isHead).length > (isHead(token) ? 2 : 1)) return tokens
  const name = wordOf(token)
  // The set has an island with a palm.
  if (/^(?:desert |tropical |deserted )?island with a palm tree$/.test(name))
    return tokens.flatMap((each, index): Token[] =>
      index === at
        ? [
            { kind: 'place', place: 'islet', words: each.words.slice(0, -4) },
            { kind: 'thing', thing: thingOf('palm-tree'), words: each.words.slice(-2) },
          ]
        : [each],
    )
  const place = tops.find(([words]) => words.test(name))?.[1]
  const isOnTop = tokens.some((each) => /^on (?:top|it|the top|its top)$/.test(wordOf(each)))
  const link = tokens.slice(at + 1).find(({ kind }) => kind !== 'silent' && kind !== 'size')
  const hasHead = tokens
    .slice(at + 1)
    .some((each) => each.kind === 'person' || (each.kind === 'thing' && each.thing.bearing === 'ground'))
  if (place === undefined || link?.words[0] !== 'with' || !hasHead) return tokens
  if (/^mountain$|peak/.test(name) && !isOnTop) return tokens
  return tokens.map((each) =>
    each === token || /^on (?:top|it|the top|its top)$/.test(wordOf(each))
      ? { kind: 'place', place, words: each.words }
      : each,
  )
}

const tops: readonly (readonly [words: RegExp, place: PlaceName])[] = [
  [/^(?:desert |tropical |deserted )?islands?$/, 'islet'],
  [/^(?:hill|hilltop|green hill)$/, 'hilltop'],
  [/^cliffs?$|sea cliff/, 'cliff'],
  [/^iceberg$/, 'iceberg'],
  [/^mountain$|peak/, 'mountain top'],
]

/** The road that leads to a castle ends there. */
function leadTo(tokens: readonly Token[]): readonly Token[] {
  const isBridge = (token: Token): boolean => token.kind === 'thing' && token.thing.motif === 'bridge'
  const road = tokens.findIndex(
    (token) =>
      isBridge(token) ||
      (token.kind === 'place' &&
        /^(?:road|path|trail|dirt road|dirt path|country road)$/.test(wordOf(token))),
  )
  const lead = tokens.findIndex(
    (token, index) =>
      index > road && /^(?:leading|leads|going|winding)(?: up)? (?:to|towards?|into)$/.test(wordOf(token)),
  )
  if (
    road < 0 ||
    lead < 0 ||
    lead > road + 2 ||
    tokens.slice(0, road).some((each) => isHead(each) && !isPaving(each))
  )
    return tokens
  const end = tokens
    .slice(lead + 1)
    .find((token) => token.kind === 'thing' || (token.kind === 'place' && settledAs(token) !== undefined))
  if (end === undefined || (end.kind === 'thing' && end.thing.meters < 3)) return tokens
  const motif = settledAs(end)
  return tokens.map((token, index): Token => {
    if (index === road || index === lead || (index < road && isPaving(token)))
      return { kind: 'place', place: isBridge(tokens[road]!) ? 'bridge to' : 'road to', words: token.words }
    return token === end && token.kind === 'place' && motif
      ? { kind: 'thing', thing: thingOf(motif), words: token.words }
      : token
  })
}

/** Who enters a cave is before its mouth, seen from behind. */
function enterCave(tokens: readonly Token[]): readonly Token[] {
  const who = tokens.findIndex(({ kind }) => kind === 'person')
  const cave = tokens.findIndex(
    (token, index) =>
      index > who && token.kind === 'place' && /^(?:cave|dragon lair|ice cave)$/.test(token.place),
  )
  if (who < 0 || cave < 0) return tokens
  const lead = tokens
    .slice(who + 1, cave)
    .map(wordOf)
    .join(' ')
  if (
    !/\b(?:enter(?:s|ing)|(?:walking|going|stepping|running|sneaking|venturing) (?:into|inside)|approaching)\b/.test(
      lead,
    )
  )
    return tokens
  return tokens.map((token, index): Token => {
    if (index === cave) return { kind: 'place', place: 'cave mouth', words: token.words }
    const isDeed =
      index > who && index < cave && /^(?:enter|walk|go|step|sneak|ventur|approach)/.test(wordOf(token))
    return isDeed ? { kind: 'pose', pose: 'walking away', words: token.words } : token
  })
}

/** The stone of a stone path. */
function isPaving(token: Token): boolean {
  return token.kind === 'thing' && /^(?:stone|cobblestone|gravel)$/.test(wordOf(token))
}

/** What is at the end of a road stands where it ends. */
function standAtEnd(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => wordOf(token) === 'at the end of')
  const road = tokens.findIndex(
    (token, index) =>
      index > at &&
      token.kind === 'place' &&
      /^(?:road|path|trail|dirt road|dirt path|country road)$/.test(wordOf(token)),
  )
  const heads = tokens.filter(isHead)
  const [only] = heads
  const isLarge = only?.kind === 'thing' && only.thing.meters >= 3
  if (at < 0 || road < 0 || road > at + 4 || heads.length !== 1 || !isLarge) return tokens
  return tokens.map((token, index) =>
    index === at || index === road ? { kind: 'place', place: 'road to', words: token.words } : token,
  )
}

/** The broken windows of a factory are its own. */
function ownWindows(tokens: readonly Token[]): readonly Token[] {
  const house = tokens.findIndex((token) => token.kind === 'thing' && token.thing.meters >= 5)
  const windows = tokens.findIndex((token, index) => index > house && wordOf(token) === 'windows')
  const building = tokens[house]
  if (building?.kind !== 'thing' || windows < 0 || tokens[windows]!.kind !== 'thing') return tokens
  const lead = tokens.slice(house + 1, windows)
  const isOwn =
    lead.some((token) => wordOf(token) === 'with') &&
    lead.some((token) => /^(?:broken|shattered|boarded up|smashed)$/.test(wordOf(token))) &&
    !lead.some(isHead)
  return tokens.map((token, index): Token => (isOwn && index === windows ? seen(token.words) : token))
}
