// In an interview one person asks and another one answers. What the asker says besides questions is courtesy and
// reaction, which a short has no time for.

import { countWords } from './sentences.ts'
import type { SourceSentence } from './source-sentence.ts'

/** Share of an asker's sentences that are questions, and of all words that an asker says at most. */
const asker = { minQuestions: 0.3, maxWords: 0.42 }
/** A longer statement of an asker is worth keeping: "The town had no sunlight for half of the year." */
const minStatementWords = 14

/** Drops what interviewers say besides their questions. */
export function withoutRemarks(sentences: readonly SourceSentence[]): SourceSentence[] {
  const askers = findAskers(sentences)
  if (askers.size === 0) return [...sentences]
  let startsBlock = false
  return sentences.flatMap((sentence, index) => {
    startsBlock ||= sentence.startsBlock
    const isRemark =
      sentence.speaker !== undefined &&
      askers.has(sentence.speaker) &&
      !isOpenQuestion(sentence.text) &&
      !isNeeded(sentence, sentences[index + 1]) &&
      (countWords(sentence.text) < minStatementWords ||
        /\b(?:i|i'm|i'd|i've|my|me|you|your)\b/i.test(sentence.text))
    if (isRemark) return []
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
  if (!question.text.endsWith('?') || answer === undefined || answer.speaker === question.speaker)
    return false
  return countWords(answer.text) <= maxShortAnswerWords && !assent.test(answer.text)
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
    (counted.questions >= counted.sentences * asker.minQuestions || counted.words < all * 0.06)
  return new Set([...speakers].filter(isAsker).map(([name]) => name))
}
