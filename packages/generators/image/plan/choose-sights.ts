// Which of the things that a scene names it shows, and what of the text it shows where it names none. A viewer never minds
// the subject in another view; he minds a picture of something else. So a thing of its own needs a reason.

import { splitWords, stemWord } from '../motifs/words.ts'
import { isBuilt } from '../understand/words/places/places.ts'
import { isAnimal } from '../understand/words/things/things.ts'
import { viewer } from './doers.ts'
import { findOnly, findSymbol, mostFrequentDoer, symbolOf, type Hero, type Subjects } from './main-subject.ts'
import { readActed, readHandled, readPerson, vagueGrade, type Sight } from './read-scene.ts'
import { readPrompt } from './read-prompt.ts'
import { findRoles, roleInSentence, type Role } from './sentence-roles.ts'
import { textOf, type ReadScene, type SceneToPlan } from './read-scenes.ts'

/** Where the subject of a picture comes from. */
export type PictureSource = 'own' | 'deed' | 'main' | 'symbol'

export interface ChosenSight {
  readonly scene: SceneToPlan
  readonly sight: Sight
  /** Other things that the scene names. */
  readonly others: readonly string[]
  readonly source: PictureSource
  /** Where its words say that it happens. */
  readonly where: string | undefined
}

/** How much less a thing counts for each earlier scene that shows it, up to three. */
const repeatCost = 0.45
/** The main subject is shown so often before another subject of the text takes turns with it. */
const maxInARow = 2

/** What each scene shows: its own thing or deed, the main subject, or what stands in. */
export function chooseSights(
  read: readonly ReadScene[],
  { main, others: further, hero }: Subjects & { hero: Hero | undefined },
  isMeant: (word: string) => boolean,
): ChosenSight[] {
  /** How many scenes show each thing already. */
  const shown = new Map<string, number>()
  const countOf = ({ key }: Sight): number => shown.get(lookOf(key)) ?? 0
  const symbols = findSymbols(read)
  const exercises = findExercises(read)
  const standIn =
    main ??
    (hero || exercises.length > 0
      ? undefined
      : (findSymbol(read.map(({ scene }) => scene)) ?? findOnly(read)))
  const people = main ? [] : exercises.length > 0 ? exercises : findSpeakers(read, hero, isMeant)
  const isSomethingKnown = (main ?? standIn ?? people[0]) !== undefined
  const best = findBest(read)
  const known = new Set([main, ...further].flatMap((sight) => sight?.key ?? []))
  const isGoneOn = (say: string): boolean =>
    ofAnyOne.test(say) || previous?.key.split(' ').includes(main?.key ?? '') === true
  const turns = [...inYourHands(read, main), ...further]
  // A text about a rope is about whoever jumps it.
  const user = main && exercises.find(({ prompt }) => prompt.endsWith(` ${splitWords(main.prompt).at(-1)}`))
  let first: Sight | undefined
  let previous: Sight | undefined
  return read.map((each, index) => {
    const { scene } = each
    const hasSymbol = scene.symbol.isOwn && (main === undefined || (symbols.get(scene.symbol.name) ?? 0) > 1)
    const named = each.appeal && isSomethingKnown ? each.appeal : withPeople(withMain(each, main), main)
    const isShown = (sight: Sight): boolean =>
      sight.key === main?.key || !isSomethingKnown || !isInPassing(sight, { main, known, say: scene.say })
    const sights = withSubject(named.filter(isShown), scene.say, main)
    const where = whereOf(each.appeal ? sights : each.sights)
    const choose = (sight: Sight, source: PictureSource, others: readonly string[] = []): ChosenSight => {
      const seen = withDoer(sight, each, countOf) ?? sight
      shown.set(lookOf(seen.key), countOf(seen) + 1)
      first ??= seen
      previous = seen
      return { scene, sight: seen, others, source: seen === sight ? source : 'deed', where }
    }
    if (main && index === 0 && isHookOf(each, main, sights)) return choose(main, 'main')
    const isLost = !standIn && people.length === 0 && !scene.symbol.isOwn
    const own = chooseSight(sights, shown, isLost ? vagueGrade : 1)
    const others = sights.flatMap(({ key, grade, prompt }) => (key === own?.key || grade < 1 ? [] : prompt))
    const there = main && isGoneOn(scene.say) && mainAt(user ?? main, own, scene.say, sights)
    if (there) return choose(there, 'main', others)
    const person = each.about === undefined ? undefined : readPerson(each.about)
    if (person) return choose(person, 'deed', others)
    // Somebody who only thinks or speaks is shown once the main subject was.
    const isMain = own?.isMind === true && main && !hasSymbol && countOf(main) === 0
    if (own && !isMain) return choose(own, own.isDeed ? 'deed' : 'own', others)
    if (hasSymbol) return choose(symbolOf(scene), 'symbol', others)
    if (main && user) return choose(countOf(user) > countOf(main) * maxInARow ? main : user, 'main', others)
    if (main) return choose(each.appeal ? main : takeTurns(main, turns, countOf), 'main', others)
    // An appeal returns to what the text began with.
    if (each.appeal && first && !first.isPlace) return choose(first, 'symbol', others)
    // Where a text is about nothing that can be drawn, those who tell it are seen, too.
    const [least] = [...(standIn ? [standIn] : []), ...people].toSorted(
      (first, second) => countOf(first) - countOf(second),
    )
    if (least === undefined && best) return choose(best, 'main', others)
    return choose(least ?? symbolOf(scene), 'symbol', others)
  })
}

/** Larger things are in no room and in no garden. */
const maxMovedMeters = 6
const ofIt = /\b(?:it|them|ones?)\b/i
/** "There may be one", and "do it": no thing that was named since. */
const ofAnyOne = /\bones?\b|^(?:do|try|use|practice|repeat) (?:it|them)\b/i

/** The main subject where a scene says that it is: "there may be one in your garden", "do it in the kitchen or on the roof". */
function mainAt(
  main: Sight,
  own: Sight | undefined,
  say: string,
  sights: readonly Sight[],
): Sight | undefined {
  const where = sights.find(({ isWhere }) => isWhere)?.prompt
  if (own === undefined || where === undefined || main.isPlace || own.isDeed || own.isPerson) return undefined
  const isPassing = own.isPlace || roleInSentence(own.prompt, findRoles(say)) === 'passing'
  if (!isPassing || own.key === main.key || !ofIt.test(say) || (main.meters ?? 0) > maxMovedMeters)
    return undefined
  if (/\p{Lu}/u.test(where)) return undefined
  const prompt = `${main.prompt}, ${where}`
  const { subjects, place, missing } = readPrompt(prompt)
  const isThere = place !== undefined && missing.length === 0
  return isThere && subjects.length === readPrompt(main.prompt).subjects.length
    ? { ...main, prompt, key: prompt, place, isIndoors: isBuilt(place), isUnplaced: false }
    : undefined
}

/** How much less a thing counts that a sentence about the main subject has in passing. */
const passingCost = 0.8

/** "A lobster sheds its shell in the sea" is about the lobster. */
function withSubject(sights: readonly Sight[], say: string, main: Sight | undefined): readonly Sight[] {
  if (main === undefined || !sights.some(({ key }) => key === main.key)) return sights
  const roles = findRoles(say)
  if (roleInSentence(main.prompt, roles) !== 'subject') return sights
  return sights.map((sight) =>
    sight.key === main.key || sight.isDeed || sight.isPlace || isSaidOf(roleInSentence(sight.prompt, roles))
      ? sight
      : { ...sight, grade: sight.grade - passingCost },
  )
}

const isSaidOf = (role: Role | undefined): boolean => role === 'subject' || role === 'object'

/** How many scenes of a text address the viewer. */
const minAddressed = 3

/** A thing that a text is about, in the hands of the viewer whom it addresses. */
function inYourHands(read: readonly ReadScene[], main: Sight | undefined): Sight[] {
  const addressed = read.filter(({ scene }) => /\byou(?:r|rself)?\b/i.test(scene.say)).length
  if (main === undefined || main.isPerson || main.isPlace || addressed < minAddressed) return []
  return [readHandled(viewer, main) ?? []].flat()
}

/** The main subject or, where it was shown often, another one of the text. */
function takeTurns(main: Sight, further: readonly Sight[], countOf: (sight: Sight) => number): Sight {
  const other = further.find((sight) => countOf(sight) * maxInARow < countOf(main))
  return countOf(main) > maxInARow && other ? other : main
}

/** How many scenes name each symbol: one that a single scene names is no topic of a text that is about something else. */
function findSymbols(read: readonly ReadScene[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { scene } of read)
    if (scene.symbol.isOwn) counts.set(scene.symbol.name, (counts.get(scene.symbol.name) ?? 0) + 1)
  return counts
}

/**
 * A hook shows what the text is about if it names it and nobody does anything in it. One that took over the list of its neighbor
 * shows the place that the title says.
 */
function isHookOf({ scene, sights: all }: ReadScene, main: Sight, sights: readonly Sight[]): boolean {
  if (main.isPlace) return !all.some(({ grade, isElsewhere }) => grade >= 1.6 && !isElsewhere)
  if (roleInSentence(main.prompt, findRoles(scene.say)) === 'passing') return false
  return !sights.some(({ isDeed, grade }) => isDeed && grade > 2) && saysAll(scene.say, main.prompt)
}

function saysAll(text: string, prompt: string): boolean {
  const said = new Set(splitWords(text).map(stemWord))
  return splitWords(prompt).every((word) => said.has(stemWord(word)))
}

/** What is named and yet not what a scene is about, where it is known what the text is about. */
function isInPassing(
  sight: Sight,
  { main, known, say }: { main: Sight | undefined; known: ReadonlySet<string>; say: string },
): boolean {
  // A skull for "his death" says something else than a picture of the one who died.
  if (sight.isIdea || sight.isCompared || isPartOfAnimal(sight, main, say)) return true
  // "Your teeth are under attack" is about them.
  const isTopic =
    sight.motif === 'tooth' &&
    /\byour\b/i.test(say) &&
    roleInSentence(sight.prompt, findRoles(say)) === 'subject'
  if (isLimb(sight) && !isTopic && !known.has(sight.key)) return true
  if (sight.isDeed) return false
  // "He bought it back" is of the father whom another scene names.
  if (main === undefined) return sight.isFilled === true && !sight.isPerson
  // "It rolls on four soft wheels" is a robot.
  if (
    machineParts.test(sight.prompt) &&
    startsWithIt.test(say) &&
    roleInSentence(sight.prompt, findRoles(say)) === 'passing'
  )
    return true
  // What no word of a scene says belongs to the neighbor whose list it took over.
  return sight.isElsewhere === true
}

const limbs =
  /^(?:human-eye|human-open-hand|leg|foot|hand|ear(?!-of)|nose|mouth|eyes?|tongue|arm|flexed-biceps|biceps|tooth|skin)(?![a-z])/
/** An eye is a strange picture of a scene unless a text is about eyes. */
const isLimb = ({ motif }: Sight): boolean => motif !== undefined && limbs.test(motif)

const machineParts =
  /\b(?:wheels?|tires?|tyres?|engines?|motors?|batter(?:y|ies)|propellers?|sails?|blades?|buttons?|pedals?|chains?)$/
const startsWithIt = /^(?:it|they)\b/i

/** The legs of a whale are no legs of ours. */
const isPartOfAnimal = (sight: Sight, main: Sight | undefined, say: string): boolean =>
  !/\b(?:you|your|people|humans?|we|our|his)\b/i.test(say) &&
  main?.motif !== undefined &&
  isAnimal(main.motif) &&
  isLimb(sight)

/** What a text shows best, for its appeal where it is about nothing in particular. */
const findBest = (read: readonly ReadScene[]): Sight | undefined =>
  read
    .flatMap(({ sights }) => sights)
    .filter(
      ({ isPlace, isBorrowed, isElsewhere, isUnknown, isCompared }) =>
        !isPlace && !isBorrowed && !isElsewhere && !isUnknown && !isCompared,
    )
    .toSorted((first, second) => second.grade - first.grade)[0]

/** A ledge may be in a cave or before a window. */
export const ofAnyPlace = /\b(?:ledge|edge|yards)\b/

/** Where the words of a scene are set. */
function whereOf(sights: readonly Sight[]): string | undefined {
  const named = sights.filter(({ prompt }) => !ofAnyPlace.test(prompt))
  const said = named.filter(({ isSaidPlace }) => isSaidPlace)
  const where =
    named.find(({ isWhere }) => isWhere) ??
    said.find(({ isIndoors }) => isIndoors) ??
    // The coast of England is a coast.
    said.find(({ prompt }) => !/\p{Lu}/u.test(prompt)) ??
    said[0]
  return where?.prompt
}

const ofThing = /\b(?:it|them|this|one|ones)\b/i

/** A thing that was shown before, in the hands of whoever does something with it in this scene, as long as that is rarer. */
function withDoer(
  sight: Sight,
  { doer, appeal: asked, scene: { say } }: ReadScene,
  countOf: (sight: Sight) => number,
): Sight | undefined {
  if (doer === undefined || asked || sight.isDeed || sight.isPerson || countOf(sight) === 0) return undefined
  if (!ofThing.test(say) && !saysAll(say, splitWords(sight.prompt).at(-1)!)) return undefined
  const handled = readHandled(doer, sight)
  return handled && countOf(handled) < countOf(sight) ? handled : undefined
}

/** The exercises that a text names: it is about whoever does them. */
function findExercises(read: readonly ReadScene[]): Sight[] {
  const named = read.flatMap(({ sights }) => sights.filter(({ isExercise }) => isExercise))
  return [...new Map(named.map((sight) => [sight.key, sight])).values()]
}

/** Texts in which the viewer trains. */
const training =
  /\b(?:muscles?|stretch|workout|exercises?|knees|squats?|push-ups?|pull-ups?|posture|hips|spine)\b/i

const minScenes = 5
const minTraining = 2

/** Those who tell a text or act in it: whom it is about walks and thinks, whoever tells it talks. */
function findSpeakers(
  read: readonly ReadScene[],
  hero: Hero | undefined,
  isMeant: (word: string) => boolean,
): Sight[] {
  const isTraining = read.filter(({ scene }) => training.test(scene.say)).length >= minTraining
  const frequent = mostFrequentDoer(read)
  // Somebody who comes by once tells nothing.
  const isTeller = frequent && (frequent.count > 1 || read.length < minScenes)
  const isOfUs = frequent?.name !== 'people' || /\bwe\b/i.test(textOf(read.map(({ scene }) => scene)))
  const teller = isTeller && isOfUs ? frequent : undefined
  const doer = hero ?? teller ?? (isTraining ? { name: viewer } : undefined)
  if (doer === undefined) return []
  const deeds = hero
    ? ['thinking', 'walking', 'talking', 'pointing']
    : doer.name === viewer
      ? ['stretching', 'exercising']
      : ['talking', 'thinking', 'writing', 'pointing']
  return deeds.flatMap((deed) => {
    const prompt = `${doer.name} ${deed}`
    const [sight] = readActed(
      [{ prompt, kind: 'mind', isTheirs: false, isYours: false, isUnknown: false }],
      isMeant,
    )
    return sight ? { ...sight, key: `${sight.key} ${deed}` } : []
  })
}

/** A scene that names the main subject and no other thing shows it rather than an empty place: "octopus skin, reef". */
function withMain({ scene, sights }: ReadScene, main: Sight | undefined): readonly Sight[] {
  if (!main || sights.some(({ isPlace, grade }) => !isPlace && grade >= 1)) return sights
  return saysAll(`${scene.say} ${scene.prompt}`, main.prompt) ? [main] : sights
}

/**
 * "She wrote" is done by the grandmother whom the text is about, and "they swim" by its whales, not by people; in a text about
 * a dog, "she" is no woman. A place where somebody does something is not empty, nor is the bed of somebody who sleeps.
 */
function withPeople(sights: readonly Sight[], main: Sight | undefined): readonly Sight[] {
  const done = sights.flatMap((sight) => {
    const isOfAnimal = main?.motif !== undefined && isAnimal(main.motif)
    if (
      isOfAnimal &&
      (sight.isTheirs || (sight.isUnknown && /^(?:a |sleeping )?(?:wo)?man\b/.test(sight.prompt)))
    )
      return []
    if (!sight.isUnknown || !main?.isPerson || !/\b(?:man|woman)\b/.test(sight.prompt)) return sight
    return { ...sight, prompt: sight.prompt.replace(/\b(?:man|woman)\b/, main.prompt), key: main.key }
  })
  const asleep = done.find((sight) => sight.isDeed && sight.prompt.startsWith('sleeping'))
  return done.flatMap((sight) => {
    if (sight.key === 'bed' && asleep) return { ...asleep, grade: sight.grade }
    const isEmpty =
      sight.isPlace && done.some(({ isDeed, prompt }) => isDeed && prompt.endsWith(`, ${sight.prompt}`))
    return isEmpty ? [] : sight
  })
}

/** What something else lies on, hangs on or is in: shown where a scene names nothing else. */
const settings: ReadonlySet<string> = new Set(['table', 'brick', 'package'])
const settingCost = 0.8
/** Things that look much alike. */
const lookalikes: Readonly<Record<string, string>> = { 'desktop-computer': 'laptop', books: 'open-book' }

const lookOf = (key: string): string => lookalikes[key] ?? key

/** The best sight of a scene, a little more gladly one that earlier scenes don't show. */
function chooseSight(
  sights: readonly Sight[],
  before: ReadonlyMap<string, number>,
  minGrade: number,
): Sight | undefined {
  const worth = ({ grade, key }: Sight): number =>
    grade - repeatCost * Math.min(3, before.get(lookOf(key)) ?? 0) - (settings.has(key) ? settingCost : 0)
  const [best] = sights
    .filter(({ grade }) => grade >= minGrade)
    .toSorted((first, second) => worth(second) - worth(first))
  if (best?.isPerson !== true || best.isDeed) return best
  // Somebody who does something is seen doing it.
  const doing = sights.find(({ isDeed, key }) => isDeed && key.split(' ')[0] === best.key)
  return doing ? { ...doing, isMind: false } : best
}
