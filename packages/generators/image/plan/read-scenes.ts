// Reads the scenes of a document one after the other: what each of them names, and who does what in it.

import { roleInTitle } from './title-role.ts'
import { splitWords } from '../motifs/words.ts'
import { findNames, findTeller, recallHeroes, type NamedPerson } from './doers.ts'
import { kitchenDeedOf } from './said-deeds.ts'
import { sayMeaning } from './meanings.ts'
import { readTokens } from '../understand/tokens/read-tokens.ts'
import { isFood } from '../understand/words/things/things.ts'
import { readAnimalDeeds } from './animal-deeds.ts'
import { readActs, type LastNamed } from './read-acts.ts'
import { isHuman, readActed, readAnimalActed, readListed, readSpoken, type Sight } from './read-scene.ts'
import { isFirstSubject } from './sentence-roles.ts'
import {
  findAbsent,
  findCompared,
  findOrigins,
  findOwnParts,
  findVerbs,
  isAllAbsent,
} from './words-in-passing.ts'

export interface SceneToPlan {
  readonly id: string
  readonly say: string
  /** Things that the scene shows, separated by commas. */
  readonly prompt: string
  /** A stand-in for scenes that name nothing drawable: a topic's symbol. */
  readonly symbol: { readonly prompt: string; readonly name: string; readonly isOwn: boolean }
}

export interface ReadScene {
  readonly scene: SceneToPlan
  readonly sights: readonly Sight[]
  /** Only what its words name, when it asks the viewer for something and took over the prompt of the scene before. */
  readonly appeal: readonly Sight[] | undefined
  /** Whom it asks or tells about by name, and nothing else: "Had you heard of Grace Darling?" */
  readonly about: string | undefined
  /** Whoever does something in it. */
  readonly doer: string | undefined
}

/** How much less a prompt counts that another scene has, too: the hook takes over that of the first scene. */
const copyCost = 1.5
const appeal =
  /^(?:(?:follow|save|share|comment|tag|subscribe|send)\b|(?:which (?:part|one|of these)|would you|had you|did you|do you|have you|what would you)\b[^.!?]*\?$)/i
export const isAppeal = (say: string): boolean => appeal.test(say)

/** The same after other words, which may say what is shown. */
const lateAppeal = /[.!?] (?:follow|save|share|comment|tag|subscribe|send)\b/i
const saidBonus = 0.8
const orderCost = 0.15
/** "This robot could save your strawberries" shows the robot, which a list may name last. */
const subjectBonus = 0.2
/** Whoever does something is still seen doing it. */
const mostOfThing = 3.82
/** All that is said. */
export const textOf = (scenes: readonly SceneToPlan[]): string => scenes.map(({ say }) => say).join(' ')

/** "Two cups of flour" are no cups. */
const portions =
  /\b(?:for each|per) (?:cup|spoon)\b|\b(?:\w+ )?(?:cups?|teaspoons?|tablespoons?|pinch|grams|ounces)(?: and a half)? of (?!coffee|tea\b|cocoa|water|soup|hot)/gi

/** Whoever is five foot three has more feet than one. */
const heights =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:foot\b|feet (?=tall|long|deep|high|wide|of|away|down|one|two|three|four|five|six|seven|eight|nine|ten|eleven|\d))/gi

/** "A house on Miller Road" has no miller. */
const streets =
  /(?<=\b(?:on|in|at|off|along|down|of|to|from) )(?:(?:the|old) )?(?!Wall\b)\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?(?:Road|Street|Avenue|Lane|Boulevard)\b/gu

/** A scene as its words are meant; those of its neighbors tell where its own don't. */
/** "She is eighty-six and swims in the lake": what somebody does is seen, and not the age. */
const ages =
  / (?:is|was) (?:\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}{3,5})?)(?: years old)? and (?=\p{L}+(?:s|ed) )/giu

function withMeanings(
  scene: SceneToPlan,
  title: string,
  { neighbors, source = '' }: { neighbors: string; source: string | undefined },
): SceneToPlan {
  const { say, prompt } = scene
  const spoken = say
    .replaceAll(/\b(Mrs?|Ms|Dr)\./g, '$1')
    .replaceAll(portions, 'some ')
    .replaceAll(streets, 'the street')
    .replaceAll(heights, '')
    .replaceAll(ages, ' ')
  const meant = sayMeaning(spoken, 'spoken', { around: prompt, title, neighbors })
  const listed = sayMeaning(prompt, 'listed', { around: `${say} ${source}`, title, neighbors })
  // A list that a scene took over is of the words of the other one.
  const other = source === '' ? '' : sayMeaning(source, 'spoken', { around: prompt, title, neighbors })
  const [said, left] = [splitWords(`${spoken} ${source}`), splitWords(`${meant} ${other}`)]
  return { ...scene, say: meant, prompt: withoutPhrases(listed, said, left) }
}

/** "Walk around the block" has no block, though it is listed: a word that is only a part of a turn of speech. */
function withoutPhrases(list: string, said: readonly string[], meant: readonly string[]): string {
  const items = list.split(', ')
  return items.filter((item) => !said.includes(item) || meant.includes(item)).join(', ')
}

/** How many scenes before and after one tell what its words mean. */
const neighborhood = 5

/** The scenes as their words are meant. Pauses after each. */
export function* withAllMeanings(
  scenes: readonly SceneToPlan[],
  title: string,
): Generator<undefined, SceneToPlan[]> {
  const meant: SceneToPlan[] = []
  for (const [index, scene] of scenes.entries()) {
    const near = scenes.slice(Math.max(0, index - neighborhood), index + neighborhood)
    // A scene that took over the list of another one means what that one means.
    const source = near.find((other) => other !== scene && other.prompt === scene.prompt)
    meant.push(withMeanings(scene, title, { neighbors: textOf(near), source: source?.say }))
    yield
  }
  return meant
}

/** How much less a thing counts that a scene doesn't say and another one lists, too. */
const unsaidCost = 0.9
/** How much less something counts that is there for comparison: "as heavy as a piano". */
const compareCost = 1.3
/** How much less a hand counts that somebody holds something in. */
const partCost = 1.3
/** Words for what is anywhere. */
const ofNature = /^(?:sand|sky|grass|ground|water|room|clouds?|snow|rain)$/

interface WordsOfScene {
  readonly said: ReadonlySet<string>
  readonly compared: ReadonlySet<string>
  readonly verbs: ReadonlySet<string>
  readonly absent: ReadonlySet<string>
  /** Parts of the bodies of people in the story. */
  readonly parts: ReadonlySet<string>
  readonly origins: ReadonlySet<string>
  /** Whoever has something: the partner of "his partner's coffee". */
  readonly owners: ReadonlySet<string>
  readonly say: string
  /** True where "giant" only says how large something is. */
  readonly isGiantOnly: boolean
}

const readWords = (say: string): WordsOfScene => ({
  said: new Set(say.toLowerCase().split(/[^\p{L}\p{N}]+/u)),
  compared: findCompared(say),
  verbs: findVerbs(say),
  absent: findAbsent(say),
  parts: findOwnParts(say),
  origins: findOrigins(say),
  owners: findOwners(say),
  say,
  isGiantOnly: /\bgiant (?!(?:who|that|was|is|had|has|and|in|on|at|came|walked|of|with)\b)\p{L}/iu.test(say),
})

const maxName = 30
const owning = /[’']s (?=\p{Ll})/u

/** Whom a text only names as having something; "it's" and "that's" have nothing. */
function findOwners(say: string): ReadonlySet<string> {
  return new Set(
    say
      .split(owning)
      .slice(0, -1)
      .flatMap((before) => splitWords(before.slice(-maxName)).at(-1) ?? []),
  )
}

/** How much less somebody counts who only has something that a scene names. */
const ownerCost = 1
const isOnlyOwner = (words: readonly string[], { owners }: WordsOfScene): boolean =>
  words.length > 0 && owners.has(words.at(-1)!)

interface Listing {
  readonly order: number
  /** True for a scene that took over the list of a neighbor. */
  readonly isBorrowed: boolean
  /** True where another scene has the same list. */
  readonly isRepeated: boolean
  readonly isFirst: boolean
  /** True for a list that only has what another scene says. */
  readonly isFilled: boolean
  /** True where the scene says who does something. */
  readonly hasDoers: boolean
  readonly about: WordsOfScene
  readonly last: LastNamed
}

/** A listed thing with how well it would show what is said. */
function weighListed(
  sight: Sight,
  { order, isBorrowed, isRepeated, isFirst, isFilled, hasDoers, about, last }: Listing,
): Sight[] {
  const words = splitWords(sight.prompt)
  // Mr. Fry is no dish.
  if (words.every((word) => last.names?.get(word)?.role !== undefined)) return []
  // "A thousand miles from home" is not there.
  if (sight.prompt === 'home' && about.origins.has('home')) return []
  if (isAllAbsent(sight.prompt, about.absent)) return []
  // "Fry them in a little oil" has no fries.
  if (kitchenDeedOf(sight.prompt) && splitWords(about.say)[0] === sight.prompt) return []
  // "Giant yellow gates" have no giant.
  if (sight.prompt === 'giant' && about.isGiantOnly) return []
  const isSaid = words.some((word) => about.said.has(word))
  // "The sun had set" is an evening.
  if (sight.prompt === 'sun' && !isSaid && (about.said.has('sunset') || about.said.has('sunrise'))) return []
  const cost =
    order * orderCost +
    // What no word of a scene says comes from elsewhere, if another scene lists the same.
    (isBorrowed ? copyCost : (isRepeated || (hasDoers && sight.isPerson)) && !isSaid ? unsaidCost : 0) +
    (words.every((word) => about.compared.has(word) || about.verbs.has(word)) ? compareCost : 0) +
    (words.every((word) => about.parts.has(word)) ? partCost : 0) +
    (sight.isPerson && isOnlyOwner(words, about) ? ownerCost : 0)
  const grade = sight.grade - cost + (isSaid ? saidBonus : 0)
  const isSubject = !isHuman(sight) && isFirstSubject(sight.prompt, about.say)
  return [
    {
      ...sight,
      grade: isSubject ? Math.max(grade, Math.min(mostOfThing, grade + subjectBonus)) : grade,
      isElsewhere: !isSaid && (isRepeated || isFilled),
      isFilled,
      isSaidPlace:
        sight.isPlace &&
        isSaid &&
        !ofNature.test(sight.prompt) &&
        !words.every((word) => about.origins.has(word)),
      isBorrowed: isBorrowed && !isFirst && !isSaid,
      isCompared: about.compared.has(words.at(-1) ?? ''),
    },
  ]
}

/** The egg of a list is the fried egg that the words name. */
function asSaid(listed: Sight, spoken: readonly Sight[]): Sight {
  const said = spoken.find(
    ({ prompt, isDeed, motif }) => !isDeed && motif !== undefined && prompt.endsWith(` ${listed.prompt}`),
  )
  return said ? { ...said, grade: Math.max(said.grade, listed.grade), isCompared: false } : listed
}

/** The same for what the words name. */
function weighSpoken(sight: Sight, about: WordsOfScene, isNameOnly: (word: string) => boolean): Sight[] {
  const { compared, absent, parts, origins, verbs } = about
  // Curtis Reed is no reed.
  if (!sight.isDeed && splitWords(sight.prompt).every(isNameOnly)) return []
  if (sight.prompt === 'home' && origins.has('home')) return []
  if (!sight.isDeed && isAllAbsent(sight.prompt, absent)) return []
  // "As wide as a football field blew up" is no football that explodes.
  if (sight.isDeed && !sight.isPerson && compared.has(splitWords(sight.prompt).at(-1) ?? '')) return []
  if (sight.isDeed || sight.isPlace || sight.grade < 1) return [sight]
  const words = splitWords(sight.prompt)
  if (words.every((word) => verbs.has(word))) return []
  // "He licks your face" has nobody but a face.
  if (sight.prompt === 'face') return []
  const cost =
    (words.every((word) => compared.has(word)) ? compareCost : 0) +
    (words.every((word) => parts.has(word)) ? partCost : 0) +
    (sight.isPerson && isOnlyOwner(words, about) ? ownerCost : 0)
  return [
    {
      ...sight,
      grade: sight.grade + saidBonus - cost,
      isCompared: compared.has(words.at(-1) ?? ''),
    },
  ]
}

/** "The villagers believed that a wave had come": the wave is what is told. */
const telling =
  /\b(?:believ(?:es?|ed)|thought|thinks?|claim(?:s|ed)?|sa(?:id|ys)|knew|knows?|suspect(?:s|ed)?|swore|insist(?:s|ed)?|argue[sd]?|assume[sd]?) that (?!(?:he|she|they|i|we|you|it)\b)/i
/** How much less those count who only tell something. */
const tellerCost = 0.6

function withTold(sights: readonly Sight[], say: string): readonly Sight[] {
  const at = say.search(telling)
  if (at < 0) return sights
  const before = new Set(splitWords(say.slice(0, at)))
  return sights.map((sight) => {
    const isTeller = sight.isPerson && !sight.isDeed && before.has(splitWords(sight.prompt).at(-1) ?? '')
    return isTeller ? { ...sight, grade: sight.grade - tellerCost } : sight
  })
}

const asked = /\bheard of ((?:\p{Lu}\p{Ll}+ ?){1,3})/u

const findAsked = (say: string, names: ReadonlyMap<string, NamedPerson>): string | undefined =>
  findNamed(asked.exec(say)?.[1] ?? '', names)

/** "Kenji Sato died in 1991." */
const toldOnly = /^(?:\p{Lu}\p{Ll}+ ){1,3}(?:was|is|died|lived)\b/u

const tellsOnly = (say: string, spoken: readonly Sight[]): boolean =>
  toldOnly.test(say) && !spoken.some(({ grade }) => grade >= 1)

/** Whoever a text begins with by name. */
function findNamed(text: string, names: ReadonlyMap<string, NamedPerson>): string | undefined {
  const person = splitWords(text)
    .slice(0, 3)
    .map((word) => names.get(word))
    .find((each) => each !== undefined)
  return person && (person.role ?? (person.isWoman ? 'woman' : 'man'))
}

function isFilledFrom(prompt: string, text: ReadonlySet<string>, { said }: WordsOfScene): boolean {
  return !prompt.includes(',') && splitWords(prompt).every((word) => text.has(word) && !said.has(word))
}

/** The food that a text names first. */
function findDish(text: string): string | undefined {
  const token = readTokens(splitWords(text).slice(0, maxDishWords)).find(
    (each) => each.kind === 'thing' && isFood(each.thing.motif),
  )
  return token?.words.join(' ')
}

const maxDishWords = 60

export function* readScenes(
  scenes: readonly SceneToPlan[],
  isMeant: (word: string) => boolean,
  title: string,
): Generator<undefined, ReadScene[]> {
  const prompts = scenes.map(({ prompt }) => prompt)
  const inner = prompts.slice(1, -1).toSorted()
  const repeated = new Set(inner.filter((prompt, index) => prompt !== '' && prompt === inner[index + 1]))
  const read: ReadScene[] = []
  const text = textOf(scenes)
  const names = findNames(text, roleInTitle(title, ...scenes.slice(0, 2).map(({ say }) => say)))
  const saidAnywhere = new Set(splitWords(text))
  const written = new Set(text.split(/[^\p{L}]+/u))
  const isNameOnly = (word: string): boolean => names.has(word) && !written.has(word)
  const last: LastNamed = { i: findTeller(text), names, dish: findDish(`${title}. ${scenes[0]?.say ?? ''}`) }
  for (const [index, scene] of scenes.entries()) {
    const isCopied =
      scene.prompt !== '' && prompts.indexOf(scene.prompt) !== prompts.lastIndexOf(scene.prompt)
    const isRepeated = repeated.has(scene.prompt)
    // The hook and the call to action take over a neighbor's prompt, which describes the neighbor.
    const isBorrowed = isCopied && (index === 0 || index === scenes.length - 1)
    const about = readWords(scene.say)
    const spoken = readSpoken(scene.say, isMeant).flatMap((sight) => weighSpoken(sight, about, isNameOnly))
    const { symbol } = scene
    const isOwn =
      symbol.isOwn &&
      !isBorrowed &&
      splitWords(symbol.prompt).every(isMeant) &&
      !splitWords(symbol.prompt.split(',')[0]!).every((word) => about.compared.has(word)) &&
      !isAllAbsent(symbol.prompt, about.absent)
    recallHeroes(last)
    const { acts, doer: first } = readActs(scene.say, last)
    // "Like a janitor": nobody of the scene does anything.
    const doer = about.compared.has(first?.split(' ').at(-1) ?? '') ? undefined : first
    const hasDoers = acts.some(({ kind, isUnknown }) => kind !== 'mind' && !isUnknown)
    const isFilled = isFilledFrom(scene.prompt, saidAnywhere, about)
    const known = { last, isFirst: index === 0 }
    const listed = readListed(scene.prompt, isMeant)
      .map((sight) => asSaid(sight, spoken))
      .flatMap((sight, order) =>
        weighListed(sight, { ...known, order, isBorrowed, isRepeated, isFilled, hasDoers, about }),
      )
    // "Muggsy Bogues was five foot three" took over the coach of its neighbor's list.
    const isNameHook = index === 0 && isBorrowed && acts.length === 0 && tellsOnly(scene.say, spoken)
    const isAsked = isAppeal(scene.say) || (acts.length === 0 && lateAppeal.test(scene.say))
    read.push({
      scene: { ...scene, symbol: { ...symbol, isOwn } },
      sights: [
        ...withTold([...listed, ...spoken], scene.say),
        ...readActed(acts, isMeant),
        ...readAnimalActed(readAnimalDeeds(scene.say), isMeant),
      ],
      doer,
      about: isAsked ? findAsked(scene.say, names) : isNameHook ? findNamed(scene.say, names) : undefined,
      appeal: isBorrowed && index > 0 && isAsked ? spoken : undefined,
    })
    yield
  }
  return read
}
