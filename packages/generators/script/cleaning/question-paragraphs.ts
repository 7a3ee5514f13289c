// Magazines print interviews without the names of the speakers: each question is a paragraph of its own.

import { countWords, splitSentences } from '../wording/sentences.ts'

export interface SpokenBlock {
  text: string
  readonly speaker: string | null
}

const maxQuestionWords = 26
const minQuestions = 3
const self = /\b(?:i|i['’]m|i['’]ve|i['’]d|my|me|we|our|us)\b/i
const listener = /\b(?:you|your|you['’]re|you['’]ve)\b/i
const minSelfShare = 0.5
const minAddressedSelf = 0.3
const minListenerShare = 0.3
/** "We met her on a ladder." */
const meeting =
  /^(?:we|i) (?:met|spoke|talked|sat down|caught up|chatted)\b.{0,80}[.!]$|^(?:here (?:is|are)|this is) (?:what|how|our|the) .{0,60}(?:said|told|conversation|interview)\b.{0,30}$/i

/** Names the speakers of printed interviews; other blocks stay as they are. */
export function nameSpeakers<Block extends SpokenBlock>(blocks: readonly Block[]): Block[] {
  if (blocks.some(({ speaker }) => speaker !== null)) return [...blocks]
  const isQuestion = (block: Block | undefined): boolean =>
    block !== undefined && block.text.endsWith('?') && countWords(block.text) <= maxQuestionWords
  const first = blocks.findIndex((block, index) => isQuestion(block) && isAnswer(blocks[index + 1]))
  if (first < 0) return [...blocks]
  const asked = blocks.slice(first).filter(isQuestion)
  const answers = blocks.slice(first).filter((block) => !isQuestion(block))
  const heard = asked.filter(({ text }) => listener.test(text)).length
  const own = answers.filter(({ text }) => self.test(text)).length
  // Where nearly everything is asked of "you", answers need not say "I".
  const isAddressed = asked.length > minQuestions && heard >= asked.length * 0.5
  const isInterview =
    asked.length >= minQuestions &&
    own >= answers.length * (isAddressed ? minAddressedSelf : minSelfShare) &&
    heard >= asked.length * minListenerShare
  if (!isInterview) return [...blocks]
  return blocks.flatMap((block, index) => {
    if (index >= first) return [{ ...block, speaker: isQuestion(block) ? 'Q' : 'A' }]
    if (index < first - 1) return [block]
    const sentences = splitSentences(block.text)
    if (!meeting.test(sentences.at(-1) ?? '')) return [block]
    return sentences.length > 1 ? [{ ...block, text: sentences.slice(0, -1).join(' ') }] : []
  })
}

function isAnswer(block: SpokenBlock | undefined): boolean {
  return block !== undefined && !block.text.endsWith('?')
}
