// What a text begins and ends with. Whatever is left out between them, a viewer must learn who and what it is about, and
// how it ends.

import { leadsTo, leansByPerson, leansOn, saysHalf } from '../meaning/sentence-ties.ts'
import { hasVerb } from '../meaning/verbs.ts'
import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import type { SourceReading } from '../meaning/source-reading.ts'

const maxEndSentences = 4
/** Beginning and end leave at least this share of the time for what lies between. */
const maxShare = 0.84

export interface FrameOptions {
  readonly reading: SourceReading
  /** For what is not the opening or the call to action. */
  readonly seconds: number
  readonly secondsOf: (sentence: AnalysedSentence) => number
  /** Sentences that are said elsewhere. */
  readonly said: readonly number[]
  /** False where the opening is the text's own beginning. */
  readonly needsSetup: boolean
}

export interface Frame {
  readonly setup: readonly AnalysedSentence[]
  readonly end: readonly AnalysedSentence[]
}

const none: Frame = { setup: [], end: [] }

/** The beginning and the end of a text, as far as there is time: the end first. */
export function findFrame({ reading, seconds, secondsOf, said, needsSetup }: FrameOptions): Frame {
  if (reading.tools === null || reading.sentences.length < minSentences) return none
  const time = (sentences: readonly AnalysedSentence[]): number =>
    sentences.reduce((sum, sentence) => sum + secondsOf(sentence), 0)
  const isFree = (sentences: readonly AnalysedSentence[]): boolean =>
    sentences.every(({ index }) => !said.includes(index))
  const isStory = reading.genre === 'story'
  const exchange = lastExchange(reading)
  const isExchange = time(exchange) <= seconds * maxExchangeShare && isFree(exchange)
  const wantedEnd = isExchange && exchange.length > 0 ? exchange : endOf(reading)
  const longer = isStory
    ? lastParagraph(reading, wantedEnd, (run) => time(run) <= seconds * maxLastShare)
    : []
  const shortest = isFree(wantedEnd) && time(wantedEnd) <= seconds * (isStory ? 1 : maxShare) ? wantedEnd : []
  const end = longer.length > 0 && isFree(longer) ? longer : shortest
  const beginning = needsSetup ? beginningOf(reading) : []
  const left = seconds - time(end)
  return { setup: isFree(beginning) && time(beginning) <= left ? beginning : [], end }
}

const minSentences = 6
/** How much of the time the last question of an interview and its answer may take. */
const maxExchangeShare = 0.5
const maxExchangeSentences = 9
const minAskedWords = 5

/** The last question of an interview with the whole answer; empty where the text is none, or the answer is long. */
function lastExchange({ sentences }: SourceReading): readonly AnalysedSentence[] {
  const last = sentences.at(-1)!
  const from = sentences.findLastIndex(
    ({ isQuestion, speaker, words }) => isQuestion && speaker !== last.speaker && words >= minAskedWords,
  )
  const answer = sentences.slice(from + 1)
  const isAnswered = from >= 0 && answer.length > 0 && answer.every(({ speaker }) => speaker === last.speaker)
  const isClear =
    isAnswered && !leansOn(sentences[from]!, sentences[from - 1]) && !asksOfThat.test(sentences[from]!.text)
  return isClear && last.speaker !== undefined && answer.length < maxExchangeSentences
    ? sentences.slice(from).filter(({ text, isLabel }) => text !== '' && !isLabel)
    : []
}

/** How much of the time a story's last paragraph may take. */
const maxLastShare = 0.2
const maxLastSentences = 5

/** The last paragraph of a story, where it begins for itself and is short: "Gus charged me. Eleven dollars. I've never …" */
function lastParagraph(
  { sentences }: SourceReading,
  end: readonly AnalysedSentence[],
  fits: (run: readonly AnalysedSentence[]) => boolean,
): readonly AnalysedSentence[] {
  const first = end[0]?.index ?? sentences.length - 1
  for (let start = first; start > 0 && start >= sentences.length - maxLastSentences; start--) {
    const sentence = sentences[start]!
    const run = sentences.slice(start).filter(({ text, isLabel }) => text !== '' && !isLabel)
    if (!fits(run)) break
    if (!sentence.startsBlock) continue
    const before = sentences[start - 1]!
    const isWhole = !leansOn(sentence, before) && !pointing.test(sentence.text) && !leadsTo(before, sentence)
    return isWhole ? run : []
  }
  return []
}

const minWholeWords = 12
const ownOpening = /^(?:the same|\p{L}+ (?:years|months|weeks|days|hours) later)\b/iu
const maxPunchWords = 5

/** The last sentence, with those before it that it needs. */
function endOf({ sentences, needs }: SourceReading): AnalysedSentence[] {
  const end: AnalysedSentence[] = []
  for (let index = sentences.length - 1; index >= 0 && end.length <= maxEndSentences; index--) {
    const sentence = sentences[index]!
    if (sentence.text === '' || sentence.isLabel) continue
    end.unshift(sentence)
    const before = sentences[index - 1]
    const isBehindName = (needs[index] ?? []).some(
      ({ anyOf }) => anyOf.length === 1 && anyOf[0] === index - 1,
    )
    const isKnown = (needs[index] ?? []).length > 0 && leansByPerson(sentence) && !isBehindName
    // A short last line is the point of what comes before it.
    const isPunchLine = sentence.words <= maxPunchWords && end.length === 1
    const isTied = (leansOn(sentence, before) && !isKnown) || isPunchLine
    // "The same bad weather killed so many horses that …" says enough to begin the end of a story.
    const saysEnough = sentence.words >= minWholeWords && ownOpening.test(sentence.text)
    const isLedTo = before !== undefined && leadsTo(before, sentence)
    if ((!isTied || saysEnough) && !isLedTo) break
  }
  return end.length <= maxEndSentences ? end : shorterEnd(end)
}

const pointing =
  /^(?:he|she|it|its|they|them|that|this|these|those|his|her|their|and|but|so|because|which|or|(?:if|when) (?:it|they|he|she)|maybe|perhaps|even (?:if|when|though)|more|less|the (?:day|night|week|year) (?:after|before) (?:is|was))\b/i

/** "Did you stop after that?" */
const asksOfThat = /\b(?:that|this|those|these|then|there)\?$/i

/** Where a long chain of sentences ends a text: its last ones, from a sentence that points to nothing at its beginning. */
function shorterEnd(chain: readonly AnalysedSentence[]): AnalysedSentence[] {
  for (let length = maxEndSentences; length >= 2; length--) {
    const end = chain.slice(-length)
    const first = end[0]!
    const before = chain.at(-length - 1)
    if (
      !pointing.test(first.text) &&
      !saysHalf(first) &&
      !asksOfThat.test(first.text) &&
      !(before?.isQuestion === true && before.speaker !== first.speaker) &&
      !/\bthe same\b/i.test(first.text) &&
      first.words >= 4 &&
      (hasVerb(first) || !/^(?:no|an?|with|without) /i.test(first.text)) &&
      !/\b(?:years|months|weeks|days) later\b/i.test(first.text) &&
      (first.connective !== 'and' || first.isQuestion)
    )
      return end
  }
  return []
}

const maxLeaning = 3
/** "I'm a tailor.": who speaks is no beginning. */
const selfOnly = /^i(?:['’]m| am) an? (?:\p{L}+ ){0,2}\p{L}+[.!]$/iu

/** The first sentence that needs none before it, with those after it that it leads to. */
function beginningOf({ sentences }: SourceReading): AnalysedSentence[] {
  // An interview that opens with another question needs no first one.
  if (sentences[0]?.isQuestion && sentences[0].speaker !== undefined) return []
  const beginning: AnalysedSentence[] = []
  const first = sentences.findIndex(
    (sentence, index) =>
      sentence.text !== '' && hasVerb(sentence) && !leansOn(sentence, sentences[index - 1]),
  )
  if (first > maxLeaning || selfOnly.test(sentences[first]?.text ?? '')) return []
  for (const sentence of sentences.slice(Math.max(0, first), Math.max(0, first) + maxEndSentences)) {
    if (sentence.text === '' || sentence.isLabel) continue
    beginning.push(sentence)
    if (!leadsTo(sentence, sentences[sentence.index + 1])) break
  }
  return beginning.length < maxEndSentences ? beginning : []
}
