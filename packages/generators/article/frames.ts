// The only sentences of an article that no source has: they say what the article covers, and claim nothing else.

import type { ArticleConfig } from '@vivify/contract/article'
import type { Random } from '@vivify/contract/random'

type Voice = Pick<ArticleConfig, 'articleStyle' | 'pointOfView'>

interface FrameInput extends Voice {
  /** The subject inside a sentence; null when the sources speak of something else than the title. */
  readonly topic: string | null
  /** Headings as they stand inside a sentence. */
  readonly parts: readonly string[]
  readonly random: Random
}

type Frame = (list: string) => string

// Headings are labels, often without an article, so they stand after a colon.
const plainOpenings: Readonly<Record<ArticleConfig['pointOfView'], readonly Frame[]>> = {
  'First-person': [
    (list) => `Here is what we look at: ${list}.`,
    (list) => `Here is what we’ll cover: ${list}.`,
  ],
  'Second-person': [
    (list) => `Here is what you’ll find below: ${list}.`,
    (list) => `Here is what comes next: ${list}.`,
  ],
  'Third-person': [
    (list) => `The sections below cover the following: ${list}.`,
    (list) => `This overview has these parts: ${list}.`,
  ],
}

const styledOpenings: Readonly<
  Record<Exclude<ArticleConfig['articleStyle'], 'Informative'>, readonly Frame[]>
> = {
  Conversational: [
    (list) => `Let’s take it one at a time: ${list}.`,
    (list) => `So, what is there to know? Quite a bit: ${list}.`,
  ],
  Formal: [
    (list) => `This article has the following parts: ${list}.`,
    (list) => `The subject is treated in this order: ${list}.`,
  ],
  Humorous: [
    (list) => `No test at the end, just this: ${list}.`,
    (list) => `Get comfortable. Coming up: ${list}.`,
  ],
}

const closings: Readonly<Record<ArticleConfig['articleStyle'], (about: string) => string>> = {
  Informative: (about) =>
    `Those are the main points${about}. To check a fact, follow the number after it to its source.`,
  Conversational: (about) =>
    `And those are the essentials${about}. Curious where something comes from? Follow the number after it.`,
  Formal: (about) => `These are the essential points${about}. The numbered notes refer to the sources.`,
  Humorous: (about) =>
    `You made it through all the main points${about}. Skeptics may follow the numbers to the sources.`,
}

/** Says in one sentence what the article covers; empty when its headings make no list. */
export function writeOrientation({
  articleStyle,
  pointOfView,
  parts,
  random,
}: Omit<FrameInput, 'topic'>): string {
  const named = parts.filter(canBeNamed)
  if (named.length < Math.max(2, parts.length / 2)) return ''
  const frames = articleStyle === 'Informative' ? plainOpenings[pointOfView] : styledOpenings[articleStyle]
  const total = parts.filter((part) => !hasNoSubject.test(part)).length
  return random.pick(frames)(listParts(named, total))
}

export function writeClosing({ articleStyle, topic }: Pick<FrameInput, 'articleStyle' | 'topic'>): string {
  return closings[articleStyle](topic === null ? '' : ` about ${topic}`)
}

/** "Keeping it" makes sense under the title and not inside a sentence. */
const pointsBack = /\b(?:it|its|one|ones|they|them|their|this|that|these|those|here|there|I|we|you)\b/i
const isSentence = /[?!]$|\S (?:is|are|was|were|do|does|did|can|should|will|has|have) /i
const hasNoSubject = /^the details$| at a glance$/i

function canBeNamed(part: string): boolean {
  return ![pointsBack, isSentence, hasNoSubject].some((pattern) => pattern.test(part))
}

const maxNamed = 4

/** The first parts, "and more" if that is not all. */
function listParts(parts: readonly string[], total: number): string {
  const named = parts.slice(0, maxNamed)
  const isAll = named.length === total
  // "Eyes and ears" would be read as two of the list's things.
  const mark = named.some((part) => / and |,/.test(part)) ? '; ' : ', '
  const rest = isAll
    ? [`${mark === '; ' ? '; ' : named.length > 2 ? ', ' : ' '}and ${named.at(-1)}`]
    : [`${mark}${named.at(-1)}${mark}and more`]
  return named.slice(0, -1).join(mark) + rest.join('')
}

/** A heading inside a sentence: names and abbreviations keep their capitals. */
export function insideSentence(heading: string, names: ReadonlySet<string>): string {
  const first = /^[\p{L}\p{N}'’-]+/u.exec(heading)?.[0] ?? ''
  const isName = names.has(first) || /\p{Lu}.*\p{Lu}/u.test(first) || first === 'I'
  const body = isName ? heading : heading.charAt(0).toLowerCase() + heading.slice(1)
  // Question and exclamation marks stay: such a heading is not named inside of a sentence.
  return body.replace(/(?<![.:])[.:]+$/, '')
}
