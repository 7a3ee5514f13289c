// Reads a prompt as a picture: up to four subjects, how they relate, the place, light and weather. Pure
// and without loading, so that a screen can say what will be missing before anything is painted.

import { isAnimal } from './words/things/things.ts'
import { poses, type PoseName } from '../figures/poses.ts'
import { splitWords, stemWord } from '../motifs/words.ts'
import { leaveAbsent } from './tokens/people/absent.ts'
import { goAboard } from './tokens/people/aboard.ts'
import { account } from './account/account.ts'
import { standOutside } from './tokens/places/buildings.ts'
import { faceCamera, hangMoon, joinSkies, joinTints, putFaceInFront, readCamera } from './scene/camera.ts'
import { seatAtTable } from './subjects/at-table.ts'
import { readAttributes } from './tokens/attributes.ts'
import { raiseYoung } from './tokens/people/offspring.ts'
import { reword, sayAsWritten, turnedWords } from './turns/reword.ts'
import { readBalloons } from './tokens/things/balloons.ts'
import { readBodyOf, readLostOwners } from './tokens/people/body-of.ts'
import { bindAll } from './bonds/bind.ts'
import { setFar } from './scene/distance.ts'
import { readCaptives } from './tokens/people/captives.ts'
import { readDuels } from './tokens/people/duels.ts'
import { dressForEra } from './tokens/people/eras.ts'
import { readGreatDiscs } from './tokens/things/great-discs.ts'
import { readFaces } from './tokens/people/faces.ts'
import { sitFromBehind, turnSeats } from './subjects/from-behind.ts'
import { readTokens, type Token } from './tokens/read-tokens.ts'
import { readCompoundPeople } from './tokens/people/compound-people.ts'
import { readStatues } from './tokens/things/statues.ts'
import { homeOfDeed } from './scene/deed-homes.ts'
import { dozeOnSeats } from './subjects/dozing.ts'
import { readBeastShows } from './tokens/things/beast-shows.ts'
import { builtForm, isOfBuiltPlace } from './words/places/conditions.ts'
import { isIndoors, type PlaceName } from './words/places/places.ts'
import { isFromAbove } from './words/qualities.ts'
import { buryOwners, readPaintings } from './tokens/things/painted.ts'
import { readMadeOf } from './tokens/things/made-of.ts'
import { airOfMood, moodWordsOf } from './scene/moods-of-places.ts'
import { placeWords } from './words/places/place-words.ts'
import { readPlenty } from './tokens/plenty.ts'
import { rereadDeeds } from './tokens/reread-deeds.ts'
import { findSaying } from './turns/sayings.ts'
import { readSwaps } from './tokens/things/swaps.ts'
import { readTaleActs } from './tokens/things/tale-acts.ts'
import { drawSymbols } from './tokens/things/symbols.ts'
import { housesFor } from './subjects/giants.ts'
import { readHandling } from './tokens/handling/handling.ts'
import { readShowcases } from './tokens/things/showcases.ts'
import { readHands } from './tokens/people/hands.ts'
import { placeOf } from './scene/scene.ts'
import { sitAtComputers } from './subjects/at-computers.ts'
import { joinCreatures } from './tokens/people/creature-people.ts'
import { countBefore, joinNeighbors } from './tokens/join-neighbors.ts'
import { fitThings } from './subjects/fit-things.ts'
import { isCutBySurface } from './tokens/places/split-view.ts'
import { readDrawnOn } from './tokens/things/drawn-on.ts'
import { readMascots } from './tokens/people/mascots.ts'
import { readRooms } from './tokens/places/room-turns.ts'
import { readPlaces } from './tokens/places/read-places.ts'
import { dropShown, isFurnishedWithAny } from './tokens/places/shown-places.ts'
import type { ReadSubject } from './read-subject.ts'
import { listSubjects } from './subjects/subjects.ts'
import { readThrown } from './tokens/people/thrown.ts'
import { readTracks } from './tokens/things/tracks.ts'
import type { Bond, PersonSubject, Subject, Understanding } from './understanding.ts'
import { readMounts, saddleUp } from './tokens/people/mounts.ts'
import { readWildDeeds } from './tokens/things/wild-deeds.ts'
import { nameWorkers } from './tokens/people/unknown-people.ts'
import { placeOfBoth, placeWithout, showsPlace, streetBefore } from './words/places/wider-places.ts'

/** Things and people that a picture names, and how many bodies they make together ("three friends and a dog"). */
export const maxSubjects = 4
const maxMembers = 8
/** Longer prompts are read up to here; nobody describes a picture in more words. */
const maxWords = 200

/** Understands a prompt. `exclude` lists words for what must not be shown. */
export function understandPrompt(prompt: string, exclude: readonly string[] = []): Understanding {
  const written = splitClauses(prompt.slice(0, 4000)).slice(0, maxWords)
  const words = reword(written)
  const banned = new Set(exclude.flatMap(splitWords).map(stemWord))
  const isShown = ({ words: own, isNegated }: Token): boolean =>
    !isNegated && !own.some((word) => banned.has(stemWord(word)))
  const tokens = readTogether(readWithSayings(words).filter(isShown))
  const subjects = listSubjects(tokens)
  const placed = setFar(keepMembers(subjects, firstHeads(subjects)), tokens)
  const turned = seenFromBehind(sitFromBehind(placed, tokens), tokens)
  const camera = readCamera(tokens, turned)
  const members = faceCamera(turned, camera)
  const { placeToken, named, isLaidOut } = namedPlace(tokens, members, exclude)
  const seated = sitAtComputers(members, tokens)
  const { kept: shown, shownTokens } = dropShown(seated.kept, tokens, named, isLaidOut)
  const air = [...new Set(tokens.flatMap((token) => (token.kind === 'air' ? [token.air] : [])))]
  const usual = usualHomeOf(shown, air)
  const { kept, bonds, teams } = bindAll(tokens, shown)
  const measure = housesFor(kept, named)
  // Judges are in court, and tennis players on one; autumn alone is seen in a park.
  const asOften = isTrial(named, usual, kept) ? 'courtroom' : (named ?? usual)
  const isSplit = isCutBySurface(kept, bonds) && (named === undefined || showsPlace('waterline', named))
  const place = isSplit ? 'waterline' : (asOften ?? (air.includes('autumn') ? 'autumn park' : undefined))
  const related = bonds.map(({ bond, token }) => (token ? { ...bond, word: token.words.join(' ') } : bond))
  const scene = {
    subjects: [
      ...dressSet(dozeOnSeats(fitThings(kept, bonds), related, place), related, teams).map((subject) =>
        place === 'autumn park' ? inAutumn(subject) : subject,
      ),
      ...measure.houses.map(({ subject }) => subject),
    ],
    bonds: [...related, ...measure.bonds],
    teams: [...teams, ...measure.houses.map(() => teams[0]!)],
    camera: putFaceInFront(camera, kept, related, tokens),
    place,
    isUsualPlace: named === undefined && usual !== undefined && !isSplit,
    air,
  }
  const setting = placeOf(scene)
  const { drawn, missing } = account(tokens, {
    camera: scene.camera,
    subjects: kept,
    isMeasured: measure.houses.length > 0,
    teams,
    bonds,
    place,
    setting,
    placeToken,
    moodWords: moodWordsOf(tokens, air, setting),
    shownTokens: [...seated.shownTokens, ...shownTokens],
  })
  return {
    ...scene,
    air: airOfMood(tokens, air, setting),
    ...turnedWords(written, words),
    drawn: sayAsWritten(drawn, written, words),
    missing: sayAsWritten(missing, written, words),
  }
}

/** Seats and tables as those who sit at them are seen. */
function dressSet(
  subjects: readonly Subject[],
  bonds: readonly Bond[],
  teams: readonly number[],
): readonly Subject[] {
  return seatAtTable(turnSeats(subjects), bonds, teams)
}

/** The place that the words name, as it is drawn. */
function namedPlace(
  tokens: readonly Token[],
  members: readonly ReadSubject[],
  exclude: readonly string[],
): { placeToken: Token | undefined; named: PlaceName | undefined; isLaidOut: boolean } {
  const placeToken = findPlace(tokens, members.length > 0)
  const inside = placeToken?.kind === 'place' ? drawnPlace(tokens, placeToken.place) : undefined
  const isOutside =
    inside !== undefined && isIndoors(inside) && !/window/.test(inside) && isPassed(tokens, placeToken!)
  const isLaidOut = isFlatLay(tokens, members)
  const asked = isLaidOut ? 'tabletop' : isOutside ? streetBefore(inside) : inside
  const named = asked && placeWithout(asked, (place) => isFurnishedWithAny(place, exclude))
  return { placeToken, named, isLaidOut }
}

/** How words are read by what stands beside them, one kind after the other. */
const readings: readonly ((tokens: readonly Token[]) => readonly Token[])[] = [
  readBodyOf,
  leaveAbsent,
  readRooms,
  readDrawnOn,
  readTracks,
  readThrown,
  readBalloons,
  readSwaps,
  joinTints,
  joinSkies,
  readGreatDiscs,
  hangMoon,
  standOutside,
  joinCreatures,
  dressForEra,
  goAboard,
  readMounts,
  saddleUp,
  readCaptives,
  readDuels,
  readTaleActs,
  readPaintings,
  buryOwners,
  readPlaces,
  readAttributes,
  readFaces,
  readStatues,
  readCompoundPeople,
  readHands,
  readMadeOf,
  readPlenty,
  raiseYoung,
  rereadDeeds,
  readWildDeeds,
  readShowcases,
  readBeastShows,
  nameWorkers,
  drawSymbols,
  countBefore,
  joinNeighbors,
  readLostOwners,
  readMascots,
  readHandling,
]

function readTogether(wanted: readonly Token[]): readonly Token[] {
  return readings.reduce((tokens, read) => read(tokens), wanted)
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
    .flatMap((clause, index) => [...(index > 0 ? [','] : []), ...unite(splitWords(clause))])
}

/** "Covered with snow" and "covered by snow" are "covered in snow". */
function unite(words: readonly string[]): string[] {
  const same = words.map((word, index) =>
    words[index - 1] === 'covered' && /^(?:with|by)$/.test(word) ? 'in' : word,
  )
  return same.flatMap((word, index) => {
    // "On a hospital floor" is "on the floor in a hospital".
    if (isFloorOf(same, index)) return ['in', 'a', word]
    if (isFloorOf(same, index + 1)) return ['the', 'floor']
    return isFloorOf(same, index - 1) ? [] : [word]
  })
}

/** The hospital of "sitting on a hospital floor". */
function isFloorOf(words: readonly string[], index: number): boolean {
  return (
    words[index + 1] === 'floor' &&
    /^(?:a|the|his|her)$/.test(words[index - 1] ?? '') &&
    words[index - 2] === 'on' &&
    words[index - 3]?.endsWith('ing') === true &&
    placeWords.has(words[index]!)
  )
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

/** Where people are when nothing says so; no house that they have to do with stands in a room. */
function usualHomeOf(kept: readonly ReadSubject[], air: readonly string[]): PlaceName | undefined {
  const home = usualPlaceOf(kept) ?? homeOfDeed(kept, air)
  return home && isIndoors(home) && kept.some(isBuilding) ? undefined : home
}

function isBuilding({ subject }: ReadSubject): boolean {
  return (
    subject.kind === 'thing' &&
    subject.thing.meters >= 5 &&
    subject.size >= 0.5 &&
    /house|castle|church|cabin|hut$|building|hospital|tower|factory|barn|hotel|windmill|lighthouse/.test(
      subject.thing.motif,
    )
  )
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
        subject.kind === 'thing' &&
        (subject.thing.meters < (isAnimal(subject.thing.motif) ? 0.2 : 0.8) ||
          subject.thing.motif === 'table'),
    )
  )
}
/** Turns people around where the text asks to see them from behind. */
function seenFromBehind(subjects: readonly ReadSubject[], tokens: readonly Token[]): ReadSubject[] {
  const isAsked = tokens.some(
    ({ kind, words }) => kind === 'view' && /^from (?:behind|the back)$/.test(words.join(' ')),
  )
  return subjects.map((read): ReadSubject => {
    const { subject } = read
    if (!isAsked || subject.kind !== 'person') return read
    if (poses[subject.pose].view === 'back' && subject.pose !== 'watching') return read
    const pose = /^(?:standing|waiting|watching|pointing|holding)$/.test(subject.pose)
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

/** Where the first who has a usual place has it; whoever is seen in a window is outside of a room. */
function usualPlaceOf(kept: readonly ReadSubject[]): PlaceName | undefined {
  const isWindow = ({ subject }: ReadSubject): boolean =>
    subject.kind === 'thing' && subject.thing.motif === 'window-frame'
  if (kept.some(isWindow)) return 'living room'
  // Whoever is at a tent is outdoors.
  if (kept.some(({ subject }) => subject.kind === 'thing' && subject.thing.motif === 'tent')) return undefined
  return kept.flatMap(({ subject }) => (subject.kind === 'person' ? (usualPlace(subject) ?? []) : []))[0]
}

function usualPlace({ role, pose, wear, deedPlace, deed }: PersonSubject): PlaceName | undefined {
  if (pose === 'slumped' && deed?.includes('class')) return 'classroom'
  if (wear?.gear?.includes('rod')) return 'lake'
  if (deedPlace) return deedPlace
  return pose === 'sleeping' ? poseNeeds[pose] : (role.place ?? poseNeeds[pose])
}

/** True for a court in which no ball is played. */
function isTrial(
  named: PlaceName | undefined,
  usual: PlaceName | undefined,
  subjects: readonly ReadSubject[],
): boolean {
  const isOfLaw = subjects.some(({ subject }) =>
    /lawyer|attorney|judge|witness|defendant|criminal|suspect/.test(subject.word),
  )
  return named === 'court' && (isOfLaw || usual === 'courtroom')
}

/** The named place, or the one that shows it together with another that is named. */
function drawnPlace(tokens: readonly Token[], named: PlaceName): PlaceName {
  const both = tokens.flatMap((token) =>
    token.kind === 'place' ? (placeOfBoth(named, token.place) ?? []) : [],
  )
  const isWet = tokens.some((token) => token.kind === 'air' && token.air === 'rain')
  if (named === 'window seat' && isWet) return 'rainy window'
  const place = both[0] ?? named
  return tokens.some((token) => token.kind === 'air' && isOfBuiltPlace(token.air)) ? builtForm(place) : place
}

/** The place: after a word that leads to one if there are subjects, else anywhere; of two, the one that shows both. */
function findPlace(tokens: readonly Token[], hasSubjects: boolean): Token | undefined {
  const places = tokens.filter((token) => token.kind === 'place')
  const usual = hasSubjects ? places.at(-1) : places[0]
  return usual && (places.find((token) => token !== usual && showsPlace(token.place, usual.place)) ?? usual)
}
