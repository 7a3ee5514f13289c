// Decides for all scenes of a document what their pictures show and how. Pure, and the same for the same document.

import { splitWords, stemWord } from '../motifs/words.ts'
import type { ShotView } from '../request.ts'
import type { Hour } from '../scenery/weather.ts'
import { isBuilt } from '../understand/words/places/places.ts'
import { isAnimal } from '../understand/words/things/things.ts'
import { chooseShots, viewsOf, type ShotWish } from './choose-shots.ts'
import {
  findHero,
  findMain,
  findOnly,
  findSymbol,
  mostFrequentDoer,
  symbolOf,
  type Hero,
} from './main-subject.ts'
import { sayMeaning } from './meanings.ts'
import { withAnimalFamilies } from './animal-families.ts'
import { withNamedAnimals } from './named-animals.ts'
import {
  readActed,
  readHandled,
  readHourOf,
  readNamed,
  readPerson,
  readRealm,
  vagueGrade,
  type Sight,
} from './read-scene.ts'
import { readPrompt } from './read-prompt.ts'
import { findTeller, viewer } from './doers.ts'
import {
  isAppeal,
  readScenes,
  textOf,
  withAllMeanings,
  type ReadScene,
  type SceneToPlan,
} from './read-scenes.ts'
import { createSenses } from './senses.ts'
import { canBeSetting, findSetting, type PlaceSign, type Setting } from './settings.ts'

export interface PlannedScene {
  readonly prompt: string
  /** The prompt, then other things that the scene names. */
  readonly things: readonly string[]
  /** The same for pictures of the same things. */
  readonly key: string
  /** The motif of the first thing; absent where people, a place or a symbol are shown. */
  readonly motif: string | undefined
  readonly view: ShotView
  readonly hour: Hour
  readonly texture: number
  /** Where the subject comes from. */
  readonly source: 'own' | 'deed' | 'main' | 'symbol'
}

/** How much less a thing counts for each earlier scene that shows it, up to three. */
const repeatCost = 0.45

/**
 * Plans the pictures of a document. A scene shows a thing of its own if it names one that can be drawn; else the main
 * subject of the document; else its symbol. Pictures of the same thing differ in view or hour. Pauses after each scene
 * that it read, because a long document takes seconds.
 */
export function* planScenes(
  { title, seed, scenes }: { title: string; seed: number; scenes: readonly SceneToPlan[] },
  direction = '',
): Generator<undefined, Map<string, PlannedScene>> {
  const isMeant = createSenses([title, ...scenes.flatMap(({ say, prompt }) => [say, prompt])])
  const told = yield* withAnimalFamilies(yield* withNamedAnimals(scenes), title)
  const read = yield* readScenes(yield* withAllMeanings(told, title), isMeant)
  const titled = readNamed(sayMeaning(title, 'spoken', { around: '', title: '' }), isMeant)
  const hero = findHero(read, findTeller(textOf(scenes)))
  const main = findMain(read, titled, hero, readRealm(title, isMeant))
  const chosen = chooseSights(read, { main, hero: main ? undefined : hero }, isMeant)
  const setting = findSetting(
    read.flatMap(({ sights }) => withoutRepeats(sights.flatMap(signOf))),
    textOf(read.map(({ scene }) => scene)),
  )
  const places = followPlaces(
    read.map(({ scene }) => scene.say),
    chosen,
  )
  const hour = readHourOf(direction)
  const wishes: ShotWish[] = []
  for (const { scene, sight } of chosen) {
    const wished = hour ?? sight.hour ?? readHourOf(scene.say)
    wishes.push({ id: scene.id, key: sight.key, hour: wished, views: viewsOf(inRoom(sight)) })
    yield
  }
  const shots = chooseShots(wishes, seed)
  return new Map(
    chosen.map(({ scene, sight, others, source, where }, index) => [
      scene.id,
      {
        prompt: settle(sight, { where, stay: places[index] }, setting),
        things: [settle(sight, { where, stay: places[index] }, setting), ...others],
        key: sight.key,
        motif: sight.motif,
        source,
        ...shots.get(scene.id)!,
      },
    ]),
  )
}

interface ChosenSight {
  readonly scene: SceneToPlan
  readonly sight: Sight
  /** Other things that the scene names. */
  readonly others: readonly string[]
  readonly source: PlannedScene['source']
  /** Where its words say that it happens. */
  readonly where: string | undefined
}

/** What each scene shows: its own thing or deed, the main subject, or what stands in. */
function chooseSights(
  read: readonly ReadScene[],
  { main, hero }: { main: Sight | undefined; hero: Hero | undefined },
  isMeant: (word: string) => boolean,
): ChosenSight[] {
  /** How many scenes show each thing already. */
  const shown = new Map<string, number>()
  const countOf = ({ key }: Sight): number => shown.get(lookOf(key)) ?? 0
  const standIn = main ?? (hero ? undefined : (findSymbol(read.map(({ scene }) => scene)) ?? findOnly(read)))
  const people = main ? [] : findSpeakers(read, hero, isMeant)
  const best = findBest(read)
  return read.map((each) => {
    const { scene } = each
    const isSomethingKnown = (main ?? standIn ?? people[0]) !== undefined
    // An appeal shows what the video is about rather than what the scene before it was about.
    // A hook that took over the list of its neighbor shows what the title says.
    const isHook =
      main?.isPlace === true &&
      read[0] === each &&
      !each.sights.some(({ grade, isElsewhere }) => grade >= 1.6 && !isElsewhere)
    if (isHook) return { scene, sight: main, others: [], source: 'main', where: undefined }
    const named = each.appeal && isSomethingKnown ? each.appeal : withPeople(withMain(each, main), main)
    // A skull for "his death" says something else than a picture of the one who died.
    const sights = named.filter(
      (sight) =>
        sight.key === main?.key ||
        !((isSomethingKnown && sight.isIdea) || isPartOfAnimal(sight, main, scene.say)),
    )
    const isLost = !standIn && people.length === 0 && !scene.symbol.isOwn
    const own = chooseSight(sights, shown, isLost ? vagueGrade : 1)
    const others = sights.flatMap(({ key, grade, prompt }) => (key === own?.key || grade < 1 ? [] : prompt))
    const where = whereOf(each.appeal ? sights : each.sights)
    const choose = (sight: Sight, source: PlannedScene['source']): ChosenSight => {
      const seen = withDoer(sight, each, countOf) ?? sight
      shown.set(lookOf(seen.key), countOf(seen) + 1)
      return { scene, sight: seen, others, source: seen === sight ? source : 'deed', where }
    }
    const person = each.about === undefined ? undefined : readPerson(each.about)
    if (person) return choose(person, 'deed')
    // Somebody who only thinks or speaks is shown once the main subject was.
    const isMain = own?.isMind === true && main && !scene.symbol.isOwn && countOf(main) === 0
    if (own && !isMain) return choose(own, own.isDeed ? 'deed' : 'own')
    if (main && !scene.symbol.isOwn) return choose(main, 'main')
    if (scene.symbol.isOwn) return choose(symbolOf(scene), 'symbol')
    // Where a text is about nothing that can be drawn, those who tell it are seen, too.
    const [least] = [...(standIn ? [standIn] : []), ...people].toSorted(
      (first, second) => countOf(first) - countOf(second),
    )
    if (least === undefined && each.appeal && best) return choose(best, 'main')
    return choose(least ?? symbolOf(scene), 'symbol')
  })
}

const limbs = /^(?:leg|foot|hand|ear|nose|mouth|eye|eyes|tongue|arm|flexed|biceps|tooth|skin)/

/** The legs of a whale are no legs of ours. */
const isPartOfAnimal = ({ motif }: Sight, main: Sight | undefined, say: string): boolean =>
  !/\b(?:you|your|people|humans?|we|our|his)\b/i.test(say) &&
  main?.motif !== undefined &&
  isAnimal(main.motif) &&
  motif !== undefined &&
  limbs.test(motif)

/** What a text shows best, for its appeal where it is about nothing in particular. */
const findBest = (read: readonly ReadScene[]): Sight | undefined =>
  read
    .flatMap(({ sights }) => sights)
    .filter(
      ({ isPlace, isBorrowed, isElsewhere, isUnknown }) =>
        !isPlace && !isBorrowed && !isElsewhere && !isUnknown,
    )
    .toSorted((first, second) => second.grade - first.grade)[0]

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

/** A thing that was shown before, in the hands of whoever does something in this scene, as long as that is rarer. */
function withDoer(
  sight: Sight,
  { doer, appeal: asked }: ReadScene,
  countOf: (sight: Sight) => number,
): Sight | undefined {
  if (doer === undefined || asked || sight.isDeed || sight.isPerson || countOf(sight) === 0) return undefined
  const handled = readHandled(doer, sight)
  return handled && countOf(handled) < countOf(sight) ? handled : undefined
}

/** Texts in which the viewer trains. */
const training =
  /\b(?:muscles?|stretch|workout|exercises?|knees|squats?|push-ups?|pull-ups?|posture|hips|spine)\b/i

/** Those who tell a text or act in it: whom it is about walks and thinks, whoever tells it talks. */
function findSpeakers(
  read: readonly ReadScene[],
  hero: Hero | undefined,
  isMeant: (word: string) => boolean,
): Sight[] {
  const isTraining = training.test(textOf(read.map(({ scene }) => scene)))
  const doer = hero ?? mostFrequentDoer(read) ?? (isTraining ? { name: viewer } : undefined)
  if (doer === undefined) return []
  const deeds = hero
    ? ['thinking', 'walking', 'talking', 'pointing']
    : doer.name === viewer
      ? ['stretching', 'meditating', 'walking', 'exercising']
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

/** People who are put into a room are no shapes before a sky. */
const inRoom = (sight: Sight): Sight => (isSettled(sight) ? { ...sight, isIndoors: true } : sight)

/** A scene that lists a place under the sky and says it names it once. */
const withoutRepeats = (signs: readonly PlaceSign[]): PlaceSign[] =>
  signs.filter(
    ({ place, of }, index) =>
      isBuilt(place) || !signs.slice(0, index).some((other) => other.place === place && other.of === of),
  )

/** People who only come by to ask something. */
const visitors = /^(?:an? )?(?:reporter|journalist|interviewer)s?\b/

/** A ledge may be in a cave or before a window. */
const ofAnyPlace = /\b(?:ledge|edge|yards)\b/

function signOf({
  prompt,
  place,
  isPlace,
  isPerson,
  isDeed,
  isOfAnimal,
  isIndoors,
  isSaidPlace = false,
  motif,
  grade,
}: Sight): PlaceSign[] {
  if (place === undefined || grade < 1 || isOfAnimal || (isPlace && ofAnyPlace.test(prompt))) return []
  // Whoever holds a bucket is not in the forest where buckets stand, and bread is eaten anywhere.
  const isAtWork =
    isPerson || (isDeed === true && (motif === undefined || (isIndoors && place !== 'kitchen')))
  // A mailman is in the street, and his family need not be there; a reporter's office is nobody else's.
  if (!isPlace && visitors.test(prompt)) return []
  const isOutThere = isAtWork && /^(?:street|road|city)$/.test(place) && readPrompt(prompt).isUsualPlace
  return [{ place, of: isPlace ? 'named' : isAtWork && !isOutThere ? 'work' : 'home', isSaid: isSaidPlace }]
}

/** How many scenes a story stays in a place that none of them names. */
const maxStay = 3
const past =
  /^(?:was|were|had|came|went|got|gave|did|could|knew|saw|left|made|took|told|said|ran|fell|found|stood|\p{L}{2,}ed)$/u
const minTold = 0.6

/** Where scenes happen by their own words or, in a story, by those of the scenes before. */
function followPlaces(
  says: readonly string[],
  chosen: readonly Pick<ChosenSight, 'where' | 'sight'>[],
): readonly (string | undefined)[] {
  const told = says.filter((say) => splitWords(say).some((word) => past.test(word))).length
  const isStory = told >= says.length * minTold
  let stay: string | undefined
  let age = 0
  return chosen.map(({ where, sight }, index) => {
    // Whatever is seen elsewhere ends a stay.
    const isElsewhere = sight.isPerson && sight.place !== undefined && !isSettled(sight)
    if (where !== undefined) stay = isForStay(where) ? where : undefined
    else if (isElsewhere) stay = undefined
    age = where === undefined ? age + 1 : 0
    // What asks the viewer for something is no part of the story.
    return where ?? (isStory && age <= maxStay && !isAppeal(says[index]!) ? stay : undefined)
  })
}

/** Nobody stays in a shower, and a city that is named in passing is no stay. */
function isForStay(where: string): boolean {
  const { place } = readPrompt(where)
  return (
    place !== undefined &&
    (canBeSetting(place) || isBuilt(place)) &&
    !/^(?:bathroom|bedroom|dark room|throne room|stage|spaceship)$/.test(place) &&
    !/\p{Lu}/u.test(where)
  )
}

/** People of whom no word says where they are, where their scene or their text is set. */
function settle(
  sight: Sight,
  { where, stay }: { where: string | undefined; stay: string | undefined },
  setting: Setting | undefined,
): string {
  const { prompt, isHomely } = sight
  const isOutside = where !== undefined && isForOpenAir(sight, where)
  const place = stay ?? (setting?.isUsual && !isHomely ? undefined : setting?.place)
  const isMovable = isOutside || isSettled(sight) || (place !== 'living room' && isAtUsual(sight))
  if (!isMovable || place === undefined) return prompt
  const alone = readPrompt(prompt).subjects.length
  // Some words for places are things, too: "mountains" would stand beside them.
  const placed = [`${prompt}, ${place}`, `${prompt} in the ${place}`].find((each) => {
    const read = readPrompt(each)
    return read.subjects.length === alone && read.place !== undefined
  })
  return placed ?? prompt
}

const openPlaces: ReadonlySet<string> = new Set(
  'beach sea island harbor desert forest jungle savanna lake mountains snow river'.split(' '),
)

/** Rocks at the coast of which their scene tells, and not on a meadow. */
function isForOpenAir({ isPlace, isPerson, isDeed, place, motif }: Sight, where: string): boolean {
  const open = where === 'wood' ? undefined : readPrompt(where).place
  return (
    !isPlace && !isPerson && !isDeed && motif !== undefined && place === 'field' && openPlaces.has(open ?? '')
  )
}

/** Where people talk, drink and write unless a text is set elsewhere. */
const usualRooms: ReadonlySet<string> = new Set(['living room', 'office'])

/** True for people in a room that no word names. */
function isAtUsual({ prompt, isPerson, isDeed }: Sight): boolean {
  if (!isPerson && isDeed !== true) return false
  const { place, isUsualPlace, subjects } = readPrompt(prompt)
  return (
    place !== undefined &&
    isUsualPlace &&
    usualRooms.has(place) &&
    subjects.every(({ kind }, index) => index > 0 || kind === 'person')
  )
}

const isSettled = ({ isUnplaced, isPerson, isDeed }: Sight): boolean =>
  isUnplaced === true && (isPerson || isDeed === true)

/** A scene that names the main subject and no other thing shows it rather than an empty place: "octopus skin, reef". */
function withMain({ scene, sights }: ReadScene, main: Sight | undefined): readonly Sight[] {
  if (!main || sights.some(({ isPlace, grade }) => !isPlace && grade >= 1)) return sights
  const named = new Set(splitWords(`${scene.say} ${scene.prompt}`).map(stemWord))
  return splitWords(main.prompt).every((word) => named.has(stemWord(word))) ? [main] : sights
}

/**
 * "She wrote" is done by the grandmother whom the text is about, and "they swim" by its whales, not by people; nor is "she"
 * some woman in a text about a dog. A place where
 * somebody does something is not empty, nor is the bed of somebody who sleeps.
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
