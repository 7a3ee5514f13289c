// What people do with odd things: a lamp for a head, an eye at a keyhole, a coat that is given away.

import { actOf, isDeed, replace, silence } from './handling-words.ts'
import { wordOf } from '../token-tools.ts'
import { roles } from '../../words/people/people.ts'
import { thingNamed } from '../../words/things/things.ts'
import type { Token } from '../../token.ts'

/** The tokens with such deeds as one word says them. */
export function readOddities(tokens: readonly Token[]): readonly Token[] {
  return [
    headOf,
    peepThrough,
    giveGarment,
    blowCake,
    ringOfBoxers,
    likeSomething,
    splitFull,
    fishInTank,
    explodeBehind,
    heapUp,
    acrossFrom,
    liftByBalloons,
    nameGiant,
  ].reduce((list, read) => read(list), tokens)
}

/** "With a television for a head". */
function headOf(tokens: readonly Token[]): readonly Token[] {
  const head = tokens.findIndex(
    (token, index) =>
      /^(?:heads?|faces?)$/.test(wordOf(token)) &&
      (/^(?:for|instead of|in place of|as)$/.test(leadOf(tokens, index)) || isOfThing(tokens[index - 1])),
  )
  if (head < 0) return tokens
  const thing = tokens.findLastIndex((token, index) => index < head && token.kind === 'thing')
  const lead = tokens.findLastIndex(
    (token, index) => index < thing && !/^(?:silent|size|color|quality|number)$/.test(token.kind),
  )
  const isWith = lead >= 0 && /^(?:with|has|having)$/.test(wordOf(tokens[lead]!))
  if (!isWith || head - thing > 5 || !tokens.slice(0, lead).some(({ kind }) => kind === 'person'))
    return tokens
  const owner = tokens.slice(0, lead).findLast(({ kind }) => kind === 'person')
  const whole = tokens[thing]!
  const number = tokens.slice(0, lead).findLast((token) => token.kind === 'number')
  const people = owner?.kind === 'person' ? owner.roles.length : 1
  const count = number?.kind === 'number' && people > 1 ? number.count : people
  const changes = new Map<number, Token>([
    [lead, { kind: 'relation', relation: 'topped with', words: [''] }],
    [head, silence(tokens[head]!)],
    // Each of several has one.
    ...(count > 1 && whole.kind === 'thing' ? [[thing, { ...whole, count }] as const] : []),
  ])
  for (let index = thing + 1; index < head; index++)
    changes.set(index, { kind: 'silent', words: tokens[index]!.words })
  return replace(tokens, changes)
}

/** The television of "a television head". */
function isOfThing(token: Token | undefined): boolean {
  return (
    token?.kind === 'thing' &&
    /television|camera|lamp|bulb|clock|skull|pumpkin|jack-o-lantern|moon|^sun$|globe|balloon|cloud|egg|rose|sunflower|cactus|fire$|box$|radio|computer|speaker|gramophone|heart|brain|fishbowl/.test(
      token.thing.motif,
    )
  )
}

/** The words before a noun, without its article. */
function leadOf(tokens: readonly Token[], index: number): string {
  const before = tokens.slice(Math.max(0, index - 3), index).flatMap(({ words }) => words)
  const words = before.filter((word) => !/^(?:a|an|the|his|her)$/.test(word))
  const last = words.slice(-2).join(' ')
  return /^(?:instead of|in place of)$/.test(last) ? last : (words.at(-1) ?? '')
}

/** A keyhole that is looked through is in a door. */
function peepThrough(tokens: readonly Token[]): readonly Token[] {
  const to = tokens.findIndex((token) => token.kind === 'thing' && token.thing.motif === 'keyhole')
  const at = tokens.findIndex(
    (token) => isDeed(token) && /^(?:look|peep|peek|peer|spy|star|watch)/.test(token.words[0]!),
  )
  const keyhole = tokens[to]
  if (keyhole?.kind !== 'thing' || at < 0 || !tokens.slice(0, at).some(({ kind }) => kind === 'person'))
    return tokens
  return replace(
    tokens,
    new Map<number, Token>([
      [at, actOf('at a keyhole', 'facing', tokens[at]!.words)],
      [to, { ...keyhole, thing: { motif: 'keyhole-door', meters: 2.1, bearing: 'ground' } }],
    ]),
  )
}

/** Clothes that are given away are in the hand and not on the body. */
function giveGarment(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) =>
    /^(?:giving|gives|handing|hands|offering|lending|folding|ironing|holding|sewing|stealing|burning)$/.test(
      wordOf(token),
    ),
  )
  const to = tokens.findIndex((token, index) => index > at && index < at + 4 && token.kind === 'clothing')
  if (at < 0 || to < 0) return tokens
  const isNext = tokens
    .slice(at + 1, to)
    .every(({ kind }) => kind === 'silent' || kind === 'color' || kind === 'quality')
  const thing = thingNamed(wordOf(tokens[to]!))
  if (!isNext || !thing) return tokens
  return replace(
    tokens,
    new Map<number, Token>([
      [to, { kind: 'thing', thing: { ...thing, bearing: 'held' }, words: tokens[to]!.words }],
    ]),
  )
}

/** The cake is on the table before whoever blows out its candles. */
function blowCake(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'pose' && token.pose === 'blowing at a cake')
  const to = tokens.findIndex(
    (token, index) => index > at && token.kind === 'thing' && /cake/.test(token.thing.motif),
  )
  if (at < 0 || to < 0) return tokens
  const changes = new Map<number, Token>([[to, silence(tokens[to]!)]])
  for (let index = at + 1; index < to; index++)
    if (tokens[index]!.kind === 'relation')
      changes.set(index, { kind: 'silent', words: tokens[index]!.words })
  return replace(tokens, changes)
}

/** Boxers fight in a ring and don't wear one. */
function ringOfBoxers(tokens: readonly Token[]): readonly Token[] {
  const to = tokens.findIndex(
    (token) => token.kind === 'thing' && token.thing.motif === 'ring' && wordOf(token) === 'ring',
  )
  const isFight = tokens.some(({ words }) =>
    /^(?:boxer|boxing|boxers|wrestler|wrestlers|fighter|fighters|referee|knocked)$/.test(words.join(' ')),
  )
  if (to < 0 || !isFight) return tokens
  return replace(
    tokens,
    new Map<number, Token>([[to, { kind: 'place', place: 'boxing ring', words: tokens[to]!.words }]]),
  )
}

/** "Like a horse" names no horse. */
function likeSomething(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ words }) => words.join(' ') === 'like')
  const to = tokens.findIndex((token, index) => index > at && token.kind !== 'silent')
  const before = wordOf(tokens[at - 1])
  const isCostume = /dress|look|shap|cloth|costume|feel|seem/.test(before)
  const isSomebody = tokens.slice(0, Math.max(0, at)).some(({ kind }) => kind === 'person')
  if (at < 0 || isCostume || !isSomebody || tokens[to]?.kind !== 'thing') return tokens
  return replace(tokens, new Map<number, Token>([[to, { kind: 'unknown', words: tokens[to]!.words }]]))
}

/** "Pushing a shopping cart full of gold": the cart is a thing that can be filled. */
function splitFull(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, index) =>
      token.kind === 'pose' &&
      token.words.length > 1 &&
      /^(?:full|filled|loaded|packed|overflowing)$/.test(tokens[index + 1]?.words[0] ?? ''),
  )
  const deed = tokens[at]
  if (deed?.kind !== 'pose') return tokens
  const [verb, ...rest] = deed.words
  const name = rest.filter((word) => !/^(?:a|an|the|his|her|their)$/.test(word))
  const thing = thingNamed(name.join(' '))
  if (!thing) return tokens
  const isPushed = verb!.startsWith('push')
  const relation = isPushed ? ('pushing' as const) : ('holding' as const)
  return [
    ...tokens.slice(0, at),
    { kind: 'pose', pose: isPushed ? 'pushing' : 'holding', relation, words: [verb!] },
    { kind: 'thing', thing: { ...thing, meters: Math.max(thing.meters, isPushed ? 1 : 0) }, words: name },
    ...tokens.slice(at + 1),
  ]
}

/** The fish of an aquarium are in its tank. */
function fishInTank(tokens: readonly Token[]): readonly Token[] {
  const isTank = tokens.some((token) => token.kind === 'place' && token.place === 'aquarium')
  if (!isTank || !tokens.some(({ kind }) => kind === 'person')) return tokens
  return tokens.map((token) =>
    token.kind === 'thing' && /^(?:fish|tropical-fish)$/.test(token.thing.motif) ? silence(token) : token,
  )
}

/** Whoever walks away from an explosion has it behind, far larger. */
function explodeBehind(tokens: readonly Token[]): readonly Token[] {
  const to = tokens.findIndex((token) => token.kind === 'thing' && token.thing.motif === 'collision')
  const blast = tokens[to]
  const at = tokens.findLastIndex((token, index) => index < to && token.kind === 'pose')
  if (blast?.kind !== 'thing' || at < 0 || !tokens.slice(0, at).some(({ kind }) => kind === 'person'))
    return tokens
  const changes = new Map<number, Token>([
    [to, { ...blast, thing: { motif: 'fireball', meters: 5, bearing: 'ground' } }],
  ])
  const from = tokens.findIndex(
    (token, index) => index > at && index < to && /^(?:from|with|before|in front of)$/.test(wordOf(token)),
  )
  if (from >= 0) changes.set(from, { kind: 'relation', relation: 'in front of', words: tokens[from]!.words })
  const deed = tokens[at]!
  const isWalk = deed.kind === 'pose' && deed.pose.startsWith('walking')
  if (isWalk) changes.set(at, { kind: 'pose', pose: 'walking to the viewer', words: deed.words })
  return replace(tokens, changes)
}

/** A mountain of trash is one heap. */
function heapUp(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ words }) => /^(?:mountains?|hill|mound)$/.test(words.join(' ')))
  const to = at < 0 ? -1 : at + 2
  const object = tokens[to]
  const isOf = tokens[at + 1]?.words[0] === 'of'
  const isSomebody = tokens.slice(0, Math.max(0, at)).some(({ kind }) => kind === 'person')
  if (!isSomebody || !isOf || object?.kind !== 'thing' || object.thing.meters >= 1.2) return tokens
  const { count: _, ...one } = object
  const piece = /wastebasket|trash|litter/.test(object.thing.motif) ? 'trash-bag' : object.thing.motif
  return replace(
    tokens,
    new Map<number, Token>([
      [at, silence(tokens[at]!)],
      [at + 1, { kind: 'silent', words: tokens[at + 1]!.words }],
      [
        to,
        {
          ...one,
          thing: { motif: 'heap', meters: 3.4, bearing: 'ground', saddle: 0.92 },
          madeOf: piece,
        },
      ],
    ]),
  )
}

/** "Sitting at a table across from somebody": both sit at it. */
function acrossFrom(tokens: readonly Token[]): readonly Token[] {
  const table = tokens.findIndex(
    (token) =>
      token.kind === 'thing' &&
      /^(?:table|desk.*|small-table|(?:chess|card|board)-table)$/.test(token.thing.motif),
  )
  const across = tokens.findIndex(
    (token, index) => index > table && /^(?:across|across from|opposite|opposite to)$/.test(wordOf(token)),
  )
  const doer = tokens.findIndex(({ kind }) => kind === 'person')
  const deed = tokens.findIndex((token, index) => index > doer && index < table && token.kind === 'pose')
  if (table < 0 || across < 0 || doer < 0 || deed < 0) return tokens
  const other = tokens.findIndex(
    (token, index) => index > across && !/^(?:silent|quality|size|color)$/.test(token.kind),
  )
  const found = tokens[other]
  const guest: Token | undefined =
    found?.kind === 'person'
      ? found
      : found?.kind === 'unknown' && wordOf(found) === 'death'
        ? { kind: 'person', roles: [roles.get('grim reaper')!], words: found.words }
        : undefined
  if (!guest) return tokens
  return [
    ...tokens.slice(0, deed),
    { kind: 'relation', relation: 'beside', words: ['and'] },
    ...tokens.slice(across + 1, other).filter(({ words }) => words[0] !== 'from'),
    guest,
    ...tokens.slice(deed, table + 1),
    { kind: 'silent', words: tokens[across]!.words, isSaid: true },
    ...tokens.slice(other + 1),
  ]
}

/** Whoever is lifted by balloons hangs from them. */
function liftByBalloons(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) =>
    /^(?:(?:being )?(?:lifted|carried|lifted up|carried away|lifted away)|(?:floating|flying|soaring)(?: away| up)?)$/.test(
      wordOf(token),
    ),
  )
  const lead = tokens.findIndex(
    (token, index) => index > at && index < at + 4 && /^(?:by|with|on)$/.test(wordOf(token)),
  )
  const to = tokens.findIndex(
    (token, index) => index > lead && token.kind === 'thing' && token.thing.motif === 'balloon',
  )
  if (
    at < 0 ||
    lead < 0 ||
    to < 0 ||
    to > lead + 4 ||
    !tokens.slice(0, at).some(({ kind }) => kind === 'person')
  )
    return tokens
  return replace(
    tokens,
    new Map<number, Token>([
      [at, actOf('lifted by a hand', 'holding', tokens[at]!.words)],
      [lead, { kind: 'silent', words: tokens[lead]!.words }],
    ]),
  )
}

/** "To a giant": a giant is somebody. */
function nameGiant(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token, index) => {
    const next = tokens[index + 1]
    return (
      token.kind === 'size' &&
      wordOf(token) === 'giant' &&
      (next === undefined || next.kind === 'relation' || next.kind === 'pose' || next.words[0] === ',')
    )
  })
  const man = roles.get('man')
  if (at < 0 || !man) return tokens
  return [
    ...tokens.slice(0, at + 1),
    { kind: 'person', roles: [man], words: ['giant'] },
    ...tokens.slice(at + 1),
  ]
}
