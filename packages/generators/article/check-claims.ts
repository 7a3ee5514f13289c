// Finds what a written text claims and no source says: numbers, and names.

import { plainText } from '@vivify/contract/article-markdown'
import { splitSentences } from '../script/wording/sentences.ts'

export interface UnsupportedClaim {
  /** The sentence. */
  readonly text: string
  /** The numbers and names that no source has. */
  readonly words: readonly string[]
}

const number = /\p{N}+(?:[.,:]\p{N}+)*/gu
// A capital letter after a word, so not the first word of the sentence.
const name = /(?<=[\p{L}\p{N},;:)”’"'] )\p{Lu}[\p{L}\p{N}'’.-]*/gu

/** `known` are the sources' statements, and other texts whose names may be used, such as the title. */
export function findUnsupported(markdown: string, known: readonly string[]): UnsupportedClaim[] {
  const numbers = new Set<string>()
  const words = new Set<string>()
  for (const text of known) {
    for (const [found] of text.matchAll(number)) numbers.add(sameNumber(found))
    for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) words.add(word)
  }
  const isKnownName = (found: string): boolean =>
    found
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .every((part) => part === '' || part === 's' || words.has(part) || words.has(part.replace(/s$/, '')))
  return markdown
    .split(/\n{2,}/)
    .filter((block) => !/^\s*#/.test(block))
    .flatMap((block) => splitSentences(plainText(block)))
    .flatMap((text) => {
      const wrongNumbers = [...text.matchAll(number)]
        .map(([found]) => found)
        .filter((found) => !numbers.has(sameNumber(found)))
      const wrongNames = [...text.matchAll(name)]
        .map(([found]) => found.replace(/(?<![.'’-])[.'’-]+$/, ''))
        .filter((found) => found !== 'I' && !/^I['’]/.test(found) && !isKnownName(found))
      const wrong = [...new Set([...wrongNumbers, ...wrongNames])]
      return wrong.length === 0 ? [] : [{ text, words: wrong }]
    })
}

function sameNumber(found: string): string {
  return found.replace(/[,:](?=\p{N}{3}(?!\p{N}))/gu, '').replace(/^0+(?=\p{N})/u, '')
}
