// The only sentences of an article that no source has: they say what the article covers, and claim nothing else.

import type { ArticleConfig } from '@vivify/contract/article'
import type { Random } from '@vivify/contract/random'

type Voice = Pick<ArticleConfig, 'articleStyle' | 'pointOfView'>

interface FrameInput extends Voice {
  /** The subject inside a sentence. */
  readonly topic: string
  /** Headings as they stand inside a sentence. */
  readonly parts: readonly string[]
  readonly random: Random
}

type Frame = (list: string, topic: string) => string

// Headings are labels, often without an article, so they stand after a colon.
const plainOpenings: Readonly<Record<ArticleConfig['pointOfView'], readonly Frame[]>> = {
  'First-person': [
    (list) => `Here is what we look at: ${list}.`,
    (list, topic) => `We go through what is known about ${topic}: ${list}.`,
  ],
  'Second-person': [
    (list) => `Here is what you can read below: ${list}.`,
    (list, topic) => `Here is what you can learn about ${topic}: ${list}.`,
  ],
  'Third-person': [
    (list) => `The parts below, in their order: ${list}.`,
    (list, topic) => `This is an overview of ${topic}: ${list}.`,
  ],
}

const styledOpenings: Readonly<
  Record<Exclude<ArticleConfig['articleStyle'], 'Informative'>, readonly Frame[]>
> = {
  Conversational: [
    (list) => `Let’s take it one at a time: ${list}.`,
    (list) => `So, what is there to know? Here’s the way: ${list}.`,
  ],
  Formal: [
    (list) => `This article has the following parts: ${list}.`,
    (list) => `The subject is treated in this order: ${list}.`,
  ],
  Humorous: [
    (list) => `No test at the end, just this: ${list}.`,
    (list) => `Get comfortable. Here is what lies ahead: ${list}.`,
  ],
}

const closings: Readonly<Record<ArticleConfig['articleStyle'], readonly Frame[]>> = {
  Informative: [
    (list, topic) =>
      `That is what the sources say about ${topic}, from ${list}. The notes lead to each of them.`,
  ],
  Conversational: [
    (list, topic) =>
      `And that’s ${topic} for now, from ${list}. Curious where a line comes from? Follow its note.`,
  ],
  Formal: [
    (list, topic) => `This concludes the overview of ${topic}, from ${list}. The notes refer to the sources.`,
  ],
  Humorous: [
    (list, topic) =>
      `You made it through ${topic}, from ${list}. Doubters may follow the notes to the sources.`,
  ],
}

/** Says in one sentence what the article covers. Takes at least one part. */
export function writeOrientation({ articleStyle, pointOfView, topic, parts, random }: FrameInput): string {
  const frames = articleStyle === 'Informative' ? plainOpenings[pointOfView] : styledOpenings[articleStyle]
  return random.pick(frames)(listParts(parts), topic)
}

export function writeClosing({ articleStyle, topic, parts, random }: FrameInput): string {
  const span = parts.length > 1 ? `${parts[0]} to ${parts.at(-1)}` : (parts[0] ?? '')
  const closing = random.pick(closings[articleStyle])(span, topic)
  if (parts.length > 1) return closing
  return closing.replace(', from ', parts.length === 1 ? ', on ' : '')
}

const maxNamed = 4

function listParts(parts: readonly string[]): string {
  const named = parts.slice(0, maxNamed)
  const isAll = named.length === parts.length
  if (named.length === 1) return named[0]!
  // "Eyes and ears" would be read as two of the list's things.
  const mark = named.some((part) => / and |,/.test(part)) ? '; ' : ', '
  const rest = isAll
    ? [`${mark === '; ' ? '; ' : named.length > 2 ? ', ' : ' '}and ${named.at(-1)}`]
    : [`${mark}${named.at(-1)}${mark}and more`]
  return named.slice(0, -1).join(mark) + rest.join('')
}

/** Questions, whole sentences and the part without a subject of its own can't be named inside another sentence. */
export function canBeNamed(heading: string): boolean {
  return !/[?!]$| at a glance$|\S (?:is|are|was|were|do|does|did|can|should|will|has|have) /i.test(heading)
}

/** A heading inside a sentence: names and abbreviations keep their capitals. */
export function insideSentence(heading: string, names: ReadonlySet<string>): string {
  const first = /^[\p{L}\p{N}'’-]+/u.exec(heading)?.[0] ?? ''
  const isName = names.has(first) || /\p{Lu}.*\p{Lu}/u.test(first) || first === 'I'
  const body = isName ? heading : heading.charAt(0).toLowerCase() + heading.slice(1)
  return body.replace(/(?<![?!.:])[?!.:]+$/, '')
}
