import { AppError } from '@vivify/contract/errors'
import { messages } from '@vivify/contract/messages'
import { countWords } from './sentences.ts'

/** Most words that one video speaks. */
export const maxScriptWords = 1800

/** Longest text that is read to be condensed. About five hours of speech. */
export const maxInputWords = 50_000

// Bounds the work before words are counted: no language needs more than this for the longest text.
const maxInputCharacters = maxInputWords * 40

/** What the person calls the text. */
export type InputName = 'script' | 'transcript' | 'page' | 'topic' | 'fact'

const emptySentences: Record<InputName, string> = {
  script: messages.videoGenerator.scriptMissing,
  transcript: messages.videoGenerator.transcriptMissing,
  topic: messages.videoGenerator.topicMissing,
  page: 'Please enter the text of a page.',
  fact: 'Please enter a fact.',
}

const invisibleCharacter = /[\p{Cc}\p{Cf}]/gu
// Joiners hold emoji of several people and some scripts together; tags spell flags.
const neededInvisible = /^(?:\n|\t|\u200c|\u200d|[\u{e0020}-\u{e007f}])$/u
const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const speakable = /[\p{L}\p{N}]/u

/**
 * Cleans a text that a person gave: control and invisible characters out, line ends unified, accents composed.
 * Throws AppError `script_empty`, `script_too_long`, `bad_input` or `nothing_to_say`; `what` names the text in its sentence.
 */
export function readInput(text: string, what: InputName = 'script'): string {
  if (text.trim() === '') throw new AppError('script_empty', emptySentences[what])
  if (text.length > maxInputCharacters) throw what === 'script' ? tooManyWords(text) : tooLong(what)
  requireWords(text, what)
  const cleaned = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(invisibleCharacter, (character) => (neededInvisible.test(character) ? character : ''))
    .normalize('NFC')
    .trim()
  if (cleaned === '') throw new AppError('script_empty', emptySentences[what])
  if (!speakable.test(cleaned)) {
    throw new AppError('nothing_to_say', `There is nothing to say in this ${what}: it has no words.`)
  }
  if (countSpacedWords(cleaned) > maxInputWords)
    throw what === 'script' ? tooManyWords(cleaned) : tooLong(what)
  return cleaned
}

/** A run of letters that no language writes: reading it as a word takes minutes. */
const maxWordCharacters = 500

function requireWords(text: string, what: InputName): void {
  if (!text.split(/[\s\p{P}\p{S}]/u).some((word) => word.length > maxWordCharacters)) return
  throw new AppError(
    'bad_input',
    `This ${what} has a word of more than ${maxWordCharacters} characters. Put spaces between the words.`,
  )
}

/** Throws AppError `script_too_long` when a text to be spoken has more words than a video can have. */
export function requireSpeakableLength(text: string): void {
  if (countWords(text) > maxScriptWords) throw tooManyWords(text)
}

/** Refuses a text whose words hold no vowel and no digit, such as "brr hmm psst". Latin script only. */
export function requireVowels(text: string, what: InputName = 'script'): void {
  if (/[^\P{L}\p{Script=Latin}]/u.test(text)) return
  if (/[aeiouyà-æè-ïò-öø-ýÿœāăąēĕėęěīĭįıōŏőūŭůűų0-9]/i.test(text)) return
  throw new AppError('nothing_to_say', `There is nothing to say in this ${what}: no word of it has a vowel.`)
}

/** True when most letters of the text run from right to left. */
export function isRightToLeft(text: string): boolean {
  const letters = text.slice(0, 5000).match(/\p{L}/gu) ?? []
  const turned = letters.filter((letter) => rightToLeftLetter.test(letter)).length
  return turned * 2 > letters.length
}

function countSpacedWords(text: string): number {
  let words = 0
  for (const _ of text.matchAll(/\S+/g)) words++
  return words
}

function tooManyWords(text: string): AppError {
  // Beyond the longest text that is read, words between spaces are near enough.
  const words = text.length > maxInputCharacters ? countSpacedWords(text) : countWords(text)
  const [has, most] = [words, maxScriptWords].map((count) => count.toLocaleString('en-US'))
  return new AppError(
    'script_too_long',
    `This script has ${has} words. A video can have at most ${most} (about ten minutes): split it into parts.`,
    { details: { words, maxWords: maxScriptWords } },
  )
}

function tooLong(what: InputName): AppError {
  return new AppError(
    'script_too_long',
    `This ${what} is too long: at most ${maxInputWords.toLocaleString('en-US')} words. Please shorten it.`,
    { details: { maxWords: maxInputWords } },
  )
}
