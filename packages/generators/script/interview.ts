// In an interview one person asks and another one answers. What the asker says besides questions is courtesy and
// reaction, which a short has no time for.

import { countWords } from './sentences.ts'
import type { SourceSentence } from './source-sentence.ts'

const endMark = /[.!?…:;,]["'”’)]*$/
/** Somebody who was interrupted goes on after at most so many sentences of the other. */
const maxBetween = 3
const maxLostAnswer = 4

/**
 * Where people talk at the same time, a sentence breaks off, and goes on after the other's: "So wait, running" – "Running
 * protects them." – "protects your knees." Its parts are joined; a part that goes on nowhere is dropped.
 */
export function joinInterrupted(sentences: readonly SourceSentence[]): SourceSentence[] {
  const joined = new Set<number>()
  return sentences.flatMap((sentence, index) => {
    if (joined.has(index)) return []
    const next = sentences[index + 1]
    const isBroken =
      sentence.speaker !== undefined &&
      !endMark.test(sentence.text) &&
      next?.speaker !== undefined &&
      next.speaker !== sentence.speaker
    if (!isBroken) return [sentence]
    const after = sentences.slice(index + 1, index + 2 + maxBetween)
    const place = after.findIndex((other) => other.speaker === sentence.speaker)
    const rest = after[place]
    if (rest === undefined || !/^\p{Ll}/u.test(rest.text)) {
      // "Save your money" answers what can't be said.
      if (countWords(next.text) <= maxLostAnswer) joined.add(index + 1)
      return []
    }
    joined.add(index + 1 + place)
    return [{ ...sentence, text: `${sentence.text} ${rest.text}` }]
  })
}

/** Share of an asker's sentences that are questions, and of all words that an asker says at most. */
const asker = { minQuestions: 0.3, maxWords: 0.42 }
/** Who says much less than the other one asks fewer questions, and reacts more. */
const listener = { minQuestions: 0.1, maxWords: 0.32 }
/** A longer statement of an asker is worth keeping: "The town had no sunlight for half of the year." */
const minStatementWords = 14

/** What is asked about is said before the first answer: "Everybody has been told that running ruins your knees." */
const minPremiseWords = 8
const self = /\b(?:i|i'm|i'd|i've|my|me|we|our|us|welcome|everybody,|everyone,|guest|joined|today|you)\b/i

/** Drops what interviewers say besides their questions. */
export function withoutRemarks(sentences: readonly SourceSentence[]): SourceSentence[] {
  const askers = findAskers(sentences)
  if (askers.size === 0) return [...sentences]
  const firstAnswer = sentences.findIndex(({ speaker }) => speaker !== undefined && !askers.has(speaker))
  let startsBlock = false
  let lastRemark = -2
  return sentences.flatMap((sentence, index) => {
    startsBlock ||= sentence.startsBlock
    const isPremise =
      index < firstAnswer && countWords(sentence.text) >= minPremiseWords && !self.test(sentence.text)
    const isRemark =
      sentence.speaker !== undefined &&
      askers.has(sentence.speaker) &&
      !isPremise &&
      !isOpenQuestion(sentence.text) &&
      !isNeeded(sentence, sentences[index + 1]) &&
      (countWords(sentence.text) < minStatementWords ||
        /\b(?:i|i'm|i'd|i've|my|me|you|your)\b/i.test(sentence.text))
    const before = sentences[index - 1]
    const isEcho =
      before?.text.endsWith('?') === true &&
      before.speaker !== sentence.speaker &&
      isEchoOf(sentence.text, before.text)
    const isTail = before?.speaker === sentence.speaker && /^(?:which|who)\b(?!.*\?$)/i.test(sentence.text)
    if (isRemark || isEcho || (isTail && lastRemark === index - 1)) {
      lastRemark = index
      return []
    }
    const kept = { ...sentence, startsBlock }
    startsBlock = false
    return [kept]
  })
}

const maxShortAnswerWords = 2
const assent =
  /^(?:yes|no|yeah|yep|nope|exactly|right|sure|seriously|really|never|always|absolutely|correct)\b/i

/** "And the oven? Hot.": without its question, so short an answer says nothing. */
function isNeeded(question: SourceSentence, answer: SourceSentence | undefined): boolean {
  if (answer === undefined || answer.speaker === question.speaker) return false
  // "And somebody had to work out which days." – "Right, and that was a man called Doodson."
  if (!question.text.endsWith('?'))
    return takesUpStatement.test(answer.text) && countWords(question.text) >= 5 && !self.test(question.text)
  if (takesUp.test(answer.text)) return countWords(question.text) >= 4
  if (isEchoOf(answer.text, question.text)) return false
  return countWords(answer.text) <= maxShortAnswerWords && !assent.test(answer.text)
}

const takesUpStatement =
  /^(?:(?:right|yes|yeah|exactly|correct|and|so|well),? ){0,3}(?:and )?that (?:was|is|would be|turned out)\b/i

/** "So it was a factory problem?" – "That's what we thought." */
const takesUp = /^that(?:['’]s| is) what (?:i|we|everyone|everybody|most people|people)\b/i

/** "Wait, eleven people?" – "Eleven.": the answer says nothing new. */
function isEchoOf(answer: string, question: string): boolean {
  const asked = new Set(question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  const words = answer.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length > 0 && words.length <= maxShortAnswerWords && words.every((word) => asked.has(word))
}

/** "So you turn it?" repeats what was said; "What should never go in?" asks for something new. */
function isOpenQuestion(text: string): boolean {
  return (
    text.endsWith('?') &&
    /\b(?:what|how|why|when|where|who|which|if)\b|^(?:(?:so|and|but|okay|well)[,.]? ){0,2}(?:is|are|do|does|did|can|should|will) /i.test(
      text,
    )
  )
}

function findAskers(sentences: readonly SourceSentence[]): Set<string> {
  const speakers = new Map<string, { questions: number; sentences: number; words: number }>()
  let all = 0
  for (const { text, speaker } of sentences) {
    const words = countWords(text)
    all += words
    if (speaker === undefined) continue
    const counted = speakers.get(speaker) ?? { questions: 0, sentences: 0, words: 0 }
    counted.sentences++
    counted.words += words
    if (text.endsWith('?')) counted.questions++
    speakers.set(speaker, counted)
  }
  if (speakers.size < 2) return new Set()
  const isAsker = ([, counted]: [string, { questions: number; sentences: number; words: number }]): boolean =>
    counted.words < all * asker.maxWords &&
    (counted.questions >= counted.sentences * asker.minQuestions ||
      counted.words < all * 0.06 ||
      (counted.words < all * listener.maxWords &&
        counted.questions >= Math.max(1, counted.sentences * listener.minQuestions)))
  return new Set([...speakers].filter(isAsker).map(([name]) => name))
}
