// Decides whether an article is about a topic. A search always returns something, so its best hit proves nothing.

import { readTopicWords, stemPhrase, stemWord } from '@vivify/generators/script/starters/topic-words'

export interface Article {
  title: string
  /** The opening paragraph, or the whole text. */
  text: string
}

/** Longer texts are judged by their beginning. */
const maxJudgedCharacters = 200_000
const maxLeadCharacters = 500
/** A title with more other words than this share is about something else that has the topic's words in its name. */
const minTitleShare = 0.5
/** Of topics with more than three words. */
const minCoverage = 0.75

/** The words that carry a topic's subject, folded for comparison; all words when none does. */
export function subjectWords(topic: string): string[] {
  const words = readTopicWords(topic)
  return [...new Set((words.length > 0 ? words : stemPhrase(topic)).map(foldSpelling))]
}

/** True when the title, without what stands in parentheses, has exactly the topic's words. */
export function isTitled(topic: string, title: string): boolean {
  if (isSpelledAs(topic, title)) return true
  const asked = new Set(stemPhrase(topic))
  const named = new Set(stemPhrase(withoutNote(title)))
  if (asked.size === named.size && [...asked].every((word) => named.has(word))) return true
  const words = subjectWords(topic)
  const subject = new Set(subjectWords(withoutNote(title)))
  return words.length === subject.size && words.every((word) => subject.has(word))
}

/** True when reading the whole article may show that it is about the topic. `text` is its opening. */
export function mayBeAbout(topic: string, { title, text }: Article): boolean {
  const words = subjectWords(topic)
  if (words.length === 0) return false
  if (isSpelledAs(topic, title)) return true
  const inTitle = wordsOf(title).all
  return words.some((word) => inTitle.has(word)) || isNamedIn(text, words)
}

/**
 * True when an article is about a topic: its title or the names in its first sentence have the topic's words, or some of
 * them and its text has the rest. A person's name must be in the title whole.
 */
export function isAbout(topic: string, { title, text }: Article): boolean {
  const words = subjectWords(topic)
  if (words.length === 0) return false
  if (isSpelledAs(topic, title)) return true
  const inTitle = wordsOf(title).all
  const isNamed = isNamedIn(text, words)
  if (words.every((word) => inTitle.has(word))) {
    return isNamed || words.length / subjectWords(withoutNote(title)).length >= minTitleShare
  }
  if (isNamed) return true
  if (!words.some((word) => inTitle.has(word))) return false
  const told = wordsOf(text.slice(0, maxJudgedCharacters))
  const names = words.filter((word) => !told.small.has(word))
  if (names.length >= 2 && names.some((word) => !inTitle.has(word))) return false
  const covered = words.filter((word) => inTitle.has(word) || told.all.has(word)).length
  return words.length <= 3 ? covered === words.length : covered / words.length >= minCoverage
}

/** True when all words stand before the verb of the first sentence: "A UFO, or flying saucer, is …". */
function isNamedIn(text: string, words: readonly string[]): boolean {
  const [named = '', ...rest] = text
    .slice(0, maxLeadCharacters)
    .split(/ (?:is|are|was|were|refers to|means) /, 2)
  if (rest.length === 0) return false
  const found = wordsOf(named).all
  return words.every((word) => found.has(word))
}

/** "light house" and "Lighthouse" are one spelling with and without a space. */
function isSpelledAs(topic: string, title: string): boolean {
  const spell = (text: string): string => foldSpelling(stemPhrase(text).join(''))
  return spell(topic) !== '' && spell(topic) === spell(withoutNote(title))
}

function withoutNote(title: string): string {
  return title.replace(/\([^()]*\)/g, ' ')
}

/** The words of a text, folded: all, and those that occur in small letters. */
function wordsOf(text: string): { all: Set<string>; small: Set<string> } {
  const all = new Set<string>()
  const small = new Set<string>()
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '')
  for (const [word] of plain.matchAll(/[\p{L}\p{N}]+/gu)) {
    const lower = word.toLowerCase()
    const folded = foldSpelling(stemWord(lower))
    all.add(folded)
    if (lower === word) small.add(folded)
  }
  return { all, small }
}

/** "colour" and "color", "purr" and "purring", "house" and the stem of "houses" are one word. Both sides are folded. */
function foldSpelling(word: string): string {
  return word
    .replace(/(?<=..)our$/, 'or')
    .replace(/(?<=\p{L})use$/u, 'us')
    .replace(/(\p{L})\1$/u, '$1')
}
