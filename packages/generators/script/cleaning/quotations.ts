import { countWords } from '../wording/sentences.ts'

const maxQuotationWords = 40

/**
 * Joins the sentences of a quotation, "He said: “I don't know. Who do I ask?”": none of them is said without the others.
 * Long quotations stay apart.
 */
export function joinQuotations(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (let index = 0; index < sentences.length; index++) {
    const end = endOfQuotation(sentences, index)
    joined.push(sentences.slice(index, end + 1).join(' '))
    index = end
  }
  return joined
}

/** For each sentence: whether a quotation that began before it is still open, and whether one is open behind it. */
export function openQuotations(
  sentences: readonly string[],
): { readonly isInside: boolean; readonly isOpen: boolean }[] {
  let isOpen = false
  const places = sentences.map((text) => {
    const isInside = isOpen
    const straight = text.split('"').length - 1
    const curly = text.split('“').length - text.split('”').length
    if (straight % 2 === 1) isOpen = !isOpen
    else if (curly !== 0) isOpen = curly > 0
    return { isInside, isOpen }
  })
  // A mark that nothing closes says nothing.
  return isOpen ? sentences.map(() => ({ isInside: false, isOpen: false })) : places
}

/** The place of the sentence that closes what this one opens; its own place where nothing stays open. */
function endOfQuotation(sentences: readonly string[], start: number): number {
  let words = 0
  let isOpen = false
  for (let index = start; index < sentences.length && words <= maxQuotationWords; index++) {
    const text = sentences[index]!
    words += countWords(text)
    const straight = text.split('"').length - 1
    const curly = text.split('“').length - text.split('”').length
    if (straight % 2 === 1) isOpen = !isOpen
    else if (curly !== 0) isOpen = curly > 0
    if (!isOpen) return words <= maxQuotationWords ? index : start
  }
  return start
}
