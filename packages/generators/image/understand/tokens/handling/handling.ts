// What people do to things, where several words say it together: lifting a car "over his head", tossing a pizza "into the
// air", reaching for a jar "on a high shelf". Such words become one deed, and the thing is drawn as the deed wants it.

import type { PoseName } from '../../../figures/poses.ts'
import { describing, isDeed, objectAfter, replace, silence } from './handling-words.ts'
import { wordOf } from '../token-tools.ts'
import { readPlacing } from './handling-placing.ts'
import { readGrasps } from './handling-more.ts'
import { readDaily } from './handling-daily.ts'
import { readEveryday } from './handling-everyday.ts'
import { readTools } from './handling-tools.ts'
import { readJoint } from './handling-joint.ts'
import { readOddities } from './handling-odd.ts'
import { readDealings } from './handling-people.ts'
import type { Token } from '../../token.ts'
import { isAnimal, thingNamed } from '../../words/things/things.ts'

type ThingToken = Extract<Token, { kind: 'thing' }>
type Reader = (tokens: readonly Token[]) => readonly Token[]

/** The tokens with such deeds as one word says them. */
export function readHandling(tokens: readonly Token[]): readonly Token[] {
  return readers.reduce(
    (list, read) => read(list),
    readGrasps(
      readDealings(readOddities(readJoint(readTools(readEveryday(readDaily(readPlacing(tokens))))))),
    ),
  )
}

const readers: readonly Reader[] = [
  tossUp,
  liftOverhead,
  tieTo,
  openToLight,
  shelveHigh,
  paintCave,
  sleepOnBooks,
  argueAcross,
  tellSecret,
  openDoor,
  sweepFloor,
  hangOnWall,
  layBook,
]

function doing(token: Token, pose: PoseName): Token {
  return { kind: 'pose', pose, relation: 'holding', words: token.words, deed: { pose, relation: 'holding' } }
}

/** The places of "over his head" or of "into the air" after something; none where they don't follow. */
function wayAfter(tokens: readonly Token[], from: number, lead: RegExp, end: RegExp): number[] {
  const last = tokens.findIndex((token, index) => index > from && end.test(wordOf(token)))
  if (last < 0 || last > from + 5) return []
  const way = tokens.slice(from + 1, last)
  const isWhole = way.every((token) => token.kind === 'silent' || lead.test(wordOf(token)))
  return isWhole &&
    (way.some((token) => lead.test(wordOf(token))) || wordOf(tokens[last]!).startsWith('overhead'))
    ? Array.from({ length: last - from }, (_, order) => from + 1 + order)
    : []
}

const toAir = /^(?:in|into|up|high|up in|up into|high into|high in|through)$/
const air = /^(?:air|sky|the air)$/

/** What is tossed up is over the hands. */
function tossUp(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) => isDeed(token) && /^(?:toss|throw|flip|fling|hurl|launch)/.test(token.words[0]!),
  )
  if (at < 0) return tokens
  const to = tossedAfter(tokens, at)
  // "Throwing money into the air" is one deed.
  if (tokens[at]!.words.length > 1 || to < 0) {
    const way = wayAfter(tokens, at, toAir, air)
    return way.length > 0
      ? replace(tokens, new Map(way.map((index) => [index, silence(tokens[index]!)])))
      : tokens
  }
  const named = tokens[to]!
  const isGraduate = tokens.some(({ words }) => words[0]!.startsWith('graduat'))
  const garment = isGraduate && /cap|hat/.test(wordOf(named)) ? 'graduation cap' : wordOf(named)
  const thing = named.kind === 'clothing' ? thingNamed(garment) : undefined
  const object: Token = thing ? { kind: 'thing', thing, words: named.words } : named
  const way = wayAfter(tokens, to, toAir, air)
  const isFlipped =
    object.kind === 'thing' && /^(?:pizza|whole-pizza|coin|pancakes)$/.test(object.thing.motif)
  const isUsual = isFlipped && /^(?:toss|flip)/.test(tokens[at]!.words[0]!)
  if ((way.length === 0 && !isUsual) || !isTossed(object)) return tokens
  const changes = new Map(way.map((index) => [index, silence(tokens[index]!)]))
  changes.set(at, doing(tokens[at]!, 'tossing up'))
  if (thing) changes.set(to, object)
  if (isFlipped && object.thing.motif === 'pizza')
    changes.set(to, { ...object, thing: { motif: 'whole-pizza', meters: 0.5, bearing: 'held' } })
  return replace(tokens, changes)
}

/** Hats that are thrown are worn by nobody. */
function tossedAfter(tokens: readonly Token[], at: number): number {
  const next = tokens.findIndex((token, index) => index > at && !describing.has(token.kind))
  return tokens[next]?.kind === 'clothing' ? next : objectAfter(tokens, at)
}

function isTossed(object: Token): boolean {
  if (object.kind === 'person') return /baby|child/.test(object.roles[0]?.look.age ?? '')
  return object.kind === 'thing' && object.thing.meters < 1.6
}

const overLead = /^(?:over|above|high above|high over|high)$/
const onLead = /^(?:on|on top of|over|above)$/
const ownHead = /^(?:heads?|overhead|overhead view)$/
const lifts = /^(?:lift|hoist|heav)/

/** What is lifted is over the head, when the text says so or when it is too heavy for any other way. */
function liftOverhead(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) => isDeed(token) && /^(?:lift|hoist|heav|rais|hold|carr|balanc|press)/.test(token.words[0]!),
  )
  if (at < 0) return tokens
  const deed = tokens[at]!
  if (deed.kind === 'pose' && deed.pose === 'lifted by a hand') return tokens
  const to = objectAfter(tokens, at)
  const isCarried = /^(?:carr|balanc)/.test(deed.words[0]!)
  const way = wayAfter(tokens, Math.max(at, to), isCarried ? onLead : overLead, ownHead)
  const changes = new Map(way.map((index) => [index, silence(tokens[index]!)]))
  // A trophy that is raised is in the hand already.
  const isWhole = to < 0 && deed.kind === 'pose' && /^(?:holding up|carrying above|cheering)$/.test(deed.pose)
  if (isWhole) return replace(tokens, changes)
  const object = tokens[to]
  if (object?.kind !== 'thing') return tokens
  const isGiant = tokens.slice(at, to).some((token) => token.kind === 'size' && token.size > 1.5)
  if (object.thing.motif === 'barbell' && lifts.test(deed.words[0]!) && !isGiant) {
    changes.set(at, { kind: 'pose', pose: 'lifting', words: deed.words })
    changes.set(to, silence(object))
    return replace(tokens, changes)
  }
  if (/barbell|dumbbell|weights?$|kettlebell/.test(object.thing.motif) && !isGiant)
    return replace(tokens, changes)
  const isHeavy = lifts.test(deed.words[0]!) && (isGiant || isLoad(object))
  if (way.length === 0 && !isHeavy) return tokens
  const isLight = object.thing.meters < 0.9 && object.thing.bearing === 'held'
  changes.set(at, doing(deed, isLight ? 'holding overhead' : 'carrying above'))
  return replace(tokens, changes)
}

/** What nobody lifts with one hand. */
function isLoad({ thing }: ThingToken): boolean {
  return (
    thing.meters >= 0.5 &&
    thing.bearing !== 'held' &&
    !/curtain|window|door|lid|wagon|sign$/.test(thing.motif)
  )
}

/** "Tied to a tree": with ropes around, before it; on the rails, lying. */
function tieTo(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ words }) =>
    /^(?:tied|tied up|strapped|bound|roped|chained|chained up|shackled)$/.test(words.join(' ')),
  )
  const doer = tokens.slice(0, Math.max(0, at)).findLast(({ kind }) => kind === 'person')
  if (at < 0 || !doer || !/^(?:to|onto)$/.test(tokens[at + 1]?.words[0] ?? '')) return tokens
  const next = tokens.findIndex(
    (token, index) => index > at && !describing.has(token.kind) && token.kind !== 'relation',
  )
  const other = tokens[next]
  const isChain = /^(?:chain|shackl)/.test(tokens[at]!.words[0]!)
  const look = { hands: [isChain ? ('chain coils' as const) : ('ropes' as const)], mood: 'scared' as const }
  const bind = (pose: PoseName, relation?: 'in front of'): readonly Token[] =>
    replace(
      tokens,
      new Map<number, Token>([
        [
          at,
          {
            kind: 'pose',
            pose,
            words: tokens[at]!.words,
            deed: { pose, look },
            ...(relation ? { relation } : {}),
          },
        ],
      ]),
    )
  if (other?.kind === 'place' && other.place === 'railway') return bind('tied lying')
  const isPost =
    other?.kind === 'thing' &&
    (other.thing.meters >= 1.2 || (tokens[next - 1]?.kind === 'size' && other.thing.meters > 0.2)) &&
    !/chair|horse|bed$|car$|automobile|kite/.test(other.thing.motif) &&
    !isAnimal(other.thing.motif)
  return isPost ? bind('tied upright', 'in front of') : tokens
}

/** A box that somebody opens is open, and what shines in it is seen. */
function openToLight(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) => /^(?:open|unlock|unseal|lift(?:ing|s) (?:the )?lid)/.test(wordOf(token)) && isDeed(token),
  )
  const to = tokens.findIndex(
    (token, index) =>
      index > at &&
      token.kind === 'thing' &&
      /^(?:package|open-box|treasure-chest|open-chest)$/.test(token.thing.motif),
  )
  const box = tokens[to]
  if (box?.kind !== 'thing') return tokens
  const light = tokens.findIndex(
    (token, index) =>
      index > to && /^(?:light|glow|bright light|golden light|glowing light)$/.test(wordOf(token)),
  )
  const isFull =
    tokens[to + 1] !== undefined && /^(?:full|filled|glowing|shining)/.test(wordOf(tokens[to + 1]!))
  const changes = new Map<number, Token>()
  if (at >= 0 || (isFull && light > 0))
    changes.set(to, {
      ...box,
      thing: { ...box.thing, motif: /chest/.test(box.thing.motif) ? 'open-chest' : 'open-box', meters: 0.7 },
    })
  if (isFull && light > to && light < to + 6) {
    changes.set(to + 1, silence(tokens[to + 1]!))
    const motif = /chest/.test(box.thing.motif) ? 'open-chest' : 'box-of-light'
    changes.set(to, { ...box, thing: { ...box.thing, motif, meters: 0.8 } })
  }
  return replace(tokens, changes)
}

/** A door that somebody opens is open. */
function openDoor(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isDeed(token) && /^(?:open|unlock)/.test(wordOf(token)))
  const to = at < 0 ? -1 : objectAfter(tokens, at)
  const door = tokens[to]
  if (door?.kind !== 'thing' || !/^(?:door|window)$/.test(door.thing.motif)) return tokens
  const motif = `open-${door.thing.motif}`
  return replace(tokens, new Map<number, Token>([[to, { ...door, thing: { ...door.thing, motif } }]]))
}

/** A high shelf is on the wall. */
function shelveHigh(tokens: readonly Token[]): readonly Token[] {
  const to = tokens.findIndex(
    (token, index) =>
      token.kind === 'thing' &&
      token.thing.motif === 'shelf' &&
      tokens
        .slice(Math.max(0, index - 2), index)
        .some((each) => /^(?:high|top|highest|upper)$/.test(wordOf(each))),
  )
  const shelf = tokens[to]
  if (shelf?.kind !== 'thing') return tokens
  const high = tokens.findLastIndex(
    (token, index) => index < to && /^(?:high|top|highest|upper)$/.test(wordOf(token)),
  )
  return replace(
    tokens,
    new Map<number, Token>([
      [to, { ...shelf, thing: { motif: 'wall-shelf', meters: 1.2, bearing: 'ground', saddle: 0.8 } }],
      [high, silence(tokens[high]!)],
    ]),
  )
}

/** Whoever paints on the wall of a cave paints on its rock. */
function paintCave(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) => isDeed(token) && /^(?:paint|draw|carv|scratch)/.test(token.words[0]!),
  )
  const to = tokens.findIndex(
    (token, index) => index > at && token.kind === 'place' && token.place === 'cave',
  )
  if (at < 0 || to < 0) return tokens
  const wall = tokens[to + 1]
  const isOnWall = wall?.kind === 'thing' && /^walls?$/.test(wordOf(wall))
  const isWall = /wall/.test(wordOf(tokens[to]!)) || isOnWall
  if (!isWall) return tokens
  const changes = new Map<number, Token>([
    [
      at,
      { kind: 'pose', pose: 'painting a wall', words: tokens[at]!.words, deed: { pose: 'painting a wall' } },
    ],
  ])
  if (isOnWall) changes.set(to + 1, silence(wall))
  return replace(tokens, changes)
}

/** Asleep over books, at the desk on which they lie. */
function sleepOnBooks(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) =>
      (token.kind === 'pose' && /^(?:sleeping|dozing)$/.test(token.pose)) ||
      /^(?:sleep|asleep|dozing|napping|resting)/.test(wordOf(token)),
  )
  const to = tokens.findIndex(
    (token) =>
      token.kind === 'thing' && /^(?:books|book-stack|closed-book|open-book)$/.test(token.thing.motif),
  )
  const doer = tokens.findIndex(({ kind }) => kind === 'person')
  const head = tokens.findIndex(({ words }) => words.join(' ') === 'head')
  if (to < 0 || doer < 0 || (at < 0 && head < 0)) return tokens
  const between = tokens.slice(Math.max(at, head, doer) + 1, to)
  if (
    ![...between, tokens[at]!].some(({ words }) => words.some((word) => /^(?:on|over|onto|at)$/.test(word)))
  )
    return tokens
  if (
    !between.every(
      ({ kind, words }) =>
        kind === 'silent' ||
        kind === 'relation' ||
        kind === 'number' ||
        kind === 'size' ||
        kind === 'quality' ||
        (kind === 'thing' && /^(?:desks?|tables?)$/.test(words.join(' '))),
    )
  )
    return tokens
  const changes = new Map<number, Token>()
  if (head >= 0) changes.set(head, silence(tokens[head]!))
  const said = at >= 0 ? at : head
  changes.set(said, {
    kind: 'pose',
    pose: 'asleep on books',
    words: tokens[said]!.words,
    deed: { pose: 'asleep on books', look: { marks: ['closed eyes'] } },
  })
  // The books belong to the desk.
  for (let index = said + 1; index <= to; index++)
    if (index !== said) changes.set(index, silence(tokens[index]!))
  return replace(tokens, changes)
}

/** Two who argue "across" a table or talk "over" a fence are at both its sides. */
function argueAcross(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ words }) =>
    /^(?:across|over|across from each other at)$/.test(words.join(' ')),
  )
  const next = at < 0 ? undefined : tokens.slice(at + 1).find(({ kind }) => !describing.has(kind))
  const isBetween =
    next?.kind === 'thing' &&
    /^(?:table|desk.*|small-table|fence|brick|(?:chess|card|board)-table)$/.test(next.thing.motif)
  const people = tokens.slice(0, Math.max(0, at)).reduce((sum, token) => sum + countOf(token), 0)
  const isTalk = tokens
    .slice(0, Math.max(0, at))
    .some(
      ({ kind, words }) =>
        kind === 'pose' &&
        /^(?:argu|talk|chat|gossip|shout|yell|fight|shak|star|whisper|negotiat|flirt|speak|look|smil|debat|sit|play|fac)/.test(
          words[0]!,
        ),
    )
  if (!isBetween || people < 2 || !isTalk) return tokens
  return replace(
    tokens,
    new Map<number, Token>([[at, { kind: 'relation', relation: 'around', words: tokens[at]!.words }]]),
  )
}

/** How many people a word means; "two" before them counts for one more. */
function countOf(token: Token): number {
  if (token.kind === 'number') return token.count - 1
  return token.kind === 'person' ? token.roles.length : 0
}

/** Nobody sees what is whispered, and "in the ear of a king" is beside his head. */
function tellSecret(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ words }) => /^(?:whisper|tell|shar|shout|yell)/.test(words[0]!))
  if (at < 0) return tokens
  const ear = tokens.findIndex(
    (token, index) => index > at && index < at + 7 && /^ears?$/.test(wordOf(token)),
  )
  return tokens.map((token, index) => {
    if (index > at && index < at + 4 && /^secrets?$/.test(wordOf(token))) return silence(token)
    if (index === ear) return silence(token)
    const isInto = index > at && index < ear && /^(?:in|into)$/.test(wordOf(token))
    return isInto ? { kind: 'silent', words: token.words } : token
  })
}

/** Who sweeps has the brush on the floor. */
function sweepFloor(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'pose' && /^sweep(?:ing|s)?$/.test(wordOf(token)))
  if (at < 0) return tokens
  const changes = new Map<number, Token>([[at, { kind: 'pose', pose: 'sweeping', words: tokens[at]!.words }]])
  for (const index of [at + 1, at + 2])
    if (
      /^(?:floor|floors|ground|leaves)$/.test(tokens[index] ? wordOf(tokens[index]) : '') &&
      tokens[index]!.kind === 'unknown'
    )
      changes.set(index, silence(tokens[index]!))
  return replace(tokens, changes)
}

const hung =
  /^(?:world-map|framed-picture|portrait|photograph|poster|sketch|mantelpiece-clock|mirror|calendar|bar-chart|chart-increasing|whiteboard|blackboard)$/

/** The wall on which a picture hangs at which somebody looks is the one of the room. */
function hangOnWall(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'thing' && hung.test(token.thing.motif))
  const wall = tokens[at + 3]
  const isWall =
    tokens[at + 1] !== undefined &&
    wordOf(tokens[at + 1]!) === 'on' &&
    wall?.kind === 'thing' &&
    /^(?:walls?|office wall)$/.test(wordOf(wall))
  const picture = tokens[at]
  if (at < 0 || !isWall || picture?.kind !== 'thing') return tokens
  const isFaced = tokens
    .slice(0, at)
    .some((token) => isDeed(token) && 'relation' in token && token.relation === 'facing')
  if (!isFaced || !tokens.slice(0, at).some(({ kind }) => kind === 'person')) return tokens
  const hasPlace = tokens.some(({ kind }) => kind === 'place')
  const place = /picture|portrait|photograph|clock|mirror/.test(picture.thing.motif)
    ? 'living room'
    : 'office'
  return replace(
    tokens,
    new Map<number, Token>([
      [at + 3, hasPlace ? silence(wall) : { kind: 'place', place, words: wall.words }],
    ]),
  )
}

/** A giant book that is sat on lies on the ground. */
function layBook(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) => token.kind === 'thing' && /^(?:open|closed)-book$/.test(token.thing.motif),
  )
  const book = tokens[at]
  if (
    book?.kind !== 'thing' ||
    !tokens.slice(Math.max(0, at - 2), at).some((token) => token.kind === 'size' && token.size > 1.5)
  )
    return tokens
  const lead = tokens.slice(0, at).findLast((token) => token.kind === 'relation' || token.kind === 'pose')
  if (lead?.kind !== 'relation' || !/^(?:on|on top of|upon|across)$/.test(wordOf(lead))) return tokens
  return replace(
    tokens,
    new Map<number, Token>([
      [at, { ...book, thing: { motif: 'lying-book', meters: 0.95, bearing: 'ground', saddle: 0.9 } }],
    ]),
  )
}
