// What people do with other people, where several words say it together: holding the hand of somebody, helping with
// homework, catching whoever falls, meeting a shadow.

import type { Look } from '../../../figures/look.ts'
import { actOf, isIt, objectAfter, replace, silence } from './handling-words.ts'
import { wordOf } from '../token-tools.ts'
import type { Token } from '../../token.ts'
import { roles } from '../../words/people/people.ts'
import { isAnimal } from '../../words/things/things.ts'

/** The tokens with such deeds as one word says them. */
export function readDealings(tokens: readonly Token[]): readonly Token[] {
  return [
    growBodies,
    leapOff,
    holdHandOf,
    helpWithWork,
    catchFalling,
    buryIn,
    propose,
    meetShadow,
    drawOnWall,
    sinkIn,
    leaveByWindow,
    dragBag,
    cradleBelly,
    kissGoodnight,
  ].reduce((list, read) => read(list), tokens)
}

/** Who jumps off a bed is in the air beside it. */
function leapOff(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) =>
      token.kind === 'pose' &&
      /^(?:jumping|leaping|diving)$/.test(token.pose) &&
      /^(?:jump|leap|div)/.test(token.words[0]!),
  )
  if (at < 0 || !/^(?:off|off of|from|down from)$/.test(wordOf(tokens[at + 1]))) return tokens
  const to = objectAfter(tokens, at + 1)
  const object = tokens[to]
  if (object?.kind !== 'thing' || object.thing.bearing !== 'ground' || isAnimal(object.thing.motif))
    return tokens
  return replace(
    tokens,
    new Map<number, Token>([
      [at, actOf('leaping off', 'fleeing', tokens[at]!.words)],
      [at + 1, { kind: 'silent', words: tokens[at + 1]!.words }],
    ]),
  )
}

/** "Holding the hand of somebody" and "holding her mother's hand". */
function holdHandOf(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => /^(?:holding|holds)$/.test(wordOf(token)))
  const hand = tokens.findIndex(
    (token, index) => index > at && index < at + 5 && /^hands?$/.test(wordOf(token)),
  )
  const owned =
    at < 0
      ? -1
      : tokens.findIndex((token, index) => index > at && index < at + 4 && / hands?$/.test(wordOf(token)))
  const owner = owned < 0 ? undefined : roles.get(wordOf(tokens[owned]!).replace(/ hands?$/, ''))
  const holding: Token = {
    kind: 'pose',
    pose: 'hand in hand',
    relation: 'hand in hand',
    words: tokens[at]?.words ?? [],
  }
  if (owner)
    return replace(
      tokens,
      new Map<number, Token>([
        [at, holding],
        [owned, { kind: 'person', roles: [owner], words: tokens[owned]!.words }],
      ]),
    )
  if (at < 0 || hand < 0) return tokens
  const person = tokens.findIndex((token, index) => index > at && index < hand + 5 && token.kind === 'person')
  if (person < 0 || (person > hand && wordOf(tokens[hand + 1]!) !== 'of')) return tokens
  return replace(
    tokens,
    new Map<number, Token>([
      [at, holding],
      [hand, silence(tokens[hand]!)],
    ]),
  )
}

const lessons =
  /^(?:homework|math|maths|studies|study|reading|spelling|science|english|history|school work|schoolwork|lessons?|an? exam|exam|mathematics|chemistry|physics)$/

/** Who is helped with homework writes at a desk. */
function helpWithWork(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) => /^(?:help|teach|tutor|guid)\w*(?:ing|s)$/.test(token.words[0]!) && token.kind !== 'person',
  )
  const work = tokens.findIndex((token, index) => index > at && lessons.test(wordOf(token)))
  if (at < 0 || work < 0) return tokens
  const to = tokens.findIndex((token, index) => index > at && index < work && token.kind === 'person')
  if (to < 0) return tokens
  return replace(
    tokens,
    new Map<number, Token>([
      [
        at,
        {
          kind: 'pose',
          pose: 'leaning forward',
          relation: 'facing',
          words: tokens[at]!.words,
          deed: {
            pose: 'leaning forward',
            relation: 'facing',
            done: { pose: 'writing', look: { hands: ['pen'] } },
          },
        },
      ],
      [work, silence(tokens[work]!)],
    ]),
  )
}

/** Who is caught is in the arms. */
function catchFalling(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => /^(?:catching|catches)$/.test(wordOf(token)))
  const to = tokens.findIndex(
    (token, index) => index > at && (token.kind === 'person' || token.kind === 'thing'),
  )
  if (at < 0 || tokens[to]?.kind !== 'person') return tokens
  const changes = new Map<number, Token>([
    [
      at,
      {
        kind: 'pose',
        pose: 'cradling',
        relation: 'holding',
        words: tokens[at]!.words,
        deed: { pose: 'cradling' },
      },
    ],
  ])
  for (let index = at + 1; index < to + 2; index++) {
    const token = tokens[index]
    if (token?.kind === 'pose' && token.pose === 'falling') changes.set(index, silence(token))
  }
  return replace(tokens, changes)
}

/** Whoever is buried in papers is seen over a heap of them. */
function buryIn(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) =>
    /^(?:buried|half buried|swamped|drowning|trapped)$/.test(wordOf(token)),
  )
  const lead = tokens.findIndex(
    (token, index) =>
      index > at && index < at + 3 && /^(?:in|under|by|beneath|alive in)$/.test(wordOf(token)),
  )
  const to = lead < 0 ? -1 : objectAfter(tokens, lead)
  const object = tokens[to]
  const isSomebody = tokens.slice(0, Math.max(0, at)).some(({ kind }) => kind === 'person')
  if (at < 0 || object?.kind !== 'thing' || !isSomebody) return tokens
  const isMany =
    object.count !== undefined ||
    /^(?:paperwork|paper|money|cash|trash|garbage|laundry|snow|mail|debt|work|gold)$/.test(wordOf(object)) ||
    tokens.slice(lead, to).some(({ kind, words }) => kind === 'number' || words[0] === 'of')
  if (!isMany || object.thing.meters >= 1.2 || isAnimal(object.thing.motif)) return tokens
  const { count: _, ...one } = object
  const isHeap = /pile/.test(object.thing.motif)
  const changes = new Map<number, Token>([
    [at, silence(tokens[at]!)],
    [lead, { kind: 'relation', relation: 'inside', words: tokens[lead]!.words }],
    [
      to,
      {
        ...one,
        thing: { motif: 'heap', meters: 1.9, bearing: 'ground' },
        madeOf: isHeap ? 'page-facing-up' : object.thing.motif,
      },
    ],
  ])
  for (let index = lead + 1; index < to; index++)
    if (tokens[index]!.kind === 'number') changes.set(index, silence(tokens[index]!))
  return replace(tokens, changes)
}

/** Whoever proposes is on a knee and has a ring. */
function propose(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'pose' && token.pose === 'proposing')
  if (at < 0) return tokens
  const changes = new Map<number, Token>([
    [
      at,
      {
        kind: 'pose',
        pose: 'proposing',
        relation: 'facing',
        words: tokens[at]!.words,
        deed: { pose: 'proposing', relation: 'facing', look: { hands: ['ring box'], mood: 'in love' } },
      },
    ],
  ])
  tokens.forEach((token, index) => {
    const isRing = token.kind === 'thing' && token.thing.motif === 'ring'
    const isKnee = token.kind === 'pose' && token.pose === 'kneeling'
    if (isRing || isKnee) changes.set(index, silence(token))
  })
  return replace(tokens, changes)
}

const dark = '#17171f'

/** All that is seen of a shadow. */
const shadowLook: Partial<Look> = {
  skin: dark,
  hairColor: dark,
  top: dark,
  bottom: dark,
  shoes: dark,
  accent: dark,
}

/** A shadow that somebody meets or flees from is a dark somebody. */
function meetShadow(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'unknown' && wordOf(token) === 'shadow')
  if (at < 0) return tokens
  const lead = tokens.slice(0, at).findLast(({ kind }) => kind === 'pose' || kind === 'relation')
  const isMet =
    lead !== undefined && isIt(lead, /^(?:facing|chasing|fleeing|attacking|hand in hand|hugging)$/)
  const doer = tokens.slice(0, at).find(({ kind }) => kind === 'person')
  if (!isMet || doer?.kind !== 'person') return tokens
  const { look } = doer.roles[0]!
  const wall = tokens[at + 3]
  const isOnWall = wall?.kind === 'thing' && wall.thing.motif === 'brick' && wordOf(tokens[at + 1]!) === 'on'
  const hasPlace = tokens.some(({ kind }) => kind === 'place')
  const room: Token | undefined = isOnWall
    ? hasPlace
      ? silence(wall)
      : { kind: 'place', place: 'living room', words: wall.words }
    : undefined
  return replace(
    tokens,
    new Map<number, Token>([
      ...(room ? ([[at + 3, room]] as const) : []),
      [
        at,
        { kind: 'person', roles: [{ look: { ...look, ...shadowLook, gear: [] } }], words: tokens[at]!.words },
      ],
    ]),
  )
}

/** What is giant belongs to nobody: a giant hand, a giant eye. */
function growBodies(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, index) =>
      token.kind === 'unknown' &&
      /^(?:hand|palm|eye|hands)$/.test(wordOf(token)) &&
      tokens
        .slice(Math.max(0, index - 2), index)
        .some(
          ({ kind, words }) =>
            kind === 'size' && /giant|huge|enormous|gigantic|colossal|massive/.test(words[0]!),
        ),
  )
  if (at < 0) return tokens
  const isEye = wordOf(tokens[at]!) === 'eye'
  const thing = isEye
    ? ({ motif: 'human-eye', meters: 1, bearing: 'ground' } as const)
    : ({ motif: 'human-flat-hand', meters: 0.6, bearing: 'ground' } as const)
  return replace(tokens, new Map<number, Token>([[at, { kind: 'thing', thing, words: tokens[at]!.words }]]))
}

const pens = /crayon|chalk|pencil|marker|paintbrush|spray|^pen$|brush/

/** Who draws on a wall has one crayon in the hand, and what is drawn is on the wall. */
function drawOnWall(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) =>
      token.kind !== 'silent' &&
      /^(?:drawing|draws|painting|paints|scribbling|coloring|spray painting|writing)$/.test(wordOf(token)),
  )
  const to = tokens.findIndex(
    (token, index) => index > at && token.kind === 'thing' && token.thing.motif === 'brick',
  )
  const wall = tokens[to]
  // What is drawn is named, and seen on it (drawn-on.ts).
  const isMarked = tokens.some((token) => token.kind === 'relation' && token.relation === 'marked with')
  if (
    isMarked ||
    at < 0 ||
    wall?.kind !== 'thing' ||
    !tokens.slice(0, at).some(({ kind }) => kind === 'person')
  )
    return tokens
  const pen = tokens.findIndex((token) => token.kind === 'thing' && pens.test(token.thing.motif))
  const tool = tokens[pen]
  const changes = new Map<number, Token>([
    [at, { kind: 'pose', pose: 'painting a wall', relation: 'facing', words: tokens[at]!.words }],
    [to, { ...wall, thing: { ...wall.thing, motif: 'scribbled-wall', meters: 2.6 } }],
  ])
  if (tool?.kind === 'thing') changes.set(pen, silence(tool))
  return replace(tokens, changes)
}

/** Quicksand and mud hold whoever is in them. */
function sinkIn(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) =>
    /^(?:sinking|sinks|stuck|drowning|trapped|buried)(?: (?:in|into))?$/.test(wordOf(token)),
  )
  const to = tokens.findIndex(
    (token, index) =>
      index > at &&
      index < at + 6 &&
      /^(?:quicksand|quick sand|mud|swamp|sand|tar|wet cement|wet concrete)$/.test(wordOf(token)),
  )
  const doer = tokens.slice(0, Math.max(0, at)).some(({ kind }) => kind === 'person')
  if (at < 0 || to < 0 || !doer) return tokens
  const changes = new Map<number, Token>([
    [
      at,
      {
        kind: 'pose',
        pose: 'sinking',
        words: tokens[at]!.words,
        deed: { pose: 'sinking', look: { mood: 'scared' } },
      },
    ],
  ])
  const hasPlace = tokens.some(({ kind }, index) => kind === 'place' && index !== to)
  const isMud = /mud|swamp/.test(wordOf(tokens[to]!))
  changes.set(
    to,
    hasPlace
      ? silence(tokens[to]!)
      : { kind: 'place', place: isMud ? 'field' : 'desert', words: tokens[to]!.words },
  )
  return replace(tokens, changes)
}

/** Whoever climbs through a window is in it. */
function leaveByWindow(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) => (token.kind === 'pose' && token.pose === 'climbing') || isEscape(token),
  )
  const to = tokens.findIndex(
    (token, index) => at >= 0 && index > at && index < at + 6 && /\bwindows?\b/.test(wordOf(token)),
  )
  const lead =
    at < 0 || to < 0
      ? ''
      : tokens
          .slice(at, to + 1)
          .map(wordOf)
          .join(' ')
  const doer = tokens.slice(0, Math.max(0, at)).some(({ kind }) => kind === 'person')
  if (!doer || !/(?:out of|through|into|in) (?:an? |the |his |her |their )?(?:\w+ )?window/.test(lead))
    return tokens
  const words = tokens.slice(at + 1, to).flatMap((token) => (token.kind === 'relation' ? token.words : []))
  const window: Token = {
    kind: 'thing',
    thing: { motif: 'open-window', meters: 1.9, bearing: 'ground' },
    words: wordOf(tokens[to]!)
      .split(' ')
      .filter((word) => word !== 'at' && word !== 'night'),
  }
  const isAtNight = wordOf(tokens[to]!).endsWith('at night')
  return [
    ...tokens.slice(0, at),
    { kind: 'pose', pose: 'climbing through', relation: 'emerging', words: tokens[at]!.words },
    ...(words.length > 0 ? [{ kind: 'silent', words, isSaid: true } as Token] : []),
    window,
    ...(isAtNight ? [{ kind: 'air', air: 'night', words: ['at', 'night'] } as Token] : []),
    ...tokens.slice(to + 1),
  ]
}

/** Other ways to leave by a window, or to come in by it. */
function isEscape(token: Token): boolean {
  return (
    /^(?:pose|relation|unknown)$/.test(token.kind) &&
    /^(?:climb|escap|sneak|crawl|squeez|slip|break)(?:ing|es|s)$/.test(token.words[0]!)
  )
}

/** What is dragged is on the ground. */
function dragBag(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isIt(token, /^pulling$/) && token.words[0]!.startsWith('drag'))
  const to = at < 0 ? -1 : objectAfter(tokens, at)
  const bag = tokens[to]
  if (bag?.kind !== 'thing' || !/bag$|sack$/.test(bag.thing.motif)) return tokens
  const isBody = tokens.slice(at, to).some(({ words }) => words[0] === 'body') || /body/.test(wordOf(bag))
  const motif = isBody ? 'body-bag' : /trash/.test(bag.thing.motif) ? 'trash-bag' : 'sack'
  const changes = new Map<number, Token>([
    [to, { ...bag, thing: { motif, meters: isBody ? 1.8 : 0.9, bearing: 'ground' } }],
    [at, { kind: 'pose', pose: 'walking', relation: 'pulling', words: tokens[at]!.words }],
  ])
  for (let index = at + 1; index < to; index++)
    if (tokens[index]!.kind === 'unknown' && isBody) changes.set(index, silence(tokens[index]!))
  return replace(tokens, changes)
}

/** Whoever expects a child holds her belly, and it doesn't hurt. */
function cradleBelly(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ words }) => words[0] === 'pregnant')) return tokens
  return tokens.map((token) => {
    if (token.kind === 'unknown' && wordOf(token) === 'belly') return silence(token)
    const isPained = token.kind === 'pose' && token.pose === 'hands on belly'
    return isPained ? { kind: 'pose', pose: 'cradling the belly', words: token.words } : token
  })
}

function kissGoodnight(tokens: readonly Token[]): readonly Token[] {
  const isKiss = tokens.some(({ words }) => /^(?:kiss|tuck|hug)/.test(words[0]!))
  return isKiss
    ? tokens.map((token) =>
        /^(?:goodnight|good night|goodbye)$/.test(wordOf(token)) ? silence(token) : token,
      )
    : tokens
}
