// Detects a text's language, in order to refuse text that the built-in voice would only mumble. It errs on the side of
// English: a name, a brand or a foreign phrase inside an English script must never stop a video.

import { AppError } from '@vivify/contract/errors'

import { weighText, type LanguageEvidence, type TextEvidence } from './language-evidence.ts'
import { languageNames } from './language-names.ts'

/** A language by its BCP 47 code ("und" for an unknown one) and the certainty, 0 to 1. */
export interface DetectedLanguage {
  readonly language: string
  readonly confidence: number
}

interface Script {
  readonly language: string
  readonly pattern: RegExp
  /** Value of one character, in units of a Latin word. */
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

/** Above this share of letters from another script, the text is in a language of that script. */
const maxForeignLetterShare = 0.35
/** Minimum points per word of a foreign text, unless it has no English words. */
const minPointsShare = 0.2
/**
 * How many times more points than English another language needs, because English quotes other languages more than they
 * quote it.
 */
const minMargin = 2.2
/** From this many lowercase words on, a text without English words is in an unknown language. */
const minUnknownWords = 8
const maxUnknownEnglishShare = 0.06

/** Detects the language of a text from its script and its function words; 'en' without evidence against it. */
export function detectLanguage(text: string): DetectedLanguage {
  return detectByScript(text) ?? detectByWords(text)
}

/**
 * Throws AppError `nothing_to_say` when a text has no letter or digit at all, and `unsupported_language` when it is not
 * in English.
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

/** The error for a text without any speakable word. */
export function buildNothingToSay(): AppError {
  return new AppError('nothing_to_say', 'There is nothing to say in this text. Write at least one word.')
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
  // Japanese mixes its own letters with Chinese ones, which are usually more frequent.
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
  const evidence = weighText(text)
  const { best, wordCount, englishPoints } = evidence
  if (best && isForeign(best, evidence)) {
    const share = (best.points - best.englishPoints) / Math.max(1, wordCount)
    return { language: best.language, confidence: Math.min(1, 0.5 + Math.max(0, share)) }
  }
  if (isUnknown(evidence)) return { language: 'und', confidence: 0.5 }
  return { language: 'en', confidence: Math.min(1, 0.3 + (0.8 * englishPoints) / Math.max(1, wordCount)) }
}

/** English needs no evidence. Another language needs more of it the shorter the text is. */
function isForeign(best: LanguageEvidence, text: TextEvidence): boolean {
  const { points, distinctPoints, clearPoints, proofCount, englishPoints } = best
  const { wordCount, plainWordCount, isEnumeration, isNamePattern } = text
  if (points < englishPoints * minMargin || isNamePattern) return false
  const isPlain = plainWordCount >= wordCount * 0.7 && !isEnumeration
  if (wordCount <= 3) {
    if (proofCount >= 2) return true
    if (englishPoints > 0.4) return false
    if (wordCount === 3 && (clearPoints >= 1.1 || (isPlain && clearPoints >= 0.6))) return true
    return proofCount >= 1 && distinctPoints >= 1.25
  }
  if (
    isPlain &&
    englishPoints <= 0.5 &&
    (clearPoints >= 0.3 || (englishPoints === 0 && distinctPoints >= 0.6))
  )
    return true
  if (proofCount === 0) return distinctPoints >= (clearPoints > 0 ? 1.4 : 2) && points >= wordCount * 0.3
  const needed = englishPoints === 0 ? 1 : Math.max(1.5, Math.min(3, wordCount * minPointsShare))
  return distinctPoints >= needed && points >= wordCount * minPointsShare
}

function isUnknown({ plainWordCount, englishPoints, wordCount, isEnumeration }: TextEvidence): boolean {
  if (isEnumeration) return false
  if (plainWordCount >= minUnknownWords) return englishPoints < wordCount * maxUnknownEnglishShare
  return plainWordCount >= 5 && englishPoints === 0
}
