// Whoever answers a question for others says so first: "Not me but my parents. They moved into a street …".

import type { SourceSentence } from './source-sentence.ts'

const notMe = /^(?:this is )?not (?:me|mine|my story),? but (my \p{L}+(?: \p{L}+)?)\b[^.!?]{0,40}[.!]$/iu

/** The sentences with those others in the place of "they" or "he". */
export function withPostSubject(sentences: readonly SourceSentence[]): SourceSentence[] {
  const at = sentences.findIndex(({ text }, index) => index < maxPlace && notMe.test(text))
  const who = sentences[at]?.text.match(notMe)?.[1]
  const next = sentences[at + 1]
  if (who === undefined || next === undefined || !/^(?:they|he|she) \p{L}/iu.test(next.text))
    return [...sentences]
  const named = `${who.charAt(0).toUpperCase()}${who.slice(1)}`
  return sentences.flatMap((sentence, index) => {
    if (index === at) return []
    if (index !== at + 1) return [sentence]
    return [{ ...sentence, startsBlock: true, text: sentence.text.replace(/^(?:they|he|she)(?= )/i, named) }]
  })
}

const maxPlace = 4
