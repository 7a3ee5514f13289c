// A text that ends by asking its readers ("What's your best trick for hot nights?") has its own call to action.

import type { SourceSentence } from '../cleaning/source-sentence.ts'
import { countWords } from '../wording/sentences.ts'

const maxWords = 18
const minWords = 4
const lastPlaces = 2
const asksReaders =
  /^(?:(?:so|and|now|okay|but),? )?(?:what(?:['’]s| is| are| was| do| did| would| have)?|how (?:do|did|would|many|often|long)|which|who|where|when|got (?:a|an|any)|any|ever|anyone|do|did|have|would|could|can|are|is)\b.{0,90}\b(?:you|your|yours|you['’]ve|you['’]re)\b[^?]{0,80}\?$/i
const asksToKeep =
  /^(?:save|bookmark|pin|share|send) (?:this|it)\b.{0,100}[.!]$|^tag (?:a|an|the|your|one|someone|somebody)\b.{0,80}[.!]$/i
/** Somebody who is spoken to in the text is nobody of the audience. */
const minSentences = 6

/** Takes the question to the audience from the end of a text; null when it ends otherwise. */
export function takeAudienceQuestion(sentences: readonly SourceSentence[]): {
  readonly sentences: readonly SourceSentence[]
  readonly question: string | null
} {
  const none = { sentences, question: null }
  if (sentences.length < minSentences || sentences.some(({ speaker }) => speaker !== undefined)) return none
  const from = sentences.length - lastPlaces
  const at = sentences.findLastIndex(
    ({ text }, index) => index >= from && (asksReaders.test(text) || asksToKeep.test(text)),
  )
  if (at < 0) return none
  const { text } = sentences[at]!
  const words = countWords(text)
  // "Who do you call? Me." answers itself.
  const isOpen = sentences.slice(at + 1).every((other) => other.text.endsWith('?'))
  if (words < minWords || words > maxWords || !isOpen || isQuoted(text)) return none
  return {
    sentences: sentences.slice(0, at),
    question: text.replace(/^(?:so|and|now|okay|but),? (\p{L})/iu, (_, first: string) => first.toUpperCase()),
  }
}

function isQuoted(text: string): boolean {
  return /["“”]/.test(text)
}
