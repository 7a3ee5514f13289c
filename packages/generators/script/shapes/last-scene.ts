// Where a story's last scene begins. A story that stops in the middle and jumps to its last line has lost what happened, so
// its last scene is told before its middle is.

import { leansOn } from '../meaning/sentence-ties.ts'
import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import { lostNeeds } from '../meaning/source-needs.ts'
import type { SourceReading } from '../meaning/source-reading.ts'
import type { PassageOptions } from './passages.ts'
import { isOwnStory } from './source-hooks.ts'

/** "In November we had a storm", "one night", "when I finally found a job", "last spring". */
const opensScene =
  /^(?:(?:in|on|by) (?:the |that |early |late )?(?:\p{L}+ )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|morning|evening|night|day|week|year|end|\d{4})s?\b|one (?:\p{L}+ )?(?:day|night|morning|evening|afternoon|week|winter|summer|spring|\p{L}+day)\b|(?:last|this) (?:spring|summer|fall|autumn|winter|week|month|year|\p{L}+day)\b|the (?:next|last|first) (?:time|day|night|morning|week|year)\b|when (?:i|we|my|the) (?:\p{L}+ ){0,2}(?:\p{L}+ed|found|came|went|got|left|moved|turned|told|saw|was|were)\b|(?:a|two|three|four|five|six|ten|\p{L}+teen|twenty|\p{L}+ty|\d{1,2}) (?:days|weeks|months|years|hours|minutes) (?:later|after)\b|(?:a (?:day|week|month|year)) later\b|years later\b|suddenly\b)/iu
/** "Three weeks later she died": who she is was said before. */
const aboutKnown = /^[^.!?]{0,40}?\b(?:he|she|it|they|him|her|them|his|their|its)\b/i

const earliest = 0.35
const minSentences = 4
const adviceAtEnd = 3
/** A scene of which a sentence or two must be left out is still told. */
const maxShare = 1.15
/** A shorter one is the ending, which is told anyway. */
const minShare = 0.4

/** The sentence that opens the last scene of a story of which nearly all can be told in the time; null without one. */
export function findLastScene(
  { sentences, genre, tools, isGuessed }: SourceReading,
  seconds: number,
  secondsOf: (sentence: AnalysedSentence) => number,
): number | null {
  if (genre !== 'story' || tools === null || isGuessed || !isOwnStory(sentences)) return null
  if (sentences.some(({ speaker }) => speaker !== undefined)) return null
  // What ends in advice has its point in the middle.
  if (sentences.slice(-adviceAtEnd).some(({ isImperative }) => isImperative)) return null
  const first = Math.ceil(sentences.length * earliest)
  let left = sentences.slice(first).reduce((sum, sentence) => sum + timeOf(sentence, secondsOf), 0)
  for (let index = first; index <= sentences.length - minSentences; index++) {
    const sentence = sentences[index]!
    const fits = left <= seconds * maxShare && left >= seconds * minShare
    if (fits && mayOpenScene(sentence, sentences[index - 1])) return index
    left -= timeOf(sentence, secondsOf)
  }
  return null
}

function timeOf(sentence: AnalysedSentence, secondsOf: (sentence: AnalysedSentence) => number): number {
  return sentence.text === '' || sentence.isLabel ? 0 : secondsOf(sentence)
}

function mayOpenScene(sentence: AnalysedSentence, before: AnalysedSentence | undefined): boolean {
  const { text, connective, isQuestion } = sentence
  if (isQuestion || !opensScene.test(text)) return false
  // "Then in November we had a storm" opens for itself what follows.
  const opensAnew = connective === 'then' && sentence.startsBlock && !aboutKnown.test(text)
  return opensAnew || !leansOn(sentence, before)
}

/** What sentences are worth, what jumps cost, and where the last scene begins that every version tells. */
export interface Worth extends Pick<PassageOptions, 'valueOf' | 'startCost'> {
  readonly scene?: number
}

const sceneValue = 1.6
/** Less than nothing: a jump to the last scene is the one that a story needs. */
const sceneStartCost = -2.2

/** How much of its last scene a story tells, at least, where it is told before the middle. */
const minTold = 0.78

/**
 * Chooses with the last scene of a story worth more than its middle, or as usual where the scene would be told with gaps.
 */
export function chooseWithLastScene(
  scene: number | null,
  { sentences, needs }: SourceReading,
  inHook: readonly number[],
  usual: Worth,
  choose: (worth: Worth) => AnalysedSentence[][],
): AnalysedSentence[][] {
  if (scene === null) return choose(usual)
  const chosen = choose({
    valueOf: (sentence) => usual.valueOf(sentence) + (sentence.index >= scene ? sceneValue : 0),
    startCost: (sentence) => (sentence.index === scene ? sceneStartCost : usual.startCost(sentence)),
    scene,
  })
  const inScene = sentences.filter(({ index, text, isLabel }) => index >= scene && text !== '' && !isLabel)
  const told = chosen.flat()
  const isWhole =
    told.some(({ index }) => index === scene) &&
    told.filter(({ index }) => index >= scene).length >= inScene.length * minTold
  const said = new Set([...inHook, ...told.map(({ index }) => index)])
  return isWhole && lostNeeds(said, needs).every(({ sentence }) => sentence < scene) ? chosen : choose(usual)
}
