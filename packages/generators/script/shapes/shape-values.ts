// What telling a sentence is worth: after a hook, and in a story.

import type { PassageOptions } from './passages.ts'
import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import type { SourceReading } from '../meaning/source-reading.ts'
import { findTurns, isHabit } from './story-turns.ts'

const firstShare = 0.12
const titleTag = /^(?:NOUN|PROPN|VERB|NUM)$/
const maxTitleMatches = 2
const titleValue = 0.7

/** What a title promises is told: each of its words, up to two. */
function titledBy({
  title,
  tools,
}: Pick<SourceReading, 'title' | 'tools'>): (sentence: AnalysedSentence) => number {
  const tokens = title === null ? [] : (tools?.analyse(title.toLowerCase()) ?? [])
  const terms = new Set(
    tokens
      .filter((token) => titleTag.test(token.partOfSpeech) && !token.isStopWord)
      .map(({ lemma }) => lemma),
  )
  return (sentence) => {
    const matches = new Set(sentence.terms.filter((term) => terms.has(term))).size
    return matches < maxTitleMatches ? 0 : titleValue * maxTitleMatches
  }
}
const usualWords = 16

/** Longer sentences are worth more, but not in proportion. */
function weigh(points: number, words: number): number {
  return Math.max(0.05, points) * (0.35 + Math.min(words, usualWords) / 20)
}

export function valueForHook(reading: SourceReading, inHook: readonly number[]): PassageOptions['valueOf'] {
  const { sentences, title, genre } = reading
  const titled = titledBy(reading)
  const terms = new Set(inHook.flatMap((index) => sentences[index]!.terms))
  const after = Math.max(-2, ...inHook) + 1
  const asksWhy = inHook.some((index) =>
    /^(?:so |and |but )?(?:why|how)\b.*\?$/i.test(sentences[index]!.text),
  )
  const isTitled = title !== null && inHook.length === 0
  const named = genre === 'product' ? firstNamed(reading) : -1
  return (sentence) => {
    let points = 0.6 + sentence.score
    points += titled(sentence)
    if (sentence.isDependent) points += 0.35
    if (sentence.isQuestion) points += 0.25
    if (sentence.terms.some((term) => terms.has(term))) points += 0.15
    if (sentence.index === after) points += asksWhy ? 0.2 : genre === 'product' ? 1.8 : 0.5
    if (defines(sentence, terms)) points += 1
    if (sentence.index < sentences.length * firstShare) points += 0.2
    // The first sentence says what it is all about, and what a title promises comes first.
    if (sentence.index === 0) points += 0.7
    if (isTitled && sentence.index < 2) points += 2
    if (genre === 'product' && presents.test(sentence.text)) points += 1.2
    else if (named >= 0 && sentence.index >= named && sentence.index <= named + 1) points += 1.2
    points += turnOf(sentence, sentences, asksWhy ? 2.2 : 0.4)
    if (sentence.index >= sentences.length - lastSentences && !sentence.isImperative) points += 0.8
    return weigh(points, sentence.words)
  }
}

/** "Mothlight is red. It starts as bright as a candle": where a page first says what its product does; -1 where it doesn't. */
function firstNamed({ title, sentences }: SourceReading): number {
  const name = title?.match(/^\p{Lu}[\p{L}\d]{2,}/u)?.[0]
  return name === undefined
    ? -1
    : sentences.findIndex(({ text }) => text.toLowerCase().startsWith(`${name.toLowerCase()} `))
}

/** "So we built Lantern. It's a walking navigator …" */
const presents = /^(?:so )?(?:we (?:built|made|created|designed|launched) |(?:it['’]s|\p{Lu}\S+ is) an? )/iu
const result =
  /\b(?:went (?:up |down )?(?:from|to|by)|dropped|fell (?:by|from|to)|rose|grew (?:by|from|to)|doubled|tripled|halved|quadrupled|turned out|in the end|finally|until|changed everything|instead)\b|\bcut .{2,40} (?:in half|by|to)\b/i
const explains =
  /^(?:what happens is (?:this|that)|here(?:['’]s| is) (?:why|how|what)|that(?:['’]s| is) (?:why|because|how)|the reason is|it(?:['’]s| is) because|because)\b/i
const explained = 3

/** What changes, and what explains it, is what a viewer stays for. */
function turnOf(
  { connective, text, index, isQuestion }: AnalysedSentence,
  all: readonly AnalysedSentence[],
  explaining: number,
): number {
  let points = 0
  if (connective === 'but' && !isQuestion) points += 0.5
  if (result.test(text)) points += 0.9
  const before = all.slice(Math.max(0, index - explained), index + 1)
  if (before.some((other) => explains.test(other.text))) points += explaining
  return points
}

/** "A negative is just the way down": a definition that a viewer needs after a hook about negatives. */
function defines(sentence: AnalysedSentence, terms: ReadonlySet<string>): boolean {
  const subject = sentence.text.match(/^an? (\p{L}+(?:[ -]\p{L}+)?) (?:is|means) /iu)?.[1]
  if (subject === undefined || /\bnot\b|n't\b/i.test(sentence.text)) return false
  return sentence.tokens.slice(1, 3).some((token) => terms.has(token.lemma))
}

const firstPerson = /\b(i|i'm|i've|i'd|i'll|my|me|mine|we|our|us|we're)\b/gi
const happening =
  /\b(?:then|when|one day|suddenly|until|finally|years later|months later|that (?:night|day|morning|summer|winter)|in (?:\w+ )?\d{4}|at last|said|told|asked|found|never)\b/i
/** What a text ends with. */
export const lastSentences = 2
/** What turns a story mostly happens in its second half. */
const lateShare = 0.5

const personal = /\b(?:i|i'm|my|me|we|our|he|she|his|her|him)\b/i
const minPersonal = 0.3
const leadShare = 0.45
/** What happens is worth more than what was always so. */
const turnValue = 0.9
const habitCost = 0.4
const quoted = /["“][^"”]{1,400}["”]/g

export function valueForStory(reading: SourceReading): PassageOptions['valueOf'] {
  const { sentences, genre } = reading
  const titled = titledBy(reading)
  // News and history say first what matters most; a person's story turns late.
  const turns = findTurns(reading)
  const isPersonal =
    (turns.size > 0 && reading.isGuessed) ||
    sentences.filter(({ text }) => personal.test(text)).length >= sentences.length * minPersonal
  const isOwn =
    sentences.filter(({ text }) => text.replace(quoted, '').search(firstPerson) >= 0).length >=
    sentences.length * minPersonal
  return (sentence) => {
    let points = 0.75 + sentence.score * 0.6 - (sentence.isDoubtful ? 0.3 : 0)
    // What others are quoted with is not the teller's own.
    if (isOwn) points += 0.4 * Math.min(3, sentence.text.match(firstPerson)?.length ?? 0)
    points += titled(sentence)
    if (sentence.isDependent) points += 0.25
    if (happening.test(sentence.text)) points += 0.35
    if (turns.has(sentence.index)) points += turnValue
    else if (turns.size > 0 && sentence.index > 1 && isHabit(sentence)) points -= habitCost
    if (sentence.isImperative) points -= 0.3
    if (genre === 'product' && presents.test(sentence.text)) points += 1.2
    if (isPersonal && sentence.index > sentences.length * lateShare) points += 0.35
    if (!isPersonal && sentence.index < sentences.length * leadShare) points += 0.35
    points += turnOf(sentence, sentences, 0.4)
    if (sentence.index >= sentences.length - lastSentences) points += 2.2
    if (sentence.index < Math.max(2, sentences.length * firstShare)) points += 0.5
    return weigh(points, sentence.words)
  }
}

/** Every version needs the end of a text, and what its beginning says. */
export function isFrame({ index }: AnalysedSentence, { sentences }: SourceReading): boolean {
  return index === 0 || index >= sentences.length - lastSentences
}
