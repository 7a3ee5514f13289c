// Deeds that mean something else beside an animal or a thing: a turtle "racing" a rabbit is no racing car, and whoever
// "looks out" of a box is in it.

import { beastDoing } from '../../figures/beasts.ts'
import { flyingOf } from '../../figures/flying-birds.ts'
import type { Deed } from '../words/deeds/deed.ts'
import type { Token } from '../token.ts'
import { canFly } from '../words/things/stances.ts'
import { thingOf } from '../words/things/things.ts'
import { beforeHead, isAlive, isHead, wordOf } from './token-tools.ts'

const between: ReadonlySet<Token['kind']> = new Set([...beforeHead, 'clothing', 'pose'])

/** The tokens with such deeds as what they are of their neighbors. */
export function rereadDeeds(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap(
    (token, index) =>
      splitRide(tokens, token, index) ??
      strikeOf(tokens, index) ??
      openSky(tokens, index) ??
      rereadDeed(tokens, token, index),
  )
}

/** Animals "riding a bicycle" ride it as they ride anything else; only people have a pose for it. */
function splitRide(tokens: readonly Token[], token: Token, index: number): Token[] | undefined {
  const previous = tokens.slice(0, index).findLast(isHead)
  const [ride, , bicycle] = token.words
  if (token.kind !== 'pose' || token.pose !== 'cycling' || previous?.kind !== 'thing' || !bicycle)
    return undefined
  return [
    { kind: 'relation', relation: 'riding', words: [ride!] },
    { kind: 'thing', thing: thingOf('bicycle'), words: [bicycle] },
  ]
}

/** Every sky has the clouds that somebody is "below". */
function openSky(tokens: readonly Token[], index: number): Token[] | undefined {
  const token = tokens[index]!
  const isBelow = (other: Token | undefined): boolean => /^(?:below|under|beneath)$/.test(wordOf(other))
  const isClouds = (other: Token | undefined): boolean => wordOf(other) === 'clouds'
  const before = tokens.slice(0, index).findLast(({ kind }) => kind !== 'silent')
  const after = tokens.slice(index + 1).find(({ kind }) => kind !== 'silent')
  return (isClouds(token) && isBelow(before)) || (isBelow(token) && isClouds(after))
    ? [{ kind: 'silent', words: token.words, isSaid: true }]
    : undefined
}

/** Deeds that are others because of what they are done by or to; undefined for all else. */
function turnOf(
  tokens: readonly Token[],
  index: number,
  previous: Token | undefined,
  next: Token | undefined,
): Token | undefined {
  const token = tokens[index]!
  const { words } = token
  const word = wordOf(token)
  const animal = previous?.kind === 'thing' ? previous.thing.motif : ''
  // Nothing is seen becoming something else.
  if (/^(?:growing|grows|turning|turns)$/.test(word) && tokens[index + 1]?.words[0] === 'into')
    return { kind: 'unknown', words }
  if (/^(?:gliding|glides)$/.test(word) && /swan|duck|goose/.test(animal) && tokens.some(isWater))
    return { kind: 'pose', pose: 'swimming', words }
  if (word === 'swinging from' && hangers.test(animal))
    return { kind: 'relation', relation: 'hanging', words }
  if (next === undefined) return undefined
  // Stairs fall down only where nobody is on them.
  const isStairs = next.kind === 'thing' && /^stairs|^escalator/.test(next.thing.motif)
  if (isDown.test(word) && isStairs && previous && isAlive(previous))
    return { kind: 'pose', pose: 'falling', relation: 'beside', words }
  // Who shaves or combs somebody else does so to them.
  const isTending = token.kind === 'pose' && /^(?:shav|comb|brush)(?:ing|es|s)$/.test(word)
  if (isTending && isAlive(next) && !tokens.slice(index + 1, index + 7).some(isHair))
    return { kind: 'relation', relation: 'facing', words }
  // Whoever looks down at a dog is seen from the side, and not from behind as before a valley.
  const isBefore = next.kind === 'person' || (next.kind === 'thing' && next.thing.meters < 2)
  return /^(?:look|star)(?:ing|s) down (?:at|on)$/.test(word) && isBefore && previous && isHead(previous)
    ? { kind: 'relation', relation: 'facing', words }
    : undefined
}

function rereadDeed(tokens: readonly Token[], token: Token, index: number): Token {
  const word = token.words.join(' ')
  const previous = tokens.slice(0, index).findLast(isHead)
  const next = tokens.slice(index + 1).find(({ kind }) => !between.has(kind))
  const { words } = token
  if (isIntoWater(tokens, index)) return { kind: 'pose', pose: 'standing in water', words }
  const turned = turnOf(tokens, index, previous, next)
  if (turned) return turned
  if (/^(?:reading|reads) to$/.test(word)) return { kind: 'pose', pose: 'reading', relation: 'facing', words }
  const world = worldOf(tokens, index)
  if (world) return { kind: 'thing', thing: thingOf(world), words }
  if (isLitter(tokens, index)) return { kind: 'thing', thing: thingOf('leaf-pile'), count: 1, words }
  // "Looking over a fence" is done behind it.
  const before = tokens[index - 1]
  const isGaze = before?.kind === 'pose' && before.pose === 'watching'
  if (word === 'over' && isGaze && next && isScreen(next))
    return { kind: 'relation', relation: 'behind', words }
  // "A dragon above a village" flies.
  const land = tokens.slice(index + 1).find(({ kind }) => !between.has(kind) && kind !== 'air')
  const isOver = /^(?:above|over|high above)$/.test(word) && land?.kind === 'place'
  if (
    isOver &&
    previous?.kind === 'thing' &&
    (previous.thing.bearing === 'ground' || flyingOf(previous.thing.motif) !== undefined) &&
    canFly(previous.thing.motif)
  )
    return { kind: 'pose', pose: 'soaring', words }
  if (!previous || !next || !isHead(next)) return token
  const isOnCanvas = tokens.some((each) => each.kind === 'thing' && each.thing.motif === 'easel')
  if (/^(?:painting|paints)$/.test(word) && isCoated(next) && !isOnCanvas)
    return { kind: 'pose', pose: 'rolling paint', relation: 'facing', deed: rollPaint, words }
  if (isOvertaking(tokens, index, next)) return { kind: 'relation', relation: 'followed by', words }
  if (word === 'racing' && isAlive(previous) && isAlive(next))
    return { kind: 'pose', pose: 'running', relation: 'chasing', words }
  // Whoever lifts a child holds no barbell.
  if (/^(?:lifting|lifts)$/.test(word) && next.kind === 'person')
    return { kind: 'pose', pose: 'holding', relation: 'holding', words }
  if (/^(?:landing|lands|settling) on$/.test(word)) return { kind: 'relation', relation: 'on', words }
  if (/^(?:driving|drives)$/.test(word) && tokens.slice(0, index).some(isAlive) && isCar(next))
    return { kind: 'relation', relation: 'riding', words }
  if (/^(?:looking|peering|staring) out$/.test(word) && isOpen(next))
    return { kind: 'pose', pose: 'watching', relation: 'emerging', words }
  return /^(?:digging|digs)$/.test(word) && canDig(previous)
    ? { kind: 'pose', pose: 'eating', relation: 'attacking', words }
    : token
}

function isWater(token: Token): boolean {
  return token.kind === 'place' && /^(?:lake|river|pond|sea)$/.test(token.place)
}

function isHair(token: Token): boolean {
  return /^(?:hair|fur|mane|teeth)$/.test(wordOf(token))
}

const isDown = /^(?:falling|falls|tumbling|tumbles|fell|rolling) down$/

/** Animals that are drawn hanging by their arms. */
const hangers = /^(?:monkey|chimpanzee|sloth)$/

const rollPaint: Deed = { pose: 'rolling paint', relation: 'facing', look: { hands: ['paint roller'] } }

/** What is painted with a roller, and not on canvas. */
function isCoated(token: Token): boolean {
  return (
    token.kind === 'thing' &&
    /house|fence|barn|boat|^door|bench|shed|hut|cabin|automobile/.test(token.thing.motif)
  )
}

/** "A man in the sea" stands in it, as far as nothing else is said of him. */
function isIntoWater(tokens: readonly Token[], index: number): boolean {
  const place = tokens.slice(index + 1).find(({ kind }) => kind !== 'silent' && kind !== 'quality')
  return (
    tokens[index]!.words.join(' ') === 'in' &&
    tokens[index - 1]?.kind === 'person' &&
    place?.kind === 'place' &&
    /^(?:sea|ocean|lake|river|water|waves|cold water)$/.test(place.words.join(' '))
  )
}

function isScreen(token: Token): boolean {
  return (
    token.kind === 'thing' && /fence|wall|brick|bush|stone|package|table|log|barrel/.test(token.thing.motif)
  )
}

/** Leaves that somebody is under or in are a heap of them. */
function isLitter(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]!
  const lead = tokens.slice(0, index).findLast(({ kind }) => !between.has(kind))
  return (
    token.kind === 'thing' &&
    /^(?:maple|green)-leaf$/.test(token.thing.motif) &&
    token.words.at(-1) === 'leaves' &&
    lead?.kind === 'relation' &&
    /^(?:under|inside|on|emerging)$/.test(lead.relation) &&
    !/^(?:in|on) top/.test(lead.words.join(' ')) &&
    (lead.relation !== 'on' || /autumn|fallen|dead|dry/.test(token.words.join(' ')))
  )
}

/** Lightning that strikes something is a bolt over it. */
function strikeOf(tokens: readonly Token[], index: number): Token[] | undefined {
  const { words } = tokens[index]!
  const isStrike = (token: Token | undefined): boolean =>
    /^(?:striking|strikes|hitting|hits|striking down|splitting|splits)$/.test(wordOf(token))
  const isBolt = (token: Token | undefined): boolean =>
    /^(?:lightning|lightning bolt|bolt of lightning)$/.test(wordOf(token))
  const isHit = tokens.slice(index).some(isHead)
  if (isBolt(tokens[index]) && isStrike(tokens[index + 1]) && isHit)
    return [
      { kind: 'air', air: 'storm', words },
      { kind: 'thing', thing: thingOf('lightning-bolt'), words },
    ]
  return isStrike(tokens[index]) && isBolt(tokens[index - 1]) && isHit
    ? [{ kind: 'relation', relation: 'above', words }]
    : undefined
}

/** What stands for a landscape that is in or on a thing: "a forest in a jar", "a village on the back of a turtle". */
const worlds: Readonly<Record<string, string>> = {
  city: 'city-block',
  'city at night': 'city-block',
  'big city': 'city-block',
  forest: 'evergreen-tree',
  village: 'hamlet',
  beach: 'palm-tree',
  sea: 'water-wave',
  desert: 'cactus',
  mountains: 'snow-capped-mountain',
  'mountain top': 'snow-capped-mountain',
  space: 'galaxy',
  castle: 'castle',
  field: 'deciduous-tree',
  park: 'deciduous-tree',
  storm: 'cloud-with-lightning-and-rain',
}

function worldOf(tokens: readonly Token[], index: number): string | undefined {
  const token = tokens[index]!
  const name = token.kind === 'place' ? token.place : token.kind === 'air' ? token.air : ''
  if (!Object.hasOwn(worlds, name)) return undefined
  if (isOnItsBack(tokens, index)) return worlds[name]
  if (tokens.slice(0, index).some(isHead)) return undefined
  const [after, ...rest] = tokens
    .slice(index + 1)
    .filter(({ kind, words }) => !between.has(kind) && words[0] !== 'built')
  const isHeld =
    after?.kind === 'relation' &&
    /^(?:inside|on|riding|emerging)$/.test(after.relation) &&
    rest[0]?.kind === 'thing' &&
    rest[0].thing.meters < 8
  const isUnderGlass =
    after?.kind === 'relation' &&
    after.relation === 'under' &&
    rest[0]?.kind === 'thing' &&
    rest[0].thing.motif === 'glass-dome'
  return isHeld || isUnderGlass ? worlds[name] : undefined
}

/** The city of "a turtle with a city on its back", the forest of "a jar with a forest inside". */
function isOnItsBack(tokens: readonly Token[], index: number): boolean {
  const owner = tokens.slice(0, index).findLastIndex(isHead)
  const lead = tokens.slice(owner + 1, index).filter(({ kind }) => kind !== 'silent' && kind !== 'size')
  const isWith =
    lead.length === 1 && /^(?:with|carrying|carries|balancing|has)$/.test(lead[0]!.words.join(' '))
  const [at, its] = tokens.slice(index + 1).filter(({ kind }) => !between.has(kind) || kind === 'silent')
  if (owner < 0 || !isWith || at?.kind !== 'relation') return false
  const isOn = /^(?:on|inside|emerging)$/.test(at.relation)
  const isIt = its === undefined || /^(?:its|his|her|it|the|him)$/.test(its.words[0]!)
  return isOn && isIt && (its !== undefined || at.relation === 'inside')
}

/** Cars that also come without a roof. */
function isCar(token: Token): boolean {
  return token.kind === 'thing' && openCars.test(token.thing.motif)
}

export const openCars = /^(?:automobile|racing-car|vintage-car|oncoming-automobile|convertible)$/

/** Windows have a place of their own. */
function isOpen(token: Token): boolean {
  return token.kind === 'thing' && token.thing.motif !== 'window'
}

/** Who wins a race is ahead of whom it is won against. */
function isOvertaking(tokens: readonly Token[], index: number, next: Token): boolean {
  const isRace = tokens
    .slice(0, index)
    .some(({ words }) => /finish|race|racing|winning|running/.test(words.join(' ')))
  return (
    isRace &&
    isAlive(next) &&
    /^(?:before|ahead of|in front of|against)$/.test(tokens[index]!.words.join(' '))
  )
}

/** An animal with its head at the ground is seen digging. */
function canDig(token: Token): boolean {
  return token.kind === 'thing' && beastDoing(token.thing.motif, 'grazing') !== undefined
}
