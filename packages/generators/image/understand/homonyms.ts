// Words that are a thing after an article and something else otherwise: "an empty can" and "can fly", "an orange" and "an
// orange cat".

import { thingOf, type Thing } from './things.ts'

const articles = /^(?:a|an|the|one|his|her|my|this|that|half|every|another)$/
const emptied = /^(?:empty|old|rusty|crushed|cold|open|opened|dented|single|red|blue|green|silver|fresh|ripe|peeled|juicy|giant|big|small|lonely|moldy|rotten)$/
const afterwards = /^(?:on|in|under|beside|behind|next|and|with|near|at|inside|floating|falling|rolling|lying|being|of|,)$/

/** The thing that a word names at its place in a text. */
export function readHomonym(words: readonly string[], at: number): Thing | undefined {
  const word = words[at]!
  if (word !== 'can' && word !== 'orange') return undefined
  const next = words[at + 1]
  if (next !== undefined && !afterwards.test(next)) return undefined
  // "Orange and white".
  if (word === 'orange' && next === 'and' && !/^(?:a|an|the)$/.test(words[at + 2] ?? '')) return undefined
  let back = at - 1
  while (back >= 0 && emptied.test(words[back]!)) back--
  if (!articles.test(words[back] ?? '')) return undefined
  return thingOf(word === 'can' ? 'soda-can' : 'orange-fruit')
}
