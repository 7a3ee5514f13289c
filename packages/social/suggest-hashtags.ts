// Hashtags from a text's own words, without a language model: names first, then the words that it is about.

import { findHashtags } from './count-text.ts'

const maxTags = 5
const maxWordCharacters = 24

/** Words that nobody searches for. */
const common = new Set(
  `about above after again against all also always among another any anyone anything are around away back been before
  being below better between both call came can cannot come could day days did does doing done don down each else enough
  even ever every everyone everything few find first for found from gets give goes going good got great had has have
  having her here hers him his how into isn its itself just keep kind know last least less let life like little long look
  lot made make makes many may maybe might more most much must need never new next nobody none not nothing now off often
  once one only other our out over own part people perhaps place put quite rather really right said same say see seem
  should show since small some someone something soon still such sure take tell than that the their them then there these
  they thing things think this those though three through time times today together told too took try turn two under until
  upon use used using very want was way ways week well went were what when where which while who whole why will with
  without word words would yes yet year years you your yours`.split(/\s+/),
)

/** At most five tags with their `#`, most fitting first; none that the text has already. */
export function suggestHashtags(text: string): string[] {
  const taken = new Set(findHashtags(text).map((tag) => tag.toLowerCase()))
  const plain = text.replace(/https?:\/\/\S+/g, ' ').replace(/[#@][\p{L}\p{N}_]+/gu, ' ')
  const scores = new Map<string, { tag: string; score: number }>()
  const add = (key: string, tag: string, score: number): void => {
    const known = scores.get(key)
    scores.set(key, { tag: known?.tag ?? tag, score: (known?.score ?? 0) + score })
  }
  const words = [...plain.matchAll(/[\p{L}\p{N}’'-]+/gu)]
  words.forEach((match, index) => {
    const word = match[0].replace(/[’'](?:s|t|re|ve|ll|d|m)?$/u, '')
    const key = word.toLowerCase()
    if (!isTopic(word)) return
    const startsSentence = index === 0 || endsSentence(plain, match.index)
    const isName = /^\p{Lu}/u.test(word) && !startsSentence
    add(singular(key), toTag(word), (isName ? 3 : 1) + (index < 12 ? 0.5 : 0) + Math.min(1, word.length / 16))
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

function isTopic(word: string): boolean {
  if (!/^\p{L}[\p{L}\p{N}-]*$/u.test(word) || word.length > maxWordCharacters) return false
  const isSpaced = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)
  if (!isSpaced || word.length < 4 || common.has(word.toLowerCase())) return false
  // Adverbs and most verb forms make poor tags.
  return !/(?:ly|n’t|n't)$/iu.test(word)
}

function singular(word: string): string {
  return word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

function toTag(word: string): string {
  const parts = word.split('-').filter(Boolean)
  return `#${parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')}`
}
