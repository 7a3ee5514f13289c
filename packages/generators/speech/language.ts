// Tells which language a text is in, to refuse what the built-in voice would only mumble. It is made to err
// on the side of English: a name, a brand or a foreign phrase inside an English script must never stop a
// video.

import { AppError } from '@vivify/contract/errors'

import { alsoEnglishWords, functionWords, languageNames } from './language-words.ts'

/** A language by its BCP 47 code ("und" when it is none that we know) and how sure that is, 0 to 1. */
export interface DetectedLanguage {
  readonly language: string
  readonly confidence: number
}

interface Script {
  readonly language: string
  readonly pattern: RegExp
  /** How much of a Latin word one of its characters is worth. */
  readonly weight: number
}

const scripts: readonly Script[] = [
  { language: 'ja', pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, weight: 2 },
  { language: 'zh', pattern: /\p{Script=Han}/gu, weight: 2 },
  { language: 'ko', pattern: /\p{Script=Hangul}/gu, weight: 2 },
  { language: 'ru', pattern: /\p{Script=Cyrillic}/gu, weight: 1 },
  { language: 'ar', pattern: /\p{Script=Arabic}/gu, weight: 1 },
  { language: 'he', pattern: /\p{Script=Hebrew}/gu, weight: 1 },
  { language: 'hi', pattern: /\p{Script=Devanagari}/gu, weight: 1 },
  { language: 'bn', pattern: /\p{Script=Bengali}/gu, weight: 1 },
  { language: 'ta', pattern: /\p{Script=Tamil}/gu, weight: 1 },
  { language: 'el', pattern: /\p{Script=Greek}/gu, weight: 1 },
  { language: 'th', pattern: /\p{Script=Thai}/gu, weight: 1 },
  { language: 'ka', pattern: /\p{Script=Georgian}/gu, weight: 1 },
  { language: 'hy', pattern: /\p{Script=Armenian}/gu, weight: 1 },
  { language: 'am', pattern: /\p{Script=Ethiopic}/gu, weight: 1 },
]

/** Above this share of other letters a text is in their language. */
const maxForeignLetterShare = 0.35
/** Longer texts are judged by their start; function words are even enough. */
const maxJudgedWords = 2000
/**
 * A text shorter than this is judged foreign only when nearly all of its words are foreign function words.
 */
const shortWordCount = 6
/**
 * A long text with almost no English function words and many accents is in some language that we do not know.
 */
const minUnknownWords = 20

const lists = buildLists()
const english = lists.get('en')!
/** These prove nothing alone, but count half beside words that do. */
const ambiguous = new Set(`${functionWords.en} ${alsoEnglishWords}`.split(' '))

/**
 * Detects the language of a text from its script and its function words; 'en' when nothing speaks against it.
 */
export function detectLanguage(text: string): DetectedLanguage {
  return detectByScript(text) ?? detectByWords(text)
}

/**
 * Throws AppError `nothing_to_say` when a text has no letter or digit at all, and `unsupported_language` when
 * it is in another language than English.
 */
export function requireEnglish(text: string): void {
  if (!/[\p{L}\p{N}]/u.test(text)) throw buildNothingToSay()
  const { language, confidence } = detectLanguage(text)
  if (language === 'en') return
  const name = languageNames[language]
  throw new AppError(
    'unsupported_language',
    `The built-in voice speaks English only, and this text ${name ? `looks like ${name}` : 'is in another language'}. ` +
      'Write it in English, choose another voice engine, or make a silent, captioned video.',
    { details: { language, confidence } },
  )
}

/** The error for a text without a word that can be spoken. */
export function buildNothingToSay(): AppError {
  return new AppError('nothing_to_say', 'There is nothing to say in this text. Write at least one word.')
}

function buildLists(): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    Object.entries(functionWords).map(([language, words]) => [language, new Set(words.split(' '))]),
  )
}

function detectByScript(text: string): DetectedLanguage | null {
  const latinCount = countMatches(text, /\p{Script=Latin}/gu)
  const counts = scripts.map(({ language, pattern, weight }) => ({
    language,
    count: countMatches(text, pattern) * weight,
  }))
  const foreignCount = counts.reduce((sum, { count }) => sum + count, 0)
  const share = foreignCount / Math.max(1, foreignCount + latinCount)
  if (share <= maxForeignLetterShare) return null
  // Japanese mixes its own letters with Chinese ones, which mostly are more.
  const japanese = counts[0]!
  const best =
    japanese.count > foreignCount * 0.1
      ? japanese
      : counts.reduce((first, second) => (second.count > first.count ? second : first))
  return { language: best.language, confidence: share }
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

function detectByWords(text: string): DetectedLanguage {
  const words = splitWords(text)
  const englishScore = words.filter((word) => english.has(word)).length / Math.max(1, words.length)
  const best = findBestCandidate(words)
  if (isForeign(best, words.length)) {
    const confidence = Math.min(1, 0.5 + Math.max(0, best.score - best.englishScore))
    return { language: best.language, confidence }
  }
  if (isUnknown(words, englishScore)) return { language: 'und', confidence: 0.5 }
  return { language: 'en', confidence: Math.min(1, 0.3 + 2 * englishScore) }
}

function findBestCandidate(words: readonly string[]): Candidate {
  let best: Candidate = { language: 'en', score: 0, englishScore: 1, distinct: 0 }
  for (const [language, list] of lists) {
    if (language === 'en') continue
    const candidate = scoreCandidate(language, list, words)
    if (candidate.score > best.score) best = candidate
  }
  return best
}

function splitWords(text: string): string[] {
  const words = text
    .normalize('NFC')
    .replaceAll('’', "'")
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{M}']*/gu)
  return (words ?? []).slice(0, maxJudgedWords)
}

interface Candidate {
  readonly language: string
  /** The share of words that are function words of the language, ambiguous ones counted half. */
  readonly score: number
  /** The share of words that are English function words and none of the language. */
  readonly englishScore: number
  /** How many different words speak for this language and not for English. */
  readonly distinct: number
}

function scoreCandidate(language: string, list: ReadonlySet<string>, words: readonly string[]): Candidate {
  const proofs = new Set<string>()
  let points = 0
  let englishCount = 0
  for (const word of words) {
    // French and Italian join an article or pronoun to the next word: d'eau, l'acqua.
    const hit = [word, word.replace(/^(?:[dlnscjmt]|qu)'/, '')].find((form) => list.has(form))
    if (hit !== undefined) {
      points += ambiguous.has(hit) ? 0.5 : 1
      if (!ambiguous.has(hit)) proofs.add(hit)
    } else if (english.has(word)) englishCount++
  }
  const count = Math.max(1, words.length)
  return { language, score: points / count, englishScore: englishCount / count, distinct: proofs.size }
}

function isForeign({ score, englishScore, distinct }: Candidate, wordCount: number): boolean {
  if (wordCount < shortWordCount) return distinct >= 3 && score >= 0.6 && englishScore === 0
  return distinct >= 3 && score >= 0.15 && score > englishScore * 2
}

function isUnknown(words: readonly string[], englishScore: number): boolean {
  const accented = words.filter((word) => /[^a-z']/.test(word)).length
  return words.length >= minUnknownWords && englishScore < 0.06 && accented > words.length * 0.15
}
