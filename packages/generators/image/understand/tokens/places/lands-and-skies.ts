// Words for land and sky that are places and not things: a waterfall alone, the roof of a tower, mountains all around.

import { isIndoors, type PlaceName } from '../../words/places/places.ts'
import type { Token } from '../../token.ts'
import { thingOf } from '../../words/things/things.ts'
import { isHead, wordOf } from '../token-tools.ts'

/** Reads such words as places. */
export function readLands(tokens: readonly Token[]): readonly Token[] {
  const grounds = settle(enterMountains(climbRoof(climbRock(lookFar(standAlone(tokens))))))
  return swimLikeTurtle(lookOut(floatCity(grounds)))
}

const alone: readonly (readonly [motif: RegExp, place: PlaceName])[] = [
  [/^waterfall$/, 'waterfall'],
  [/^bus-stop$/, 'bus stop'],
]

/** A waterfall or a bus stop with nobody at it is a view of its own. */
function standAlone(tokens: readonly Token[]): readonly Token[] {
  const heads = tokens.filter(isHead)
  const [only] = heads
  const fall = heads.length > 1 ? fallBehind(tokens) : undefined
  if (fall)
    return tokens.map((token) =>
      token === fall ? { kind: 'place', place: 'waterfall', words: token.words } : token,
    )
  if (heads.length !== 1 || only?.kind !== 'thing' || only.count !== undefined) return tokens
  const place = alone.find(([motif]) => motif.test(only.thing.motif))?.[1]
  const isPainted = tokens.some(({ kind }) => kind === 'color' || kind === 'pose')
  if (place === undefined || isPainted) return tokens
  return tokens.map((token) => (token === only ? { kind: 'place', place, words: token.words } : token))
}

/** The waterfall that others are over, behind or before. */
function fallBehind(tokens: readonly Token[]): Token | undefined {
  const at = tokens.findIndex((token) => token.kind === 'thing' && token.thing.motif === 'waterfall')
  const lead = tokens
    .slice(0, at < 0 ? 0 : at)
    .findLast(({ kind }) => kind !== 'silent' && kind !== 'size' && kind !== 'quality')
  const isLed =
    lead !== undefined &&
    /^(?:over|above|behind|under|near|next to|beside|by|in front of|at|below|below|looking at|watching)$/.test(
      wordOf(lead),
    )
  return isLed && !tokens.some((token) => token.kind === 'thing' && token.thing.motif === 'floating-island')
    ? tokens[at]
    : undefined
}

/** Whoever stands somewhere looking at the sea is seen from behind, as whoever only looks at it. */
function lookFar(tokens: readonly Token[]): readonly Token[] {
  const stands = tokens.findIndex((token) => token.kind === 'pose' && token.pose === 'standing')
  const looks = tokens.findIndex(
    (token, index) =>
      index > stands &&
      ((token.kind === 'pose' && token.pose === 'watching') || wordOf(token) === 'overlooking'),
  )
  if (stands < 0 || looks < 0) return tokens
  const seen = tokens
    .slice(looks + 1)
    .find(({ kind }) => kind !== 'silent' && kind !== 'quality' && kind !== 'relation' && kind !== 'size')
  const isFar =
    seen?.kind === 'place' || (seen?.kind === 'air' && /^(?:sunset|sunrise|night|moon)$/.test(seen.air))
  if (!isFar || tokens.filter(({ kind }) => kind === 'person').length !== 1) return tokens
  return tokens.map((token, index) =>
    index === stands || (index === looks && token.kind === 'unknown')
      ? { kind: 'pose', pose: 'watching', words: token.words }
      : token,
  )
}

/** Who climbs a cliff or hangs from it is before its wall. */
function climbRock(tokens: readonly Token[]): readonly Token[] {
  const who = tokens.findIndex(({ kind }) => kind === 'person')
  const rock = tokens.findIndex(
    (token, index) =>
      index > who &&
      /^(?:cliff|cliffs|mountain|rock face|rock wall|rock|steep mountain|cliff edge|edge of a cliff|cliff face|mountain wall|steep cliff|ledge|rocks)$/.test(
        wordOf(token),
      ),
  )
  if (who < 0 || rock < 0) return tokens
  const lead = tokens
    .slice(who + 1, rock)
    .map(wordOf)
    .join(' ')
  if (
    !/\b(?:climb(?:s|ing)?(?: up)?|scal(?:es|ing)|hang(?:s|ing)(?: from| off| onto| on)?|clinging to|dangling from)\b/.test(
      lead,
    )
  )
    return tokens
  return tokens.map((token, index): Token => {
    if (index === rock) return { kind: 'place', place: 'cliff face', words: token.words }
    const isDeed = index > who && index < rock && /climb|scal|hang|cling|dangl/.test(wordOf(token))
    return isDeed ? { kind: 'pose', pose: 'climbing up', words: token.words } : token
  })
}

/** "The roof of a tall building", "the top of a skyscraper" is a rooftop. */
function climbRoof(tokens: readonly Token[]): readonly Token[] {
  const flat = tokens.findIndex((_, index) => isRoofOfSeveral(tokens, index))
  if (flat >= 0) return tokens.with(flat, { kind: 'place', place: 'rooftop', words: tokens[flat]!.words })
  const roof = tokens.findIndex((token) => /^(?:roof|rooftop|the roof|top)$/.test(wordOf(token)))
  if (roof < 0 || wordOf(tokens[roof + 1] ?? tokens[roof]!) !== 'of') return tokens
  const house = tokens.findIndex(
    (token, index) => index > roof + 1 && !['silent', 'size', 'quality', 'color'].includes(token.kind),
  )
  if (house < 0 || !/building|skyscraper|tower|hotel|office/.test(wordOf(tokens[house]!))) return tokens
  if (!tokens.slice(0, roof).some(isHead)) return tokens
  const words = tokens.slice(roof, house + 1).flatMap((token) => (token.kind === 'silent' ? [] : token.words))
  return [...tokens.slice(0, roof), { kind: 'place', place: 'rooftop', words }, ...tokens.slice(house + 1)]
}

/** A tiled roof has no room for a telescope, a chair or a friend, so such a picture is set on a flat one. */
function isRoofOfSeveral(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]!
  if (token.kind !== 'thing' || token.thing.motif !== 'tiled-roof') return false
  const before = tokens.slice(0, index)
  const heads = before.filter(isHead)
  const lead = before.findLast(({ kind }) => !['silent', 'quality', 'size', 'color'].includes(kind))
  return (
    heads.length > 1 && heads[0]!.kind === 'person' && lead !== undefined && /(?:^| )on$/.test(wordOf(lead))
  )
}

/** Who is in the mountains is among them, and a road through them is one of its own. */
function enterMountains(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, index): Token[] => {
    if (token.kind !== 'thing' || !/mountain/.test(token.thing.motif)) return [token]
    const lead = tokens
      .slice(0, index)
      .findLast(({ kind }) => !['silent', 'quality', 'size', 'color', 'air'].includes(kind))
    const leads = lead === undefined ? '' : wordOf(lead)
    const isIn =
      /^(?:in|among|amid|through|into|between|over|above|across|.* through|.* over|.* above|.* across)$/.test(
        leads,
      ) ||
      (lead?.kind === 'relation' && lead.relation === 'inside')
    if (!isIn || !tokens.slice(0, index).some((each) => isHead(each) || each.kind === 'place')) return [token]
    const isSnowy = /snow/.test(wordOf(token))
    if (isSnowy && token.words.length > 1)
      return [
        { kind: 'air', air: 'snow', words: token.words.slice(0, 1) },
        { kind: 'place', place: 'mountains', words: token.words.slice(1) },
      ]
    return [{ kind: 'place', place: 'mountains', words: token.words }]
  })
}

const settled: readonly (readonly [words: RegExp, motif: string])[] = [
  [/^(?:temple|ancient temple)$/, 'classical-building'],
  [/^(?:village|town|small town|fishing village)$/, 'hamlet'],
  [/^(?:palace|fortress|ruins)$/, 'castle'],
]

/** What a place of people is drawn as where it is seen from afar. */
export function settledAs(token: Token): string | undefined {
  return settled.find(([words]) => words.test(wordOf(token)))?.[1]
}

const stoodUpon =
  /^(?:hill|hilltop|mountain|mountain top|mountaintop|cliff|cliffs|peak|summit|island|iceberg)$/

/** A village on a hill is seen on it. */
function settle(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind }) => kind === 'place' || isHead({ kind } as Token))
  const token = tokens[at]
  if (token?.kind !== 'place') return tokens
  const motif = settled.find(([words]) => words.test(wordOf(token)))?.[1]
  const on = tokens.findIndex(
    (each, index) =>
      index > at && /^(?:on|on top of|atop|at the top of|perched on|overlooking)$/.test(wordOf(each)),
  )
  const isAround = /^(?:temple|ancient temple|palace|fortress)$/.test(wordOf(token)) && isPlacedIn(tokens, at)
  const isOnLand =
    isAround ||
    (on >= 0 &&
      tokens
        .slice(on + 1, on + 5)
        .some((each) => stoodUpon.test(wordOf(each)) || wordOf(each).endsWith('cliff')))
  if (motif === undefined || !isOnLand) return tokens
  return tokens.map((each) =>
    each === token ? { kind: 'thing', thing: thingOf(motif), words: each.words } : each,
  )
}

/** True when a place under the sky is around the first one. */
function isPlacedIn(tokens: readonly Token[], at: number): boolean {
  const lead = tokens.slice(at + 1).find(({ kind }) => kind !== 'silent' && kind !== 'quality')
  const isLed =
    lead?.kind === 'relation' &&
    /^(?:in|inside|amid|among|by|near|above|surrounded by|on)$/.test(wordOf(lead))
  return (
    isLed &&
    tokens.slice(at + 1).some((each) => each.kind === 'place' && !isIndoors(each.place)) &&
    !tokens.some(isHead)
  )
}

/** A turtle that swims is one of the sea. */
function swimLikeTurtle(tokens: readonly Token[]): readonly Token[] {
  const isWet = tokens.some(
    (token) =>
      (token.kind === 'pose' && /^(?:swimming|diving)$/.test(token.pose)) ||
      (token.kind === 'place' && token.place === 'underwater'),
  )
  return tokens.map((token) =>
    token.kind === 'thing' &&
    (wordOf(token).startsWith('sea turtle') || (isWet && token.thing.motif === 'turtle'))
      ? { ...token, thing: thingOf('sea-turtle') }
      : token,
  )
}

/** A city in the clouds floats. */
function floatCity(tokens: readonly Token[]): readonly Token[] {
  const city = tokens.find(
    (token) => token.kind === 'place' && /^(?:city|future city|village|big city)$/.test(token.place),
  )
  const sky = tokens.find((token) => token.kind === 'place' && token.place === 'sky')
  const floats = tokens.find((token) => /^(?:floating|hovering|flying)$/.test(wordOf(token)))
  if (!city || tokens.some(isHead) || !(floats || sky)) return tokens
  const isUp =
    sky === undefined || /^(?:in the clouds|among the clouds|above the clouds|sky|clouds)$/.test(wordOf(sky))
  if (!isUp || (sky && !floats && wordOf(sky) === 'sky')) return tokens
  return tokens.map((token) =>
    token === city || token === floats || token === sky
      ? { kind: 'place', place: 'floating city', words: token.words }
      : token,
  )
}

const houses: readonly (readonly [words: RegExp, motif: string])[] = [
  [/tower|castle/, 'tower-window'],
  [/house|cottage|cabin|home|building|apartment|villa|mansion|hut/, 'house-window'],
]

/** A princess in a tower, whom somebody outside of it sees. */
function isCalledFromBelow(tokens: readonly Token[], who: number, house: number): boolean {
  const lead = tokens
    .slice(who + 1, house)
    .map(wordOf)
    .join(' ')
  if (
    tokens[who]!.kind !== 'person' ||
    !wordOf(tokens[house]).endsWith('tower') ||
    !/\b(?:in|from|atop)\b/.test(lead)
  )
    return false
  return tokens.some(
    (token, index) =>
      index !== who &&
      ((token.kind === 'thing' && /horse|dragon|carriage|boat|ladder|rope|unicorn/.test(token.thing.motif)) ||
        (token.kind === 'person' && tokens.some((each) => /wav|call|sing|shout|climb/.test(wordOf(each))))),
  )
}

/** Whoever looks out of a tower or of the window of a house is seen in the window, from outside. */
function lookOut(tokens: readonly Token[]): readonly Token[] {
  const who = tokens.findIndex(isHead)
  const house = tokens.findIndex(
    (token, index) =>
      index > who && token.kind !== 'silent' && houses.some(([words]) => words.test(wordOf(token))),
  )
  if (who < 0 || house < 0) return tokens
  const between = tokens.slice(who + 1, house + 3)
  const text = between.map(wordOf).join(' ')
  const isOut =
    /\b(?:looking|looks|staring|stares|gazing|gazes|peering|peeking|leaning|watching|waving|waves|shouting|calling) out (?:of|from)\b/.test(
      text,
    ) ||
    /\b(?:out of|from|in|at|by) (?:the|a|an|her|his|its) (?:high |open |small |tall |top )*windows?\b/.test(
      text,
    ) ||
    /\b(?:tower|castle|house|cottage) windows?\b/.test(text)
  if (!isOut && !isCalledFromBelow(tokens, who, house)) return tokens
  const motif = houses.find(([words]) => words.test(wordOf(tokens[house]!)))![1]
  const isWindow = (token: Token): boolean => /^windows?$/.test(wordOf(token))
  const window = tokens.find((token, index) => index > who && isWindow(token))
  return tokens.flatMap((token, index): Token[] => {
    if (index === house)
      return [
        { kind: 'relation', relation: 'inside', words: window?.words ?? ['out of'] },
        { kind: 'thing', thing: thingOf(motif), words: token.words },
      ]
    const isGone =
      index > who && index < house + 3 && (token === window || /^(?:in|from|at|by)$/.test(wordOf(token)))
    return isGone ? [] : [token]
  })
}
