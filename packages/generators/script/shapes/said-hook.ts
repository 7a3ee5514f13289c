// What somebody in a text says to another person is often its strongest line: "You don't have a spending problem. You have a
// calendar problem." It opens a script without the words that tell who said it.

import { capitalise } from '../wording/lead-ins.ts'
import { countWords } from '../wording/sentences.ts'
import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import { endSentence } from '../wording/tighten.ts'

export interface SaidLine {
  readonly text: string
  readonly sourceSentences: readonly number[]
  /** True for "You don't have X. You have Y." */
  readonly isReversed: boolean
}

const quoted = /["“]([^"“”]{12,160})["”]/u
/** "She said you don't have a spending problem": speech without marks has no quotation marks either. */
const told =
  /^(?:and |but |so )?(?:he|she|they|(?:my|his|her|the) \p{L}{2,14}) (?:said|says|told me|tells me) (?:that )?(?=(?:you|you['’]re|you['’]ve|don['’]t|never|stop|nobody|everybody|people|most) )/iu
/** Lines that need nobody else to be understood. */
const opens =
  /^(?:you(?:['’](?:re|ve|ll|d))?|your|don['’]t|never|stop|nobody|everybody|everyone|people|most|every) \p{L}/iu
const leans =
  /\b(?:i|i['’]\p{L}+|me|my|mine|we|us|our|he|she|him|her|his|they|them|their|it|its|it['’]s|that|this|these|those|there|here|one|ones|so|too|again|please|sir|ma['’]am|okay|sorry|thank|thanks)\b/iu
const denies = /n['’]t\b|\bnot\b|\bnever\b/i
const minWords = 5
const maxWords = 16

/** The line that a sentence quotes, where it stands for itself; null for others. */
export function saidLine(sentence: AnalysedSentence, next: AnalysedSentence | undefined): SaidLine | null {
  const inMarks = sentence.text.match(quoted)?.[1]
  const opening = inMarks === undefined ? sentence.text.match(told)?.[0] : undefined
  if (inMarks === undefined && opening === undefined) return null
  const said = inMarks ?? sentence.text.slice(opening!.length)
  // "You don't carry a piano," he said. "You ask it to come down."
  if (inMarks !== undefined && next !== undefined && /^["“]/.test(next.text)) return null
  const goesOn =
    inMarks === undefined && next !== undefined && isReversed(said, next.text) && !leans.test(next.text)
  const text = endSentence(capitalise(goesOn ? `${endSentence(said)} ${next.text}` : said).replace(/,$/, ''))
  const words = countWords(text)
  if (text.endsWith('?') || words < minWords || words > maxWords) return null
  if (!opens.test(text) || leans.test(text)) return null
  const [first, second] = text.split(/(?<=[.!]) /)
  return {
    text,
    sourceSentences: goesOn ? [sentence.index, next.index] : [sentence.index],
    isReversed: second !== undefined && isReversed(first!, second),
  }
}

function isReversed(first: string, second: string): boolean {
  const subject = (text: string): string => text.toLowerCase().split(/[ '’]/)[0]!
  return denies.test(first) && !denies.test(second) && subject(first) === subject(second)
}
