// Lists what a scene could show as what it is: the things that its prompt lists, and those that its words name.

import { splitWords } from '../motifs/words.ts'
import type { Hour } from '../scenery/weather.ts'
import { isBuilt } from '../understand/places.ts'
import { readTokens, type Token } from '../understand/read-tokens.ts'
import { nameOf, placeOf } from '../understand/scene.ts'
import { understandPrompt } from '../understand/understand-prompt.ts'
import type { Understanding } from '../understand/understanding.ts'
import { isAdjective } from '../understand/qualities.ts'
import { colorWords, numbers, sizes } from '../understand/words.ts'

/** Something drawable that a scene names. */
export interface Sight {
  /** What painters read. */
  readonly prompt: string
  /** The same for pictures of the same things. */
  readonly key: string
  /** How well a picture would show the words: 3 all of them, 2 the thing itself, below 1 nothing in particular. */
  readonly grade: number
  readonly isPlace: boolean
  /** True for what stands for a deed, which the words need not name: an alarm clock for "you wake up". */
  readonly isDeed?: boolean
  readonly isIndoors: boolean
  /** True when a picture may show several of it. */
  readonly canRepeat: boolean
  readonly hour: Hour | undefined
}

/** For people of whom nothing is known: shown only when the document has no other subject. */
export const vagueGrade = 0.9

/** Deeds are shown where a scene names no thing. */
const deedGrade = 1.3

/** Longer texts are read up to here. */
const maxWords = 400
/** The most things of a prompt that are considered. */
const maxListed = 24
/** Things of which there is only one, or that nobody sees in a row. */
const single =
  /moon|sun$|globe|earth|planet|statue|tower|island|volcano|fuji|mountain|castle|waterfall|pyramid/
const vaguePeople = /^(?:person|people|man|woman|someone|human|humans|men|women|adult|adults)$/
const hours: readonly Hour[] = ['night', 'sunset', 'sunrise', 'day']

/** The things that a prompt lists, in its order. */
export function readListed(prompt: string, isMeant: (word: string) => boolean): Sight[] {
  return prompt.split(',', maxListed).flatMap((phrase) => readPhrase(phrase.trim(), isMeant) ?? [])
}

/** What spoken words name, then what they say that people do. */
export function readSpoken(say: string, isMeant: (word: string) => boolean): Sight[] {
  return [...readNamed(say, isMeant), ...readDeeds(say)]
}

/** The things that words name: nouns that follow an article, a number or the like. */
export function readNamed(say: string, isMeant: (word: string) => boolean): Sight[] {
  const tokens = readTokens(splitWords(say).slice(0, maxWords))
  return tokens.flatMap((token, index) => {
    if (token.isNegated || (token.kind !== 'thing' && token.kind !== 'person')) return []
    if (!isNoun(tokens, index)) return []
    const sight = readPhrase(token.words.join(' '), isMeant)
    return sight ? { ...sight, grade: Math.min(2, sight.grade) } : []
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
  ['airplane', 'flight flights flew'],
  ['car', 'drive drives driving drove'],
  ['money', 'pay pays paid spend spends spent earn earns earned salary'],
]
const deedOf: ReadonlyMap<string, string> = new Map(
  deedRows.flatMap(([prompt, words]) => words.split(' ').map((word) => [word, prompt] as const)),
)

function readDeeds(say: string): Sight[] {
  const prompts = new Set(
    splitWords(say)
      .slice(0, maxWords)
      .flatMap((word) => deedOf.get(word) ?? []),
  )
  return [...prompts].flatMap((prompt) => {
    const sight = readPhrase(prompt, () => true)
    return sight ? { ...sight, grade: deedGrade, isDeed: true } : []
  })
}

/** The hour that a text names. */
export function readHourOf(text: string): Hour | undefined {
  return hourOf(understandPrompt(text).air)
}

function readPhrase(phrase: string, isMeant: (word: string) => boolean): Sight | undefined {
  const words = splitWords(phrase).slice(0, maxWords)
  if (words.length === 0) return undefined
  const read = understandPrompt(phrase)
  if (!read.drawn.every((word) => isMeant(word))) return undefined
  const grade = gradeOf(read, words)
  if (grade === 0) return undefined
  const place = placeOf(read)
  const names = read.subjects.map(nameOf)
  const isPlace = names.length === 0
  return {
    prompt: phrase,
    key: isPlace ? `in ${place}` : [...new Set(names)].join(' '),
    grade,
    isPlace,
    isIndoors: isBuilt(place),
    canRepeat: names.length === 1 && !single.test(names[0]!),
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
  if (subjects.length === 0) return missing.length === 0 ? 1.8 : isHead ? 1.2 : 0
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

/** Words after which a plural is a verb: "it rocks". */
const subjects = new Set('i you he she it we they that who which this to'.split(' '))

/** True for a word that something leads to: "the watch" is a thing, "watch this" is not. */
function isNoun(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]!
  if (token.words.length > 1 || alwaysNouns.has(token.words[0]!)) return true
  const previous = tokens[index - 1]?.words.at(-1) ?? ''
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
