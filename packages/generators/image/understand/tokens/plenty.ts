// A lot of something: a "tower of pancakes" is no tower, and a chest "full of gold" holds coins.

import type { Token } from '../token.ts'
import { isFurnishedWith } from './places/shown-places.ts'
import { plenty } from '../words/things/tale-words.ts'
import { isAnimal, thingOf } from '../words/things/things.ts'
import { seen, wordOf } from './token-tools.ts'

const between: ReadonlySet<string> = new Set(['silent', 'quality', 'color', 'size'])

/** Reads heaps and fillings by what they are of. */
export function readPlenty(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, index): Token[] => {
    // Nobody juggles two.
    const before = tokens.slice(0, index).findLast(({ kind }) => kind !== 'silent' && kind !== 'color')
    const isJuggled = before?.kind === 'pose' && before.pose === 'juggling'
    if (isJuggled && token.kind === 'thing' && token.count === 2) return [{ ...token, count: 4 }]
    const glasses = drinksOf(tokens, index)
    if (glasses > 1 && token.kind === 'thing') return [{ ...token, count: glasses }]
    const kept = keptBy(tokens, index)
    if (kept)
      return [
        { kind: 'thing', thing: thingOf(kept), count: kept === 'test-tube' ? 1 : 4, words: token.words },
      ]
    if (isHerd(tokens, index)) return [{ kind: 'number', count: 5, words: token.words }]
    if (isHeap(tokens, index)) return [{ kind: 'number', count: 6, words: token.words }]
    const full = fullnessOf(tokens, index)
    if (full === 'in front') return [{ kind: 'number', count: 6, words: token.words }]
    if (full === 'anyway' || isFloor(tokens, index)) return [seen(token.words)]
    const filling = fillingOf(tokens, index)
    return (
      filling?.map((motif): Token => ({ kind: 'thing', thing: thingOf(motif), words: token.words })) ?? [
        token,
      ]
    )
  })
}

const drinks = /glass|beverage|mug|cup$|cup-with|tropical-drink|tumbler|flute/

/** How many glasses those have together who drink: one each. */
function drinksOf(tokens: readonly Token[], index: number): number {
  const token = tokens[index]!
  if (token.kind !== 'thing' || token.count !== undefined || !drinks.test(token.thing.motif)) return 0
  const lead = tokens.slice(0, index).findLast(({ kind }) => !/^(?:silent|color|size|quality)$/.test(kind))
  if (!/^(?:drinking|drinks|sipping|sips|having|enjoying)$/.test(wordOf(lead))) return 0
  return tokens.slice(0, index).reduce((sum, each, at) => {
    if (each.kind !== 'person') return sum
    const number = tokens.slice(0, at).findLast(({ kind }) => kind === 'number' || kind === 'person')
    return sum + (number?.kind === 'number' ? Math.min(4, number.count) : each.roles.length)
  }, 0)
}

/** What somebody has a flock of, when nothing says of what. */
function keptBy(tokens: readonly Token[], index: number): string | undefined {
  const head = tokens.slice(0, index).findLast((token) => token.kind === 'person' || token.kind === 'thing')
  const isLiquid = /^(?:liquid|chemicals?|fluid)$/.test(tokens[index]!.words.join(' '))
  // Whoever has a liquid has it in a glass.
  if (isLiquid && tokens[index]!.kind === 'unknown' && head?.kind === 'person') return 'test-tube'
  const { kind, words } = tokens[index]!
  const group = words.join(' ')
  if (kind !== 'unknown' && kind !== 'number' && kind !== 'quality') return undefined
  if (!/^(?:flock|herd|cattle)$/.test(group) || tokens[index + 1]?.words.join(' ') === 'of') return undefined
  const keeper =
    tokens
      .slice(0, index)
      .findLast((token) => token.kind === 'person')
      ?.words.join(' ') ?? ''
  if (group === 'flock' && /shepherd/.test(keeper)) return 'ewe'
  return /cowboy|farmer|rancher|herder|herdsman/.test(keeper)
    ? group === 'flock'
      ? 'ewe'
      : 'cow'
    : undefined
}

/** The school of "a school of fish", the pride of "a pride of lions". */
function isHerd(tokens: readonly Token[], index: number): boolean {
  if (
    !/^(?:school|pod|colony|pride|litter|gaggle|army|cloud|parade|shoal|brood)$/.test(
      tokens[index]!.words.join(' '),
    )
  )
    return false
  if (tokens[index + 1]?.words.join(' ') !== 'of') return false
  const next = tokens.slice(index + 2).find(({ kind }) => !between.has(kind))
  return next?.kind === 'thing' && isAnimal(next.thing.motif)
}

/** The tower of "a tower of pancakes", the mountain of "a mountain of shoes". */
function isHeap(tokens: readonly Token[], index: number): boolean {
  if (!/^(?:towers?|mountains?|wall|mound|pyramid)$/.test(tokens[index]!.words.join(' '))) return false
  if (tokens[index + 1]?.words.join(' ') !== 'of') return false
  const next = tokens.slice(index + 2).find(({ kind }) => !between.has(kind))
  const largest = tokens[index]!.words[0] === 'wall' ? 1.5 : 1
  return next?.kind === 'thing' && next.thing.meters < largest
}

/** How a greenhouse is full of cacti: they are drawn in front; a library is drawn full of books anyway. */
function fullnessOf(tokens: readonly Token[], index: number): 'in front' | 'anyway' | undefined {
  const [full, of, ...after] = tokens.slice(index)
  const place = tokens[index - 1]
  if (full!.words.join(' ') !== 'full' || place?.kind !== 'place' || of?.words.join(' ') !== 'of')
    return undefined
  const filling = after.find(({ kind }) => !between.has(kind))
  if (filling?.kind !== 'thing') return undefined
  return isFurnishedWith(place.place, filling.thing) ? 'anyway' : 'in front'
}

/** True for the cacti of "a greenhouse full of green cacti". */
export function isAfterFull(tokens: readonly Token[], index: number): boolean {
  const of = tokens
    .slice(0, index)
    .findLastIndex(({ kind, words }) => words[0] === 'of' || !between.has(kind))
  const full = tokens[of - 1]
  return tokens[of]?.words[0] === 'of' && full?.kind === 'number' && full.words[0] === 'full'
}

/** The floor of "a bathroom floor". */
function isFloor(tokens: readonly Token[], index: number): boolean {
  return /^(?:floor|ground)$/.test(tokens[index]!.words.join(' ')) && tokens[index - 1]?.kind === 'place'
}

function fillingOf(tokens: readonly Token[], index: number): readonly string[] | undefined {
  const { kind, words } = tokens[index]!
  const word = words.join(' ')
  if (kind === 'person' || !Object.hasOwn(plenty, word)) return undefined
  const lead = tokens
    .slice(Math.max(0, index - 4), index)
    .filter(
      ({ kind, words: [own] }) => !/^(?:color|size|quality)$/.test(kind) || /^(?:full|filled)$/.test(own!),
    )
    .flatMap((token) => token.words)
    .join(' ')
  const isServed = /(?:bowl|basket|plate|crate|box|cart|tray|bag|jar) of$/.test(lead)
  const isFull =
    isServed ||
    /(?:full of|filled with|loaded with|overflowing with|stuffed with|packed with|covered of)$/.test(lead)
  // "Full of gold coins" goes on.
  const isLast = kind === 'thing' || tokens[index + 1]?.kind !== 'thing'
  return isFull && isLast ? plenty[word] : undefined
}

/** How many of a kind are arranged, by the word that says how many. */
export function heapOf({ words }: Token): 'pile' | 'stack' | 'wall' | undefined {
  if (words[0] === 'wall') return 'wall'
  if (/^(?:stacks?|towers?)$/.test(words[0]!)) return 'stack'
  return /^(?:piles?|heaps?|mountains?|mound)$/.test(words[0]!) ? 'pile' : undefined
}
