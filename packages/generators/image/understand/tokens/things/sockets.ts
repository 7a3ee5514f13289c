// What fills the eyes of a skull: "a skull with flowers growing out of its eyes".

import type { Token } from '../../token.ts'
import { hush, isThing, seen, wordOf } from '../token-tools.ts'

const leads =
  /^(?:in|inside|for|as|from|out of|coming out of|growing|growing in|growing from|growing out of|growing through|sprouting from|blooming in|blooming from|emerging from|instead of)$/
const eyes = /^(?:eyes|eye sockets|sockets|eye holes)$/

/** The tokens with a skull that has things where its eyes are. */
export function readSockets(tokens: readonly Token[]): readonly Token[] {
  const skull = tokens.findIndex((token) => isThing(token) && token.thing.motif === 'skull')
  const end = tokens.findIndex(
    (token, at) => at > skull && (eyes.test(wordOf(token)) || isSocket(tokens, at)),
  )
  if (skull < 0 || end < 0) return tokens
  const filling = tokens.findIndex((token, at) => at > skull && at < end && isThing(token))
  const own = tokens[filling]
  const between = tokens.slice(filling + 1, end)
  const isLed =
    between.some((token) => leads.test(wordOf(token))) &&
    between.every((token) => token.kind === 'silent' || leads.test(wordOf(token)))
  if (!isThing(own) || own.thing.meters > 1.2 || !isLed) return tokens
  const [with_] = tokens.slice(skull + 1, filling).filter((token) => wordOf(token) === 'with')
  if (!with_) return tokens
  return tokens.map((token, at): Token => {
    if (token === with_) return { kind: 'relation', relation: 'marked with', words: [''] }
    if (at === filling) return { ...own, count: 2 }
    if (at > filling && at <= end)
      return at === end || /^grow|^sprout|^bloom/.test(wordOf(token)) ? seen(token.words) : hush(token)
    // "Eye" of "eye sockets".
    return at === end + 1 && isSocket(tokens, end) ? seen(token.words) : token
  })
}

/** The eye of "eye sockets", where the words are two. */
function isSocket(tokens: readonly Token[], at: number): boolean {
  return /^eyes?$/.test(wordOf(tokens[at])) && /^(?:sockets?|holes?)$/.test(wordOf(tokens[at + 1]))
}
