// Text that is written in one case only.
//
// Captions of broadcasts are written in capitals throughout. Spoken words are the same, but on the screen they shout, and
// the tagger takes every word for a name.

import { withNames } from './proper-names.ts'
import type { SourceSentence } from './source-sentence.ts'

const minShare = 0.8

/** Writes a text of capitals in sentence case, with the names that are known. Other texts stay. */
export function withoutShouting(sentences: readonly SourceSentence[]): SourceSentence[] {
  const letters =
    sentences
      .map(({ text }) => text)
      .join('')
      .match(/\p{L}/gu) ?? []
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length
  if (letters.length < 40 || capitals < letters.length * minShare) return [...sentences]
  return withCapitals(sentences.map((sentence) => ({ ...sentence, text: sentence.text.toLowerCase() })))
}

/** Writes the names of a text without capitals. */
export function withCapitals(sentences: readonly SourceSentence[]): SourceSentence[] {
  const named = withNames(sentences.map(({ text }) => text))
  return sentences.map((sentence, index) => ({ ...sentence, text: named[index]! }))
}
