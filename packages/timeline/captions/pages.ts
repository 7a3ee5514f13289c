// Finds caption pages by dynamic programming. It weighs all breaks of a scene together, so a page does not end on
// "the", and earlier pages do not leave a last word alone as a greedy fill would.

import type { TimedWord } from '@vivify/contract/project'

/** Words `first` to `last` (both included) shown from `start` to `end`, in seconds from the scene's start. */
export interface CaptionPage {
  first: number
  last: number
  start: number
  end: number
}

export interface PageLimits {
  maxWords: number
  maxCharacters: number
  maxSeconds: number
  /** Pages with fewer words than this are penalized as orphans. */
  minWords: number
  /** Shorter pages are penalized because nobody can read them. */
  minSeconds: number
  /** A page stays on screen through a silence up to this long. */
  holdSeconds: number
}

/** Two to four words per page, as measured in professional shorts. */
export const captionLimits: PageLimits = {
  maxWords: 4,
  maxCharacters: 20,
  maxSeconds: 1.6,
  minWords: 2,
  minSeconds: 0.5,
  holdSeconds: 0.3,
}

const sentenceEnd = /[.!?…]["'”’)\]]*$/
const clauseEnd = /[,;:—–]["'”’)\]]*$/
const abbreviation = /^(?:dr|mr|mrs|ms|st|vs|e\.g|i\.e|etc|no|approx|prof|jr|sr|u\.s|u\.k|a\.m|p\.m)\.$/i
const weakEnding = new Set(
  'a an the of to in on at by for and or but nor so as if than that with from into is are was were be my your his her its our their this these those not no very'.split(
    ' ',
  ),
)
const pauseSeconds = 0.3

/** True when a sentence ends with this token: `Dr.`, `e.g.` and `U.S.` do not count. */
export function endsSentence(token: string): boolean {
  return sentenceEnd.test(token) && !abbreviation.test(token.replace(/^["'“‘(]+/, ''))
}

/** True when a clause ends with this token. */
export function endsClause(token: string): boolean {
  return clauseEnd.test(token)
}

/** True for words that lean on the next one, such as articles and prepositions. */
export function isWeakEnding(token: string): boolean {
  return weakEnding.has(token.toLowerCase().replace(/[^a-z']/g, ''))
}

/**
 * Breaks the words of one scene into pages. Every word is on exactly one page, in order. A token is never split, so a
 * single token longer than `maxCharacters` is a page of its own. Silent tokens stay with the word before.
 */
export function breakIntoPages(
  words: readonly TimedWord[],
  limits: PageLimits = captionLimits,
): CaptionPage[] {
  const count = words.length
  if (count === 0) return []
  const weighed = words.map(weighWord)
  const best = new Array<number>(count + 1).fill(Number.POSITIVE_INFINITY)
  const previous = new Array<number>(count + 1).fill(0)
  best[0] = 0
  for (let end = 1; end <= count; end++) {
    for (let start = end - 1; start >= 0; start--) {
      const cost = pageCost(weighed, start, end - 1, limits)
      if (cost === Number.POSITIVE_INFINITY) break
      const total = best[start]! + cost
      if (total < best[end]!) {
        best[end] = total
        previous[end] = start
      }
    }
  }
  const breaks: [number, number][] = []
  for (let end = count; end > 0; end = previous[end]!) breaks.push([previous[end]!, end - 1])
  breaks.reverse()
  return breaks.map(([first, last], index) => ({
    first,
    last,
    start: words[first]!.start,
    end: pageEnd(words, last, breaks[index + 1]?.[0], limits),
  }))
}

/** The text of a page, as displayed. */
export function pageText(words: readonly TimedWord[], page: Pick<CaptionPage, 'first' | 'last'>): string {
  return words
    .slice(page.first, page.last + 1)
    .map((word) => word.text)
    .join(' ')
}

function pageEnd(
  words: readonly TimedWord[],
  last: number,
  next: number | undefined,
  limits: PageLimits,
): number {
  const end = words[last]!.end
  if (next === undefined) return end + limits.holdSeconds
  const nextStart = words[next]!.start
  return nextStart - end < limits.holdSeconds ? nextStart : end + limits.holdSeconds / 2
}

/**
 * Properties of a word that argue for or against a break after it. Each word is read once, then weighed for every page
 * that may contain it.
 */
interface WeighedWord extends Omit<TimedWord, 'text'> {
  length: number
  endsSentence: boolean
  endsClause: boolean
  isWeakEnding: boolean
  /** True for "85% of" or "20 minutes", where a number belongs with the next word. */
  isNumberBoundUnit: boolean
  /** Silence before the next word. */
  gapSeconds: number
}

function weighWord({ text, start, end }: TimedWord, index: number, words: readonly TimedWord[]): WeighedWord {
  const next = words[index + 1]
  return {
    start,
    end,
    length: text.length,
    endsSentence: endsSentence(text),
    endsClause: endsClause(text),
    isWeakEnding: isWeakEnding(text),
    isNumberBoundUnit: next !== undefined && isNumberWithUnit(text, next.text),
    gapSeconds: (next?.start ?? end) - end,
  }
}

function pageCost(words: readonly WeighedWord[], first: number, last: number, limits: PageLimits): number {
  const wordCount = last - first + 1
  const ending = words[last]!
  const seconds = ending.end - words[first]!.start
  if (wordCount > 1 && (wordCount > limits.maxWords || seconds > limits.maxSeconds)) {
    return Number.POSITIVE_INFINITY
  }
  let characters = wordCount - 1
  for (let index = first; index <= last; index++) characters += words[index]!.length
  if (wordCount > 1 && characters > limits.maxCharacters) return Number.POSITIVE_INFINITY

  let cost = 1
  for (let index = first; index < last; index++) cost += innerBreakCost(words[index]!)
  const isLastPage = last === words.length - 1
  if (wordCount < limits.minWords && !ending.endsSentence) cost += 6
  if (wordCount < limits.minWords && ending.endsSentence) cost += first === 0 ? 1 : 3.5
  if (seconds < limits.minSeconds) cost += 4 * (1 - seconds / limits.minSeconds) + 1
  if (!isLastPage && ending.isWeakEnding) cost += 5
  if (!isLastPage && ending.endsClause) cost -= 0.6
  if (!isLastPage && ending.isNumberBoundUnit) cost += 5
  cost += 0.25 * Math.abs(wordCount - 3)
  return cost
}

/** Cost of keeping a word and the next one on one page. */
function innerBreakCost(word: WeighedWord): number {
  if (word.endsSentence) return 14
  if (word.gapSeconds > pauseSeconds) return 9
  return word.endsClause ? 3 : 0
}

function isNumberWithUnit(text: string, next: string): boolean {
  if (isWeakEnding(next)) return false
  return /\d[%.,]*$/.test(text) && /^[a-z]/i.test(next)
}
