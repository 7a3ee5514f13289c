// Compares a topic with one starter.

import { meaningsOf } from './topic-families.ts'
import { readTopicWords, stemPhrase, stemWord } from './topic-words.ts'
import type { Starter } from './types.ts'

/** Score of a topic word, depending on where the starter contains it. */
const credits = { wholePhrase: 1, titleOrHook: 0.7, told: 0.7, phraseHead: 0.5, phrasePart: 0.35 }

/** Words that may be missing: they say how well or how fast, not what. */
const manners = stemSet(
  'perfect easy simple quick quickly fast faster ultimate complete human more properly naturally',
)

/** Words of advice, which only a script with advice may lack. */
const advice = stemSet(
  'tip trick hack advice guide technique beginner stop cure beat overcome deal handle cope improve boost',
)

const advisory = /^(?:how to|stop) |\b(?:tips|tricks|hacks?|advice|for beginners)\b/

function stemSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(stemWord))
}

export interface IndexedStarter {
  readonly starter: Starter
  readonly phrases: readonly (readonly string[])[]
  readonly openingWords: ReadonlySet<string>
  /** Words spoken after the hook. They count once the starter's subject is named: "why octopuses have three hearts". */
  readonly toldWords: ReadonlySet<string>
  /** True for a script that helps to do something. */
  readonly isAdvice: boolean
}

export interface Match {
  readonly score: number
  /**
   * True for a search phrase matched whole, or two words of title and hook, with the topic's last word covered. A single
   * such word ("years") may be chance.
   */
  readonly isMeant: boolean
  /** Index of the first topic phrase that matched whole; a starter's most specific phrases come first. */
  readonly firstPhrase: number
  /** Words of the longest topic phrase that matched whole. */
  readonly longestPhrase: number
}

export interface ReadTopic {
  readonly words: readonly string[]
  /** Includes the fillers, which belong to some phrases ("post-it", "at sign"). */
  readonly spelledOut: ReadonlySet<string>
  /** For each word, all words that mean the same; the word itself comes first. */
  readonly forms: readonly (readonly string[])[]
}

export function indexStarter(starter: Starter): IndexedStarter {
  return {
    starter,
    phrases: [starter.niche, ...starter.topics].map(stemPhrase),
    openingWords: new Set(readTopicWords(`${starter.title} ${starter.hook}`)),
    toldWords: new Set(readTopicWords(starter.scenes.map(({ say }) => say).join(' '))),
    isAdvice: [starter.title.toLowerCase(), ...starter.topics].some((phrase) => advisory.test(phrase)),
  }
}

/** `byMeaning` also accepts other words for the same thing. */
export function readTopic(
  words: readonly string[],
  spelled: readonly string[],
  byMeaning: boolean,
): ReadTopic {
  const widen = (word: string): readonly string[] => (byMeaning ? meaningsOf(word) : [word])
  return { words, spelledOut: new Set(spelled.flatMap(widen)), forms: words.map(widen) }
}

export function matchStarter(entry: IndexedStarter, { words, spelledOut, forms }: ReadTopic): Match {
  const earned = forms.map((same) =>
    same.some((form) => entry.openingWords.has(form)) ? credits.titleOrHook : 0,
  )
  let firstPhrase = Number.POSITIVE_INFINITY
  let longestPhrase = 0
  entry.phrases.forEach((phrase, index) => {
    const isWhole = phrase.every((word) => spelledOut.has(word))
    if (isWhole) {
      firstPhrase = Math.min(firstPhrase, index)
      longestPhrase = Math.max(longestPhrase, phrase.length)
    }
    forms.forEach((same, place) => {
      const credit = Math.max(...same.map((form) => creditPart(phrase, form, isWhole)))
      earned[place] = Math.max(earned[place] ?? 0, credit)
    })
  })
  // The niche alone, at index 0, does not name the subject.
  if (entry.phrases.slice(1).some((phrase) => phrase.every((word) => spelledOut.has(word)))) {
    forms.forEach((same, place) => {
      if (same.some((form) => isTold(entry, form))) earned[place] = Math.max(earned[place] ?? 0, credits.told)
    })
  }
  return { ...rate(entry, words, earned, longestPhrase), firstPhrase, longestPhrase }
}

/** A number that is said by the way ("two") does not make the script one about "World War 2". */
function isTold({ toldWords }: IndexedStarter, word: string): boolean {
  return toldWords.has(word) && !/^\d+$/.test(word)
}

function rate(
  { isAdvice }: IndexedStarter,
  words: readonly string[],
  earned: readonly number[],
  longestPhrase: number,
): Pick<Match, 'score' | 'isMeant'> {
  const mayLack = (word: string): boolean => manners.has(word) || (isAdvice && advice.has(word))
  const counted = words.flatMap((word, place) => {
    const credit = earned[place] ?? 0
    return mayLack(word) && credit < credits.titleOrHook ? [] : [{ credit, isSubject: !mayLack(word) }]
  })
  const isNamed = longestPhrase > 0 || counted.filter(({ credit }) => credit > 0).length > 1
  const isMeant = isNamed && counted.some(({ isSubject }) => isSubject) && (counted.at(-1)?.credit ?? 0) > 0
  const total = counted.reduce((sum, { credit }) => sum + credit, 0)
  return { score: Math.round((100 * total) / Math.max(1, counted.length)), isMeant }
}

function creditPart(phrase: readonly string[], word: string, isWhole: boolean): number {
  if (!phrase.includes(word)) return 0
  if (isWhole) return credits.wholePhrase
  return phrase.at(-1) === word ? credits.phraseHead : credits.phrasePart
}

/** Orders the better match first. */
export function compareMatches(a: Match, b: Match): number {
  if (a.score !== b.score) return b.score - a.score
  if (a.longestPhrase !== b.longestPhrase) return b.longestPhrase - a.longestPhrase
  return a.firstPhrase === b.firstPhrase ? 0 : a.firstPhrase - b.firstPhrase
}
