// Finds a picture's subject from words: in the curated table, then among emoji names and tags, then a neutral default.

import { createRandom } from '@vivify/contract/random'
import {
  paletteCues,
  palettesOfColor,
  passingCues,
  placingWords,
  sceneCues,
  stopWords,
  weakPhrases,
  weakWords,
} from './cues.ts'
import { findTaggedEmoji } from './emoji-tags.ts'
import type { SceneHint } from './niche.ts'
import { paletteNames, type PaletteName } from './palettes.ts'
import { topics, type Topic } from './topics.ts'
import { splitWords, stemPhrase, stemWord } from './words.ts'

/** The subject of a picture and its surroundings. */
export interface FoundMotif {
  /** Emoji name in fluent-emoji-flat. */
  readonly name: string
  /** Two to four more emoji names for props. */
  readonly extras: readonly string[]
  readonly palette: PaletteName
  readonly sceneHint: SceneHint
  readonly category: string
  /** The words and phrases of the text that shaped the result; empty when no word was understood. */
  readonly understood: readonly string[]
}

export interface FindOptions {
  /** Words the picture must not show: subjects, props or colors. */
  readonly exclude?: readonly string[]
}

interface Match {
  readonly topic: Topic
  readonly phrase: string
  readonly start: number
  readonly wordCount: number
}

const maxPhraseWords = 5
/** Motifs for texts without an understood word; they fit any message. */
const neutralMotifs = [
  'glowing-star',
  'light-bulb',
  'balloon',
  'compass',
  'rocket',
  'kite',
  'gem-stone',
  'feather',
]
const neutralExtras = ['star', 'sparkles', 'cloud', 'leaf-fluttering-in-wind', 'rainbow']

/** Places that look the same at any time of day and in any weather. */
const homeScenes: ReadonlySet<SceneHint> = new Set([
  'ocean',
  'beach',
  'city',
  'desert',
  'road',
  'forest',
  'mountains',
])

const weakStems = new Set([...weakWords].map(stemWord))
const topicOfStem = indexTopics()

/**
 * Finds the subject of a text. The longest phrase of the table wins ("black hole" before "space"), a specific word wins
 * over a general one ("coffee" in "coffee facts"), and a word that only sets the scene colors the surroundings. Words
 * match whole, never inside others. Without a table match, emoji names and tags are searched; without those, a neutral
 * motif is derived from the text itself. The same text gives the same result.
 */
export async function findMotif(text: string, options: FindOptions = {}): Promise<FoundMotif> {
  const words = splitWords(text)
  const exclusion = createExclusion(options.exclude ?? [])
  const matches = findTopicMatches(words, exclusion)
  const best = matches[0]
  const isVague = best === undefined || isWeak(best)
  const covered = new Set(matches.flatMap(({ start, wordCount }) => words.slice(start, start + wordCount)))
  const loose = words.filter(
    (word) => word.length > 2 && !covered.has(word) && !stopWords.has(word) && !isCue(word),
  )
  const cueWords = cuesOutsidePhrases(words, matches)
  const tagged = isVague
    ? await findTaggedEmoji(loose, { isExcluded: exclusion.hasName, isNameOnly: best !== undefined })
    : undefined
  if (!best && !tagged) return neutralMotif(text, words, exclusion)
  const found = tagged
    ? { name: tagged.name, category: best?.topic.category ?? tagged.category, palette: best?.topic.palette }
    : { name: best!.topic.motif, category: best!.topic.category, palette: best!.topic.palette }
  return {
    name: found.name,
    category: found.category,
    extras: chooseExtras(found.name, matches, tagged?.related ?? [], exclusion),
    palette: choosePalette(cueWords, found.palette ?? pickPalette(text), exclusion),
    sceneHint:
      chooseScene(cueWords, exclusion, best && !isWeak(best) ? best.topic : undefined) ??
      best?.topic.sceneHint ??
      'field',
    understood: listUnderstood(cueWords, matches, tagged?.word),
  }
}

/** A topic that a text names. */
export interface NamedTopic {
  readonly topic: Topic
  readonly phrase: string
  /** True when the word says how a thing is told or where it is, rather than what it is. */
  readonly isWeak: boolean
  /** True when the text contains nothing else. */
  readonly isWhole: boolean
  /**
   * True when the text ends with the topic, or when a place follows it: "bee" in "flying bee" and "robot" in "a robot
   * in a kitchen" are visible, "blue" in "blue ink" and "kitchen" are not.
   */
  readonly isHead: boolean
}

/** The table's topics that a text names, best first. Loads nothing. */
export function findTopics(text: string): NamedTopic[] {
  const words = splitWords(text)
  const matches = findTopicMatches(words, createExclusion([]))
  const headEnd = findHeadEnd(words, matches)
  return matches.map((match) => ({
    topic: match.topic,
    phrase: match.phrase,
    isWeak: isWeak(match),
    isWhole: match.wordCount === words.length,
    isHead: match.start + match.wordCount === headEnd,
  }))
}

/**
 * End of the visible subject: before the word that introduces a place, if a topic precedes it, else the end of the
 * text.
 */
function findHeadEnd(words: readonly string[], matches: readonly Match[]): number {
  const isCovered = (position: number): boolean =>
    matches.some(({ start, wordCount }) => position >= start && position < start + wordCount)
  const place = words.findIndex((word, position) => placingWords.has(word) && !isCovered(position))
  const isSeen = matches.some(({ start, wordCount }) => start + wordCount === place)
  return isSeen ? place : words.length
}

function indexTopics(): ReadonlyMap<string, Topic> {
  const index = new Map<string, Topic>()
  for (const topic of topics) {
    for (const phrase of topic.phrases) {
      const key = stemPhrase(phrase)
      if (!index.has(key)) index.set(key, topic)
    }
  }
  for (const topic of topics) for (const phrase of topic.phrases) index.set(`=${phrase}`, topic)
  return index
}

interface Exclusion {
  readonly isEmpty: boolean
  hasName(emojiName: string): boolean
  hasTopic(topic: Topic, phrase: string): boolean
  hasWord(word: string): boolean
}

function createExclusion(excluded: readonly string[]): Exclusion {
  const stems = new Set(excluded.flatMap(splitWords).map(stemWord))
  const hasWord = (word: string): boolean => stems.has(stemWord(word))
  const hasName = (name: string): boolean => name.split('-').some(hasWord)
  return {
    isEmpty: stems.size === 0,
    hasWord,
    hasName,
    hasTopic: (topic, phrase) => hasName(topic.motif) || splitWords(phrase).some(hasWord),
  }
}

function findTopicMatches(words: readonly string[], exclusion: Exclusion): Match[] {
  const stems = words.map(stemWord)
  const taken = new Set<number>()
  const matches: Match[] = []
  for (let wordCount = Math.min(maxPhraseWords, words.length); wordCount > 0; wordCount--) {
    for (let start = 0; start + wordCount <= words.length; start++) {
      const span = Array.from({ length: wordCount }, (_, offset) => start + offset)
      if (span.some((position) => taken.has(position))) continue
      const phrase = words.slice(start, start + wordCount).join(' ')
      const topic =
        topicOfStem.get(`=${phrase}`) ??
        (wordCount === 1 && stopWords.has(phrase)
          ? undefined
          : topicOfStem.get(stems.slice(start, start + wordCount).join(' ')))
      if (!topic) continue
      for (const position of span) taken.add(position)
      if (!exclusion.hasTopic(topic, phrase)) matches.push({ topic, phrase, start, wordCount })
    }
  }
  return matches.sort((first, second) => rankOf(second) - rankOf(first) || first.start - second.start)
}

function isCue(word: string): boolean {
  return Object.hasOwn(sceneCues, word) || Object.hasOwn(paletteCues, word)
}

/** Words inside longer phrases are not cues: "black" in "black hole" is not a color. */
function cuesOutsidePhrases(words: readonly string[], matches: readonly Match[]): string[] {
  const inside = (position: number): boolean =>
    matches.some(({ start, wordCount }) => wordCount > 1 && position >= start && position < start + wordCount)
  return words.filter((word, position) => isCue(word) && !inside(position))
}

function isWeak(match: Match): boolean {
  if (match.wordCount > 1) return weakPhrases.has(match.phrase)
  return weakStems.has(stemWord(match.phrase)) || Object.hasOwn(sceneCues, match.phrase)
}

function rankOf(match: Match): number {
  if (isWeak(match)) return Object.hasOwn(sceneCues, match.phrase) ? 0 : 1
  return match.wordCount * 2
}

/** A second subject of the text comes first, followed by the topic's own props. */
function chooseExtras(
  name: string,
  matches: readonly Match[],
  related: readonly string[],
  exclusion: Exclusion,
): string[] {
  const others = matches.filter((match) => !isWeak(match)).map(({ topic }) => topic.motif)
  const own =
    matches.find(({ topic }) => topic.motif === name)?.topic.extras ?? matches[0]?.topic.extras ?? []
  const wanted = [...others, ...own, ...related, ...matches.flatMap(({ topic }) => topic.extras)]
  const allowed = [...new Set(wanted)].filter((extra) => extra !== name && !exclusion.hasName(extra))
  if (allowed.length < 2) allowed.push(...neutralExtras.filter((extra) => !exclusion.hasName(extra)))
  return allowed.slice(0, 4)
}

/**
 * A word for a place wins over one for weather or time of day ("a cliff at sunset"). A subject that belongs outdoors
 * stays there in any weather: a lighthouse in a storm is still by the sea.
 */
function chooseScene(words: readonly string[], exclusion: Exclusion, subject?: Topic): SceneHint | undefined {
  const cues = words.filter((word) => Object.hasOwn(sceneCues, word) && !exclusion.hasWord(word))
  const place = cues.find((word) => !passingCues.has(word))
  const hasHome = subject !== undefined && homeScenes.has(subject.sceneHint)
  const cue = place ?? (hasHome ? undefined : cues[0])
  return cue === undefined ? undefined : sceneCues[cue]
}

function choosePalette(words: readonly string[], usual: PaletteName, exclusion: Exclusion): PaletteName {
  const banned = new Set(
    Object.entries(palettesOfColor).flatMap(([color, names]) => (exclusion.hasWord(color) ? names : [])),
  )
  const cue = words.find((word) => Object.hasOwn(paletteCues, word) && !exclusion.hasWord(word))
  const wanted = cue === undefined ? usual : paletteCues[cue]!
  if (!banned.has(wanted)) return wanted
  const allowed = paletteNames.filter((name) => !banned.has(name))
  return allowed.length === 0 ? 'slate' : createRandom(words.join(' ')).pick(allowed)
}

function pickPalette(text: string): PaletteName {
  return createRandom(`palette ${text}`).pick(paletteNames)
}

function listUnderstood(
  cues: readonly string[],
  matches: readonly Match[],
  taggedWord: string | undefined,
): string[] {
  const phrases = matches.map(({ phrase }) => phrase)
  const inPhrases = new Set(phrases.flatMap((phrase) => phrase.split(' ')))
  return [
    ...new Set([
      ...(taggedWord ? [taggedWord] : []),
      ...phrases,
      ...cues.filter((cue) => !inPhrases.has(cue)),
    ]),
  ]
}

function neutralMotif(text: string, words: readonly string[], exclusion: Exclusion): FoundMotif {
  const random = createRandom(`neutral ${words.join(' ')}`)
  const allowed = neutralMotifs.filter((name) => !exclusion.hasName(name))
  const name = random.pick(allowed.length === 0 ? ['white-circle'] : allowed)
  return {
    name,
    extras: chooseExtras(name, [], [], exclusion),
    palette: choosePalette(words, pickPalette(text), exclusion),
    sceneHint:
      chooseScene(words, exclusion) ?? random.pick(['sky', 'field', 'sunrise', 'mountains'] as const),
    category: 'anything',
    understood: listUnderstood(words.filter(isCue), [], undefined),
  }
}
