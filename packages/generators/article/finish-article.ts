// What search engines and readers see around an article.

import { plainText } from '@vivify/contract/article-markdown'
import { splitSentences } from '../script/wording/sentences.ts'

const maxSeoTitle = 60
const maxDescription = 155

/** The title for search engines, at most 60 characters, cut between words. */
export function writeSeoTitle(title: string): string {
  const whole = title.replace(/\s+/g, ' ').trim()
  if (whole.length <= maxSeoTitle) return whole
  const words = cutBetweenWords(whole, maxSeoTitle, '').split(' ')
  while (words.length > 1 && opensSomething.test(words.at(-1)!)) words.pop()
  return words.join(' ').replace(/[,:;–—-]$/, '')
}

/** A last word that something should follow. */
const opensSomething =
  /^(?:[,:;–—-]|(?:a|an|the|and|or|of|in|on|at|to|for|from|with|by|your|my|that|is|are)[,:;]?)$/i

/** The first sentences of a text that fit into 155 characters. */
export function writeDescription(markdown: string): string {
  let description = ''
  for (const sentence of splitSentences(plainText(markdown))) {
    const longer = description === '' ? sentence : `${description} ${sentence}`
    if (longer.length > maxDescription) break
    description = longer
  }
  const [first = ''] = splitSentences(plainText(markdown))
  return description === '' ? cutBetweenWords(first, maxDescription - 1, '…') : description
}

/** At most `max` characters, not counting the ending that replaces what was cut. */
export function cutBetweenWords(text: string, max: number, ending: string): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max + 1).lastIndexOf(' ')
  const kept = cut > max / 2 ? text.slice(0, cut) : Array.from(text.slice(0, max)).filter(isWhole).join('')
  return kept.replace(/[\s,;:–—-]$/, '') + ending
}

/** Half of a character outside the basic plane is none. */
function isWhole(character: string): boolean {
  return !/^[\ud800-\udfff]$/.test(character)
}
