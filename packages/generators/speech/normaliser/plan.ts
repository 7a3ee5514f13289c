// Turns displayed text into words for the voice. A displayed token keeps its identity: one token has one list of spoken
// words, so that captions can be timed whatever the words are.

import type { Pronunciations } from '../engine.ts'
import { readAbbreviation } from './abbreviations.ts'
import { readAcronym } from './acronyms.ts'
import { readFixed, readNumber } from './codes.ts'
import { readDate } from './dates.ts'
import { foldToken, stripPunctuation } from './folding.ts'
import { readMeasure } from './measures.ts'
import { readMoney } from './money.ts'
import { readRoman } from './roman.ts'
import { readTime } from './times.ts'
import type { Reader, TokenContext } from './token.ts'
import { readWebName } from './web.ts'
import { spellLetters } from './letters.ts'
import { readWords } from './words.ts'

/**
 * Part of the names of all speech in caches. Change it when a text is said in other words than before, or old speech would
 * be heard with them.
 */
export const wordsVersion = 2

/** A displayed token with its spoken words and the pause required by its punctuation. */
export interface PlannedToken {
  readonly text: string
  /**
   * Lower-case ASCII words (letters and apostrophes), at most 40 of 45 letters; empty when the token is
   * silent.
   */
  readonly say: readonly string[]
  /** The mark that the voice reads after this token. */
  readonly mark: '' | ',' | '.' | '?'
}

/** The first reader that recognizes a token decides; more special forms come first. */
const readers: readonly Reader[] = [
  readFixed,
  readRoman,
  readMoney,
  readTime,
  readDate,
  readMeasure,
  readNumber,
  readAbbreviation,
  readWebName,
  readAcronym,
]

/**
 * Longer tokens are not words of a script. Flite takes minutes for 6,000 letters, and its stack overflows at 20,000.
 */
const maxWordLetters = 45
const maxTokenWords = 40

const sentenceEnd = /[.!?…。]["'”’»)\]*_]*$/
const questionEnd = /\?["'”’»)\]*_!]*$/
const clauseEnd = /[,;:]["'”’»)\]*_]*$/
const dashToken = /^[-–—―|•·→]+$/
const trailingDash = /[–—―-]$/
const listEnding = /^etc\.$/i
const pointedAbbreviation =
  /^(?:(?:mr|mrs|ms|dr|prof|st|vs|jr|sr|e\.g|i\.e|approx|dept|est|gen|sen|rep|gov|capt|mt|ft|no|fig|vol|p|pp|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri)\.|(?:\w+-)?(?:[a-z]\.){2,})$/i
const initialsEndingSentence = /^(?:[a-z]\.){2,}$/i

/**
 * Plans how every whitespace-separated token of a text is spoken. `pronunciations` wins over all rules; its keys are
 * compared without case and without surrounding punctuation. Never throws; a text without speakable words gives silent
 * tokens.
 */
export function planSpeech(text: string, pronunciations: Pronunciations = {}): PlannedToken[] {
  const tokens = splitTokens(text)
  const folded = tokens.map(foldToken)
  const bodies = folded.map((token) => stripPunctuation(token) || (token === '-' ? token : ''))
  const own = new Map(
    Object.entries(pronunciations).map(([word, say]) => [
      stripPunctuation(foldToken(word)).toLowerCase(),
      say,
    ]),
  )
  return tokens.map((token, index) => {
    const context: TokenContext = {
      body: bodies[index]!,
      folded: folded[index]!,
      previous: bodies[index - 1] ?? '',
      next: bodies[index + 1] ?? '',
      isShouting: isShouting(bodies, index),
    }
    return {
      text: token,
      say: readToken(context, own),
      mark: readMark(token, folded[index + 1] ?? ''),
    }
  })
}

/** Splits a text into its displayed tokens. */
export function splitTokens(text: string): string[] {
  return text.split(/\s+/u).filter((token) => token !== '')
}

function readToken(context: TokenContext, own: ReadonlyMap<string, string>): string[] {
  if (context.body === '') return []
  const chosen = own.get(context.body.toLowerCase())
  if (chosen !== undefined) return splitSpokenWords(readWords(foldToken(chosen)))
  return splitSpokenWords(readBody(context))
}

function readBody(context: TokenContext): string {
  for (const read of readers) {
    const words = read(context)
    if (words !== null) return words
  }
  const parts = context.body.split(/[-/]+/).filter((part) => part !== '')
  if (parts.length < 2) return readWords(context.body, context.previous, context.isShouting)
  return parts.map((part, index) => readCompoundPart(part, parts[index - 1] ?? '', context)).join(' ')
}

/** "21st-century" and "AI-powered" are read part by part; a single capital is a letter, as in "A/B". */
function readCompoundPart(part: string, previous: string, context: TokenContext): string {
  if (/^[A-Z]$/.test(part)) return spellLetters(part)
  return readBody({ ...context, body: part, folded: part, previous, next: '' })
}

function splitSpokenWords(words: string): string[] {
  return words
    .toLowerCase()
    .split(/[^a-z']+/)
    .filter((word) => /[a-z]/.test(word))
    .slice(0, maxTokenWords)
    .map((word) => word.slice(0, maxWordLetters))
}

/** True when a neighboring word of two letters or more is also in capitals, which means emphasis and not an acronym. */
function isShouting(bodies: readonly string[], index: number): boolean {
  return [bodies[index - 1], bodies[index + 1]].some(
    (body) => body !== undefined && /^[A-Z']{4,}$/.test(body) && /[AEIOUY]/.test(body),
  )
}

function readMark(token: string, next: string): PlannedToken['mark'] {
  if (pointedAbbreviation.test(token) && !endsSentence(token, next)) return ''
  if (listEnding.test(token) && /^[a-z]/.test(next)) return ','
  if (questionEnd.test(token)) return '?'
  if (sentenceEnd.test(token)) return '.'
  return clauseEnd.test(token) || dashToken.test(token) || (trailingDash.test(token) && token.length > 1)
    ? ','
    : ''
}

/** "U.S." and "p.m." end a sentence when a capital follows. */
function endsSentence(token: string, next: string): boolean {
  return (
    next === '' ||
    (initialsEndingSentence.test(token) &&
      /^["'(]?[A-Z]/.test(next) &&
      token.length > 2 &&
      /m\.$/i.test(token))
  )
}
