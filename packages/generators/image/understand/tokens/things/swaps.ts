// Things that have the place, the shape or the stuff of others: coins instead of sand, a key in the shape of a heart, money
// for leaves, a globe in a hand, a heart and a brain on scales.

import { readHand } from '../../../figures/close-hand.ts'
import {
  readBreast,
  readChess,
  readCovers,
  readHalves,
  readLiquids,
  readHead,
  readMarks,
  readMirror,
  readOverflow,
  readPanes,
  readPhoto,
  readScreens,
  readSingle,
  readSpilling,
  readStairs,
  readStuffed,
  readStateDeeds,
  readWrapping,
} from './alone.ts'
import { readIrises } from './irises.ts'
import { readSockets } from './sockets.ts'
import type { Token } from '../../token.ts'
import { thingOf, type Thing } from '../../words/things/things.ts'
import { hush, isThing, seen, wordOf, type ThingToken } from '../token-tools.ts'

/** Reads all of them, one kind after the other. */
export function readSwaps(tokens: readonly Token[]): readonly Token[] {
  return [
    readStateDeeds,
    readPhoto,
    readWrapping,
    readHead,
    readMarks,
    readBreast,
    readSingle,
    readHalves,
    readOverflow,
    readScreens,
    readSockets,
    readIrises,
    readStairs,
    readStuffed,
    readPanes,
    readSpilling,
    readLiquids,
    readCovers,
    readChess,
    readInstead,
    readShapes,
    readMirror,
    readScales,
    readPalm,
  ].reduce((read, rule) => rule(read), tokens)
}

/** "An hourglass with coins instead of sand": what is there instead is in it, and the other isn't. */
function readInstead(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, index) =>
      (wordOf(token) === 'instead' && wordOf(tokens[index + 1]) === 'of') ||
      (/^(?:for|as)$/.test(wordOf(token)) && /^leaves$/.test(wordOf(tokens[index + 1]))),
  )
  if (at < 0) return tokens
  const lead = tokens.slice(0, at).findLastIndex((token) => wordOf(token) === 'with')
  const holder = tokens.slice(0, lead < 0 ? at : lead).findLastIndex(isThing)
  const own = tokens[holder]
  const isMoneyTree = isThing(own) && own.thing.motif === 'money-tree'
  if (!isThing(own) || (lead < 0 && !isMoneyTree)) return tokens
  const named = tokens.findIndex(
    (token, index) => index > at && !/^(?:silent|color|size)$/.test(token.kind) && wordOf(token) !== 'of',
  )
  const gone = (index: number): boolean => index >= at && index <= named
  if (isMoneyTree) return tokens.map((token, index) => (gone(index) ? seen(token.words) : token))
  const filling = tokens.slice(lead, at).find(isThing)
  if (!filling) return tokens
  if (own.thing.motif.endsWith('tree')) {
    const isMoney = /banknote|money/.test(filling.thing.motif)
    if (!isMoney) return tokens
    return tokens.map((token, index): Token => {
      if (index === holder) return { ...own, thing: thingOf('money-tree') }
      return index >= lead && index <= named ? seen(token.words) : token
    })
  }
  if (!/hourglass|jar$|bottle|fishbowl|glass-of/.test(own.thing.motif)) return tokens
  return tokens.flatMap((token, index): Token[] => {
    if (index === lead) return [{ ...seen(['filled']), words: ['filled'] }, token]
    return gone(index) ? [index === at ? seen(token.words) : hush(token)] : [token]
  })
}

/** Drawings of things that have the shape of a heart. */
const ofHeart: Readonly<Record<string, string>> = {
  key: 'heart-key',
  'old-key': 'heart-key',
  locked: 'heart-lock',
  balloon: 'heart-balloon',
}

/** What takes any shape and is still seen as what it is, with its color. */
const shapely: Readonly<Record<string, string>> = {
  cloud: '#f4f8fc',
  cookie: '#c98a4a',
  stone: '#8d8f96',
  candy: '#e8557f',
  'chocolate-bar': '#6b3f24',
  pillow: '#f1ece0',
  puddle: '#6fb7e6',
  'green-leaf': '#4f9c45',
  bread: '#cf9550',
}

/** "A cloud in the shape of a heart", "a heart shaped key". */
function readShapes(tokens: readonly Token[]): readonly Token[] {
  const joint = tokens.findIndex((token) => /^(?:shape|form|shaped)$/.test(wordOf(token)))
  if (joint < 0) return tokens
  const before = tokens.slice(0, joint).findLastIndex(isThing)
  const after = tokens.findIndex((token, at) => at > joint && isThing(token))
  const isBefore =
    wordOf(tokens[joint]) === 'shaped' &&
    !/^(?:like|as)$/.test(wordOf(tokens[joint + 1])) &&
    before === joint - 1 &&
    after > 0
  const [form, whole] = isBefore ? [before, after] : [after, before]
  if (form < 0 || whole < 0) return tokens
  const like = tokens
    .slice(joint + 1, after)
    .map(wordOf)
    .join(' ')
  if (!isBefore && !/^(?:of|like|as)(?: an?| the)?$/.test(like)) return tokens
  const shaped = shapeOf((tokens[whole] as ThingToken).thing, (tokens[form] as ThingToken).thing)
  if (!shaped) return tokens
  const from = Math.min(form, whole)
  return tokens.flatMap((token, at): Token[] => {
    if (at === whole)
      return [
        ...(shaped.color ? [{ kind: 'color', color: shaped.color, words: [''] } as const] : []),
        { kind: 'thing', thing: shaped.thing, words: token.words, count: 1 },
      ]
    if (at === form) return [seen(token.words)]
    if (at > from && at < Math.max(form, whole)) return [at === joint ? seen(token.words) : hush(token)]
    return [token]
  })
}

function shapeOf(whole: Thing, form: Thing): { thing: Thing; color?: string } | undefined {
  if (form.motif === 'red-heart' && Object.hasOwn(ofHeart, whole.motif))
    return { thing: { ...whole, motif: ofHeart[whole.motif]! } }
  if (!Object.hasOwn(shapely, whole.motif)) return undefined
  return { thing: { ...whole, motif: form.motif }, color: shapely[whole.motif]! }
}

/** What lies on scales is named after them, as what they are filled with. */
function readScales(tokens: readonly Token[]): readonly Token[] {
  const named = tokens.map((token, at): Token =>
    wordOf(token) === 'balance' &&
    token.kind === 'unknown' &&
    /^(?:an?|the)$/.test(wordOf(tokens[at - 1])) &&
    /^(?:with|that|holding|between|weighing)$/.test(wordOf(tokens[at + 1]))
      ? { kind: 'thing', thing: thingOf('balance-scale'), words: token.words, count: 1 }
      : token,
  )
  const scale = named.findIndex((token) => isThing(token) && token.thing.motif === 'balance-scale')
  const loads = named.filter((token, at) => at !== scale && isThing(token))
  if (scale < 0 || loads.length === 0 || loads.length > 2 || named.some(({ kind }) => kind === 'person'))
    return tokens
  const joints = named.filter(({ kind, words }) => kind === 'relation' && words[0] !== 'and').map(wordOf)
  if (
    !joints.every((word) =>
      /^(?:with|on|between|versus|in|holding|balancing on|next to|beside|against|opposite)$/.test(word),
    ) ||
    joints.length === 0
  )
    return tokens
  const isLoad = (token: Token): boolean => loads.includes(token)
  const describing = named.filter(
    (token, at) => /^(?:color|size|quality)$/.test(token.kind) && isThing(named[at + 1]),
  )
  const rest = named.filter(
    (token, at) =>
      at !== scale &&
      !isLoad(token) &&
      !describing.includes(token) &&
      token.kind !== 'relation' &&
      token.kind !== 'number',
  )
  const load = (token: Token): Token[] => {
    const before = named[named.indexOf(token) - 1]
    return [...(before && describing.includes(before) ? [before] : []), token]
  }
  const own = named[scale - 1]
  return [
    ...(own && describing.includes(own) ? [own] : []),
    named[scale]!,
    { ...seen(['on']), words: ['filled'] },
    { kind: 'relation', relation: 'beside', words: ['with'] },
    ...loads.flatMap((token, at): Token[] => [
      ...(at > 0 ? [{ kind: 'relation', relation: 'beside', words: ['and'] } as const] : []),
      ...load(token),
    ]),
    ...rest,
  ]
}

/** "A globe in a hand" is held by it. */
function readPalm(tokens: readonly Token[]): readonly Token[] {
  const hand = tokens.findIndex((token) => isThing(token) && readHand(token.thing.motif) !== undefined)
  const lead = tokens
    .slice(0, Math.max(0, hand))
    .findLastIndex((token) => token.kind === 'relation' || wordOf(token) === 'to')
  const isStuck = /^(?:glued|stuck|attached|taped|handcuffed)$/.test(wordOf(tokens[lead - 1]))
  if (lead < 1 || !(isStuck || /^(?:in|inside|in the palm of|on)$/.test(wordOf(tokens[lead])))) return tokens
  const before = tokens
    .slice(0, lead)
    .map((token, at): Token => (isStuck && at === lead - 1 ? seen(token.words) : token))
  const isNext = tokens
    .slice(lead + 1, hand)
    .every(
      ({ kind, words }) => /^(?:silent|color|size|number|quality)$/.test(kind) || /^palm$/.test(words[0]!),
    )
  const isOnly =
    before.filter(isThing).length === 1 &&
    before.every(({ kind }) => kind !== 'person' && kind !== 'relation')
  if (!isNext || !isOnly) return tokens
  return [
    ...tokens.slice(lead + 1, hand + 1).filter(({ words }) => words[0] !== 'palm'),
    { kind: 'relation', relation: 'holding', words: tokens[lead]!.words },
    ...before,
    ...tokens.slice(hand + 1),
  ]
}
