// In an interview one person asks and another one answers. What the asker says besides questions is courtesy and
// reaction, which a short has no time for.

import { countWords } from '../wording/sentences.ts'
import {
  agrees,
  asFact,
  isAssent,
  isDisbelief,
  isPartOf,
  isShortReply,
  judgeExchange,
  leaningQuestion,
} from './short-replies.ts'
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
/** Who says so little only reacts. */
const smallShare = 0.06
/** A longer statement of an asker is worth keeping: "The town had no sunlight for half of the year." */
const minStatementWords = 14

/** What is asked about is said before the first answer: "Everybody has been told that running ruins your knees." */
const minPremiseWords = 8
const self = /\b(?:i|i'm|i'd|i've|my|me|we|our|us|welcome|everybody,|everyone,|guest|joined|today|you)\b/i

/** "Maybe you can start by telling me what people get wrong?": the answer needs no such invitation. */
const asksToBegin =
  /\b(?:start|begin|kick (?:this|it|us|things) off)\b.{0,20}\b(?:telling|sharing|explaining|describing|walking)\b/i

/** Drops what interviewers say besides their questions, and short replies to it. */
export function withoutRemarks(sentences: readonly SourceSentence[]): SourceSentence[] {
  const roles = findRoles(sentences)
  if (roles.size === 0) return withoutAssent(sentences)
  const remarks = findRemarks(sentences, roles)
  const facts = settleReplies(sentences, remarks)
  let startsBlock = false
  const told = sentences.flatMap((sentence, index) => {
    startsBlock ||= sentence.startsBlock
    if (remarks.has(index)) return []
    // "More than half in the first five years" answers what isn't told.
    const isLeft = remarks.has(index - 1) && sentences[index - 1]?.speaker !== sentence.speaker
    if (
      isLeft &&
      comparesOnly.test(sentence.text) &&
      !/\b(?:is|was|are|were|have|has|had|did|do|\p{L}{2,}ed)\b/iu.test(sentence.text)
    )
      return []
    // "It is gross. But it's free.": without the first, nothing is contrasted.
    const before = sentences[index - 1]
    const isBehindReply = remarks.has(index - 1) && before?.speaker === sentence.speaker
    if (isBehindReply && /^but (?!here)\p{L}/iu.test(sentence.text)) {
      const plain = sentence.text.slice('but '.length)
      facts.set(index, { text: plain.charAt(0).toUpperCase() + plain.slice(1) })
    }
    const kept = { ...sentence, ...facts.get(index), startsBlock }
    startsBlock = false
    return [kept]
  })
  return withoutAssent(told)
}

/** "Exactly." says nothing, except as an answer. */
function withoutAssent(sentences: readonly SourceSentence[]): SourceSentence[] {
  let isDoubted = false
  return sentences.filter(({ text, speaker }, index) => {
    const before = sentences[index - 1]
    const isReaction = before?.speaker !== undefined && speaker !== undefined && before.speaker !== speaker
    // "You're kidding." – "I'm not."
    const wasDoubted = isDoubted
    isDoubted = isReaction && isDisbelief(text)
    if (isDoubted || (wasDoubted && isReaction && isDisbelief(before.text, text))) return false
    const isAnswer = before !== undefined && before.speaker !== speaker && !agrees(text)
    return !isAssent(text) || before?.text.endsWith('?') === true || isAnswer
  })
}

/** The places of sentences that only react. */
function findRemarks(sentences: readonly SourceSentence[], roles: ReadonlyMap<string, Role>): Set<number> {
  const remarks = new Set<number>()
  const isAsker = (speaker: string | undefined): boolean => speaker !== undefined && roles.has(speaker)
  const firstAnswer = sentences.findIndex(({ speaker }) => speaker !== undefined && !isAsker(speaker))
  let isAnswering = false
  sentences.forEach((sentence, index) => {
    const [before, next] = [sentences[index - 1], sentences[index + 1]]
    const { text, speaker } = sentence
    if (before?.speaker !== speaker) {
      const answers = before?.text.endsWith('?') === true && isOpenQuestion(before.text)
      isAnswering = roles.get(speaker ?? '') === 'listener' && answers
    }
    const isPremise =
      (index < firstAnswer && countWords(text) >= minPremiseWords && !self.test(text)) ||
      presentsQuestion(sentence, next)
    const objects = roles.get(speaker ?? '') === 'listener' && /^but \S+ \S+ \S+/i.test(text)
    const isRemark =
      isAsker(speaker) &&
      !isPremise &&
      !isAnswering &&
      !objects &&
      (!isOpenQuestion(text) || asksToBegin.test(text)) &&
      !isNeeded(sentence, next) &&
      !(before !== undefined && !remarks.has(index - 1) && presentsQuestion(before, sentence)) &&
      (countWords(text) < minStatementWords || /\b(?:i|i'm|i'd|i've|my|me|you|your)\b/i.test(text))
    const isEcho =
      before?.text.endsWith('?') === true &&
      before.speaker !== speaker &&
      !/^(?:yes|no)\b/i.test(text) &&
      isEchoOf(text, before.text)
    const isTail = before?.speaker === speaker && /^(?:which|who)\b(?!.*\?$)/i.test(text)
    const isReaction = isAsker(speaker) && before?.speaker !== speaker && repeatsQuestion(text, before?.text)
    if (isRemark || isEcho || isReaction || (isTail && remarks.has(index - 1))) remarks.add(index)
  })
  return remarks
}

/** "Chemical drain cleaner. Yes or no?", "Everybody plants wildflowers. Is that a good idea?" */
function presentsQuestion({ text, speaker }: SourceSentence, next: SourceSentence | undefined): boolean {
  if (next?.speaker !== speaker || text.endsWith('?')) return false
  // "You've said that you can hear a marriage in a piano. What do you mean?"
  if (quotesGuest.test(text) && leaningQuestion.test(next?.text ?? '')) return true
  // "You taste tap water for a living. How does somebody end up doing that?"
  if (
    /^you \p{L}+ /iu.test(text) &&
    /\b(?:do|doing|be|become|becoming) (?:that|this|one)\?$/i.test(next?.text ?? '')
  )
    return true
  return leaningQuestion.test(next?.text ?? '') && !self.test(text) && !/\bwow\b/i.test(text)
}

const quotesGuest =
  /^(?:(?:so|and|but),? )?you(?:['’]ve| have)? (?:once |often |always |also |even )?(?:said|say|written|wrote|write|told|call|called|claim|claimed|described)\b/i
const maxRepeatedWords = 3

/** "A third?", behind "a third of my business". */
function repeatsQuestion(text: string, before: string | undefined): boolean {
  if (before === undefined || !text.endsWith('?') || countWords(text) > maxRepeatedWords) return false
  return isPartOf(text.replace(/^(?:wait|what|really|so),? /i, ''), before)
}

/** Removes what answers a remark in two words, or tells both: what is told as a fact, by its place. */
function settleReplies(
  sentences: readonly SourceSentence[],
  remarks: Set<number>,
): Map<number, Partial<SourceSentence>> {
  const facts = new Map<number, Partial<SourceSentence>>()
  let fact = ''
  sentences.forEach((sentence, index) => {
    const before = sentences[index - 1]
    if (before === undefined || sentence.speaker === undefined) return
    const isReply = before.speaker !== sentence.speaker
    const goesOn = !isReply && remarks.has(index - 1)
    if (fact !== '' && sentence.speaker === facts.get(index - 2)?.speaker && isPartOf(sentence.text, fact)) {
      remarks.add(index)
      return
    }
    if (!isReply) {
      if (goesOn && isShortReply(sentence.text) && countWords(sentence.text) <= 2) remarks.add(index)
      return
    }
    fact = ''
    if (!remarks.has(index - 1) || !isShortReply(sentence.text)) return
    const around = [sentences[index - 2], sentences[index - 3], sentences[index + 1]]
    const exchange = judgeExchange(before.text, sentence.text, around)
    if (exchange !== 'drop') remarks.delete(index - 1)
    // "And she was okay?" – "She was okay.": the answer says it all.
    const isWhole = exchange === 'drop' && saysAll(sentence.text, before.text)
    if (exchange !== 'keep' && !isWhole) remarks.add(index)
    if (exchange !== 'fact') return
    fact = asFact(before.text)
    facts.set(index - 1, { text: fact, speaker: sentence.speaker })
  })
  return facts
}

function saysAll(answer: string, question: string): boolean {
  const isClause = /^(?:he|she|they|it) (?:is|was|were|are|did|had|got|came|made) \p{L}{2,}/iu.test(answer)
  return isClause && question.endsWith('?') && isPartOf(answer, question)
}

const comparesOnly =
  /^(?:more|less|fewer|closer to|at least|almost|nearly|only|over|about) (?:than )?(?:half|a|an|one|two|three|\d|all|most|the)\b[^,]{0,50}[.!]$/i
const maxShortAnswerWords = 2
const assent =
  /^(?:yes|no|yeah|yep|nope|exactly|right|sure|seriously|really|never|always|absolutely|correct)\b/i

/** "And the oven? Hot.": without its question, so short an answer says nothing. */
function isNeeded(question: SourceSentence, answer: SourceSentence | undefined): boolean {
  if (answer === undefined || answer.speaker === question.speaker) return false
  // "And somebody had to work out which days." – "Right, and that was a man called Doodson."
  if (!question.text.endsWith('?'))
    return (
      (takesUpStatement.test(answer.text) || takesUp.test(answer.text)) &&
      countWords(question.text) >= 5 &&
      !self.test(question.text)
    )
  if (takesUp.test(answer.text)) return countWords(question.text) >= 4
  if (isEchoOf(answer.text, question.text)) return false
  if (
    /^(?:they|it|he|she) (?!(?:is|was|did|does|do|are|were)[.!])/i.test(answer.text) &&
    namesSubject.test(question.text)
  )
    return true
  // "They're not glass anymore, are they?" – "No, mostly acrylic."
  if (answersWith.test(answer.text)) return countWords(question.text) >= 4
  return countWords(answer.text) <= maxShortAnswerWords && !assent.test(answer.text)
}

/** "So wages went up?" – "They doubled.": who "they" are, only the question says. */
const namesSubject =
  /^(?:(?:so|and|but|then),? ){0,2}(?:the |their |his |her )?(?!(?:you|it|they|he|she|we|i|that|this|there|nobody|everybody|people|what|how|really|wait)\b)\p{L}{3,} (?:went|rose|fell|got|came|stayed|grew|became|stopped|started|changed|worked)\b[^?]*\?$/iu

const takesUpStatement =
  /^(?:(?:right|yes|yeah|exactly|correct|and|so|well),? ){0,3}(?:and )?that (?:was|is|would be|turned out)\b/i

/** "No, mostly acrylic.": an answer of so few words that only the question says of what. */
const answersWith =
  /^(?:no|nope|yes|yeah),? (?:but )?(?!(?:i|you|he|she|it|we|they|that|this|there|exactly|right|absolutely|totally|sure|really|definitely|of course)\b)\p{L}[^.!?,]{3,30}[.!]$/iu

/** "So it was a factory problem?" – "That's what we thought." */
const takesUp =
  /^that(?:['’]s| is) (?:what (?:i|we|everyone|everybody|most people|people)\b|(?:the|an?) (?:\p{L}+ )?(?:myth|misconception|mistake|lie|problem|trick|secret|legend|rumor)\b)/iu

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
    /\b(?:what|how|why|when|where|who|which)\b|^(?:(?:so|and|but|okay|well)[,.]? ){0,2}(?:if|is|are|was|were|do|does|did|can|could|should|would|will|has|have) /i.test(
      text,
    )
  )
}

interface Counted {
  questions: number
  sentences: number
  words: number
}

/** Who only asks, and who asks and answers. */
type Role = 'asker' | 'listener'

function findRoles(sentences: readonly SourceSentence[]): Map<string, Role> {
  const speakers = new Map<string, Counted>()
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
  if (speakers.size < 2) return new Map()
  const roleOf = (counted: Counted): Role | null => {
    if (counted.words >= all * asker.maxWords) return null
    const asks = counted.questions >= counted.sentences * asker.minQuestions
    if (asks || counted.words < all * smallShare) return 'asker'
    // On a panel, a guest may ask something too.
    const listens =
      speakers.size === 2 &&
      counted.words < all * listener.maxWords &&
      counted.questions >= Math.max(1, counted.sentences * listener.minQuestions)
    return listens ? 'listener' : null
  }
  return new Map(
    [...speakers].flatMap(([name, counted]) => {
      const role = roleOf(counted)
      return role === null ? [] : [[name, role] as const]
    }),
  )
}
