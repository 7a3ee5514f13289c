// What every text of a kit has to keep to, whoever wrote it.

/** Product Hunt forbids asking for votes, and so does this kit. */
const voteWords =
  /\bup[- ]?vot|\bvot(?:e|es|ed|ing)\b|\bproduct of the (?:day|week|month)\b|(?:^|\s)#\s?1\b|\bnumber one\b|\bleaderboard|\bshow (?:us|me) (?:some|your) (?:love|support)\b|\bsupport (?:us|me|our launch|my launch|the launch)\b/iu

/** True for a text that asks for votes or for a rank, openly or in the usual other words. */
export function asksForVotes(text: string): boolean {
  return voteWords.test(text)
}

/** Numbers of a text that the facts don't contain. Digits of addresses don't count. */
export function findUngivenNumbers(text: string, given: string, allowed: readonly string[] = []): string[] {
  const known = new Set([...numbersOf(given), ...allowed])
  return numbersOf(text).filter((number) => !known.has(number))
}

function numbersOf(text: string): string[] {
  const words = text.replace(/https?:\/\/\S+/gu, ' ')
  return [...words.matchAll(/\p{N}+(?:[.,]\p{N}+)*/gu)].map(([number]) => number)
}

/** Words that stand twice in a row, such as “the the”. */
export function findDoubledWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’']+|[^\s]/gu) ?? []
  return words.filter(
    (word, at) => /\p{L}/u.test(word) && word === words[at + 1] && !['had', 'that'].includes(word),
  )
}

/** “a open” and “an useful”, by the same rule that writes articles. */
export function findWrongArticles(text: string, articleFor: (word: string) => 'a' | 'an'): string[] {
  return [...text.matchAll(/(?<![\p{L}’'-])(an?) ([\p{L}\p{N}][\p{L}\p{N}-]*)/giu)].flatMap(
    ([whole, article, word]) => (article!.toLowerCase() === articleFor(word!) ? [] : [whole]),
  )
}

/** Something in quotation marks that the facts don't contain reads like a testimonial. */
export function findUngivenQuotes(text: string, given: string): string[] {
  return [...text.matchAll(/[“"]([^“”"]{12,300})[”"]/gu)].flatMap(([, quote]) =>
    given.includes(quote!) ? [] : [quote!],
  )
}
