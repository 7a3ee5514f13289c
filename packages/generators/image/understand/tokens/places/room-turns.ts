// Seats, windows and portraits: words for a room that are things in it, and the other way round.

import { thingOf } from '../../words/things/things.ts'
import type { Token } from '../../token.ts'
import { wordOf } from '../token-tools.ts'

/** The tokens with a toilet as a seat, the moon outside of a window, and a portrait that nobody sees as told. */
export function readRooms(read: readonly Token[]): readonly Token[] {
  const tokens = placeBehindSeat(nameStreets(read))
  const isAtWindow = tokens.some(
    (token) => token.kind === 'place' && /^(?:window|bedroom window)$/.test(wordOf(token)),
  )
  return tokens.flatMap((token, at): Token[] => {
    const word = wordOf(token)
    const before = tokens.slice(0, at).findLast(({ kind }) => kind !== 'silent')
    if (token.kind === 'place' && word === 'toilet' && wordOf(before) === 'on')
      return [{ kind: 'thing', thing: thingOf('toilet'), words: token.words }]
    // A village at Christmas has its lights.
    const isFeast = token.kind === 'place' && /^(?:at|on) christmas/.test(word)
    const isElsewhere = tokens.some((other) => other.kind === 'place' && other !== token)
    if (isFeast && isElsewhere) return [{ kind: 'air', air: 'string lights', words: token.words }]
    // Who leans out of a window is seen in it, from outside.
    const after = tokens.slice(at + 1).find(({ kind }) => kind !== 'silent')
    if (isLeaning(word) && isOutOfWindow(after)) return []
    if (isLeaning(wordOf(before)) && isOutOfWindow(token))
      return [
        { kind: 'relation', relation: 'inside', words: [wordOf(before), ...token.words.slice(0, 2)] },
        { kind: 'thing', thing: thingOf('window-frame'), words: token.words.slice(-1) },
      ]
    if (isAtWindow && token.kind === 'place' && word.endsWith('window'))
      return [{ ...token, place: 'window seat' }]
    if (isAtWindow && token.kind === 'thing' && token.thing.motif.endsWith('moon'))
      return [{ kind: 'air', air: 'moon', words: token.words }]
    const next = tokens.slice(at + 1).find(({ kind }) => kind !== 'silent')
    const isToMoon = isAtWindow && next?.kind === 'thing' && next.thing.motif.endsWith('moon')
    if (isToMoon && /^(?:looking|staring|gazing) /.test(word))
      return [{ kind: 'pose', pose: 'watching', words: token.words }]
    if (/^(?:painting|drawing) a portrait of$/.test(word))
      return [
        { ...token, words: token.words.slice(0, 1) },
        { kind: 'unknown', words: ['portrait'] },
      ]
    return [token]
  })
}

function isLeaning(word: string): boolean {
  return /^(?:leaning|leans|hanging)$/.test(word)
}

function isOutOfWindow(token: Token | undefined): boolean {
  return token?.kind === 'place' && /^out of .*window$/.test(wordOf(token))
}

/** "On an airport bench" is on a bench, in an airport. */
function placeBehindSeat(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token, index) => token.kind === 'place' && isFurniture(tokens[index + 1]))
  if (at < 0) return tokens
  return [...tokens.slice(0, at), tokens[at + 1]!, tokens[at]!, ...tokens.slice(at + 2)]
}

function isFurniture(token: Token | undefined): boolean {
  return (
    token?.kind === 'thing' &&
    /^(?:bench|chair|couch|couch-and-lamp|bed|table|stool)$/.test(token.thing.motif)
  )
}

/** Nobody stands on Miller Road because of its name. */
function nameStreets(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, index): Token => {
    const before = wordOf(tokens[index - 1])
    const isOfStreet = /^(?:road|street|avenue|lane|drive|boulevard|square|hill)$/.test(
      wordOf(tokens[index + 1]),
    )
    const isLed = /^(?:on|in|at|of|near|from|down|along|to)$/.test(before)
    const isAlone = tokens.length === 2 && index === 0
    const isName = token.kind === 'person' && isOfStreet && (isLed || isAlone)
    return isName ? { kind: 'silent', words: token.words } : token
  })
}
