// Tells topics in other languages, which the built-in writer would put into English sentences. It errs on the side of
// English: names, titles and loan words are topics too.

import { AppError } from '@vivify/contract/errors'
import { canDraw } from '@vivify/contract/fonts'
import * as messages from '@vivify/contract/messages'
import { detectLanguage } from '../../speech/language.ts'
import { weighText } from '../../speech/language-evidence.ts'
import { languageNames } from '../../speech/language-names.ts'
import { foreignEndings, foreignOpenings, foreignTopicWords } from './foreign-topic-words.ts'

/** A topic is judged by its beginning. */
const maxJudgedCharacters = 400
/** Points of English words that make a topic English in spite of a foreign word: about half a function word. */
const minEnglishPoints = 0.5
/** "Die Zeit", "El País": an article and a capital are how names are written. */
const articleAndName = /^(?:die|der|das|le|la|les|el|los|las|il|lo|gli|de|het) \p{Lu}\p{L}*$/iu

const languagesByWord = indexWords()

/** The BCP 47 code of a topic's language; "en" unless it is plainly another one. */
export function readTopicLanguage(topic: string): string {
  const text = topic
    .slice(0, maxJudgedCharacters)
    .normalize('NFC')
    .replaceAll('’', "'")
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  const { language } = detectLanguage(text)
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.some((word) => /[^\p{Script=Latin}\p{M}]/u.test(word))) {
    return language !== 'en' && isForeignAmongEnglish(text, words) ? 'en' : language
  }
  if (askedOfNames.test(text)) return 'en'
  const found = findOpening(text.toLowerCase()) ?? findTopicWord(text, words)
  if (found) return found
  return articleAndName.test(text) ? 'en' : language
}

/** Throws AppError `unsupported_language`, with what works instead, when a topic is plainly not in English. */
export function requireEnglishTopic(topic: string): void {
  if (readTopicLanguage(topic) !== 'en') throw buildTopicNotEnglish(topic)
}

/** The error for a topic that is not in English. */
export function buildTopicNotEnglish(topic: string): AppError {
  const language = readTopicLanguage(topic)
  const sentence = messages.scripts.topicNotEnglish(languageNames[language], canDraw(topic))
  return new AppError('unsupported_language', sentence, { details: { language } })
}

/** "what does ありがとう mean", "Москва travel guide": English words are around a word of another alphabet. */
function isForeignAmongEnglish(text: string, words: readonly string[]): boolean {
  const latin = words.filter((word) => /^[\p{Script=Latin}\p{M}]+$/u.test(word))
  const { englishPoints } = weighText(text.replace(/[^\p{Script=Latin}\p{M}'\s]+/gu, ' '))
  return latin.length * 2 >= words.length && englishPoints >= Math.min(0.4, latin.length)
}

/** "Día de Muertos traditions": a name in another language, then what of it, in English. */
const askedOfNames =
  / (?:meaning|traditions|recipes?|explained|facts|history|travel|tips|lyrics|reviews?|songs?|movies?|translation|pronunciation|story|biography)$/i

function findOpening(text: string): string | undefined {
  const plain = text.replace(/^[^\p{L}]+/u, '')
  for (const [language, openings] of Object.entries(foreignOpenings)) {
    for (const opening of openings) {
      if (!plain.startsWith(opening) || /\p{L}/u.test(plain.charAt(opening.length))) continue
      const rest = plain.slice(opening.length).trim()
      // "pourquoi tales" is English.
      if (rest.split(' ').length < (/[ ']/.test(opening) ? 1 : 2) || !/\p{L}/u.test(rest)) continue
      if (weighEnglish(rest) < 1) return language
    }
  }
  return undefined
}

/** Points of the words that are English only. */
function weighEnglish(text: string): number {
  const { best, englishPoints } = weighText(text)
  return best?.englishPoints ?? englishPoints
}

/** The language with the most known words, "und" when several have as many; none beside English words. */
function findTopicWord(text: string, words: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const word of words) {
    const endings = Object.entries(foreignEndings).filter(([, ending]) => ending.test(word))
    for (const language of languagesByWord.get(word) ?? endings.map(([name]) => name)) {
      counts.set(language, (counts.get(language) ?? 0) + 1)
    }
  }
  if (counts.size === 0 || weighEnglish(text) >= minEnglishPoints) return undefined
  const most = Math.max(...counts.values())
  const [first, ...others] = [...counts].filter(([, count]) => count === most)
  return others.length > 0 ? 'und' : first![0]
}

function indexWords(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>()
  for (const [language, words] of Object.entries(foreignTopicWords)) {
    for (const word of words.trim().split(/\s+/)) index.set(word, [...(index.get(word) ?? []), language])
  }
  return index
}
