// Who belongs together in a text: "a boy and his dog" share what is said after them, "a guard on each side" are two.

import type { Token } from '../token.ts'
import { isAlive, isHead, wordOf } from './token-tools.ts'

/** True when nothing but "and" joins a head to the one before it, and both are alive or both are not. */
function isJoined(tokens: readonly Token[], first: number, second: number): boolean {
  const between = tokens.slice(first + 1, second)
  return (
    isAlive(tokens[first]!) === isAlive(tokens[second]!) &&
    between.some(({ words }) => words[0] === 'and') &&
    between.every(
      ({ kind, words }) =>
        words[0] === 'and' ||
        kind === 'silent' ||
        kind === 'size' ||
        kind === 'color' ||
        kind === 'quality' ||
        kind === 'number',
    )
  )
}

/** The head that is joined to the one at `index`, or -1: of "a boy and a dog running", the dog for the boy. */
export function nextJoined(tokens: readonly Token[], index: number): number {
  const next = tokens.findIndex((token, at) => at > index && isHead(token))
  return next >= 0 && isJoined(tokens, index, next) ? next : -1
}

/** True when the head at `index` is joined to the one before it. */
export function isJoinedToPrevious(tokens: readonly Token[], index: number): boolean {
  const previous = tokens.findLastIndex((token, at) => at < index && isHead(token))
  return previous >= 0 && isJoined(tokens, previous, index)
}

/** The last head of those that are joined to the one at `index`; `index` itself where none is. */
export function lastJoined(tokens: readonly Token[], index: number): number {
  let last = index
  for (let next = nextJoined(tokens, last); next >= 0; next = nextJoined(tokens, last)) last = next
  return last
}

/** "A sleeping fox": what stands between an article and a head is said of that head. */
export function isParticiple(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  const next = tokens
    .slice(at + 1)
    .find(({ kind }) => kind !== 'quality' && kind !== 'color' && kind !== 'size')
  const isLed = before?.kind === 'number' || /^(?:an?|the|his|her|their|its)$/.test(before?.words[0] ?? '')
  return isLed && next !== undefined && isHead(next)
}

/** For each head, a number that it shares with those it is joined to. */
export function teamsOf(tokens: readonly Token[], heads: readonly Token[]): number[] {
  return heads.map((head) => lastJoined(tokens, tokens.indexOf(head)))
}

/** "With a guard on each side", "a crow on each arm": one head, two bodies. */
export function isOnBothSides(tokens: readonly Token[], index: number): boolean {
  return /^(?:on|at) (?:each|both|either)/.test(wordOf(tokens[index + 1]))
}

/** True when every one of the head before has one of the head at `index`: "with a candle on each", "each with a hat". */
export function isForEach(tokens: readonly Token[], previous: number, index: number): boolean {
  const after = wordOf(tokens[index + 1])
  const between = tokens.slice(previous + 1, index)
  return /^on (?:top of )?each(?: one)?$/.test(after) || between.some(({ words }) => words.includes('each'))
}
