import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { countWords } from './sentences.ts'

/** Maximum number of words that one video speaks. */
export const maxScriptWords = 1800

/** Maximum number of words in a text to condense: about five hours of speech. */
export const maxInputWords = 50_000

// Limits the work before words are counted; the longest allowed text of any language is shorter.
const maxInputCharacters = maxInputWords * 40

/** Kind of text, as named in messages to the person. */
export type InputName = 'script' | 'transcript' | 'page' | 'topic' | 'fact'

const emptySentences: Record<InputName, string> = {
  script: messages.videoGenerator.scriptMissing,
  transcript: messages.videoGenerator.transcriptMissing,
  topic: messages.videoGenerator.topicMissing,
  page: 'Please enter the text of a page.',
  fact: 'Please enter a fact.',
}

const invisibleCharacter = /[\p{Cc}\p{Cf}]/gu
// Joiners hold emoji of several people and some scripts together; tags encode flags.
const neededInvisible = /^(?:\n|\t|\u200c|\u200d|[\u{e0020}-\u{e007f}])$/u
const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const speakable = /[\p{L}\p{N}]/u

/**
 * Cleans a text from a person: removes control and invisible characters, unifies line ends, composes accents. Throws
 * AppError `script_empty`, `script_too_long`, `bad_input` or `nothing_to_say`; `what` names the text in the message.
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

/** Longer runs of letters are not words of any language, and reading them as words would take minutes. */
const maxWordCharacters = 500

function requireWords(text: string, what: InputName): void {
  if (!text.split(/[\s\p{P}\p{S}]/u).some((word) => word.length > maxWordCharacters)) return
  throw new AppError(
    'bad_input',
    `This ${what} has a word of more than ${maxWordCharacters} characters. Put spaces between the words.`,
  )
}

/** Throws AppError `script_too_long` when a spoken text has more words than a video can have. */
export function requireSpeakableLength(text: string): void {
  if (countWords(text) > maxScriptWords) throw tooManyWords(text)
}

/** Refuses a text whose words contain no vowel and no digit, such as "brr hmm psst". Latin script only. */
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
  // Above the maximum length, counting words between spaces is accurate enough.
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
