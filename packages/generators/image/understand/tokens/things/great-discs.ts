// The sun and the moon behind a place, and worlds that something is above: parts of the place, and no things beside the others.

import { isIndoors, type PlaceName } from '../../words/places/places.ts'
import { isAnimal, thingOf } from '../../words/things/things.ts'
import type { Token } from '../../token.ts'
import { seen, wordOf } from '../token-tools.ts'

/** What is seen below a large disc, for places that have their sky in front of their land. */
const views: Readonly<Partial<Record<PlaceName, PlaceName>>> = {
  city: 'skyline',
  'city at night': 'skyline',
  'big city': 'skyline',
  'new york': 'skyline',
  forest: 'wood line',
  mountains: 'peaks',
  'mountain top': 'peaks',
  valley: 'peaks',
  snow: 'peaks',
  sea: 'sea horizon',
  beach: 'sea horizon',
  lake: 'sea horizon',
  desert: 'dunes',
  field: 'meadow line',
  hilltop: 'meadow line',
  village: 'roof line',
  'wheat field': 'meadow line',
}

const discs = /^(?:full-moon|crescent-moon|sun|eclipse)$/
const over =
  /^(?:behind|over|above|rising|rising over|rising above|rising behind|setting|setting behind|setting over|high above|against|on|in|at|shining|shining over|hanging|hanging over|hanging above|glowing|glowing over|looming|looming over|looming behind|hovering over|into|down|sinking|sinking into)$/
const below = /^(?:under|beneath|below|against|with|in front of|before|underneath)$/
const describing = new Set(['size', 'color', 'quality', 'silent', 'air'])
const kindsOfMoon = /^(?:blood|super|harvest|wolf|strawberry|supermoon|total|partial|solar)$/
/** What people and animals do to a moon that is behind them anyway. */
const gaze = /^(?:at|howling at|looking at|watching|gazing at|staring at|admiring|looking up at)$/

/** Things that are the land under a sky. */
const lands: readonly (readonly [motif: RegExp, place: PlaceName])[] = [
  [/^(?:snow-capped-mountain|mount-fuji|mountain)$/, 'peaks'],
  [/^(?:office-building|cityscape)$/, 'skyline'],
  [/^(?:deciduous-tree|evergreen-tree)$/, 'wood line'],
  [/^(?:house|houses|hamlet)$/, 'roof line'],
]

/** Reads discs and worlds as parts of the place. */
export function readGreatDiscs(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ kind, words }) => kind === 'thing' || words[0] === 'space')) return tokens
  return readWorlds(hangDisc(bendOver(buildStation(tokens))))
}

function hangDisc(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'thing' && discs.test(token.thing.motif))
  const disc = tokens[at]
  if (disc?.kind !== 'thing') return tokens
  const land = landOf(tokens, at)
  if (!land) return isOnLand(tokens, at) ? hangDisc([...tokens, openLand]) : tokens
  const others = tokens.filter(
    (token, index) =>
      index !== at && token !== land.token && (token.kind === 'thing' || token.kind === 'person'),
  )
  let from = at
  while (from > 0 && isOfDisc(tokens[from - 1]!)) from--
  const own = tokens.slice(from, at + 1).filter(({ kind }) => kind !== 'silent')
  const lead = tokens[from - 1]
  const landAt = tokens.indexOf(land.token)
  const between = tokens.slice(at + 1, landAt).filter(({ kind }) => !describing.has(kind))
  const isOver = at < landAt && between.length > 0 && between.every((token) => over.test(wordOf(token)))
  const isGreat = own.some(
    ({ kind, words }) => kind === 'size' || kind === 'color' || kindsOfMoon.test(words[0]!),
  )
  const isGazed = lead !== undefined && gaze.test(wordOf(lead)) && isGreat
  const isBefore = /^(?:in front of|before|against)$/.test(wordOf(lead)) && !tokens.some(isAirborne)
  const isLed =
    lead !== undefined &&
    below.test(wordOf(lead)) &&
    (isGreat || isBefore || !disc.thing.motif.endsWith('moon'))
  if (others.length === 0 ? !isOver && !isLed : !isLed && !isGazed) return tokens
  const air: Token = {
    kind: 'air',
    air: airOf(disc.thing.motif, own),
    words: own.flatMap(({ kind, words }) => (kind === 'color' ? [] : words)),
  }
  const colors = own.filter(({ kind }) => kind === 'color').map(({ words }) => seen(words))
  return tokens.flatMap((token, index): Token[] => {
    if (index === at) return [...colors, air]
    if (index >= from && index < at) return token.kind === 'silent' ? [token] : []
    if (token === land.token) return [{ kind: 'place', place: land.place, words: token.words }]
    // "Behind" and "over" are seen with the disc.
    const isSaid = isOver && index > at && index < landAt && over.test(wordOf(token))
    return isSaid || (isGazed && token === lead && token.kind === 'relation')
      ? [{ kind: 'silent', words: token.words }]
      : [token]
  })
}

const openLand: Token = { kind: 'place', place: 'field', words: [''] }

/** Whoever stands before a moon, wherever that is, is outdoors. */
function isOnLand(tokens: readonly Token[], at: number): boolean {
  const lead = tokens.slice(0, at).findLast(({ kind }) => !describing.has(kind))
  return (
    /^(?:in front of|before|against)$/.test(wordOf(lead)) &&
    !tokens.some((token) => token.kind === 'place' || isAirborne(token))
  )
}

/** What crosses the disc is placed before it by itself. */
function isAirborne(token: Token): boolean {
  return (
    (token.kind === 'pose' && /^(?:soaring|floating|jumping|riding)$/.test(token.pose)) ||
    (token.kind === 'thing' &&
      (token.thing.bearing === 'air' || token.thing.motif === 'broom') &&
      !discs.test(token.thing.motif))
  )
}

function isOfDisc({ kind, words }: Token): boolean {
  return (
    (describing.has(kind) && kind !== 'air' && words[0] !== ',') ||
    (kind === 'unknown' && kindsOfMoon.test(words[0]!))
  )
}

/** The land under the disc: a place under the sky, or the things of one that the disc is behind. */
function landOf(tokens: readonly Token[], at: number): { token: Token; place: PlaceName } | undefined {
  const named = tokens.find((token) => token.kind === 'place' && isUnderSky(token.place))
  if (named?.kind === 'place') return { token: named, place: views[named.place] ?? named.place }
  const lead = tokens.slice(at + 1).find(({ kind }) => !describing.has(kind))
  const token = tokens.slice(at + 1).find(({ kind }) => kind === 'thing')
  if (token?.kind !== 'thing' || lead === undefined || !over.test(wordOf(lead))) return undefined
  const place = lands.find(([motif]) => motif.test(token.thing.motif))?.[1]
  return place && { token, place }
}

function airOf(motif: string, own: readonly Token[]): string {
  const words = own.flatMap((token) => token.words).join(' ')
  if (motif === 'eclipse') return 'great eclipse'
  if (motif === 'sun') return /red|blood|crimson|orange/.test(words) ? 'great red sun' : 'great sun'
  if (/red|blood|crimson|orange/.test(words)) return 'great red moon'
  return motif === 'crescent-moon' ? 'great crescent' : 'great moon'
}

function isUnderSky(place: PlaceName): boolean {
  return !isIndoors(place) && !/^(?:space|underwater|sky|moon|mars|aurora)$/.test(place)
}

/** A rainbow over a place, or over what stands somewhere, is in the sky. */
function bendOver(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'thing' && token.thing.motif === 'rainbow')
  const land = tokens.findIndex(
    (token, index) => index > at && (token.kind === 'place' || token.kind === 'thing'),
  )
  const below = tokens[land]
  if (at < 0 || !below || (below.kind === 'place' && !isUnderSky(below.place))) return tokens
  if (below.kind === 'thing' && below.thing.meters < 3) return tokens
  const others = tokens.some(({ kind }, index) => index < at && (kind === 'thing' || kind === 'person'))
  const between = tokens.slice(at + 1, land).filter(({ kind }) => !describing.has(kind))
  if (others || between.length === 0 || !between.every((token) => over.test(wordOf(token)))) return tokens
  return tokens.map((token, index): Token => {
    if (index === at) return { kind: 'air', air: 'rainbow', words: token.words }
    return between.includes(token) ? { kind: 'silent', words: token.words } : token
  })
}

/** A space station that nobody is in is seen from outside. */
function buildStation(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, index): Token => {
    if (token.kind !== 'place' || wordOf(token) !== 'space station') return token
    const lead = tokens.slice(0, index).findLast(({ kind }) => !describing.has(kind))
    const isInside = lead !== undefined && /^(?:in|inside|aboard|on|within|through|of)$/.test(wordOf(lead))
    return isInside ? token : { kind: 'thing', thing: thingOf('space-station'), words: token.words }
  })
}

const worlds: readonly (readonly [motif: RegExp, place: PlaceName])[] = [
  [/^(?:globe-showing|earth$)/, 'earth orbit'],
  [/^mars$/, 'mars orbit'],
  [/^full-moon$/, 'moon orbit'],
  [/^(?:jupiter|ringed-planet|saturn|neptune|uranus|venus)$/, 'giant orbit'],
]
const aboveWorld =
  /^(?:above|over|high above|far above|orbiting|orbits|circling|in orbit around|in orbit of|around|floating above|flying above|flying over|hovering above|drifting above|floating over|in orbit above|approaching|(?:falling|crashing|returning|heading|flying|racing|descending|plunging|coming) (?:back )?(?:to|toward|towards|on)|toward|towards|falling|crashing|returning|descending|plunging|heading)$/

/** "A satellite orbiting the earth": the Earth fills what is below it. */
function readWorlds(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token, index) => index > 0 && worldOf(token) !== undefined)
  const world = worldOf(tokens[at])
  if (world === undefined) return tokens
  const doers = tokens.slice(0, at).filter(({ kind }) => kind === 'thing' || kind === 'person')
  const lead = tokens
    .slice(0, at)
    .filter((token) => !describing.has(token.kind) || /orbit|circling/.test(wordOf(token)))
    .slice(-2)
  const phrases = [lead.flatMap(({ words }) => words).join(' '), lead.at(-1)?.words.join(' ') ?? '']
  const isBeast = doers.some((each) => each.kind === 'thing' && isAnimal(each.thing.motif))
  const isMoon = world === 'moon orbit'
  const isOrbit = phrases.some((phrase) => /orbit|circling/.test(phrase))
  const isLarge = /satellite|saucer|rocket|station|telescope|shuttle|asteroid/
  const isCraft = doers.some(
    (each) =>
      (each.kind === 'thing' && isLarge.test(each.thing.motif)) ||
      /^(?:astronaut|cosmonaut)/.test(each.words[0]!),
  )
  if (
    doers.length === 0 ||
    doers.length > 2 ||
    (doers.length === 2 && !isCraft) ||
    isBeast ||
    !phrases.some((phrase) => aboveWorld.test(phrase))
  )
    return tokens
  if (!isCraft && !isOrbit) return tokens
  if (isMoon && !isOrbit && !isCraft) return tokens
  const lastLead = tokens.indexOf(lead.at(-1)!)
  const leads = lead.filter(
    ({ words, kind }) =>
      kind !== 'thing' &&
      kind !== 'person' &&
      /orbit|circling|around|in|above|over|approaching/.test(words.join(' ')),
  )
  // The world comes last, so that what is said after it is said of who is above it.
  const rest = tokens.filter((token, index) => index !== at && !(leads.includes(token) && index <= lastLead))
  const words = [...leads.flatMap((token) => token.words), ...tokens[at]!.words]
  return [...rest, { kind: 'place', place: world, words }]
}

function worldOf(token: Token | undefined): PlaceName | undefined {
  if (token?.kind === 'place')
    return token.place === 'mars' ? 'mars orbit' : token.place === 'moon' ? 'moon orbit' : undefined
  return token?.kind === 'thing' ? worlds.find(([motif]) => motif.test(token.thing.motif))?.[1] : undefined
}
