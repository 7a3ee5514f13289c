// Reads a prompt as a picture: up to four subjects, how they relate, the place, light and weather. Pure
// and without loading, so that a screen can say what will be missing before anything is painted.

import { poses, type PoseName } from '../figures/poses.ts'
import { splitWords, stemWord } from '../motifs/words.ts'
import { account } from './account.ts'
import { isBenchWork } from './bench.ts'
import { standOutside } from './buildings.ts'
import { faceCamera, hangMoon, joinSkies, joinTints, readCamera } from './camera.ts'
import { findBonds } from './bonds.ts'
import { readTokens, type Token } from './read-tokens.ts'
import { dozeOnSeats } from './resting.ts'
import { isIndoors, type PlaceName } from './places.ts'
import { isFromAbove } from './qualities.ts'
import { readPlenty } from './plenty.ts'
import { rereadDeeds } from './reread-deeds.ts'
import { findSaying } from './sayings.ts'
import { drawSymbols } from './symbols.ts'
import { placeOf } from './scene.ts'
import { sitAtComputers } from './at-computers.ts'
import { readPart } from './own-parts.ts'
import { isOtherRole, kin, parentOf } from './family.ts'
import { fitThings } from './fit-things.ts'
import { dropShown } from './shown-places.ts'
import type { ReadSubject } from './read-subject.ts'
import { listSubjects } from './subjects.ts'
import { teamsOf } from './teams.ts'
import { isAnimal, isFood, thingOf } from './things.ts'
import type { PersonSubject, Subject, Understanding } from './understanding.ts'
import { boardOf, nameWorkers } from './unknown-people.ts'
import { isRacing, isSteering } from './vehicles.ts'
import { placeOfBoth, showsPlace } from './wider-places.ts'

/** Things and people that a picture names, and how many bodies they make together ("three friends and a dog"). */
export const maxSubjects = 4
const maxMembers = 8
/** Longer prompts are read up to here; nobody describes a picture in more words. */
const maxWords = 200

/** Understands a prompt. `exclude` lists words for what must not be shown. */
export function understandPrompt(prompt: string, exclude: readonly string[] = []): Understanding {
  const words = splitClauses(prompt.slice(0, 4000)).slice(0, maxWords)
  const banned = new Set(exclude.flatMap(splitWords).map(stemWord))
  const asked = readWithSayings(words).filter(
    (token) => !token.isNegated && !token.words.some((word) => banned.has(stemWord(word))),
  )
  const seen = standOutside(hangMoon(joinSkies(joinTints(asked))))
  const tokens = joinNeighbors(countBefore(drawSymbols(nameWorkers(rereadDeeds(readPlenty(seen))))))
  const subjects = listSubjects(tokens)
  const heads = firstHeads(subjects)
  const turned = seenFromBehind(keepMembers(subjects, heads), tokens)
  const camera = readCamera(tokens, turned)
  const members = faceCamera(turned, camera)
  const placeToken = findPlace(tokens, members.length > 0)
  const inside = placeToken?.kind === 'place' ? drawnPlace(tokens, placeToken.place) : undefined
  const isOutside =
    inside !== undefined && isIndoors(inside) && !/window/.test(inside) && isPassed(tokens, placeToken!)
  const isLaidOut = isFlatLay(tokens, members)
  const named = isLaidOut ? 'tabletop' : isOutside ? 'street' : inside
  const seated = sitAtComputers(members, tokens)
  const { kept, shownTokens } = dropShown(seated.kept, tokens, named, isLaidOut)
  const usual = kept.flatMap(({ subject }) =>
    subject.kind === 'person' ? (usualPlace(subject) ?? []) : [],
  )[0]
  const teams = teamsOf(
    tokens,
    kept.map(({ tokens: own }) => own[0]!),
  )
  const bonds = findBonds(tokens, kept, teams)
  const air = [...new Set(tokens.flatMap((token) => (token.kind === 'air' ? [token.air] : [])))]
  // Judges are in court, and tennis players on one; autumn alone is seen in a park.
  const asOften = named === 'court' && usual === 'courtroom' ? usual : (named ?? usual)
  const place = asOften ?? (air.includes('autumn') ? 'autumn park' : undefined)
  const related = bonds.map(({ bond, token }) => (token ? { ...bond, word: token.words.join(' ') } : bond))
  const scene = {
    subjects: dozeOnSeats(fitThings(kept, bonds), related, place).map((subject) =>
      place === 'autumn park' ? inAutumn(subject) : subject,
    ),
    bonds: related,
    teams,
    place,
    isUsualPlace: named === undefined && usual !== undefined,
    air,
  }
  const setting = placeOf(scene)
  return {
    ...scene,
    camera,
    ...account(tokens, {
      camera,
      subjects: kept,
      teams,
      bonds,
      place,
      setting,
      placeToken,
      shownTokens: [...seated.shownTokens, ...shownTokens],
    }),
  }
}

/** A saying in a text is read as the scene that stands for it. */
function readWithSayings(words: readonly string[]): Token[] {
  const saying = findSaying(words)
  if (!saying) return readTokens(words)
  return [...readTokens(words.slice(0, saying.from)), ...saying.tokens, ...readTokens(words.slice(saying.to))]
}

/** Words with a comma wherever a clause ends, so that "a table, flowers" doesn't read as one thing. */
function splitClauses(text: string): string[] {
  return text
    .split(/[,;.!?\n]/)
    .flatMap((clause, index) => [...(index > 0 ? [','] : []), ...splitWords(clause)])
}

/** The first things that are named; the burger and the fries of "fast food" are one. */
function firstHeads(subjects: readonly ReadSubject[]): Token[] {
  const heads = [...new Set(subjects.map(({ tokens: own }) => own[0]!))]
  const names = [...new Set(heads.map(({ words }) => words))].slice(0, maxSubjects)
  return heads.filter(({ words }) => names.includes(words))
}

/** As many of each kind as fit. Every kind keeps at least one, so that nothing named is left out. */
function keepMembers(subjects: readonly ReadSubject[], named: readonly Token[]): ReadSubject[] {
  const kept = subjects.filter(({ tokens: own }) => named.includes(own[0]!))
  const most = Math.max(1, Math.floor((maxMembers - named.length) / Math.max(1, named.length)) + 1)
  return kept.length <= maxMembers ? kept : kept.filter(({ order }) => order < most)
}

/** True when the scene is outside the place: whoever is in front of a diner is not in it. */
function isPassed(tokens: readonly Token[], place: Token): boolean {
  // Who speaks in front of the class is in the room with it.
  if (/^(?:class|classroom|stage|audience)$/.test(place.words.join(' '))) return false
  const before = tokens
    .slice(0, tokens.indexOf(place))
    .findLast(({ kind }) => kind === 'relation' || kind === 'pose')
  return (
    before !== undefined &&
    /^(?:in front of|outside|behind|beside|next to|near|above|over|leaning against)$/.test(
      before.words.join(' '),
    )
  )
}

const vessels = /^(?:bread|bowl|steaming-bowl|plate|glass-of-water|hot-beverage|package|bottle)$/
/** Food and drink whose drawings have their own bowls and glasses. */
const served =
  /^bread$|steaming-bowl|green-salad|rice|spaghetti|pot-of-food|curry|wine-glass|beer-mug|glass-of|drink|cup-with|cocktail|iced-coffee|hot-beverage|ice-cream|popcorn|pancakes|custard|takeout|honey-pot|cooking/

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

/** "A wolf pack" is a pack of wolves: puts the number before what it counts. */
function countBefore(tokens: readonly Token[]): readonly Token[] {
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

const servers = /^(?:plate|tray|bowl|cutting-board)$/

function isFoodBefore(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]
  return before?.kind === 'thing' && isFood(before.thing.motif)
}

function isDecay(phrase: string): boolean {
  return /^(?:abandoned|derelict|ruined|dilapidated|haunted|forgotten|overgrown|destroyed)$/.test(phrase)
}

function isBusy(phrase: string): boolean {
  return /^(?:crowded|busy|bustling|lively|packed)$/.test(phrase)
}

function isBeforePlace(tokens: readonly Token[], index: number): boolean {
  const next = tokens
    .slice(index + 1)
    .find(({ kind }) => !['silent', 'quality', 'size', 'color'].includes(kind))
  return next?.kind === 'place'
}

function isBeforeThing(tokens: readonly Token[], index: number): boolean {
  const next = tokens
    .slice(index + 1)
    .find(({ kind }) => !['silent', 'quality', 'size', 'color'].includes(kind))
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
  /^(?:eye|ear|tooth|nail|mouth|foot|raised-hand|open-hands|raised-fist|flexed-biceps|lungs|anatomical-heart)$/

/** Things with eyes and mouths of their own. */
const faced = /skull|jack-o|robot|teddy|monster|mask|doll|statue|moai|snowman|ghost|moon-face|gnome|nesting/

/** The eyes of "a skull with flowers growing out of its eyes". */
function isOfFace(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(0, index).some((token) => token.kind === 'thing' && faced.test(token.thing.motif))
}

function isBody(token: Token): boolean {
  return token.kind === 'person' || (token.kind === 'thing' && isAnimal(token.thing.motif))
}

/** Trees are colored in autumn. */
function inAutumn(subject: Subject): Subject {
  const isGreen = subject.kind === 'thing' && subject.thing.motif === 'deciduous-tree' && !subject.color
  return isGreen ? { ...subject, color: '#d9772f' } : subject
}

/** Small things seen from above lie on a table. */
function isFlatLay(tokens: readonly Token[], subjects: readonly ReadSubject[]): boolean {
  return (
    tokens.some(({ kind, words }) => kind === 'view' && isFromAbove(words.join(' '))) &&
    subjects.length > 0 &&
    subjects.every(
      ({ subject }) =>
        subject.kind === 'thing' && (subject.thing.meters < 0.8 || subject.thing.motif === 'table'),
    )
  )
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

/**
 * Reads tokens by their neighbors: a "baby elephant" is a small elephant, a "bowl of ramen" is one thing, and a "family of
 * ducks" has no people.
 */
function joinNeighbors(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index): Token => {
    const next = tokens[index + 1]
    if (token.kind === 'thing' && vessels.test(token.thing.motif) && isVesselOf(tokens, index))
      return { kind: 'size', size: 1, words: token.words }
    if (token.kind === 'thing' && /^cranes?$/.test(token.words.join(' ')) && tokens.some(isBuilding))
      return { ...token, thing: thingOf('tower-crane') }
    const counted = tokens[index - 1]
    if (
      token.kind === 'thing' &&
      token.thing.motif === 'glasses' &&
      counted?.kind === 'number' &&
      counted.words[0] !== 'pair'
    )
      return { ...token, thing: thingOf('wine-glass') }
    if (isGroupOf(token, tokens[index + 1], tokens[index + 2]))
      return { kind: 'number', count: groupSizes[token.words[0]!] ?? 3, words: token.words }
    if (isSteering(tokens, index))
      return { kind: 'pose', pose: 'driving', relation: 'riding', words: token.words }
    if (isRacing(tokens, index)) return { kind: 'pose', pose: 'running', words: token.words }
    if (isBenchWork(tokens, index)) return { kind: 'pose', pose: 'working at a table', words: token.words }
    if (isToFish(tokens, index)) return { kind: 'pose', pose: 'holding', words: token.words }
    const board = boardOf(tokens, index)
    if (board) return board
    const part = readPart(tokens, index)
    if (part !== undefined) return part
    if (token.kind === 'quality' && isDecay(token.words.join(' ')) && isBeforePlace(tokens, index))
      return { kind: 'air', air: 'decay', words: token.words }
    if (token.kind === 'quality' && isBusy(token.words.join(' ')) && isBeforePlace(tokens, index))
      return { kind: 'air', air: 'crowd', words: token.words }
    // Whoever lifts a thing has it in the hands.
    if (
      token.kind === 'pose' &&
      /^lift(?:ing|s)$/.test(token.words.join(' ')) &&
      isBeforeThing(tokens, index)
    )
      return { kind: 'pose', pose: 'holding', relation: 'holding', words: token.words }
    // A "cheese board" shows the cheese.
    if (token.kind === 'thing' && servers.test(token.thing.motif) && isFoodBefore(tokens, index))
      return { kind: 'quality', quality: { shownBy: /./, isPart: true }, words: token.words }
    if (token.kind === 'relation' && /^(?:playing|plays)$/.test(token.words.join(' '))) {
      const pose = poseOfPlaying(tokens, index)
      if (pose) return { kind: 'pose', pose, words: token.words }
    }
    const isPart = bodyParts.test(token.kind === 'thing' ? token.thing.motif : '')
    if (isPart && isOfFace(tokens, index))
      return { kind: 'quality', quality: { shownBy: faced, isPart: true }, words: token.words }
    const isOwnPart = isPart && tokens.some(isBody)
    // Whoever is in the picture has hands and eyes of their own.
    if (isOwnPart) return { kind: 'unknown', words: token.words }
    const isModifier =
      ((token.kind === 'thing' && token.count === undefined && !token.isSymbol) ||
        (token.kind === 'person' && token.roles.length === 1 && !kin.test(token.words.join(' ')))) &&
      next?.words[0] !== 'playing' &&
      next?.words !== token.words &&
      (next?.kind === 'thing' || (next?.kind === 'person' && token.kind === 'thing')) &&
      !(next.kind === 'thing' && token.kind === 'person' && bodyParts.test(next.thing.motif)) &&
      !isServed(token, next) &&
      !isFlavor(token, next) &&
      !next.words[0]!.endsWith('ing')
    // A "chocolate fountain" is a fountain, and not one of chocolate; a "pirate ship" is no pirate.
    if (isModifier) return { kind: 'unknown', words: token.words }
    if (isOtherRole(tokens, index)) return { kind: 'unknown', words: token.words }
    const parent = parentOf(tokens, index)
    if (parent !== undefined) return parent
    const isKin = token.kind === 'person' && kin.test(token.words.join(' '))
    if (!isKin || next?.kind !== 'thing' || !isAnimal(next.thing.motif)) return token
    return { kind: 'size', size: token.words[0] === 'baby' ? 0.55 : 1, words: token.words }
  })
}

/** Turns people around where the text asks to see them from behind. */
function seenFromBehind(subjects: readonly ReadSubject[], tokens: readonly Token[]): ReadSubject[] {
  const isAsked = tokens.some(
    ({ kind, words }) => kind === 'view' && /^from (?:behind|the back)$/.test(words.join(' ')),
  )
  return subjects.map((read): ReadSubject => {
    const { subject } = read
    if (!isAsked || subject.kind !== 'person' || poses[subject.pose].view === 'back') return read
    const pose = /^(?:standing|waiting|pointing|holding)$/.test(subject.pose)
      ? 'seen from behind'
      : subject.pose === 'walking'
        ? 'walking away'
        : undefined
    const tokensSeen = read.tokens.filter(({ words }) => !/glass|shades|tie/.test(words.at(-1)!))
    return pose === undefined ? read : { ...read, subject: { ...subject, pose }, tokens: tokensSeen }
  })
}

/** Where people do what they do, when neither the prompt nor their work says. */
const poseNeeds: Partial<Record<PoseName, PlaceName>> = {
  sleeping: 'bedroom',
  cooking: 'kitchen',
  lifting: 'gym',
  typing: 'office',
  slumped: 'office',
  eating: 'living room',
  'playing piano': 'living room',
  singing: 'stage',
}

function usualPlace({ role, pose, wear }: PersonSubject): PlaceName | undefined {
  if (wear?.gear?.includes('rod')) return 'lake'
  return pose === 'sleeping' ? poseNeeds[pose] : (role.place ?? poseNeeds[pose])
}

/** The named place, or the one that shows it together with another that is named. */
function drawnPlace(tokens: readonly Token[], named: PlaceName): PlaceName {
  const both = tokens.flatMap((token) =>
    token.kind === 'place' ? (placeOfBoth(named, token.place) ?? []) : [],
  )
  const isWet = tokens.some((token) => token.kind === 'air' && token.air === 'rain')
  if (named === 'window seat' && isWet) return 'rainy window'
  return both[0] ?? named
}

/** The place: after a word that leads to one if there are subjects, else anywhere; of two, the one that shows both. */
function findPlace(tokens: readonly Token[], hasSubjects: boolean): Token | undefined {
  const places = tokens.filter((token) => token.kind === 'place')
  const usual = hasSubjects ? places.at(-1) : places[0]
  return usual && (places.find((token) => token !== usual && showsPlace(token.place, usual.place)) ?? usual)
}
