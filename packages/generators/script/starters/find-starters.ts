// Finds the ready scripts that answer a topic and, apart from them, those that are near it.

import { starters } from './index.ts'
import {
  compareMatches,
  indexStarter,
  matchStarter,
  readTopic,
  type IndexedStarter,
} from './match-starter.ts'
import { familyWords, nearTopics, rewriteQuestion } from './topic-families.ts'
import { correctWord } from './topic-typos.ts'
import { readTopicWords, stemPhrase } from './topic-words.ts'
import type { Starter } from './types.ts'

export interface RankedStarter {
  readonly starter: Starter
  /** 70 to 100: the share of the topic's words that the starter covers. */
  readonly score: number
}

/**
 * Starters below this score share a word with the topic but have another subject: "cash machine" and "coffee machine".
 * A title alone scores exactly this.
 */
const minScore = 70

/** Beside a starter whose own phrase is the topic, one that covers less is about something else. */
const minBesideExact = 90

/** A typo in a long text is no typo in a topic. */
const maxCorrectedWords = 8

const searchIndex = starters.map(indexStarter)

/** The starters that contain a word in a search phrase, the title or the hook. */
const entriesOfWord = new Map<string, Set<IndexedStarter>>()
for (const entry of searchIndex) {
  for (const word of [...entry.phrases.flat(), ...entry.openingWords]) {
    entriesOfWord.set(word, (entriesOfWord.get(word) ?? new Set()).add(entry))
  }
}

/** Words of search phrases and titles: what a typo may have meant. */
const knownWords: ReadonlySet<string> = new Set([...entriesOfWord.keys(), ...familyWords])

/** Words that are said are words of the language, so they aren't typos. */
const spokenWords: ReadonlySet<string> = new Set(searchIndex.flatMap(({ toldWords }) => [...toldWords]))

/**
 * Finds ready scripts about a topic, the best first, at most `limit`. Compares subject words regardless of case,
 * accents, plural and order of fillers ("why do crows remember"). When these find nothing, it tries other words with the
 * same meaning, then corrects typos. Returns an empty list when less than 70 % of the topic's words are covered or its
 * last word isn't, so that the caller can offer another way. The same topic always gives the same result.
 */
export function findStarters(topic: string, limit = 5): RankedStarter[] {
  const words = readTopicWords(topic)
  if (words.length === 0) return []
  const spelled = stemPhrase(topic)
  const most = Math.max(0, limit)
  const exact = search(words, spelled, false)
  if (exact.length > 0) return exact.slice(0, most)
  const meant = searchByMeaning(topic, words, spelled)
  if (meant.length > 0) return meant.slice(0, most)
  const corrected = correctWords(words)
  return corrected === null ? [] : search(corrected, corrected, true).slice(0, most)
}

function searchByMeaning(
  topic: string,
  words: readonly string[],
  spelled: readonly string[],
): RankedStarter[] {
  const rewritten = rewriteQuestion(topic)
  if (rewritten !== null) {
    const found = search(readTopicWords(rewritten), stemPhrase(rewritten), true)
    if (found.length > 0) return found
  }
  return search(words, spelled, true)
}

function search(words: readonly string[], spelled: readonly string[], byMeaning: boolean): RankedStarter[] {
  if (words.length === 0) return []
  const topic = readTopic(words, spelled, byMeaning)
  const candidates = new Set([...topic.spelledOut].flatMap((word) => [...(entriesOfWord.get(word) ?? [])]))
  const found = searchIndex
    .filter((entry) => candidates.has(entry))
    .map((entry) => ({ starter: entry.starter, match: matchStarter(entry, topic) }))
    .filter(({ match }) => match.isMeant && match.score >= minScore)
    .toSorted((a, b) => compareMatches(a.match, b.match))
  const best = found[0]?.match
  const enough = best && best.score === 100 && best.longestPhrase > 1 ? minBesideExact : minScore
  return found
    .filter(({ match }) => match.score >= enough)
    .map(({ starter, match }) => ({ starter, score: match.score }))
}

/** The words with typos corrected and parts joined ("jelly fish"); null when nothing is to correct. */
function correctWords(words: readonly string[]): string[] | null {
  if (words.length > maxCorrectedWords) return null
  const corrected = joinParts(words).map((word) => {
    if (knownWords.has(word) || spokenWords.has(word)) return word
    return correctWord(word, knownWords) ?? word
  })
  return corrected.join(' ') === words.join(' ') ? null : corrected
}

function joinParts(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const whole = `${joined.at(-1) ?? ''}${word}`
    if (
      joined.length > 0 &&
      knownWords.has(whole) &&
      !(knownWords.has(word) && knownWords.has(joined.at(-1)!))
    )
      joined.splice(-1, 1, whole)
    else joined.push(word)
  }
  return joined
}

/**
 * Ready scripts that are near a topic that no script answers, the nearest first, at most `limit`. To be offered as
 * related, never as the topic. Empty for a topic with an answer.
 */
export function findRelatedStarters(topic: string, limit = 4): Starter[] {
  const read = readTopicWords(topic)
  if (read.length === 0 || read.length > maxCorrectedWords) return []
  const words = correctWords(read) ?? read
  if (findStarters(topic, 1).length > 0) return []
  const head = isAboutFirst.test(topic.trim()) ? words[0]! : headOf(words)
  const spelled = new Set([...words, ...stemPhrase(topic)])
  const near = [...namedBy(words, head), ...nearTopics(spelled, head).flatMap(findNear)]
  return [...new Set(near)].slice(0, Math.max(0, limit))
}

/** These questions say something of their first noun: "why did Rome fall", "will AI take my job". */
const isAboutFirst =
  /^(?:why|what if|will|(?:is|are)(?! there)|can|should|does|do|did|how (?:the|do|does|did|is|are|was))\b/i

const perNearTopic = 2

const keptNear = new Map<string, readonly Starter[]>()

/** Keeps what it found, because the near topics are a fixed table. */
function findNear(topic: string): readonly Starter[] {
  const kept =
    keptNear.get(topic) ??
    search(readTopicWords(topic), stemPhrase(topic), false)
      .slice(0, perNearTopic)
      .map(({ starter }) => starter)
  keptNear.set(topic, kept)
  return kept
}

const kinds: ReadonlySet<string> = new Set(
  stemPhrase('tips tricks hacks advice guide quotes summary history ideas need'),
)

/** The last word that names a thing: "shark" of "great white shark", "sleep" of "sleep tips". */
function headOf(words: readonly string[]): string {
  return words.findLast((word) => !kinds.has(word)) ?? ''
}

/** How far down the search phrases a starter's own subject is named. */
const subjectPhrases = 3

/** Starters whose own subject is the topic's head, or is named in the topic by two words or more. */
function namedBy(words: readonly string[], head: string): Starter[] {
  const spelled = new Set(words)
  return searchIndex
    .filter(({ phrases }) =>
      phrases
        .slice(1)
        .some((phrase, index) =>
          phrase.length === 1
            ? index < subjectPhrases && phrase[0] === head
            : phrase.every((word) => spelled.has(word)),
        ),
    )
    .map(({ starter }) => starter)
}
