// More of what people do every day: explaining bills, reaching for things, hanging upside down, sitting in exams.

import { describing, isIt, objectAfter, replace, silence } from './handling-words.ts'
import { thingOf } from '../../words/things/things.ts'
import type { Token } from '../../token.ts'
import { wordOf } from '../token-tools.ts'

/** The tokens with such deeds as one word says them. */
export function readEveryday(tokens: readonly Token[]): readonly Token[] {
  return [giveTo, reachFor, hangUpsideDown, duringExam, clockOnWall].reduce(
    (list, read) => read(list),
    tokens,
  )
}

const gives =
  /^(?:explain(?:s|ing)?|show(?:s|ing)?|present(?:s|ing)?|demonstrat(?:es|ing)|return(?:s|ing)?|pass(?:es|ing)?|hand(?:s|ing)?|giv(?:es|ing)|lend(?:s|ing)?|sell(?:s|ing)?|slid(?:es|ing))$/

/** "Explains a bill to a customer", "hands back a test to a student": it is in the hand that is held out. */
function giveTo(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ words }) => gives.test(words.join(' ')))
  if (at < 1 || !tokens.slice(0, at).some(({ kind }) => kind === 'person')) return tokens
  const back = wordOf(tokens[at + 1]) === 'back' ? at + 1 : -1
  const to = objectAfter(tokens, Math.max(at, back))
  const taker = tokens.findIndex((token, index) => index > to && token.kind === 'person')
  const between = tokens.slice(to + 1, taker)
  const isGiven =
    between.some(({ words }) => words[0] === 'to') &&
    between.every((token) => describing.has(token.kind) || token.words[0] === 'to' || token.kind === 'pose')
  const object = tokens[to]
  if (to < 0 || taker < 0 || object?.kind !== 'thing' || object.thing.meters > 0.8 || !isGiven) return tokens
  const changes = new Map<number, Token>()
  if (!isIt(tokens[at]!, /^holding$/))
    changes.set(at, { kind: 'pose', pose: 'holding', relation: 'holding', words: tokens[at]!.words })
  if (back > 0) changes.set(back, silence(tokens[back]!))
  return replace(tokens, changes)
}

/** What somebody reaches for is right over the hand. */
function reachFor(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) => token.kind === 'pose' && token.pose === 'reaching' && token.words[0]!.startsWith('reach'),
  )
  const deed = tokens[at]
  if (deed?.kind !== 'pose' || deed.relation !== undefined) return tokens
  const object = tokens[objectAfter(tokens, at)]
  return object?.kind === 'thing' && object.thing.meters < 1
    ? replace(tokens, new Map<number, Token>([[at, { ...deed, relation: 'facing' }]]))
    : tokens
}

/** Who hangs upside down has the head below. */
function hangUpsideDown(tokens: readonly Token[]): readonly Token[] {
  const down = tokens.findIndex(({ words }) => words.join(' ') === 'upside down')
  const hang = tokens.findLastIndex(
    (token, index) => index < down && /^(?:hang|hung|dangl)/.test(token.words[0]!),
  )
  if (hang < 0 || down - hang > 2 || !tokens.slice(0, hang).some(({ kind }) => kind === 'person'))
    return tokens
  const lead = tokens[down + 1]
  const isFrom =
    lead !== undefined && /^(?:from|off|on)$/.test(wordOf(lead)) && objectAfter(tokens, down + 1) > 0
  const pose = 'hanging upside down' as const
  const words = [...tokens[hang]!.words, ...tokens[down]!.words]
  return [
    ...tokens.slice(0, hang),
    { kind: 'pose', pose, words, deed: { pose }, ...(isFrom ? { relation: 'under' as const } : {}) },
    ...(isFrom ? [silence(lead)] : []),
    ...tokens.slice(down + (isFrom ? 2 : 1)),
  ]
}

const occasions: Readonly<Record<string, 'classroom' | 'office'>> = {
  exam: 'classroom',
  test: 'classroom',
  class: 'classroom',
  lecture: 'classroom',
  lesson: 'classroom',
  meeting: 'office',
  interview: 'office',
}

/** An exam or a meeting during which something is done is the room of it. */
function duringExam(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ words }) => words[0] === 'during')
  const to = tokens.findIndex(
    (token, index) =>
      index > at && index < at + 4 && Object.hasOwn(occasions, wordOf(token).split(' ').at(-1)!),
  )
  if (at < 0 || to < 0) return tokens
  const hasPlace = tokens.some(({ kind }, index) => kind === 'place' && index !== to)
  const place = occasions[wordOf(tokens[to]!).split(' ').at(-1)!]!
  return replace(
    tokens,
    new Map<number, Token>([
      [to, hasPlace ? silence(tokens[to]!) : { kind: 'place', place, words: tokens[to]!.words }],
    ]),
  )
}

/** A clock at which people look from afar is on the wall. */
function clockOnWall(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'pose' && token.pose === 'watching')
  const to = at < 0 ? -1 : objectAfter(tokens, at)
  const clock = tokens[to]
  if (clock?.kind !== 'thing' || wordOf(clock) !== 'clock') return tokens
  if (tokens.slice(at, to).some(({ kind }) => kind === 'size') || wordOf(tokens[to + 1]) === 'on')
    return tokens
  return replace(tokens, new Map<number, Token>([[to, { ...clock, thing: thingOf('wall-clock') }]]))
}
