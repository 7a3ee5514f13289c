// Accounts for every word of a prompt: it is in the picture, it asks for nothing, or it is missing. A word counts as
// drawn only when something in the picture claims it, so that a new kind of word is reported until somebody draws it.

import { isLink } from '../bonds/bonds.ts'
import { isBorne, isSpotOfFace } from './borne.ts'
import { isDone } from './done.ts'
import { drifting, isDrifting } from './drifting.ts'
import { isFreed, isLostFrom, isPlea } from './pleas.ts'
import { isNaturalDeed } from './natural-deeds.ts'
import { isSeenOwner } from './owners.ts'
import { isHead, type Picture } from './picture.ts'
import { isHiddenInCar, isIdleTheft, isOnNothing, isSlidingOnLand, isStandingBelow } from './undone.ts'
import type { Token } from '../tokens/read-tokens.ts'
import { isOfBuiltPlace } from '../words/places/conditions.ts'
import { hasSky, isBuilt, isIndoors, type PlaceName } from '../words/places/places.ts'
import { isSeenSo } from '../scene/camera.ts'
import { openCars } from '../tokens/reread-deeds.ts'
import { isAnimal } from '../words/things/things.ts'
import { isBackdrop, isBeached, isIdleVerb, isWatched } from './watched.ts'
import { showsPlace } from '../words/places/wider-places.ts'
import { isAlive } from '../tokens/token-tools.ts'

export interface Account {
  readonly drawn: readonly string[]
  readonly missing: readonly string[]
}

export function account(tokens: readonly Token[], picture: Picture): Account {
  const claimed = new Set<Token>([
    ...picture.subjects.flatMap(({ tokens: own }) => own),
    ...picture.bonds.flatMap((bond) =>
      bond.token && isDone(bond, picture.subjects) ? [bond.token, ...(bond.also ?? [])] : [],
    ),
    ...picture.shownTokens,
    ...claimPlace(tokens, picture),
    ...claimAir(tokens, picture.setting, picture.subjects.length === 0),
  ])
  for (const token of tokens) if (picture.moodWords.has(token.words.join(' '))) claimed.add(token)
  for (const bond of picture.bonds)
    if (bond.token && !isDone(bond, picture.subjects)) claimed.delete(bond.token)
  for (const token of tokens)
    if (!isDoneByTeam(token, tokens, picture) || isOnNothing(token, picture) || isHiddenInCar(token, picture))
      claimed.delete(token)
  for (const read of picture.subjects)
    if (isBeached(read, picture.subjects, picture.bonds, picture.setting)) claimed.delete(read.tokens[0]!)
  for (const [index, token] of tokens.entries()) {
    if (isNatural(tokens, index, picture) || isLeash(token, picture)) claimed.add(token)
    if (isNaturalDeed(tokens, index) && isClaimedBefore(tokens, index, claimed)) claimed.add(token)
    if (token.kind === 'quality' && isShown(token, tokens, picture)) claimed.add(token)
    if (token.isSaid || isHidden(tokens, index, picture) || isDrifting(tokens, index)) claimed.add(token)
    if (isTendedHair(tokens, index, claimed) || isPlea(tokens, index, picture.subjects)) claimed.add(token)
    if (isWater(token, picture) || isWatched(tokens, index, picture.subjects, claimed)) claimed.add(token)
    if (isIdleTheft(token, picture) || isSpotOfFace(tokens, index, picture)) claimed.delete(token)
    if (isFreed(tokens, index, claimed)) claimed.add(token)
    if (token.kind === 'person' && token.roles[0]?.isUntold) claimed.delete(token)
    if (isSlidingOnLand(tokens, index)) claimed.delete(token)
    const isStature =
      token.kind === 'size' && (token.size >= giantSize || /^(?:tall|short)$/.test(token.words[0]!))
    if (isStature && isLoneBody(picture)) claimed.delete(token)
    if (token.kind === 'view' && isViewed(token, picture)) claimed.add(token)
    if (isBackdrop(tokens, index, picture.subjects, claimed) || isSeenOwner(tokens, index, claimed))
      claimed.add(token)
    if (isSideBySide(token, picture)) claimed.add(token)
    if (picture.camera.isBust && /^(?:face|head)$/.test(token.words[0]!)) claimed.add(token)
  }
  const isMissing = (token: Token, index: number): boolean =>
    isLostFrom(tokens, index, picture) ||
    (token.kind !== 'silent' &&
      token.words[0] !== 'one' &&
      !claimed.has(token) &&
      (token.kind !== 'relation' ||
        (isLostRelation(tokens, index, claimed) &&
          !(picture.setting === 'tabletop' && token.relation === 'on'))))
  return {
    drawn: unique(tokens.filter((token) => claimed.has(token) && !isLink(token))),
    missing: [...unique(tokens.filter(isMissing)), ...listUnmade(tokens, picture)],
  }
}

/** Whatever is in a sea or on a lake is in water. */
function isWater({ words }: Token, { setting }: Picture): boolean {
  return (
    words.join(' ') === 'water' &&
    /^(?:sea|lake|underwater|swimming pool|harbor|river|pond|venice water|beach)$/.test(setting)
  )
}

/** True when what stands before a word is in the picture. */
function isClaimedBefore(tokens: readonly Token[], index: number, claimed: ReadonlySet<Token>): boolean {
  const doer = tokens.slice(0, index).findLast(({ kind }) => /^(?:thing|place|air)$/.test(kind))
  return doer !== undefined && claimed.has(doer)
}

/** False for a deed that only some of those do who should: of "a man and a cat dancing", the cat doesn't. */
function isDoneByTeam(token: Token, tokens: readonly Token[], { subjects, teams }: Picture): boolean {
  if (token.kind !== 'pose' || /^(?:standing|waiting|watching|walking)$/.test(token.pose)) return true
  const doer = subjects.findIndex(({ tokens: own }) => own.includes(token))
  if (doer < 0) return true
  return subjects.every(
    ({ subject, tokens: own }, index) =>
      teams[index] !== teams[doer] ||
      own.includes(token) ||
      // The table at which they drink does nothing.
      (subject.kind === 'thing' && subject.isTool === true) ||
      tokens.indexOf(own[0]!) > tokens.indexOf(token),
  )
}

/** Those who do nothing to each other are drawn side by side. */
function isSideBySide({ words }: Token, { subjects, bonds }: Picture): boolean {
  return (
    words.join(' ') === 'side by side' &&
    subjects.length > 1 &&
    bonds.every(({ bond }) => /^(?:beside|lined up)$/.test(bond.relation))
  )
}

/** Nothing says how tall somebody is who is alone in the picture. */
function isLoneBody({ subjects, isMeasured }: Picture): boolean {
  return !isMeasured && subjects.length === 1 && subjects[0]!.subject.kind === 'person'
}

const giantSize = 1.8

/** The hair of somebody that is brushed or cut is on the head. */
function isTendedHair(tokens: readonly Token[], index: number, claimed: ReadonlySet<Token>): boolean {
  if (tokens[index]!.words.join(' ') !== 'hair') return false
  const deed = tokens
    .slice(0, index)
    .findLast((token) => token.kind === 'pose' && token.deed?.followedBy === 'hair')
  return deed !== undefined && claimed.has(deed)
}

/** Whoever is behind, under or in something hides or peeks there. */
function isHidden(tokens: readonly Token[], index: number, { bonds, subjects }: Picture): boolean {
  if (
    !/^(?:hiding|hides|hidden|peeking|peeks|peeping|peeps|peering|peers|trapped|stuck)$/.test(
      tokens[index]!.words.join(' '),
    )
  )
    return false
  const head = tokens.slice(0, index).findLast(isHead)
  return bonds.some(
    ({ bond }) =>
      /^(?:behind|under|inside|emerging)$/.test(bond.relation) && subjects[bond.from]!.tokens[0] === head,
  )
}

/** What something should be made of and what stands beside it instead: a "ladder of coins". */
function listUnmade(tokens: readonly Token[], { subjects, bonds }: Picture): string[] {
  const headed = (token: Token | undefined): number =>
    subjects.findIndex(({ subject, tokens: own }) => subject.kind === 'thing' && own[0] === token)
  return tokens.flatMap((token, index) => {
    if (token.words.join(' ') !== 'of') return []
    const whole = headed(tokens[index - 1])
    const next = tokens[index + 1]
    const part = headed(next)
    // A river of chocolate is of water.
    const before = tokens[index - 1]
    if (
      before?.kind === 'place' &&
      part >= 0 &&
      /^(?:river|stream|waterfall|road|path)$/.test(before.words.at(-1)!)
    )
      return [`of ${next!.words.join(' ')}`]
    if (whole < 0 || part < 0 || whole === part) return []
    const isBeside = bonds.some(
      ({ bond: { relation, from, to } }) => relation === 'beside' && from === whole && to === part,
    )
    return isBeside ? [`of ${next!.words.join(' ')}`] : []
  })
}

/** The leash of whatever is led is drawn. */
function isLeash(token: Token, { bonds }: Picture): boolean {
  return (
    token.words.join(' ').startsWith('on a leash') && bonds.some(({ bond }) => bond.relation === 'leading')
  )
}

/** Every animal stands, waits and looks somewhere, and every car drives, whatever else they do. */
function isNatural(tokens: readonly Token[], index: number, { subjects }: Picture): boolean {
  const token = tokens[index]!
  const isStill =
    token.kind === 'pose' &&
    /^(?:standing|waiting|watching)$/.test(token.pose) &&
    !/legs?$/.test(token.words.at(-1)!)
  const isDriving = /^(?:driving|drives|speeding)$/.test(token.words.join(' '))
  const isCurled = token.kind === 'pose' && token.pose === 'sleeping'
  if (!isStill && !isDriving && !isCurled) return false
  const head = tokens.slice(0, index).findLast(isHead)
  const own = subjects.find(({ tokens: others }) => others[0] === head)?.subject
  if (own?.kind !== 'thing') return false
  // "Sleeping curled up" says the same twice.
  if (isCurled) return own.thing.motif.startsWith('sleeping-')
  return isStill
    ? isAnimal(own.thing.motif)
    : /car$|automobile|truck|bus$|taxi|motorcycle/.test(own.thing.motif)
}

/** The words for the place that is drawn, with their sizes: a "big city" is one. */
function claimPlace(tokens: readonly Token[], { place, placeToken }: Picture): Token[] {
  return tokens.flatMap((token, index) => {
    if (
      token.kind !== 'place' ||
      placeToken === undefined ||
      place === undefined ||
      !showsPlace(place, token.place)
    )
      return []
    const before = tokens[index - 1]
    const isLarge =
      before?.kind === 'size' &&
      before.size > 1 &&
      /city|sea|space|mountain|desert|forest|stadium/.test(place)
    const isOwnColor = before?.kind === 'color' && ownColors[before.words.join(' ')]?.test(place) === true
    // Nothing in the picture says that a place is not small.
    const isSmall = before?.kind === 'size' && before.size < 1
    return [token, ...(isLarge || isSmall || isOwnColor ? [before] : [])]
  })
}

/** Colors that places have anyway. */
const ownColors: Readonly<Record<string, RegExp>> = {
  green: /^(?:field|park|forest|mountains|hilltop|stadium|maze|greenhouse)$/,
  blue: /^(?:sea|sky|lake|underwater|swimming pool)$/,
  turquoise: /^(?:sea|swimming pool|underwater)$/,
  white: /^(?:snow|hospital)$/,
  golden: /^(?:desert|beach)$/,
  pink: /^cherry garden$/,
  black: /^space$/,
  red: /^mars$/,
}

const hours = ['night', 'sunset', 'sunrise', 'day']
const weathers = ['storm', 'rain', 'snow']

/** The fireflies of "a jar of fireflies" fly around it. */
function isKeptIn(tokens: readonly Token[], token: Token): boolean {
  const at = tokens.indexOf(token)
  return tokens[at - 1]?.words.join(' ') === 'of' && tokens[at - 2]?.kind === 'thing'
}

/** A picture has one hour and one weather, and no weather or season indoors. */
function claimAir(tokens: readonly Token[], place: PlaceName, isEmpty: boolean): Token[] {
  const named = new Set(tokens.flatMap((token) => (token.kind === 'air' ? [token.air] : [])))
  const hour = hours.find((each) => named.has(each))
  const weather = weathers.find((each) => named.has(each))
  const isRoofed = isIndoors(place) || place === 'space' || place === 'underwater'
  return tokens.filter(
    (token) =>
      token.kind === 'air' &&
      ((token.air === hour && (!isStarry(token) || hasSky(place))) ||
        (drifting.has(token.air) && !isKeptIn(tokens, token)) ||
        token.air === 'smoke' ||
        (token.air.startsWith('great ') && hasSky(place) && isBuilt(place)) ||
        (token.air === 'crowd' && (isBuilt(place) || isEmpty)) ||
        (token.air === 'moon' && (hasSky(place) || place === 'window seat')) ||
        (!isRoofed && (token.air === 'autumn' || token.air === 'spring')) ||
        (isOfBuiltPlace(token.air) && isBuilt(place)) ||
        (token.air === 'rain' && place === 'rainy window') ||
        (!isRoofed && (token.air === weather || token.air === 'fog'))),
  )
}

function isStarry({ words }: Token): boolean {
  return words.some((word) => /^star|^milky$/.test(word))
}

/** What goes over land with its rider. */
const mounts = /horse|pony|camel|donkey|elephant|mule|unicorn|wolf|reindeer|ostrich/

/** True when both things are drawn but not their relation. If one of the things is missing, reporting it is enough. */
function isLostRelation(tokens: readonly Token[], index: number, claimed: ReadonlySet<Token>): boolean {
  const token = tokens[index]!
  if (isLink(token)) return false
  // "Under a purple sky": the sky is over everything.
  if (tokens.slice(index + 1).find(({ kind }) => kind !== 'silent')?.kind === 'view') return false
  if (token.words.some((word) => word.endsWith('ing')) || isIdleVerb(token)) return true
  const next = tokens.slice(index + 1).find(isHead)
  const previous = tokens.slice(0, index).findLast(isHead)
  // People stand before hills and not on them.
  const land = next?.kind === 'place' ? next.words.join(' ') : ''
  const isSlope =
    /hill|mountain|slope|dune|cliff/.test(land) && !/road|path|trail|street|highway|pass/.test(land)
  if (token.kind === 'relation' && token.relation === 'climbing' && isSlope) return true
  // What is beside a village is never behind it.
  if (token.words.join(' ') === 'behind' && next?.kind === 'place')
    return claimed.has(next) && previous?.kind === 'thing' && claimed.has(previous)
  // What doesn't fly is before a city and not above it.
  if (token.kind === 'relation' && /^(?:above|over)$/.test(token.words.join(' ')) && next?.kind === 'place')
    return (
      claimed.has(next) &&
      ((previous?.kind === 'person' && isStandingBelow(tokens, index, next)) ||
        (previous?.kind === 'thing' && !mounts.test(previous.thing.motif) && !isOver(previous, tokens)))
    )
  // A city "inside a snow globe" is around it.
  const isTurnedRound =
    token.kind === 'relation' && /^(?:inside|on|under|emerging|riding)$/.test(token.relation)
  if (previous?.kind === 'place' && isTurnedRound && next && isBody(next, claimed)) return true
  // "With a house inside": a word at the end points back to what came before; "with a city inside" to what holds it.
  if (next === undefined) {
    const isCity = previous?.kind === 'place' && token.words[0] === 'inside'
    const holder = isCity ? tokens.slice(0, tokens.indexOf(previous)).findLast(isHead) : previous
    return holder !== undefined && isBody(holder, claimed)
  }
  return previous !== undefined && isBody(next, claimed) && isBody(previous, claimed)
}

function isBody(token: Token, claimed: ReadonlySet<Token>): boolean {
  return (token.kind === 'thing' || token.kind === 'person') && claimed.has(token)
}

/** True when the picture shows a quality on what it describes: the thing after it, else the thing before it. */
function isShown(
  token: Extract<Token, { kind: 'quality' }>,
  tokens: readonly Token[],
  picture: Picture,
): boolean {
  const { quality } = token
  if (token.words[0] === 'heavy' && isBorne(token, tokens, picture)) return true
  // A dog beside a car doesn't drive it.
  const doer = tokens.slice(0, tokens.indexOf(token)).findLast(isHead)
  if (/^(?:driving|drives)$/.test(token.words[0]!) && doer && isAlive(doer)) return isInCar(picture)
  const bodies = picture.subjects.filter(
    ({ subject }) => subject.kind === 'person' || isAnimal(subject.thing.motif),
  )
  if (quality.isAlone)
    return (
      picture.subjects.length === 1 ||
      picture.bonds.some((bond) => bond.token?.words[0] === 'against') ||
      bodies.length === 1 ||
      bodies.filter(({ subject }) => subject.kind === 'person').length === 1
    )
  // The pool that is drawn is full of water.
  if (quality.isEmpty)
    return (
      picture.setting !== 'swimming pool' &&
      picture.placeToken?.words.at(-1) !== 'room' &&
      bodies.length <= (picture.placeToken ? 1 : 0)
    )
  if (quality.isCrowded) return bodies.length >= 4
  const index = tokens.indexOf(token)
  if (
    !quality.isPart &&
    (/^(?:full|filled|loaded|packed|covered|stuffed|crammed)$/.test(token.words[0]!) ||
      isOverflowing(token, tokens))
  )
    return isFilled(token, tokens, picture)
  // "Bright red" is a red.
  if (/^(?:bright|deep|dark|warm)$/.test(token.words[0]!) && tokens[index + 1]?.kind === 'color') return true
  const next = tokens.slice(index + 1).find(isHead)
  const previous = tokens.slice(0, index).findLast(isHead)
  if (quality.isPart)
    return (
      [next, previous].some((head) => shows(head, quality.shownBy, picture)) ||
      // "Smoke rising from the chimney" of a cabin that is named elsewhere.
      (previous?.kind === 'thing' &&
        picture.subjects.some(({ tokens: own }) => shows(own[0], quality.shownBy, picture)))
    )
  const isBefore = next?.kind === 'thing' || next?.kind === 'place' || next?.kind === 'air'
  return shows(isBefore ? next : previous, quality.shownBy, picture)
}

function isInCar({ bonds, subjects }: Picture): boolean {
  return bonds.some(({ bond: { relation, to } }) => {
    const car = subjects[to]!.subject
    return /^(?:riding|inside)$/.test(relation) && car.kind === 'thing' && openCars.test(car.thing.motif)
  })
}

/** "Overflowing with letters" is as full as can be. */
function isOverflowing(token: Token, tokens: readonly Token[]): boolean {
  return token.words[0] === 'overflowing' && tokens[tokens.indexOf(token) + 1]?.words[0] === 'with'
}

/** True when the picture has a container that is full of something, or a place that is. */
function isFilled(token: Token, tokens: readonly Token[], picture: Picture): boolean {
  const previous = tokens.slice(0, tokens.indexOf(token)).findLast(isHead)
  const isPlace = previous?.kind === 'place' && previous === picture.placeToken && picture.subjects.length > 3
  return isPlace || picture.bonds.some(({ bond }) => bond.relation === 'filled with')
}

/** True for what flies, for rockets, which start from the ground, and for bridges. */
function isOver({ thing }: Extract<Token, { kind: 'thing' }>, tokens: readonly Token[]): boolean {
  return (
    thing.bearing === 'air' ||
    /^(?:bridge|rocket)$/.test(thing.motif) ||
    tokens.some((each) => each.kind === 'pose' && /soaring|floating|falling/.test(each.pose))
  )
}

/** True when a thing, place or weather of the picture is drawn so. */
function shows(head: Token | undefined, shownBy: RegExp | undefined, picture: Picture): boolean {
  if (!shownBy) return false
  if (head?.kind === 'air') return shownBy.test(head.air)
  if (head?.kind === 'place')
    return (
      picture.place !== undefined &&
      showsPlace(picture.place, head.place) &&
      shownBy.test(`${head.words.join(' ')} ${picture.place}`)
    )
  const own = picture.subjects.find(({ tokens: others }) => others[0] === head)
  return own !== undefined && own.subject.kind === 'thing' && shownBy.test(own.subject.thing.motif)
}

function isViewed(token: Extract<Token, { kind: 'view' }>, picture: Picture): boolean {
  return isSeenSo(token, {
    ...picture,
    isFlatLay: picture.setting === 'tabletop',
    isOutdoors: !isIndoors(picture.setting) && !/^(?:space|underwater)$/.test(picture.setting),
  })
}

function unique(tokens: readonly Token[]): string[] {
  // Whoever is named by a thing is related to it by no word.
  return [...new Set(tokens.map(({ words }) => words.join(' ')))].filter((words) => words !== '')
}
