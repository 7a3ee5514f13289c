// Decides for all scenes of a document what their pictures show and how. Pure, and the same for the same document.

import { splitWords } from '../motifs/words.ts'
import type { ShotView } from '../request.ts'
import type { Hour } from '../scenery/weather.ts'
import { isBuilt, isIndoors } from '../understand/words/places/places.ts'
import { isAnimal } from '../understand/words/things/things.ts'
import { chooseShots, viewsOf, type ShotWish } from './choose-shots.ts'
import { chooseSights, ofAnyPlace, type ChosenSight, type PictureSource } from './choose-sights.ts'
import { findHero, findSubjects } from './main-subject.ts'
import { sayMeaning } from './meanings.ts'
import { withAnimalFamilies } from './animal-families.ts'
import { withNamedAnimals } from './named-animals.ts'
import { readHourOf, readListed, readNamed, readRealm, type Sight } from './read-scene.ts'
import { findHabitat, inHabitat } from './habitat.ts'
import { readPrompt } from './read-prompt.ts'
import { findTeller } from './doers.ts'
import {
  isAppeal,
  readScenes,
  textOf,
  withAllMeanings,
  type ReadScene,
  type SceneToPlan,
} from './read-scenes.ts'
import { createSenses } from './senses.ts'
import { clauseEnd } from './sentence-roles.ts'
import { withSheOrHe } from './she-or-he.ts'
import {
  canBeSetting,
  findOldTown,
  findTitledTown,
  findToldTown,
  findSetting,
  setInTown,
  type PlaceSign,
  type Setting,
} from './settings.ts'
import { findCompared, findOwnParts } from './words-in-passing.ts'

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
  readonly source: PictureSource
}

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
  const people = withSheOrHe(scenes)
  const named = yield* withNamedAnimals(people, title)
  const isOfOneAnimal = named.some(({ say }, index) => say !== people[index]!.say)
  const told = yield* withAnimalFamilies(named, title)
  const read = yield* readScenes(yield* withAllMeanings(told, title), isMeant, title)
  const titled = readTitle(title, isMeant)
  const hero = findHero(read, findTeller(textOf(scenes)))
  const subjects = findSubjects(read, { title, titled }, hero, readRealm(title, isMeant) ?? readTown(title))
  // What is about nothing else is about the one town that it is told of.
  const toldTown = subjects.main || hero ? undefined : findToldTown(read.map(({ scene }) => scene.say))
  const main = subjects.main ?? readTown(toldTown ?? '')
  const chosen = chooseSights(read, { ...subjects, main, hero: main ? undefined : hero }, isMeant)
  const setting = findSetting(signsOfScenes(read), {
    text: textOf(read.map(({ scene }) => scene)),
    sceneCount: read.length,
  })
  const places = followPlaces(
    read.map(({ scene }) => scene.say),
    chosen,
  )
  const oldTown = findOldTown(textOf(told))
  const town = oldTown ?? findTitledTown(title) ?? toldTown
  const habitat = findHabitat(main?.prompt)
  const hour = readHourOf(direction)
  const wishes: ShotWish[] = []
  const prompts: string[] = []
  for (const [index, { scene, sight, where }] of chosen.entries()) {
    const wished = hour ?? sight.hour ?? readHourOf(scene.say)
    const seen = isOfOneAnimal ? asOne(sight) : sight
    wishes.push(wishOf(scene.id, seen, wished))
    const settled = settle(sight, { say: scene.say, where, stay: places[index] }, setting)
    const lived = habitat === undefined ? settled : inHabitat(settled, habitat)
    // Whom a text asks for something is in no town of ours, and still in no room of our time.
    const isOld = oldTown !== undefined
    prompts.push(
      town === undefined || (!isOld && isAppeal(scene.say)) ? lived : setInTown(lived, { town, isOld }),
    )
    yield
  }
  const shots = chooseShots(wishes, seed)
  return new Map(
    chosen.map(({ scene, sight, others, source }, index) => [
      scene.id,
      {
        prompt: prompts[index]!,
        things: [prompts[index]!, ...others],
        key: sight.key,
        motif: sight.motif,
        source,
        ...shots.get(scene.id)!,
      },
    ]),
  )
}

/** The town that a title names, where nothing else that it names can be seen. */
function readTown(title: string): Sight | undefined {
  const town = findTitledTown(title)
  return town === undefined ? undefined : readListed(town, () => true)[0]
}

/** What a title names and means. */
function readTitle(title: string, isMeant: (word: string) => boolean): Sight[] {
  const compared = findCompared(title)
  // "People could not see their own feet" is about no feet; what a viewer has may be the topic.
  const parts = findOwnParts(title.toLowerCase())
  return readNamed(sayMeaning(title, 'spoken', { around: '', title: '' }), isMeant).filter(
    ({ prompt }) => !splitWords(prompt).every((word) => compared.has(word) || parts.has(word)),
  )
}

const wishOf = (id: string, sight: Sight, hour: Hour | undefined): ShotWish => ({
  id,
  key: sight.key,
  hour,
  isByDay: isByDay(sight),
  views: viewsOf(inRoom(asLit(sight))),
})

/** What shines is no dark shape. */
const asLit = (sight: Sight): Sight => (shining.test(sight.key) ? { ...sight, isIndoors: true } : sight)
const shining = /moon|^sun|star$|globe|earth|planet|saturn|comet|fire$|^candle|lantern|bulb|lightning|meteor/

const isByDay = ({ isPlace, isPerson, isDeed, isIndoors }: Sight): boolean =>
  !isPlace && (isPerson || isDeed === true || isIndoors)

/** Where animals have names, one dog is never two. */
const asOne = (sight: Sight): Sight =>
  sight.motif !== undefined && isAnimal(sight.motif) ? { ...sight, canRepeat: false } : sight

/** People who are put into a room are no shapes before a sky. */
const inRoom = (sight: Sight): Sight => (isSettled(sight) ? { ...sight, isIndoors: true } : sight)

/** How sure a sign is of a place. */
const sureness = { named: 3, work: 2, home: 1 }

/** Where each scene points: to every place once, however often the scene names it, and by every thing only once. */
function signsOfScenes(read: readonly ReadScene[]): PlaceSign[] {
  /** Things that told where they are at home. */
  const told = new Set<string>()
  return read.flatMap(({ sights }) => {
    const signs = new Map<string, PlaceSign>()
    for (const sight of sights) {
      for (const sign of signOf(sight)) {
        if (sign.of === 'home' && told.has(sight.key)) continue
        if (sign.of === 'home') told.add(sight.key)
        const earlier = signs.get(sign.place)
        const isSaid = sign.isSaid || earlier?.isSaid === true
        const isSurer = earlier === undefined || sureness[sign.of] > sureness[earlier.of]
        signs.set(sign.place, { ...(isSurer ? sign : earlier), isSaid })
      }
    }
    return [...signs.values()]
  })
}

/** People who only come by to ask something. */
const visitors = /^(?:an? )?(?:reporter|journalist|interviewer)s?\b/

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
  // Where a soldier or a mailman usually is, a text need not be.
  const isOutThere =
    isAtWork && (isPerson || /^(?:street|road|city)$/.test(place)) && readPrompt(prompt).isUsualPlace
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
    if (where !== undefined) stay = isForStay(where) && !isOfEarlier(says[index]!, where) ? where : undefined
    else if (isElsewhere) stay = undefined
    age = where === undefined ? age + 1 : 0
    // What asks the viewer for something is no part of the story.
    return where ?? (isStory && age <= maxStay && !isAppeal(says[index]!) ? stay : undefined)
  })
}

/** Who "had lost it all at the casino" is not there any more. */
function isOfEarlier(say: string, where: string): boolean {
  const before = say.slice(0, Math.max(0, say.toLowerCase().indexOf(where)))
  return /\b(?:had|used)\b/.test(before.split(/[,.;:!?]/).at(-1)!)
}

/** Nobody stays in a shower, and a city that is named in passing is no stay. */
function isForStay(where: string): boolean {
  const { place } = readPrompt(where)
  return (
    place !== undefined &&
    (canBeSetting(place) || isBuilt(place)) &&
    !/^(?:garage|bathroom|bedroom|dark room|throne room|stage|spaceship)$/.test(place) &&
    !/\p{Lu}/u.test(where)
  )
}

/** People of whom no word says where they are, where their scene or their text is set. */
function settle(
  sight: Sight,
  { say, where, stay }: { say: string; where: string | undefined; stay: string | undefined },
  setting: Setting | undefined,
): string {
  const { prompt, isHomely } = sight
  // Nobody sleeps in a gym.
  if (prompt.startsWith('sleeping')) return prompt
  const isOutside = where !== undefined && isForOpenAir(sight, where)
  const place = stay ?? (setting?.isUsual && !isHomely ? undefined : setting?.place)
  const isMovable =
    isOutside ||
    isAnimalAt(sight, say, where) ||
    isSettled(sight) ||
    isCalledAway(sight, where) ||
    (place !== 'living room' && isAtUsual(sight, place))
  if (!isMovable || place === undefined) return prompt
  // No couch stands in a bedroom.
  if (place === 'bedroom' && /\b(?:couch|sofa)\b/.test(prompt)) return prompt
  const alone = readPrompt(prompt).subjects.length
  // Some words for places are things, too: "mountains" would stand beside them.
  const placed = [`${prompt}, ${place}`, `${prompt} in the ${place}`].find((each) => {
    const read = readPrompt(each)
    return read.subjects.length === alone && read.place !== undefined
  })
  return placed ?? prompt
}

/** "A pigeon in a lab" is there, and no pigeon of whoever works in a lab. */
function isAnimalAt(
  { prompt, motif, isPlace, isPerson }: Sight,
  say: string,
  where: string | undefined,
): boolean {
  if (where === undefined || isPlace || isPerson || motif === undefined || !isAnimal(motif)) return false
  const { place, isUsualPlace, subjects } = readPrompt(prompt)
  const last = splitWords(prompt).at(-1)!
  const isSaid = say.split(clauseEnd).some((clause) => {
    const words = clause.toLowerCase()
    return words.includes(last) && words.includes(where.toLowerCase())
  })
  return isSaid && (place === undefined || isUsualPlace) && subjects.length > 0
}

/** Whoever is said to be at a trial is in the courtroom, and not where widows usually are. */
function isCalledAway({ prompt, isPerson }: Sight, where: string | undefined): boolean {
  if (!isPerson || where === undefined || !isForStay(where)) return false
  const { subjects, isUsualPlace, place } = readPrompt(prompt)
  return place !== undefined && isUsualPlace && subjects.every(({ kind }) => kind === 'person')
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

/** What nobody does at work. */
const homeDeeds = /\b(?:knitting|crocheting|sewing|ironing|watching tv|vacuuming)\b/

/** True for people in a room that no word names; aboard a ship nobody is in a room elsewhere. */
function isAtUsual({ prompt, isPerson, isDeed, place: seen }: Sight, setting: string | undefined): boolean {
  if ((!isPerson && isDeed !== true) || homeDeeds.test(prompt)) return false
  const { place, isUsualPlace, subjects } = readPrompt(prompt)
  const isAshore =
    setting === 'ship deck' && seen !== undefined && isIndoors(seen) && !/\b(?:cooking|baking)\b/.test(prompt)
  return (
    place !== undefined &&
    isUsualPlace &&
    (usualRooms.has(place) || isAshore) &&
    subjects.every(({ kind }, index) => index > 0 || kind === 'person')
  )
}

const isSettled = ({ isUnplaced, isPerson, isDeed }: Sight): boolean =>
  isUnplaced === true && (isPerson || isDeed === true)
