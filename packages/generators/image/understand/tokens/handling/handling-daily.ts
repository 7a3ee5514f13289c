// What people do with their things at home and at work: pinning notes on a board, dropping coins into a jar.

import type { PoseName } from '../../../figures/poses.ts'
import { describing, replace, silence } from './handling-words.ts'
import { thingNamed, thingOf } from '../../words/things/things.ts'
import type { Token } from '../../token.ts'
import { wordOf } from '../token-tools.ts'

/** The tokens with such deeds as one word says them. */
export function readDaily(tokens: readonly Token[]): readonly Token[] {
  return [whileDoing, slamDoor, leaveBehind, holdAcross, pinUp, dropIn].reduce(
    (list, read) => read(list),
    tokens,
  )
}

/** "Feeds her baby while talking on the phone": whoever is named first does both. */
function whileDoing(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind, words }) => kind === 'silent' && words[0] === 'while')
  const deed = tokens[at + 1]
  if (at < 0 || deed?.kind !== 'pose' || !deed.words[0]!.endsWith('ing')) return tokens
  const doer = tokens.findIndex(({ kind }) => kind === 'person')
  const isBetween = tokens.slice(doer + 1, at).some(({ kind }) => kind === 'person')
  if (doer < 0 || doer > at || !isBetween) return tokens
  const end = tokens.findIndex(
    (token, index) => index > at + 1 && !describing.has(token.kind) && token.kind !== 'thing',
  )
  const clause = tokens.slice(at, end < 0 ? tokens.length : end)
  const rest = end < 0 ? [] : tokens.slice(end)
  return [...tokens.slice(0, doer + 1), ...clause, ...tokens.slice(doer + 1, at), ...rest]
}

/** On whom a door is slammed is behind it. */
function slamDoor(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ words }) =>
    /^(?:slam(?:s|ming)?|shut(?:s|ting)?|clos(?:es|ing))$/.test(words[0]!),
  )
  const door =
    at < 0
      ? -1
      : tokens.findIndex(
          (token, index) => index > at && token.kind === 'thing' && token.thing.motif.endsWith('door'),
        )
  const lead = door < 0 ? undefined : tokens[door + 1]
  if (lead?.kind !== 'relation' || !/^(?:on|behind|in)$/.test(wordOf(lead))) return tokens
  const other = tokens.findIndex((token, index) => index > door + 1 && token.kind === 'person')
  if (other < 0 || other > door + 4) return tokens
  return replace(tokens, new Map<number, Token>([[door + 1, silence(lead)]]))
}

/** What somebody walks away from is behind them, and they come to the viewer; who is left looks after them. */
function leaveBehind(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'pose' && token.pose === 'walking away')
  if (at < 1 || wordOf(tokens[at + 1]) !== 'from') return tokens
  const target = tokens.find((token, index) => index > at + 1 && !describing.has(token.kind))
  if (target?.kind !== 'thing' && target?.kind !== 'person') return tokens
  const words = [...tokens[at]!.words, 'from']
  const isThing = target.kind === 'thing' && target.thing.meters > 1
  const pose = isThing ? ('walking to the viewer' as const) : ('walking' as const)
  const relation = isThing ? ('in front of' as const) : ('fleeing' as const)
  return [
    ...tokens.slice(0, at),
    { kind: 'pose', pose, relation, words, deed: { pose, relation } },
    ...tokens.slice(at + 2),
  ]
}

/** A couple that holds hands across a table sits at both its sides. */
function holdAcross(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'pose' && token.pose === 'hand in hand')
  const lead = at < 0 ? -1 : at + 1
  if (lead < 0 || !/^(?:across|over|at|on)$/.test(wordOf(tokens[lead]))) return tokens
  const to = tokens.findIndex((token, index) => index > lead && index < lead + 5 && token.kind === 'thing')
  const table = tokens[to]
  if (table?.kind !== 'thing' || table.thing.motif !== 'table') return tokens
  return replace(
    tokens,
    new Map<number, Token>([
      [
        at,
        {
          kind: 'pose',
          pose: 'hands over a table',
          words: tokens[at]!.words,
          deed: { pose: 'hands over a table' },
        },
      ],
      [lead, { kind: 'relation', relation: 'around', words: tokens[lead]!.words }],
      [to, { ...table, thing: { ...table.thing, motif: 'small-table', meters: 0.76 } }],
    ]),
  )
}

const pins =
  /^(?:pin(?:s|ning)?|hang(?:s|ing)?|stick(?:s|ing)?|tap(?:e|es|ing)|attach(?:es|ing)?|nail(?:s|ing)?|glu(?:e|es|ing)|post(?:s|ing)?|put(?:s|ting)?|mount(?:s|ing)?|plac(?:e|es|ing))(?: up)?$/
const drops =
  /^(?:put(?:s|ting)?|drop(?:s|ping)?|insert(?:s|ing)?|slid(?:e|es|ing)|slip(?:s|ping)?|toss(?:es|ing)?|throw(?:s|ing)?|stuff(?:s|ing)?|plac(?:e|es|ing)|feed(?:s|ing)?|load(?:s|ing)?|pack(?:s|ing)?|hid(?:es|ing)|stash(?:es|ing)?)$/

const boards =
  /^(?:corkboard|whiteboard|blackboard|refrigerator|door|open-door|locker|fence|billboard|mirror|lamp-post|deciduous-tree|brick)$/

/** Verb, thing, preposition and what follows it, each by its place. */
interface Placing {
  readonly at: number
  readonly to: number
  readonly lead: number
  readonly end: number
}

/** "Pins a photo on a board": the places of its words. */
function placingOf(tokens: readonly Token[], verbs: RegExp, leads: RegExp): Placing | undefined {
  const at = tokens.findIndex(({ words }) => verbs.test(words.join(' ')))
  if (at < 1 || !tokens.slice(0, at).some(({ kind }) => kind === 'person')) return undefined
  const lead = tokens.findIndex(
    (token, index) => index > at + 1 && index < at + 8 && leads.test(wordOf(token)),
  )
  if (lead < 0) return undefined
  const to = tokens.findLastIndex((token, index) => index > at && index < lead && isObject(token))
  const end = tokens.findIndex(
    (token, index) => index > lead && (!describing.has(token.kind) || wordOf(token) === 'board'),
  )
  const isPlain = tokens
    .slice(at + 1, lead)
    .every((token, index) => index + at + 1 === to || describing.has(token.kind) || token.kind === 'silent')
  return to < 0 || end < 0 || end > lead + 4 || !isPlain ? undefined : { at, to, lead, end }
}

function isObject(token: Token): boolean {
  return token.kind === 'thing' || (token.kind === 'unknown' && /^(?:photos?|pictures?)$/.test(wordOf(token)))
}

function held(token: Token): Token | undefined {
  if (token.kind === 'unknown') return { kind: 'thing', thing: thingOf('photograph'), words: token.words }
  return token.kind === 'thing' && token.thing.meters < 1.3 ? token : undefined
}

function act(pose: PoseName, { words }: Token): Token {
  return { kind: 'pose', pose, relation: 'holding', words, deed: { pose, relation: 'holding' } }
}

/** A board of which nothing else is said is of cork. */
function boardOf(token: Token): Token {
  const isBoard = token.kind === 'unknown' && wordOf(token) === 'board'
  return isBoard ? { kind: 'thing', thing: thingOf('corkboard'), words: token.words } : token
}

/** What is pinned up is in the hand, and the board is behind it; the wall is the one of the room. */
function pinUp(tokens: readonly Token[]): readonly Token[] {
  const found = placingOf(tokens, pins, /^(?:on|to|onto|against|up on)$/)
  if (!found) return tokens
  const { at, to, lead } = found
  const object = held(tokens[to]!)
  // "On the classroom door".
  const inner = tokens[found.end + 1]
  const isInner =
    tokens[found.end]!.kind === 'place' && inner?.kind === 'thing' && boards.test(inner.thing.motif)
  const end = isInner && !/^walls?$/.test(wordOf(inner)) ? found.end + 1 : found.end
  const target = boardOf(tokens[end]!)
  const isRoomWall = target.kind === 'place' && wordOf(target).endsWith('wall')
  const wallAfter = target.kind === 'place' && /^walls?$/.test(wordOf(tokens[end + 1])) ? end + 1 : -1
  const isWall = target.kind === 'thing' && /^walls?$/.test(wordOf(target))
  const isBoard = target.kind === 'thing' && boards.test(target.thing.motif)
  if (!object || !(isWall || isBoard || isRoomWall || wallAfter > 0)) return tokens
  const changes = new Map<number, Token>([
    [at, act('pinning up', tokens[at]!)],
    [to, object.kind === 'thing' ? { ...object, thing: { ...object.thing, bearing: 'held' } } : object],
  ])
  if (isBoard && !isWall) {
    changes.set(lead, { kind: 'relation', relation: 'facing', words: tokens[lead]!.words })
    changes.set(end, target)
    return replace(tokens, changes)
  }
  changes.set(lead, silence(tokens[lead]!))
  if (wallAfter > 0) changes.set(wallAfter, silence(tokens[wallAfter]!))
  const hasPlace = tokens.some(({ kind }) => kind === 'place')
  if (isWall)
    changes.set(
      end,
      hasPlace ? silence(target) : { kind: 'place', place: 'living room', words: target.words },
    )
  return replace(tokens, changes)
}

const openAbove =
  /^(?:piggy-bank|jar|garbage-can|wastebasket|package|open-box|luggage|open-suitcase|purse|handbag|backpack|ballot-box|vase|bucket|pot-of-food|cooking-pot|hot-beverage|toilet|sink|bathtub|shopping-cart|shopping-basket|basket|trash-bag|sack|laundry-basket|toaster|blender|open-drawer|wooden-crate|amphora|top-hat|campfire|fire|shredder|toolbox|treasure-chest|cauldron|wallet|envelope|recycling.*|dumpster|toy-box|fountain|well|bowl.*|cup|money-bag|open-book|closed-book|filled-drawer|pillow|mug|boot|shoe|running-shoe|flower-pot|crib)$/
const openAhead =
  /^(?:refrigerator|oven|microwave|washing-machine|dishwasher|safe|postbox|closed-mailbox.*|mailbox|locker|fireplace|wardrobe|open-closet|bookshelf|shelf|vending-machine|atm.*|slot-machine|printer)$/

/** What is dropped into a jar is in the hand over it. */
function dropIn(asked: readonly Token[]): readonly Token[] {
  const tokens = splitDrop(asked)
  const found = placingOf(tokens, drops, /^(?:in|into|inside|to|down|away in)$/)
  if (!found) return asked
  const { at, to, lead, end } = found
  const [object, target] = [held(tokens[to]!), vesselOf(tokens[end]!)]
  if (object?.kind !== 'thing' || target?.kind !== 'thing') return asked
  const isAbove = openAbove.test(target.thing.motif)
  if (!isAbove && !openAhead.test(target.thing.motif)) return asked
  const isSmall =
    isAbove && target.thing.meters < 0.45 && !tokens.slice(lead, end).some(({ kind }) => kind === 'size')
  return replace(
    tokens,
    new Map<number, Token>([
      [at, act(isSmall ? 'dropping in on a table' : isAbove ? 'dropping in' : 'putting inside', tokens[at]!)],
      [to, { ...object, thing: { ...object.thing, bearing: 'held' } }],
      [lead, { kind: 'relation', relation: 'facing', words: tokens[lead]!.words }],
      [end, target],
    ]),
  )
}

/** "Throws money" is one deed; into a fire, the money is a thing. */
function splitDrop(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ kind, words }) =>
      kind === 'pose' && words.length === 2 && drops.test(words[0]!) && thingNamed(words[1]!) !== undefined,
  )
  if (at < 0 || !/^(?:in|into)$/.test(wordOf(tokens[at + 1]))) return tokens
  const [verb, name] = tokens[at]!.words
  return [
    ...tokens.slice(0, at),
    { kind: 'unknown', words: [verb!] },
    { kind: 'thing', thing: thingNamed(name!)!, words: [name!] },
    ...tokens.slice(at + 1),
  ]
}

/** A toilet into which something falls is a thing and no room. */
function vesselOf(token: Token): Token | undefined {
  if (token.kind === 'thing') return token
  const thing = token.kind === 'place' ? thingNamed(wordOf(token)) : undefined
  return thing && { kind: 'thing', thing, words: token.words }
}
