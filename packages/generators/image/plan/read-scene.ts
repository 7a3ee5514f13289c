// Lists what a scene could show as what it is: the things that its prompt lists, and those that its words name.

import { splitWords } from '../motifs/words.ts'
import type { Hour } from '../scenery/weather.ts'
import { isBuilt, type PlaceName } from '../understand/words/places/places.ts'
import { isHomely, isUnplaced } from './settings.ts'
import { findThingStates } from './thing-states.ts'
import { findCompared } from './words-in-passing.ts'
import { findSpokenPlace, findToldPlaces } from './spoken-place.ts'
import { readPrompt } from './read-prompt.ts'
import type { Act } from './read-acts.ts'
import { readTokens, type Token } from '../understand/tokens/read-tokens.ts'
import { nameOf } from '../understand/scene/instead-of-usual.ts'
import { placeOf } from '../understand/scene/scene.ts'
import { isAnimal } from '../understand/words/things/things.ts'
import type { Understanding } from '../understand/understanding.ts'
import { isMisleadingSymbol } from '../understand/words/symbol-words.ts'
import { isAdjective } from '../understand/words/qualities.ts'
import { isBase } from '../understand/words/deeds/verb-forms.ts'
import { colorWords, numbers, sizes } from '../understand/words/words.ts'

/** Something drawable that a scene names. */
export interface Sight {
  /** What painters read. */
  readonly prompt: string
  /** The same for pictures of the same things. */
  readonly key: string
  /** The first thing's motif; absent for people, places and what sets a mood, such as "the afternoon sun". */
  readonly motif?: string | undefined
  /** The size of its largest thing. */
  readonly meters?: number
  /** How well a picture would show the words: 3 all of them, 2 the thing itself, below 1 nothing in particular. */
  readonly grade: number
  readonly isPlace: boolean
  /** True for the place where the words are set. */
  readonly isWhere?: boolean
  /** True for a place that a scene lists and says. */
  readonly isSaidPlace?: boolean
  /** True for what stands for a deed, which the words need not name: an alarm clock for "you wake up". */
  readonly isDeed?: boolean
  /** True for a deed of "them", who may be animals or things. */
  readonly isTheirs?: boolean
  /** True for a thing that other scenes list and this one doesn't say. */
  readonly isElsewhere?: boolean
  /** True for the only thing of a list, which another scene says. */
  readonly isFilled?: boolean
  /** True for a thing of a neighbor, whose list a scene took over. */
  readonly isBorrowed?: boolean
  /** True for an exercise that a scene names. */
  readonly isExercise?: boolean
  /** True for what a scene only compares with. */
  readonly isCompared?: boolean
  /** True for somebody who only thinks, speaks or feels. */
  readonly isMind?: boolean
  /** True for the deed of somebody of whom only a pronoun is known. */
  readonly isUnknown?: boolean
  /** True for what an animal does. */
  readonly isOfAnimal?: boolean
  /** True for the symbol of an idea that is a thing of another kind: a skull for death. */
  readonly isIdea?: boolean
  /** True for one person or more, and nothing else. */
  readonly isPerson: boolean
  readonly isIndoors: boolean
  readonly place?: PlaceName
  /** True for what is rather in a room than in a field, though no word says where. */
  readonly isUnplaced?: boolean
  /** True for people who are at home where no text is set anywhere: no sailors, no drivers. */
  readonly isHomely?: boolean
  /** True when a picture may show several of it. */
  readonly canRepeat: boolean
  readonly hour: Hour | undefined
}

/** A robot is drawn as a person, and yet it is an "it". */
export const isHuman = ({ isPerson, prompt }: Sight): boolean => isPerson && !/\brobots?$/.test(prompt)

/** For people of whom nothing is known: shown only when the document has no other subject. */
export const vagueGrade = 0.9

/** Deeds are shown where a scene names no thing, and rather where they are done than anywhere. */
const deedGrade = 1.3
const placedDeedGrade = 1.4
/** Where something happens, when nobody is said to do it. */
const spokenPlaceGrade = 1.1
/** A place that a sentence is about. */
const toldPlaceGrade = 1.6

/** Longer texts are read up to here. */
const maxWords = 400
/** The most things of a prompt that are considered. */
const maxListed = 24
/** Things of which there is only one, or that nobody sees in a row. */
const single =
  /moon|sun$|globe|earth|planet|statue|tower|island|volcano|fuji|mountain|castle|waterfall|pyramid/
const moodMotifs = /^(?:sun|cloud|rainbow|star|glowing-star|full-moon|crescent-moon)$/
const vaguePeople =
  /^(?:person|people|man|woman|someone|somebody|everyone|everybody|anybody|anyone|nobody|human|humans|men|women|adult|adults)$/
const hours: readonly Hour[] = ['night', 'sunset', 'sunrise', 'day']

/**
 * What somebody does to something is shown rather than the thing alone; what is done to nothing, or shown in another way, where
 * a thing is stale; and somebody who only thinks or speaks, where nothing else is named.
 */
const actGrades: Readonly<Record<Act['kind'], number>> = {
  full: 3.9,
  told: 3.85,
  mood: 2.9,
  bare: 2.6,
  mind: 1.2,
}
/** What the viewer does counts less than what the story's people do. */
const yourCost: Readonly<Record<Act['kind'], number>> = {
  full: 0.05,
  told: 0.3,
  mood: 0.3,
  bare: 0,
  mind: 0.1,
}

const handledGrade = 3
const maxHeldMeters = 0.7
/** Parts of bodies, which nobody holds by themselves. */
const bodyParts =
  /brain|heart|lung|eye|hand|foot|leg|tooth|teeth|bone|muscle|biceps|ear|nose|mouth|stomach|skull|skin|nail/

/** What people are said to do, as far as it is seen. */
export function readActed(acts: readonly Act[], isMeant: (word: string) => boolean): Sight[] {
  return acts.flatMap(({ prompt, kind, isTheirs, isYours, isUnknown }) => {
    const sight = readPhrase(prompt, isMeant)
    if (!sight || sight.grade < 2) return []
    const grade = actGrades[kind] - (isYours ? yourCost[kind] : 0)
    // The same woman in her bakery and on a ship makes two pictures.
    const key = isPlaced(prompt, sight) ? `${sight.key} in ${sight.place}` : sight.key
    return {
      ...sight,
      key,
      grade,
      isDeed: true,
      isMind: kind === 'mind',
      isUnknown,
      isTheirs,
      canRepeat: false,
    }
  })
}

const isPlaced = (prompt: string, { place, isPerson }: Sight): boolean =>
  isPerson && place !== undefined && / (?:in|at|into|inside) \w/.test(prompt)

/** What animals are said to do. */
export function readAnimalActed(prompts: readonly string[], isMeant: (word: string) => boolean): Sight[] {
  return prompts.flatMap((prompt) => {
    const sight = readPhrase(prompt, isMeant)
    if (!sight || sight.grade < 2) return []
    // The same dog elsewhere, or with somebody else, makes another picture.
    const isOther = sight.key.includes(' ') || /, | (?:in|at) \w/.test(prompt)
    const key = isOther ? prompt : sight.key
    return { ...sight, key, grade: actGrades.full, isDeed: true, isOfAnimal: true, canRepeat: false }
  })
}

/** Somebody with a thing, for a deed with it that no picture shows; undefined where the two aren't shown together either. */
export function readHandled(doer: string, { prompt, motif, meters = 1 }: Sight): Sight | undefined {
  if (motif === undefined || /^(?:a|an|the|my|your|his|her) |\w \w+ \w+ \w/.test(prompt)) return undefined
  if (motif === 'hole') return undefined
  const isHeld = meters <= maxHeldMeters && !isAnimal(motif) && !bodyParts.test(motif)
  const tellings = isHeld ? ['holding', 'looking at'] : ['looking at']
  for (const telling of tellings) {
    const sight = readPhrase(`${doer} ${telling} the ${prompt}`, () => true)
    if (sight?.grade === 3 && sight.motif !== undefined)
      return { ...sight, grade: handledGrade, isDeed: true, canRepeat: false }
  }
  return undefined
}

/** The things that a prompt lists, in its order. */
export function readListed(prompt: string, isMeant: (word: string) => boolean): Sight[] {
  return prompt
    .split(',', maxListed)
    .flatMap((phrase) => readPhrase(withoutVerb(phrase.trim()), isMeant) ?? [])
}

/** "Dogs dream", of which a list has both words, are dogs. */
function withoutVerb(phrase: string): string {
  const [first = '', second, ...more] = phrase.split(' ')
  const isVerb = second !== undefined && more.length === 0 && /[^s]s$/.test(first) && isBase(second)
  const [token] = isVerb ? readTokens([first]) : []
  const isDoer =
    token !== undefined &&
    (token.kind === 'person' || (token.kind === 'thing' && isAnimal(token.thing.motif)))
  return isDoer ? first : phrase
}

/** What spoken words name, then what they say that people do, then where. */
export function readSpoken(say: string, isMeant: (word: string) => boolean): Sight[] {
  const tokens = readTokens(splitWords(say).slice(0, maxWords))
  const place = findSpokenPlace(tokens)
  const where = place === undefined ? undefined : readPhrase(place, isMeant)
  return [
    ...readNouns(tokens, isMeant),
    ...readExercises(say),
    ...readStates(say, isMeant),
    ...readDeeds(tokens, where && place, findCompared(say)),
    ...(where ? [{ ...where, grade: spokenPlaceGrade, isWhere: true }] : []),
    ...findToldPlaces(say).flatMap((name) => {
      const sight = readPhrase(name, isMeant)
      return sight?.isPlace ? { ...sight, grade: toldPlaceGrade } : []
    }),
  ]
}

/** The things that words name: nouns that follow an article, a number or the like. */
export function readNamed(text: string, isMeant: (word: string) => boolean): Sight[] {
  return readNouns(readTokens(splitWords(text).slice(0, maxWords)), isMeant)
}

const realms =
  /\b(?:ocean|oceans|sea|deep sea|space|outer space|universe|desert|deserts|jungle|rainforest|antarctica)$/
const onlyAbout = /\b(?:about|of|in) (?:the )?([\p{L} ]{3,20}?)(?=$|[.,:!?]| that| you| which| nobody)/iu

/** The part of the world that a title is about: "five facts about the ocean". */
export function readRealm(title: string, isMeant: (word: string) => boolean): Sight | undefined {
  const named = onlyAbout.exec(title)?.[1] ?? title.replace(/^(?:the|our) /i, '')
  if (!realms.test(named.toLowerCase()) || splitWords(named).length > 2) return undefined
  const sight = readPhrase(named, isMeant)
  return sight?.isPlace ? sight : undefined
}

/** Somebody of whom nothing is said but who they are. */
export const readPerson = (name: string): Sight | undefined => readPhrase(name, () => true)

function readNouns(tokens: readonly Token[], isMeant: (word: string) => boolean): Sight[] {
  return tokens.flatMap((token, index) => {
    if (token.isNegated || (token.kind !== 'thing' && token.kind !== 'person')) return []
    if (!isNoun(tokens, index)) return []
    // A baby elephant is no baby.
    const next = tokens[index + 1]
    if (/^(?:baby|newborn)$/.test(token.words[0]!) && next?.kind === 'thing' && isAnimal(next.thing.motif))
      return []
    const sight = readPhrase(token.words.join(' '), isMeant)
    return sight ? { ...sight, grade: Math.min(2, sight.grade) } : []
  })
}

/** What happens to a thing is more than what somebody does meanwhile. */
const stateGrade = 3.95
/** For a place that is shown with all that is said of it. */
const wholePlaceGrade = 1.8

/** Things in a state that is seen: "burning house". */
function readStates(say: string, isMeant: (word: string) => boolean): Sight[] {
  return findThingStates(say).flatMap((prompt) => {
    const sight = readPhrase(prompt, isMeant)
    const isSeen =
      sight !== undefined &&
      (sight.grade === 3 || (sight.isPlace && sight.grade === wholePlaceGrade)) &&
      !sight.isPerson
    return isSeen ? { ...sight, key: prompt, grade: stateGrade, isDeed: true, canRepeat: false } : []
  })
}

/** What people are seen doing, by the words for it; only such words as rarely mean anything else. */
const deedRows: readonly (readonly [prompt: string, words: string])[] = [
  ['sleeping person', 'sleep sleeps sleeping asleep slept nap naps napping insomnia'],
  ['alarm clock', 'wake wakes woke waking'],
  ['person eating', 'eat eats eating ate dinner lunch breakfast'],
  ['person walking', 'walk walks walking walked'],
  ['person reading', 'read reads reading'],
  ['person writing', 'write writes writing wrote typed'],
  ['person cooking', 'cook cooks cooking cooked bake bakes baking baked knead'],
  ['person running', 'jog jogging jogged sprint sprinting'],
  ['person meditating', 'meditate meditates meditating breathe breathing'],
  ['person dancing', 'dance dances dancing danced'],
  ['person swimming', 'swim swims swimming swam'],
  ['person singing', 'sing sings singing sang'],
  ['person praying', 'pray prays praying prayed'],
  ['person crying', 'cry cries crying cried tears wept weeps'],
  ['airplane', 'flight flights flew'],
  ['car', 'drive drives driving drove'],
  ['money', 'pay pays paid spend spends spent earn earns earned salary'],
]
const deedOf: ReadonlyMap<string, string> = new Map(
  deedRows.flatMap(([prompt, words]) => words.split(' ').map((word) => [word, prompt] as const)),
)

/** Exercises, which are named as things and shown as what people do. */
const exercises: readonly (readonly [name: RegExp, prompt: string])[] = [
  [/\b(?:pull|chin)(?:[- ]?ups|-up)\b/i, 'person doing pull ups'],
  [/\b(?:push|press)(?:[- ]?ups|-up)\b/i, 'person doing push ups'],
  [/\b(?:sit[- ]?ups|sit-up|crunches)\b/i, 'person doing sit ups'],
  [/\bsquats?\b/i, 'person doing squats'],
  [/\b(?:jump(?:ing)? ropes?|skipping ropes?)\b/i, 'person jumping rope'],
  [/\b(?:deadlifts?|bench press|barbells?)\b/i, 'person lifting weights'],
]
/** More than a deed of which only a part is drawn, and less than one that is seen whole. */
const exerciseGrade = 3.87

function readExercises(say: string): Sight[] {
  return exercises.flatMap(([name, prompt]) => {
    const sight = name.test(say) ? readPhrase(prompt, () => true) : undefined
    return sight && sight.grade === 3
      ? { ...sight, grade: exerciseGrade, isDeed: true, isExercise: true, key: prompt }
      : []
  })
}

/** "Most people lie in bed" and "you lay in your bed". */
const lying = new Set('lie lies lying lay'.split(' '))

function isInBed(tokens: readonly Token[]): boolean {
  const words = tokens.flatMap((token) => token.words)
  return words.some((word, index) => lying.has(word) && words.slice(index, index + 4).includes('bed'))
}

function readDeeds(
  tokens: readonly Token[],
  place: string | undefined,
  compared: ReadonlySet<string>,
): Sight[] {
  const deeds = new Map<string, boolean>()
  for (const [index, token] of tokens.entries()) {
    const deed = token.words.flatMap((word) => deedOf.get(word) ?? [])[0]
    // "As wide as a dinner plate" is no dinner.
    if (
      deed === undefined ||
      isDoneByNobody(tokens, index) ||
      token.words.every((word) => compared.has(word))
    )
      continue
    if (!deeds.has(deed) && (!isOfPerson(deed) || isDonePersonally(tokens, index)))
      deeds.set(deed, isOfPerson(deed) && pronounBefore(tokens, index) === 'they')
  }
  if (isInBed(tokens)) deeds.set('sleeping person', pronounBefore(tokens, tokens.length) === 'they')
  const doer = doerOf(tokens)
  return [...deeds].flatMap(([deed, isTheirs]) => {
    const isPlaced = place !== undefined && isOfPerson(deed)
    const done = deed.replace('person', doer)
    const sight = readPhrase(isPlaced ? `${done}, ${place}` : done, () => true)
    return sight
      ? { ...sight, grade: isPlaced ? placedDeedGrade : deedGrade, isDeed: true, isUnknown: true, isTheirs }
      : []
  })
}

/** "Nobody had to pay", "she never wrote". */
const isDoneByNobody = (tokens: readonly Token[], index: number): boolean =>
  tokens
    .slice(Math.max(0, index - reach), index + 1)
    .some(
      ({ words, isNegated }) =>
        isNegated === true || /^(?:nobody|none|neither|city|town|village|volcano|world)$/.test(words[0]!),
    )

/** Words between a pronoun and what it does: "they'd soon stopped eating". */
const reach = 4

function pronounBefore(tokens: readonly Token[], index: number): string | undefined {
  const words = tokens.slice(Math.max(0, index - reach), index).flatMap((token) => token.words)
  return words.findLast((word) => /^(?:i|you|we|he|she|they|it)$/.test(word))
}

/** The person of a pronoun. */
function doerOf(tokens: readonly Token[]): string {
  const words = tokens.flatMap((token) => token.words)
  return words.includes('she') ? 'woman' : words.includes('he') ? 'man' : 'person'
}

const isOfPerson = (deed: string): boolean => deed.includes('person')

/** False for "a bat sleeps" and "most cities never sleep": whoever does that is named, and is nobody who can be drawn so. */
function isDonePersonally(tokens: readonly Token[], index: number): boolean {
  const doer = tokens[index - 1]
  if (doer === undefined) return true
  if (doer.kind === 'thing' || isDoneByIt(tokens, index)) return false
  if (doer.kind !== 'unknown') return true
  const before = tokens[index - 2]?.words.at(-1)
  const isPlural = before === undefined && /(?<!way|time|u|s|other)s$/.test(doer.words[0]!)
  return !isPlural && !articles.has(before ?? '')
}

const articles = new Set('a an the this that these those most many all some every'.split(' '))

/** "It swims" and "it soon stopped and swam", but not "he saw it on a walk". */
function isDoneByIt(tokens: readonly Token[], index: number): boolean {
  const [first, second] = [index - 2, index - 1].map((at) => tokens[at]?.words.at(-1) ?? '')
  return (
    second === 'it' ||
    (first === 'it' && /^(?:can|will|would|has|had|s|d|is|was|never|always|could)$/.test(second!))
  )
}

/** Words without which no text names an hour; most have none, and reading a text whole is slow. */
const ofHour =
  /\bday\b|[ap]m\b|hour|night|noon|light|dark|moon|star|sun|sky|morn|even|dusk|dawn|summer|spooky|creepy|scary|sinister|eerie|horror|haunted|cursed|terrify|neon|nocturnal/i

/** The hour that a text names. */
export function readHourOf(text: string): Hour | undefined {
  if (!ofHour.test(text)) return undefined
  if (/\btonight\b/i.test(text)) return 'night'
  return hourOf(readPrompt(text).air)
}

function readPhrase(phrase: string, isMeant: (word: string) => boolean): Sight | undefined {
  const words = splitWords(phrase).slice(0, maxWords)
  if (words.length === 0) return undefined
  const read = readPrompt(phrase)
  if (!read.drawn.every((word) => isMeant(word))) return undefined
  // "Falling ice" and "falling petals" have no person in them.
  const isNobody = read.subjects.some(
    (subject) => subject.kind === 'person' && subject.pose === 'falling' && !words.includes(subject.word),
  )
  const grade = isNobody ? 0 : gradeOf(read, words)
  if (grade === 0) return undefined
  const place = placeOf(read)
  const names = read.subjects.map(nameOf)
  const isPlace = names.length === 0
  return {
    prompt: phrase,
    key: isPlace ? `in ${place}` : [...new Set(names)].join(' '),
    motif: read.subjects.flatMap((subject) =>
      subject.kind === 'thing' && !moodMotifs.test(subject.thing.motif) ? subject.thing.motif : [],
    )[0],
    meters: Math.max(
      0,
      ...read.subjects.map((subject) => (subject.kind === 'thing' ? subject.thing.meters : 0)),
    ),
    grade,
    isPlace,
    isIdea: read.subjects.length === 1 && isMisleadingSymbol(words.at(-1)!),
    isPerson: !isPlace && read.subjects.every(({ kind }) => kind === 'person'),
    isIndoors: isBuilt(place),
    place,
    isUnplaced: isUnplaced(read),
    isHomely: isHomely(read),
    // A crowd of one grandmother is no crowd.
    canRepeat: names.length === 1 && !single.test(names[0]!) && read.subjects[0]!.kind === 'thing',
    hour: hourOf(read.air),
  }
}

function gradeOf(read: Understanding, words: readonly string[]): number {
  const { subjects, place, isUsualPlace, drawn, missing } = read
  if (subjects.length === 0 && (place === undefined || isUsualPlace)) return 0
  const seen = new Set(drawn.flatMap((phrase) => phrase.split(' ')))
  // The last word is the thing, those before it describe it: a "blue dye" is not blue first of all.
  const last = words.findLast((word) => !isAdjective(word) || seen.has(word))
  const isHead = last !== undefined && seen.has(last)
  if (subjects.length === 0) return missing.length === 0 ? wholePlaceGrade : isHead ? 1.2 : 0
  const isVague = subjects.every(
    (subject) => subject.kind === 'person' && subject.pose === 'standing' && vaguePeople.test(subject.word),
  )
  if (isVague) return vagueGrade
  return missing.length === 0 ? 3 : isHead ? 2 : 0
}

function hourOf(air: readonly string[]): Hour | undefined {
  return hours.find((hour) => air.includes(hour))
}

const before = new Set(
  (
    'a an the your my his her its our their this that these those no every each another some any of with in on at from ' +
    'like into under over by between behind two three four five six seven eight nine ten hundred thousand million and or'
  ).split(' '),
)

/** Things without an article: "go to bed", "drink coffee". */
const alwaysNouns = new Set(
  'bed coffee tea wine beer milk bread money cash rice cheese chocolate soup pasta meat butter laptop computer smartphone pillow'.split(
    ' ',
  ),
)

const pronouns = /^(?:i|he|she|it|we|they|who|them|him|me|us|himself|herself|itself|themselves)$/
/** Things that are called as something that happened is. */
const pastNouns = /^(?:rose|saw|shot|bit|spoke|ground|wound|felt|bore|fell|left|lit|met|found)$/
const isDescription = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:color|size|quality|number)$/.test(token.kind)

/** Words after which a plural is a verb: "it rocks". */
const subjects = new Set('i you he she it we they that who which this to'.split(' '))

/** True for a word that something leads to: "the watch" is a thing, "watch this" is not. */
function isNoun(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]!
  if (token.words.length > 1 || alwaysNouns.has(token.words[0]!)) return true
  const previous = tokens[index - 1]?.words.at(-1) ?? ''
  // "The water behind them rose", and "he saw a light".
  if (pronouns.test(previous)) return false
  // "They stand up and trap a layer of air."
  if (/^(?:and|then|to)$/.test(previous) && articles.has(tokens[index + 1]?.words[0] ?? '')) return false
  if (pastNouns.test(token.words[0]!) && !articles.has(previous) && !isDescription(tokens[index - 1]))
    return false
  if (token.kind === 'thing' && token.count !== undefined) return !subjects.has(previous)
  for (let at = index - 1; at >= 0 && at >= index - 3; at--) {
    const words = tokens[at]!.words
    const word = words.at(-1)!
    if (before.has(word) || Object.hasOwn(numbers, word)) return true
    const isAdjective = Object.hasOwn(colorWords, word) || Object.hasOwn(sizes, word) || at === index - 1
    if (!isAdjective || word === 'to') return false
  }
  return false
}
