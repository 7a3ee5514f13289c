// Places that two words make together: a bridge and the river under it, a road and its fork, a street and its lanterns.

import { isIndoors, type PlaceName } from '../../words/places/places.ts'
import type { Token } from '../../token.ts'
import { thingOf } from '../../words/things/things.ts'
import { beforeHead, wordOf } from '../token-tools.ts'

const between: ReadonlySet<Token['kind']> = new Set([...beforeHead, 'air'])

/** Reads such pairs as places. */
export function pairPlaces(tokens: readonly Token[]): readonly Token[] {
  const high = crossBridge(sendTrain(stretchRope(leadToClouds(tokens))))
  return joinTreehouse(widenWindow(lightStreet(viewSea(chooseWay(forkRoad(high))))))
}

const asPlace = (token: Token, place: PlaceName): Token => ({ kind: 'place', place, words: token.words })
/** What the drawing of a thing has anyway. */
const asPart = (token: Token): Token => ({
  kind: 'quality',
  quality: { shownBy: /treehouse/, isPart: true },
  words: token.words,
})

/** What is stretched between two cliffs or towers is high over what is below. */
function stretchRope(tokens: readonly Token[]): readonly Token[] {
  const walker = tokens.findIndex((token) => token.kind === 'pose' && token.pose === 'on a tightrope')
  const bridge = tokens.findIndex(
    (token, index) =>
      token.kind === 'thing' &&
      (token.thing.motif.endsWith('bridge') || (token.thing.motif === 'rope' && isTrodden(tokens, index))),
  )
  const rope = tokens[bridge]
  const isRope = rope?.kind === 'thing' && rope.thing.motif === 'rope'
  const at = tokens.findIndex((token) => /^between$/.test(wordOf(token)))
  const ends = at < 0 ? -1 : tokens.findIndex((token, index) => index > at && !between.has(token.kind))
  const isTowers = ends >= 0 && /skyscraper|building|tower|rooftop|roof/.test(wordOf(tokens[ends]!))
  const isCliffs = ends >= 0 && /cliff|mountain|canyon|peak|hill|rock/.test(wordOf(tokens[ends]!))
  if (walker < 0 && (bridge < 0 || (!isCliffs && !(isRope && isTowers)))) return highRope(tokens, -1)
  if (!isTowers && !isCliffs) return highRope(tokens, walker)
  const place = isTowers ? 'rope between towers' : walker < 0 && !isRope ? 'gorge' : 'rope over a gorge'
  return tokens.map((token, index) => {
    if (index === ends || (walker < 0 && index === bridge)) return asPlace(token, place)
    return index >= at && index < ends && token.kind !== 'silent' ? asPlace(token, place) : token
  })
}

/** True for a rope that somebody is on. */
function isTrodden(tokens: readonly Token[], index: number): boolean {
  const lead = tokens.slice(0, index).findLast(({ kind }) => !between.has(kind))
  return lead !== undefined && /^(?:on|across|along|crossing|.* on|.* across)$/.test(wordOf(lead))
}

/** A tightrope without a place is between towers, and one over a canyon is over it. */
function highRope(tokens: readonly Token[], walker: number): readonly Token[] {
  if (walker < 0) return tokens
  return tokens.map((token) => {
    if (token.kind !== 'place' && token.kind !== 'thing') return token
    const words = wordOf(token)
    if (/city|skyscrapers?|buildings?|downtown|street/.test(words))
      return asPlace(token, 'rope between towers')
    return /canyon|cliffs?|gorge|abyss|ravine|waterfall|mountains/.test(words)
      ? asPlace(token, 'rope over a gorge')
      : token
  })
}

/** A train on a bridge is seen from afar, with the valley below it. */
function sendTrain(tokens: readonly Token[]): readonly Token[] {
  const isHead = (each: Token): boolean => each.kind === 'person' || each.kind === 'thing'
  const heads = tokens.filter(isHead)
  const [train, bridge] = heads
  if (heads.length !== 2 || train?.kind !== 'thing' || bridge?.kind !== 'thing') return tokens
  if (!/train|locomotive/.test(train.thing.motif) || !/bridge/.test(bridge.thing.motif)) return tokens
  return tokens.map((token, index) => {
    const isLead = index > tokens.indexOf(train) && index < tokens.indexOf(bridge) && token.kind !== 'silent'
    const isOwn = token.kind === 'color' || token.kind === 'number'
    return isHead(token) || (isLead && !isOwn) ? asPlace(token, 'viaduct') : token
  })
}

/** Whoever is on a bridge stands on it, and a bridge alone has its river under it. */
function crossBridge(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) => token.kind === 'thing' && /^(?:bridge|rope-bridge|suspension-bridge)$/.test(token.thing.motif),
  )
  const token = tokens[at]
  if (token?.kind !== 'thing' || token.count !== undefined) return tokens
  const lead = tokens.slice(0, at).findLast(({ kind }) => !between.has(kind))
  const isLed =
    lead !== undefined &&
    /^(?:on|across|crossing|over|onto|from|guarding|blocking|defending|.* on|.* across|.* from|with)$/.test(
      wordOf(lead),
    )
  const isHead = (each: Token): boolean => each.kind === 'person' || each.kind === 'thing'
  const isFrom = tokens.slice(Math.max(0, at - 4), at).some((each) => /^(?:from|off)$/.test(wordOf(each)))
  const hasOthers = tokens.some((each) => each !== token && isHead(each))
  const isUnder = lead !== undefined && /^(?:under|below|beneath|underneath)$/.test(wordOf(lead))
  if (hasOthers && !isLed && !isFrom && !isUnder) return tokens
  const isSuspended = token.thing.motif === 'suspension-bridge'
  if (isSuspended && (!isLed || !tokens.some(({ kind }) => kind === 'person'))) return tokens
  // "A troll under a bridge" is no crossing, and neither is a train on one.
  if (lead && /^(?:under|below|beneath|underneath)$/.test(wordOf(lead)))
    return tokens.map((each) =>
      each === token ? asPlace(each, hasFloats(tokens) ? 'river under a bridge' : 'under a bridge') : each,
    )
  if (tokens.some((each) => each.kind === 'thing' && /train|locomotive|ship|boat/.test(each.thing.motif)))
    return tokens
  const own = tokens.slice(Math.max(0, at - 3), at).map(wordOf)
  const isGarden = tokens.some((each) => each.kind === 'place' && each.place === 'cherry garden')
  const place =
    token.thing.motif === 'rope-bridge' || isSuspended
      ? 'gorge'
      : own.includes('red') || isGarden
        ? 'red bridge'
        : own.some((word) => word.startsWith('wood')) || /wooden/.test(wordOf(token))
          ? 'wooden bridge'
          : 'stone bridge'
  const isOwn = (each: Token, index: number): boolean =>
    index < at &&
    index >= at - 3 &&
    /^(?:red|wooden|wood|stone|old|ancient|medieval|arched)$/.test(wordOf(each))
  const words = [...tokens.filter(isOwn).flatMap((each) => each.words), ...token.words]
  return tokens.flatMap((each, index) => {
    if (each === token) return [{ kind: 'place' as const, place, words }]
    if (isOwn(each, index)) return []
    // Whoever drives over it is on it.
    if (each === lead && /^(?:over|across)$/.test(wordOf(each))) return [asPlace(each, place)]
    // "Over a river" is in the drawing.
    return index === at + 1 && /^(?:over|across|above)$/.test(wordOf(each)) ? [asPlace(each, place)] : [each]
  })
}

/** Ladders and stairs whose upper end is in the clouds are drawn with them. */
function leadToClouds(tokens: readonly Token[]): readonly Token[] {
  const way = tokens.findIndex(
    (token) =>
      wordOf(token) === 'stairway' ||
      (token.kind === 'thing' && /^(?:ladder.*|stairs)$/.test(token.thing.motif)),
  )
  const end = tokens.findIndex(
    (token, index) =>
      index > way &&
      /^(?:clouds|the clouds|sky|heaven|heavens|stars|moon|full moon|in the clouds|through the clouds|above the clouds|among the clouds)$/.test(
        wordOf(token),
      ),
  )
  const token = tokens[way]
  if (token === undefined || end < 0 || (token.kind === 'thing' && token.count !== undefined)) return tokens
  const lead = tokens.slice(way + 1, end)
  const isUp =
    /\b(?:to|into|up|toward|towards|reaching|disappearing)\b/.test(lead.map(wordOf).join(' ')) ||
    /^(?:in|through|above) /.test(wordOf(tokens[end]!))
  if (!isUp || lead.some(({ kind }) => kind === 'person' || kind === 'thing')) return tokens
  const isSky = !/star|moon/.test(wordOf(tokens[end]!))
  const isLadder = token.kind === 'thing' && token.thing.motif !== 'stairs'
  const motif = isLadder ? 'cloud-ladder' : 'cloud-stairs'
  // The moon is a thing of its own, at the upper end.
  if (tokens[end]!.kind === 'thing')
    return [
      ...tokens.slice(0, way),
      { kind: 'thing', thing: thingOf(motif), words: token.words },
      { kind: 'relation', relation: 'rising to', words: lead.flatMap((each) => each.words) },
      ...tokens.slice(end),
    ]
  const words = [...token.words, ...lead.flatMap((each) => each.words), ...(isSky ? tokens[end]!.words : [])]
  return [
    ...tokens.slice(0, way),
    { kind: 'thing', thing: thingOf(motif), words },
    ...tokens.slice(isSky ? end + 1 : end),
  ]
}

/** What passes under a bridge on the water. */
function hasFloats(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === 'thing' && token.thing.bearing === 'water')
}

const forks =
  /^(?:split|splits|splitting|fork|forks|forking|forked|divide|divides|dividing|branching|branches|diverging|diverge|diverges|parting)$/

/** Somebody between two paths has to choose. */
function chooseWay(tokens: readonly Token[]): readonly Token[] {
  const paths = tokens.findIndex(
    (token, index) =>
      /^(?:paths|roads|ways|trails)$/.test(wordOf(token)) &&
      tokens.slice(Math.max(0, index - 2), index).some((each) => each.kind === 'number' && each.count === 2),
  )
  if (paths < 0) return tokens
  return tokens.map((token, index) =>
    index === paths ||
    (token.kind === 'number' && index < paths && index > paths - 3) ||
    (/^between$/.test(wordOf(token)) && index < paths && index > paths - 4)
      ? asPlace(token, 'fork')
      : token,
  )
}

/** A road that splits into two. */
function forkRoad(tokens: readonly Token[]): readonly Token[] {
  const road = tokens.findIndex((token) =>
    /^(?:(?:dirt |forest |country )?(?:road|path|trail)|roads|paths|highway)$/.test(wordOf(token)),
  )
  const fork = tokens.findIndex((token, index) => index > road && forks.test(wordOf(token)))
  if (road < 0 || fork < 0 || fork > road + 3) return tokens
  return tokens.map((token, index) => {
    if (index === road || index === fork) return asPlace(token, 'fork')
    if (index < fork || index > fork + 5) return token
    if (/^(?:in|into|two|different|directions|ways|apart|separate)$/.test(wordOf(token)))
      return token.kind === 'silent' ? token : asPlace(token, 'fork')
    return /^(?:roads|paths|trails|road|path)$/.test(wordOf(token)) ? asPlace(token, 'fork') : token
  })
}

/** A street with many lanterns. */
function lightStreet(tokens: readonly Token[]): readonly Token[] {
  const street = tokens.find(
    (token) =>
      token.kind === 'place' && /^(?:street|alley|village|square|market|medieval town)$/.test(token.place),
  )
  const lights = tokens.find(
    (token) =>
      token.kind === 'thing' && /lantern/.test(token.thing.motif) && wordOf(token).endsWith('lanterns'),
  )
  if (!street || !lights) return tokens
  const lead = tokens.slice(0, tokens.indexOf(lights)).findLast(({ kind }) => !between.has(kind))
  if (lead !== street && !(lead && /^(?:with|lit|full|under|lined|filled|hung|of|by)\b/.test(wordOf(lead))))
    return tokens
  return tokens.map((token) =>
    token === street || token === lights ? asPlace(token, 'lantern street') : token,
  )
}

/** A room with a big window. */
function widenWindow(tokens: readonly Token[]): readonly Token[] {
  const room = tokens.findIndex((token) => token.kind === 'place' && isIndoors(token.place))
  const at = tokens.findIndex((token, index) => index > room && /^windows?$/.test(wordOf(token)))
  if (room < 0 || at < 0) return tokens
  const text = tokens.slice(room + 1, at)
  const isBig =
    text.some((token) => token.kind === 'size' && token.size > 1) ||
    text.some((token) => /ceiling|panoramic|wide/.test(wordOf(token)))
  if (!isBig || text.some(({ kind }) => kind === 'person' || kind === 'thing')) return tokens
  const start = tokens.findIndex(
    (token, index) => index > room && (token.kind === 'size' || /floor|panoramic|wide/.test(wordOf(token))),
  )
  const words = tokens.slice(start, at + 1).flatMap((token) => token.words)
  return [...tokens.slice(0, start), { kind: 'air', air: 'big window', words }, ...tokens.slice(at + 1)]
}

/** The tree and the ladder of a treehouse are drawn with it. */
function joinTreehouse(tokens: readonly Token[]): readonly Token[] {
  const house = tokens.findIndex((token) => token.kind === 'thing' && token.thing.motif === 'treehouse')
  if (house < 0) return tokens
  const isOfRope = tokens.some((_, index) => index > house && isRopeLadder(tokens, index))
  const parts = isOfRope ? /tree$|^ladder|^rope$/ : /tree$|^ladder/
  return tokens.flatMap((token, index) => {
    if (index === house && token.kind === 'thing' && isOfRope)
      return [{ ...token, thing: { ...token.thing, motif: 'treehouse-with-rope-ladder' } }]
    if (index < house) return [token]
    const isPart = token.kind === 'thing' && parts.test(token.thing.motif)
    if (isPart) return [asPart(token)]
    const next = tokens[index + 1]
    const isSizeOfTree = token.kind === 'size' && next?.kind === 'thing' && next.thing.motif.endsWith('tree')
    const isInTree =
      token.kind === 'relation' &&
      tokens.slice(index + 1, index + 4).some((each) => each.kind === 'thing' && parts.test(each.thing.motif))
    if (isInTree) return [{ kind: 'silent', words: token.words }]
    return [isSizeOfTree ? asPart(token) : token]
  })
}

function isRopeLadder(tokens: readonly Token[], index: number): boolean {
  const [rope, ladder] = [tokens[index], tokens[index + 1]]
  return (
    rope?.kind === 'thing' &&
    rope.thing.motif === 'rope' &&
    ladder?.kind === 'thing' &&
    ladder.thing.motif.startsWith('ladder')
  )
}

const views: readonly (readonly [place: RegExp, air: string])[] = [
  [/^(?:sea|beach|harbor|lake)$/, 'sea window'],
  [/^(?:city|city at night|big city|new york|street|paris|london)$/, 'city window'],
  [/^(?:mountains|valley|field|forest|garden|snow)$/, 'big window'],
]

function isSkyline(token: Token): boolean {
  return token.kind === 'thing' && /^(?:skyscrapers|buildings|tall buildings|skyline)$/.test(wordOf(token))
}

/** A room that looks over the sea or the city has a window on it. */
function viewSea(tokens: readonly Token[]): readonly Token[] {
  const room = tokens.findIndex((token) => token.kind === 'place' && isIndoors(token.place))
  const seen = tokens.findIndex(
    (token, index) =>
      index > room && (isSkyline(token) || (token.kind === 'place' && !isIndoors(token.place))),
  )
  const far = tokens[seen]
  if (room < 0 || far === undefined) return tokens
  const lead = tokens
    .slice(room + 1, seen)
    .map(wordOf)
    .join(' ')
  if (!/\b(?:overlooking|overlooks|view of|views of|view over|looking over|facing)\b/.test(lead))
    return tokens
  const air = isSkyline(far)
    ? 'city window'
    : far.kind === 'place' && views.find(([place]) => place.test(far.place))?.[1]
  if (!air) return tokens
  return tokens.flatMap((token, index): Token[] => {
    if (token === far) return [{ kind: 'air', air, words: token.words }]
    const isLead =
      index > room && index < seen && /^(?:overlooking|overlooks|facing|looking over)$/.test(wordOf(token))
    const isWindow =
      index > room && index < seen && (/^windows?$/.test(wordOf(token)) || token.kind === 'size')
    return isLead || isWindow ? [{ kind: 'air', air, words: token.words }] : [token]
  })
}
