import { countText } from './count-text.ts'
import type { TextRules } from './rules.ts'

/** Most posts that a thread may have, the first among them. */
const maxPosts = 25

/**
 * Splits a text into posts that each fit a platform: between paragraphs where possible, else between sentences, else
 * between words. What does not fit into 25 posts stays in the last one.
 */
export function splitThread(text: string, rules: TextRules): string[] {
  const posts: string[] = []
  let rest = text.trim()
  while (rest !== '' && posts.length < maxPosts - 1 && !doesFit(rest, rules)) {
    const end = findEnd(rest, rules)
    posts.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return rest === '' ? posts : [...posts, rest]
}

function doesFit(text: string, rules: TextRules): boolean {
  return countText(text, rules) <= rules.max
}

/** No platform counts a character as less than a quarter, so no post is longer than this. */
const longestShare = 4

/** Where the first post ends. */
function findEnd(text: string, rules: TextRules): number {
  const window = text.slice(0, rules.max * longestShare + 1)
  const longest = longestPrefix(window, rules)
  // A short first post followed by a long one reads badly, so a better place counts only in the second half.
  const earliest = Math.floor(longest / 2)
  for (const pattern of [/\n\s*\n/g, /[.!?…。！？]["”’)]*\s/g, /\n/g, /\s/g]) {
    const end = lastEnd(window, pattern, longest)
    if (end > (pattern.source === '\\s' ? 0 : earliest)) return end
  }
  return longest
}

/** The end of the last match that begins and ends inside the longest prefix. */
function lastEnd(text: string, pattern: RegExp, longest: number): number {
  let end = 0
  for (const match of text.slice(0, longest + 1).matchAll(pattern)) end = match.index + match[0].length
  return Math.min(end, longest + 1)
}

/** Length of the longest beginning that fits, never within a surrogate pair; at least one character. */
function longestPrefix(text: string, rules: TextRules): number {
  let low = 1
  let high = text.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (doesFit(text.slice(0, middle).trim(), rules)) low = middle
    else high = middle - 1
  }
  const code = text.charCodeAt(low - 1)
  return code >= 0xd800 && code <= 0xdbff ? Math.max(low - 1, 2) : low
}
