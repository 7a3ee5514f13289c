// Hashtags from a text's own words, without a language model: names first, then the words that it is about.

import { findHashtags } from './count-text.ts'
import { isTopicWord, keyOfWord, splitWords } from './topic-words.ts'

const maxTags = 5

/** At most five tags with their `#`, most fitting first; none that the text has already. */
export function suggestHashtags(text: string): string[] {
  const taken = new Set(findHashtags(text).map((tag) => tag.toLowerCase()))
  const scores = new Map<string, { tag: string; score: number }>()
  const add = (key: string, tag: string, score: number): void => {
    const known = scores.get(key)
    scores.set(key, { tag: known?.tag ?? tag, score: (known?.score ?? 0) + score })
  }
  splitWords(text).forEach(({ word, index: at, plain }, index) => {
    if (!isTopicWord(word)) return
    const startsSentence = index === 0 || endsSentence(plain, at)
    const isName = /^\p{Lu}/u.test(word) && !startsSentence
    add(
      keyOfWord(word),
      toTag(word),
      (isName ? 3 : 1) + (index < 12 ? 0.5 : 0) + Math.min(1, word.length / 16),
    )
  })
  return [...scores.values()]
    .sort((one, other) => other.score - one.score)
    .map(({ tag }) => tag)
    .filter((tag) => !taken.has(tag.toLowerCase()))
    .slice(0, maxTags)
}

/** True when the text before a position ends a sentence or a line. */
function endsSentence(text: string, end: number): boolean {
  let at = end - 1
  for (; at >= 0 && /\s/u.test(text[at]!); at--) if (text[at] === '\n') return true
  return at < 0 || '.!?…:'.includes(text[at]!)
}

function toTag(word: string): string {
  const parts = word.split('-').filter(Boolean)
  return `#${parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')}`
}
