// Reads words by the words beside them, before subjects are made of them.

import { conditionOf, hueOf } from '../words/places/conditions.ts'
import { isIndoors } from '../words/places/places.ts'
import type { PoseName } from '../../figures/poses.ts'
import { readAnimalPart } from './animal-parts.ts'
import { isBenchWork } from './bench-work.ts'
import { isOtherRole, kin, parentOf } from './family.ts'
import { readPart } from './own-parts.ts'
import type { Token } from '../token.ts'
import { isBloom } from '../words/things/nature-words.ts'
import { isAnimal, isFood, thingOf } from '../words/things/things.ts'
import { boardOf } from './people/unknown-people.ts'
import { isRacing, isSteering } from './things/vehicles.ts'
import { isAlive, seen } from './token-tools.ts'

/**
 * Reads tokens by their neighbors: a "baby elephant" is a small elephant, a "bowl of ramen" is one thing, and a "family of
 * ducks" has no people.
 */
export function joinNeighbors(tokens: readonly Token[]): Token[] {
  return tokens.map(
    (token, index): Token =>
      joinThing(tokens, index) ??
      joinDeed(tokens, index) ??
      boardOf(tokens, index) ??
      readPart(tokens, index) ??
      readAnimalPart(tokens, index) ??
      joinPlace(tokens, index) ??
      joinBody(tokens, index) ??
      parentOf(tokens, index) ??
      joinYoung(token, tokens[index + 1]),
  )
}

/** A bowl of something, cranes, a pair of glasses, a crowd of something, a cheese board. */
function joinThing(tokens: readonly Token[], index: number): Token | undefined {
  const token = tokens[index]!
  const { words } = token
  if (isGroupOf(token, tokens[index + 1], tokens[index + 2]))
    return { kind: 'number', count: groupSizes[words[0]!] ?? 3, words }
  if (token.kind !== 'thing') return undefined
  if (token.thing.motif === 'bouquet' && isOfBlooms(tokens, index))
    return { ...token, thing: thingOf('bouquet-wrap') }
  if (vessels.test(token.thing.motif) && isVesselOf(tokens, index)) return { kind: 'size', size: 1, words }
  if (/^cranes?$/.test(words.join(' ')) && tokens.some(isBuilding))
    return { ...token, thing: thingOf('tower-crane') }
  const counted = tokens[index - 1]
  if (token.thing.motif === 'glasses' && counted?.kind === 'number' && counted.words[0] !== 'pair')
    return { ...token, thing: thingOf('wine-glass') }
  // A "cheese board" shows the cheese.
  if (servers.test(token.thing.motif) && isFoodBefore(tokens, index)) return seen(words)
  return undefined
}

/** What somebody does, as what it is done to or with wants it. */
function joinDeed(tokens: readonly Token[], index: number): Token | undefined {
  const token = tokens[index]!
  const { words } = token
  if (isSteering(tokens, index)) return { kind: 'pose', pose: 'driving', relation: 'riding', words }
  if (isRacing(tokens, index)) return { kind: 'pose', pose: 'running', words }
  if (isBenchWork(tokens, index)) return { kind: 'pose', pose: 'working at a table', words }
  if (isToFish(tokens, index)) return { kind: 'pose', pose: 'holding', words }
  // Whoever lifts a thing has it in the hands.
  if (token.kind === 'pose' && /^lift(?:ing|s)?$/.test(words.join(' ')) && isBeforeThing(tokens, index))
    return { kind: 'pose', pose: 'holding', relation: 'holding', words }
  const isPlaying = token.kind === 'relation' && /^(?:playing|plays)$/.test(words.join(' '))
  const pose = isPlaying ? poseOfPlaying(tokens, index) : undefined
  return pose && { kind: 'pose', pose, words }
}

/** An abandoned library, a busy street, a city on fire. */
function joinPlace(tokens: readonly Token[], index: number): Token | undefined {
  const token = tokens[index]!
  const { kind, words } = token
  const place = tokens.slice(index + 1).find((each) => each.kind !== 'silent' && each.kind !== 'quality')
  // A "red room" has red walls.
  if (kind === 'color' && place?.kind === 'place' && isIndoors(place.place))
    return { kind: 'air', air: hueOf(token.color), words }
  if (kind !== 'quality') return undefined
  if (isNeonOf(tokens, index)) return { kind: 'air', air: 'neon', words }
  if (!isBeforePlace(tokens, index) && !isAfterPlace(tokens, index)) return undefined
  const air = conditionOf(words.join(' '))
  return air === undefined ? undefined : { kind: 'air', air, words }
}

/** "With neon lights", in a place that has none of its own. */
function isNeonOf(tokens: readonly Token[], index: number): boolean {
  const place = tokens.find((token) => token.kind === 'place')
  return (
    /^neon (?:lights|signs|sign|glow)$/.test(tokens[index]!.words.join(' ')) &&
    place !== undefined &&
    !/neon|gaming|arcade|casino|future|bowling|motel/.test(place.place)
  )
}

/** A giant tooth that a dentist shows is nobody's. */
function isModel(tokens: readonly Token[], index: number): boolean {
  const size = tokens[index - 1]
  const lead = tokens.slice(0, index - 1).findLast(({ kind }) => kind !== 'silent')
  return (
    size?.kind === 'size' &&
    size.size > 1.5 &&
    /^(?:show|hold|carr|clean|brush|lift|push|hug|draw|paint)/.test(lead?.words[0] ?? '')
  )
}

/** Parts of bodies, and words that only say what kind of thing or person the next one is. */
function joinBody(tokens: readonly Token[], index: number): Token | undefined {
  const token = tokens[index]!
  const { words } = token
  const isPart = bodyParts.test(token.kind === 'thing' ? token.thing.motif : '')
  if (isPart && isOfFace(tokens, index))
    return { kind: 'quality', quality: { shownBy: faced, isPart: true }, words }
  // Whoever is in the picture has hands and eyes of their own.
  // A hand that holds a bird is nobody's in the picture.
  const isCloseHand = token.kind === 'thing' && token.thing.motif.endsWith('-hand')
  const isOwnPart =
    isPart && !isModel(tokens, index) && (isCloseHand ? tokens.slice(0, index) : tokens).some(isAlive)
  return isOwnPart ||
    isModifier(token, tokens[index + 1]) ||
    isOfPlace(tokens, index) ||
    isOtherRole(tokens, index)
    ? { kind: 'unknown', words }
    : undefined
}

/** "A bouquet of tulips" is paper around tulips. */
function isOfBlooms(tokens: readonly Token[], index: number): boolean {
  const next =
    tokens[index + 1]?.words[0] === 'of'
      ? tokens.slice(index + 2).find(({ kind }) => kind === 'thing')
      : undefined
  const isInVase = tokens
    .slice(index)
    .some((token) => token.kind === 'thing' && /^(?:amphora|jar|bucket)$/.test(token.thing.motif))
  return next?.kind === 'thing' && isBloom(next.thing.motif) && !isInVase
}

/** "In a pirate cave" no pirate is named, nor a mountain "in a mountain temple". */
function isOfPlace(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]!
  const isOne =
    (token.kind === 'person' && token.roles.length === 1 && !kin.test(token.words.join(' '))) ||
    (token.kind === 'thing' && token.count === undefined && !token.isSymbol)
  const lead = tokens
    .slice(0, index)
    .findLast(({ kind }) => !['silent', 'quality', 'color', 'size', 'air'].includes(kind))
  return (
    isOne &&
    tokens[index + 1]?.kind === 'place' &&
    lead?.kind === 'relation' &&
    lead.relation === 'inside' &&
    tokens.slice(0, index).some(({ kind }) => kind === 'person' || kind === 'thing')
  )
}

/** A "chocolate fountain" is a fountain, and not one of chocolate; a "pirate ship" is no pirate. */
function isModifier(token: Token, next: Token | undefined): boolean {
  return (
    ((token.kind === 'thing' && token.count === undefined && !token.isSymbol) ||
      (token.kind === 'person' && token.roles.length === 1 && !kin.test(token.words.join(' ')))) &&
    next?.words[0] !== 'playing' &&
    next?.words !== token.words &&
    (next?.kind === 'thing' || (next?.kind === 'person' && token.kind === 'thing')) &&
    !(next.kind === 'thing' && token.kind === 'person' && bodyParts.test(next.thing.motif)) &&
    !isServed(token, next) &&
    !isFlavor(token, next) &&
    !next.words[0]!.endsWith('ing')
  )
}

/** A "baby elephant" is a small one. */
function joinYoung(token: Token, next: Token | undefined): Token {
  const isKin = token.kind === 'person' && kin.test(token.words.join(' '))
  if (!isKin || next?.kind !== 'thing' || !isAnimal(next.thing.motif)) return token
  return { kind: 'size', size: token.words[0] === 'baby' ? 0.55 : 1, words: token.words }
}

/** "A wolf pack" is a pack of wolves: puts the number before what it counts. */
export function countBefore(tokens: readonly Token[]): readonly Token[] {
  const moved = [...tokens]
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]
    const isHerd =
      (next?.kind === 'number' && /^(?:pack|herd|flock|swarm)$/.test(next.words[0]!)) ||
      next?.words.join(' ') === 'family'
    if (
      isHerd &&
      token.kind === 'thing' &&
      isAnimal(token.thing.motif) &&
      tokens[index + 2]?.words[0] !== 'of'
    )
      moved.splice(
        index,
        2,
        next.kind === 'number' ? next : { kind: 'number', count: 3, words: next.words },
        token,
      )
  }
  return moved
}

const vessels = /^(?:bread|bowl|steaming-bowl|pot-of-food|plate|glass-of-water|hot-beverage|package|bottle)$/
/** Food and drink whose drawings have their own bowls and glasses. */
const served =
  /^bread$|steaming-bowl|soup-bowl|cereal-bowl|green-salad|rice|spaghetti|pot-of-food|curry|wine-glass|beer-mug|glass-of|drink|cup-with|cocktail|iced-coffee|hot-beverage|ice-cream|popcorn|pancakes|custard|takeout|honey-pot|cooking/

/** How those are drawn who play and of whom no text says what: musicians with their instruments, all others romping. */
function poseOfPlaying(tokens: readonly Token[], index: number): PoseName | undefined {
  const next = tokens.slice(index + 1).find(({ kind }) => kind !== 'silent' && kind !== 'quality')
  const player = tokens.slice(0, index).findLast(({ kind }) => kind === 'person' || kind === 'thing')
  const isNamed = next !== undefined && !['place', 'air', 'relation'].includes(next.kind)
  if (player === undefined || isNamed) return undefined
  const role = player.kind === 'person' ? player.roles[0] : undefined
  return role?.pose ?? (role?.holds ? 'holding' : 'jumping')
}

/** True for what cranes of steel work at. */
function isBuilding(token: Token): boolean {
  return (
    (token.kind === 'place' && /^(?:harbor|city|city at night|street)$/.test(token.place)) ||
    (token.kind === 'thing' && /construction|office-building|^ship$|factory/.test(token.thing.motif))
  )
}

/** A "pumpkin soup" shows a pumpkin beside the soup. */
function isFlavor(token: Token, next: Token): boolean {
  return (
    token.kind === 'thing' &&
    next.kind === 'thing' &&
    (isFood(token.thing.motif) || token.thing.motif === 'jack-o-lantern') &&
    /steaming-bowl|drink|cup-with|cocktail|pie|cake|ice-cream|salad|jar|honey-pot|pizza|pancakes|waffle/.test(
      next.thing.motif,
    )
  )
}

/** True for the sushi of a "sushi platter". */
function isServed(token: Token, next: Token): boolean {
  return (
    token.kind === 'thing' &&
    isFood(token.thing.motif) &&
    next.kind === 'thing' &&
    servers.test(next.thing.motif)
  )
}

const servers = /^(?:plate|tray|bowl|cutting-board)$/

function isFoodBefore(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]
  return before?.kind === 'thing' && isFood(before.thing.motif)
}

function isBeforePlace(tokens: readonly Token[], index: number): boolean {
  const next = tokens
    .slice(index + 1)
    .find(({ kind }) => !['silent', 'quality', 'size', 'color'].includes(kind))
  return next?.kind === 'place'
}

/** "A city on fire": right after the place, and said of nothing else. */
function isAfterPlace(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(0, index).findLast(({ kind }) => kind !== 'silent')
  const after = tokens.slice(index + 1).find(({ kind }) => kind !== 'silent')
  return before?.kind === 'place' && after?.kind !== 'thing' && after?.kind !== 'person'
}

function isBeforeThing(tokens: readonly Token[], index: number): boolean {
  const next = tokens
    .slice(index + 1)
    .find(({ kind }) => !['silent', 'quality', 'size', 'color'].includes(kind))
  // Babies and children are lifted as things are.
  if (next?.kind === 'person') return next.roles.every(({ look }) => /baby|child/.test(look.age ?? ''))
  return next?.kind === 'thing' && next.thing.motif !== 'barbell' && next.thing.motif !== 'dumbbell'
}

/** "Teaching his son to fish". */
function isToFish(tokens: readonly Token[], index: number): boolean {
  return (
    tokens[index]!.words.join(' ') === 'fish' &&
    tokens[index - 1]?.words[0] === 'to' &&
    tokens.slice(0, index).some(({ kind }) => kind === 'person')
  )
}

const bodyParts =
  /^(?:eye|(?:blue-|green-)?human-eye|ear|tooth|nail|mouth|foot|lungs|anatomical-heart|(?:ear|nose|foot|leg|flexed-biceps)-medium-light|tongue|mustache|braid|kidney|liver|stomach|spine|artery|skin-layers|(?:human|zombie|robot|skeleton)-[a-zA-Z]+-hand)$/

/** Things with eyes and mouths of their own. */
const faced =
  /skull|jack-o|robot(?!-[a-zA-Z]+-hand)|teddy|monster|mask|doll|statue|moai|snowman|ghost|moon-face|gnome|nesting/

/** The eyes of "a skull with flowers growing out of its eyes". */
function isOfFace(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(0, index).some((token) => token.kind === 'thing' && faced.test(token.thing.motif))
}

const groupSizes: Readonly<Record<string, number>> = { couple: 2, crowd: 5, audience: 5, team: 4 }

/** "A family of ducks" has no people. */
function isGroupOf(token: Token, of: Token | undefined, what: Token | undefined): boolean {
  return (
    token.kind === 'person' &&
    of?.words[0] === 'of' &&
    ((what?.kind === 'thing' &&
      /^(?:family|couple|crowd|team|audience|friends)$/.test(token.words.join(' '))) ||
      (what?.kind === 'person' && /^(?:crowd|team|audience|couple)$/.test(token.words.join(' '))))
  )
}

/** True for the bowl of "a bowl of ramen". */
function isVesselOf(tokens: readonly Token[], index: number): boolean {
  if (tokens[index + 1]?.words[0] !== 'of') return false
  const next = tokens
    .slice(index + 2)
    .find(({ kind }) => kind !== 'quality' && kind !== 'color' && kind !== 'silent' && kind !== 'unknown')
  return next?.kind === 'thing' && served.test(next.thing.motif)
}
