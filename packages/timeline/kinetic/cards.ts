// Kinetic typography shows a few words at a time as one composed card. This file decides which words share a card
// and which composition suits them; the compositions only draw.

import { isRightToLeft } from '@vivify/contract/fonts'
import type { Random } from '@vivify/contract/random'
import type { TimedWord } from '@vivify/contract/project'
import { breakIntoPages, endsSentence, isWeakEnding, type PageLimits } from '../captions/pages.ts'

export const compositionNames = [
  'stack',
  'spotlight',
  'counter',
  'strike',
  'ladder',
  'stickers',
  'tape',
  'split',
] as const
export type CompositionName = (typeof compositionNames)[number]

/** Words `first` to `last` (both included), on screen from `start` to `end` seconds of the scene. */
export interface KineticCard {
  first: number
  last: number
  start: number
  end: number
  composition: CompositionName
  /** Words on this card that carry the meaning, by index in the scene. */
  strong: number[]
  /** The one colored word; null marks none. */
  highlight: number | null
  /** Selects a variation of a composition; any unsigned integer. */
  variant: number
}

const cardLimits: PageLimits = {
  maxWords: 6,
  maxCharacters: 34,
  maxSeconds: 2.4,
  minWords: 2,
  minSeconds: 0.7,
  holdSeconds: 60,
}

const glueWords = new Set(
  "a an the of to in on at by for and or but nor so as if than that with from into onto over under up down out off is are was were be been being am it its i you he she we they me him them us my your his her our their this these those there here who what when where which how do does did has have had will would can could just about because while then also too each some any more most very it's that's there's here's what's you're you've you'll you'd we're they're i'm i've he's she's let's".split(
    ' ',
  ),
)
const negations = new Set(
  "not never no nobody nothing none don't doesn't didn't can't won't isn't aren't wasn't weren't stop without".split(
    ' ',
  ),
)

/** True for words that connect rather than carry meaning. */
export function isGlue(token: string): boolean {
  return glueWords.has(bare(token).replaceAll('’', "'"))
}

/**
 * Arranges a scene's words into cards. Cards cover the scene without gaps: each stays until the next begins, and the
 * last until the scene ends. Neighboring cards have different compositions unless the words force the same one. The
 * previous scene has no influence, so changing it leaves this one unchanged.
 */
export function arrangeCards(options: {
  words: readonly TimedWord[]
  emphasis: readonly number[]
  seconds: number
  isHook: boolean
  /** Only English negations are known. */
  isEnglish: boolean
  random: Random
}): KineticCard[] {
  const { words, seconds, random } = options
  const pages = breakIntoPages(words, cardLimits)
  const emphasis = new Set(options.emphasis)
  const isFromRight = isRightToLeft(words.map((word) => word.text).join(''))
  let previous: CompositionName | undefined
  return pages.map((page, index) => {
    const strong = strongWords(words, page.first, page.last, emphasis)
    const composition = chooseComposition({
      words,
      first: page.first,
      last: page.last,
      strong,
      isHookCard: options.isHook && index === 0,
      isEnglish: options.isEnglish,
      isFromRight,
      previous,
      random,
    })
    previous = composition
    return {
      first: page.first,
      last: page.last,
      start: index === 0 ? 0 : page.start,
      end: pages[index + 1]?.start ?? seconds,
      composition,
      strong,
      highlight: highlightOf(words, strong, emphasis),
      variant: random.integer(0, 0xffff),
    }
  })
}

/** Index of the first word with a number that can be counted up to, or null. */
export function countedWord(words: readonly TimedWord[], first: number, last: number): number | null {
  for (let index = first; index <= last; index++) {
    if (/^[$€£#]?\d+(?:,\d+)*(?:\.\d+)?(?:%|x|k|m|bn?)?[.,!?;:]*$/i.test(words[index]!.text)) return index
  }
  return null
}

/** True for a negation. */
export function isNegation(token: string): boolean {
  return negations.has(
    token
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/[^a-z']/g, ''),
  )
}

function chooseComposition(options: {
  words: readonly TimedWord[]
  first: number
  last: number
  strong: readonly number[]
  isHookCard: boolean
  isEnglish: boolean
  isFromRight: boolean
  previous: CompositionName | undefined
  random: Random
}): CompositionName {
  const { words, first, last, strong, previous, random } = options
  // The other compositions place words from left to right.
  if (options.isFromRight) return 'stack'
  const wordCount = last - first + 1
  const counted = countedWord(words, first, last)
  if (counted !== null && previous !== 'counter' && countsVisibly(words[counted]!.text)) return 'counter'
  const negation = options.isEnglish
    ? words.slice(first, last).findIndex((word) => isNegation(word.text))
    : -1
  if (negation >= 0 && previous !== 'strike' && wordCount >= 3) return 'strike'
  const candidates: CompositionName[] = []
  if (wordCount >= 3) candidates.push('stack', 'stack')
  if (wordCount <= 3 || strong.length <= 1) candidates.push('spotlight')
  if (wordCount >= 3 && !options.isHookCard) candidates.push('ladder')
  if (strong.length >= 2 && strong.length <= 4) candidates.push('stickers')
  if (wordCount <= 4 && wordCount >= 2) candidates.push('tape')
  if (wordCount >= 3 && wordCount <= 6) candidates.push('split')
  const fresh = candidates.filter((candidate) => candidate !== previous)
  return fresh.length > 0 ? random.pick(fresh) : 'stack'
}

function countsVisibly(token: string): boolean {
  const value = Number(token.replace(/[^\d.]/g, '').replace(/\.$/, ''))
  return value >= 3 && !/^(?:1[5-9]|20)\d\d$/.test(token.replace(/(?<![.,!?;:])[.,!?;:]+$/, ''))
}

function strongWords(
  words: readonly TimedWord[],
  first: number,
  last: number,
  emphasis: ReadonlySet<number>,
): number[] {
  const strong: number[] = []
  for (let index = first; index <= last; index++) {
    const token = words[index]!.text
    if (emphasis.has(index) || (!isGlue(token) && bare(token).length > 0)) strong.push(index)
  }
  return strong.length > 0 ? strong : [last]
}

/** The stressed word, or else the longest strong word at the end of the thought. */
function highlightOf(
  words: readonly TimedWord[],
  strong: readonly number[],
  emphasis: ReadonlySet<number>,
): number | null {
  const stressed = strong.filter((index) => emphasis.has(index))
  if (stressed.length > 0) return stressed.at(-1)!
  const scored = strong.map((index) => {
    const token = words[index]!.text
    const weight = bare(token).length + (endsSentence(token) ? 2 : 0) - (isWeakEnding(token) ? 10 : 0)
    return { index, weight }
  })
  scored.sort((a, b) => b.weight - a.weight || b.index - a.index)
  return scored[0] && scored[0].weight >= 5 ? scored[0].index : null
}

function bare(token: string): string {
  return token.toLowerCase().replace(/[^\p{L}\p{N}%$€£'’]/gu, '')
}
