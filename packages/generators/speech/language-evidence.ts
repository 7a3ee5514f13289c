// Weighs the words of a Latin-script text as evidence for each language and for English.

import { englishCommonWords, englishFunctionWords } from './english-words.ts'
import { borrowedPhrases } from './borrowed-phrases.ts'
import { alsoEnglishWords, borrowedWords, foreignWords, internationalWords } from './language-words.ts'
import { letterClues, shapeClues, type Clue } from './letter-clues.ts'

/** Evidence for one language, in units of words: 1 is one function word that occurs in no other language. */
export interface LanguageEvidence {
  readonly language: string
  /** Points of all words. */
  readonly points: number
  /** Points of different words, so that a refrain counts once. */
  readonly distinctPoints: number
  /** Number of different words in the language's list that are not English words. */
  readonly proofCount: number
  /** Points of the different words that are in its list only or have letters that English lacks. */
  readonly clearPoints: number
  /** Points of the words that are English and not in this language. */
  readonly englishPoints: number
}

export interface TextEvidence {
  readonly wordCount: number
  /** Number of lowercase words, which are not names; all words when the text is in capitals. */
  readonly plainWordCount: number
  /** True when most words are between commas or periods: names, dishes, brands. */
  readonly isEnumeration: boolean
  /** True for three words around a preposition, a usual form of dishes and titles: "Arroz con leche". */
  readonly isNamePattern: boolean
  /** Points of all English words. */
  readonly englishPoints: number
  /** The language with the most points; null when no word is evidence for any. */
  readonly best: LanguageEvidence | null
}

interface Word {
  /** The word in lower case. */
  readonly form: string
  readonly isName: boolean
}

/** Points of a foreign word that is English too. */
const sharedPoints = 0.4
/** "El", "Die" or "Les" before a capital usually begins a name or title. */
const titlePoints = 0.5
const commonEnglishPoints = 0.8
/** Points for English of an English word that the other language has too. */
const sharedEnglishPoints = 0.15
const internationalPoints = 0.2
const shapedEnglishPoints = 0.4
/** Maximum points for the letters and shape of one word. */
const maxCluePoints = 0.6
/** Longer texts are judged by their beginning, because function words are spread evenly. */
const maxJudgedWords = 2000
const maxJudgedCharacters = 20_000
/** Longer runs of letters are not words, and matching their patterns would take long. */
const maxWordCharacters = 40

const functionWords = toSet(englishFunctionWords)
const commonWords = toSet(englishCommonWords)
const shared = toSet(`${englishFunctionWords} ${englishCommonWords} ${alsoEnglishWords}`)
const borrowed = toSet(borrowedWords)
const international = toSet(internationalWords)
const namePrepositions = toSet(
  'de di da do du des del della au aux à al alla con con avec mit und et y e en à la',
)
const nameParticles = toSet('da de del della dei di do dos du des la las le los van von der den zu y e')
const languagesByWord = indexWords()
const phrasePattern = buildPhrasePattern()
const languages = Object.keys(foreignWords)

/** Weighs a text, ignoring whole phrases that English speakers borrow. */
export function weighText(text: string): TextEvidence {
  const plain = text.slice(0, maxJudgedCharacters).normalize('NFC').replaceAll('’', "'")
  const words = splitWords(plain.replace(phrasePattern, ' , '))
  const tally = new Map(languages.map((language) => [language, new Tally(language)]))
  const seen = new Set<string>()
  let englishPoints = 0
  for (const word of words) {
    const english = weighEnglish(word.form)
    const foreign = weighForeign(word)
    englishPoints += english
    for (const entry of tally.values()) {
      const found = foreign.get(entry.language)
      entry.add(
        found,
        found ? Math.min(english, found.isProof ? 0 : sharedEnglishPoints) : english,
        !seen.has(word.form),
      )
    }
    seen.add(word.form)
  }
  weighPunctuation(plain, tally)
  return {
    wordCount: words.length,
    plainWordCount: words.filter(({ isName }) => !isName).length,
    isEnumeration: countSeparators(plain) > (words.length - 1) / 3,
    englishPoints,
    isNamePattern: words.length === 3 && namePrepositions.has(words[1]!.form),
    best: findBest([...tally.values()]),
  }
}

interface Found {
  readonly points: number
  /** The part of the points that no English word could earn. */
  readonly clearPoints: number
  readonly isProof: boolean
}

class Tally implements LanguageEvidence {
  readonly language: string
  points = 0
  distinctPoints = 0
  proofCount = 0
  clearPoints = 0
  englishPoints = 0

  constructor(language: string) {
    this.language = language
  }

  add(found: Found | undefined, englishPoints: number, isNew: boolean): void {
    this.englishPoints += englishPoints
    if (!found) return
    this.points += found.points
    if (!isNew) return
    this.distinctPoints += found.points
    this.clearPoints += found.clearPoints
    if (found.isProof) this.proofCount++
  }
}

function findBest(tallies: readonly Tally[]): LanguageEvidence | null {
  const best = tallies.reduce((first, second) => (second.points > first.points ? second : first))
  return best.points > 0 ? best : null
}

/** Only Spanish opens a question with an inverted mark. */
function weighPunctuation(text: string, tally: ReadonlyMap<string, Tally>): void {
  if (/[¿¡]/.test(text)) tally.get('es')!.add({ points: 0.7, clearPoints: 0.7, isProof: false }, 0, true)
}

function weighEnglish(form: string): number {
  if (international.has(form)) return internationalPoints
  if (functionWords.has(form)) return 1
  if (commonWords.has(form)) return commonEnglishPoints
  if (/'(?:s|t|re|ll|ve|m|d)$/.test(form) && !/^(?:qu|[cdjlmnst])'/.test(form)) return commonEnglishPoints
  if (languagesByWord.has(form)) return 0
  return /(?:ing|[^e]ed|ness|tion|ly|ght|th|ck|ful|less|ous|ity|ould|[^aeiou]y|ee[kpdt]s?|oo[kdlt]s?|wh\w+)$/.test(
    form,
  )
    ? shapedEnglishPoints
    : 0
}

function weighForeign(word: Word): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>()
  const { form, isName } = word
  for (const language of languagesByWord.get(form) ?? []) {
    const isShared = shared.has(form) || isBorrowed(form) || form.length === 1
    // German capitalizes every noun.
    const isTitle = isName && !(language === 'de' && form.length > 3)
    found.set(language, {
      points: isShared ? sharedPoints : isTitle ? titlePoints : 1,
      clearPoints: isShared ? 0 : isTitle ? titlePoints : 1,
      isProof: !isShared && !isTitle,
    })
  }
  if (found.size > 0 || shared.has(form) || isBorrowed(form)) return found
  weighElision(form, found)
  weighLetters(form, isName ? 0.3 : 1, found)
  return found
}

/** French and Italian attach an article or pronoun to the next word: d'eau, l'acqua. */
function weighElision(form: string, found: Map<string, Found>): void {
  const match = form.match(/^(qu|[cdjlmnst]|un|dell|all|nell|dall|sull|quest|com)'(\p{L}{2,})$/u)
  if (!match || shared.has(match[2]!)) return
  const [, head, rest] = match
  const isItalianOnly = head!.length > 2 || head === 'un'
  for (const language of isItalianOnly ? ['it'] : 'ldc'.includes(head!) ? ['fr', 'it'] : ['fr']) {
    const isKnown = languagesByWord.get(rest!)?.includes(language) === true
    found.set(language, { points: isKnown ? 1.2 : 0.7, clearPoints: isKnown ? 1.2 : 0.3, isProof: isKnown })
  }
}

function isBorrowed(form: string): boolean {
  return borrowed.has(form.replace(/'s$/, ''))
}

function weighLetters(form: string, share: number, found: Map<string, Found>): void {
  const add = (clue: Clue, isClear: boolean): void => {
    for (const language of clue.languages) {
      const before = found.get(language) ?? { points: 0, clearPoints: 0, isProof: false }
      const most = before.isProof ? 1.2 : maxCluePoints
      const points = Math.min(before.points + clue.points * share, most)
      const clearPoints = isClear
        ? Math.min(before.clearPoints + clue.points * share, most)
        : before.clearPoints
      found.set(language, { points, clearPoints, isProof: before.isProof })
    }
  }
  for (const clue of letterClues) if (clue.pattern.test(form)) add(clue, true)
  if (form.length < 4 || weighEnglish(form) > 0) return
  for (const clue of shapeClues) if (clue.pattern.test(form)) add(clue, false)
}

/** Counts commas and periods between words, which are frequent in lists of names, dishes and brands. */
function countSeparators(text: string): number {
  return Math.max(0, text.split(/[,.;:|/\n•·]/).filter((part) => /\p{L}/u.test(part)).length - 1)
}

function splitWords(text: string): Word[] {
  const matches = [...text.matchAll(/\p{L}[\p{L}\p{M}']*/gu)]
    .filter(([word]) => word.length <= maxWordCharacters)
    .slice(0, maxJudgedWords)
  const isCapitals = !/\p{Ll}{2}/u.test(text)
  const capitals = matches.map(([word]) => !isCapitals && /^\p{Lu}/u.test(word))
  return matches.map((match, index) => {
    const [written] = match
    const isOpening =
      index === 0 ||
      /[.!?:\n]\s{0,6}["“«¿¡(]{0,6}$/u.test(text.slice(Math.max(0, match.index - 6), match.index))
    const next = capitals[index + 1] === true ? text[match.index + written.length] : undefined
    const isOpeningOfName = next === '-' || (next === ' ' && written.length <= 3)
    return {
      form: written.toLowerCase().replace(/(?<!')'+$/, ''),
      isName: capitals[index]! ? !isOpening || isOpeningOfName : isParticle(matches, capitals, index),
    }
  })
}

/** "da" in Leonardo da Vinci, "de" and "la" in Oscar de la Hoya. */
function isParticle(
  matches: readonly RegExpExecArray[],
  capitals: readonly boolean[],
  index: number,
): boolean {
  const isAt = (place: number): boolean => nameParticles.has(matches[place]?.[0] ?? '')
  if (!isAt(index)) return false
  const isBehind = capitals[index - 1] || (isAt(index - 1) && capitals[index - 2])
  const isBefore = capitals[index + 1] || (isAt(index + 1) && capitals[index + 2])
  return isBehind === true && isBefore === true
}

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

function indexWords(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>()
  for (const [language, words] of Object.entries(foreignWords)) {
    for (const word of new Set(words.split(' '))) {
      const entry = index.get(word)
      if (entry) entry.push(language)
      else index.set(word, [language])
    }
  }
  return index
}

function buildPhrasePattern(): RegExp {
  const alternatives = borrowedPhrases
    .toSorted((first, second) => second.length - first.length)
    .map((phrase) => phrase.replaceAll(' ', '[\\s,-]+'))
  return new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'giu')
}
