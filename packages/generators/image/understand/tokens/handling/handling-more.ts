// More of what people do to things and to each other: taking, holding up, dancing, hanging, carrying over a shoulder.

import { isDeed, isIt, objectAfter, replace, silence } from './handling-words.ts'
import { wordOf } from '../token-tools.ts'
import { thingOf } from '../../words/things/things.ts'
import type { Token } from '../../token.ts'

/** The tokens with such deeds as one word says them. */
export function readGrasps(tokens: readonly Token[]): readonly Token[] {
  return [
    holdUp,
    hangSwing,
    kickDown,
    takeFrom,
    danceTogether,
    hangFromEdge,
    shoulder,
    facesReflection,
  ].reduce((list, read) => read(list), tokens)
}

/** "Holding up a test tube": nobody climbs it. */
function holdUp(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, index) =>
      /^up (?:a|an|the)$/.test(wordOf(token)) &&
      /^(?:hold|lift|rais|pick|putt|pull)/.test(tokens[index - 1]?.words[0] ?? ''),
  )
  if (at < 0) return tokens
  const to = objectAfter(tokens, at)
  const object = tokens[to]
  if (object?.kind !== 'thing') return tokens
  const deed = tokens[at - 1]!
  const pose = object.thing.meters < 0.9 ? ('holding overhead' as const) : ('carrying above' as const)
  return replace(
    tokens,
    new Map<number, Token>([
      [
        at - 1,
        { kind: 'pose', pose, relation: 'holding', words: deed.words, deed: { pose, relation: 'holding' } },
      ],
      [at, { kind: 'silent', words: tokens[at]!.words }],
    ]),
  )
}

/** On "a swing hanging from the moon" nobody climbs. */
function hangSwing(tokens: readonly Token[]): readonly Token[] {
  const swing = tokens.findIndex(
    (token) => token.kind === 'thing' && /^(?:rope|tire)-swing$/.test(token.thing.motif),
  )
  if (swing < 0) return tokens
  return tokens.map((token, at): Token => {
    const isHung = /^(?:hanging|suspended|dangling|hung) (?:from|on|off)$/.test(wordOf(token))
    if (isHung && at === swing + 1) return { kind: 'relation', relation: 'hanging', words: token.words }
    const isSwinging = /^(?:swinging|swings)$/.test(wordOf(token)) && at < swing
    return isSwinging ? { kind: 'pose', pose: 'sitting', words: token.words } : token
  })
}

/** Nobody climbs down a door that is kicked down. */
function kickDown(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, index) =>
    /^down (?:a|an|the)$/.test(wordOf(token)) &&
    /^(?:kick|break|knock|pull|tear|push|tak|chop|cut|shut|smash|bring)/.test(
      tokens[index - 1]?.words[0] ?? '',
    )
      ? { kind: 'silent', words: token.words }
      : token,
  )
}

/** What is taken from somebody is in the hand of who faces them; what is taken from a shelf is still on it. */
function takeFrom(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) =>
    /^(?:taking|takes|grabbing|grabs|picking|picks)$/.test(wordOf(token)),
  )
  const to = at < 0 ? -1 : objectAfter(tokens, at)
  const from = tokens.findIndex(
    (token, index) => index > to && index < to + 3 && /^(?:from|off|off of)$/.test(wordOf(token)),
  )
  const owner = from < 0 ? -1 : objectAfter(tokens, from)
  const [object, source] = [tokens[to], tokens[owner]]
  if (object?.kind !== 'thing' || !source || !tokens.slice(0, at).some(({ kind }) => kind === 'person'))
    return tokens
  if (source.kind === 'person')
    return replace(
      tokens,
      new Map<number, Token>([
        [
          at,
          {
            kind: 'pose',
            pose: 'hand out',
            relation: 'holding',
            words: tokens[at]!.words,
            deed: { pose: 'hand out' },
          },
        ],
      ]),
    )
  if (source.kind !== 'thing' || !/shelf|table|desk|bookshelf|bookcase/.test(source.thing.motif))
    return tokens
  const changes = new Map<number, Token>([
    [at, { kind: 'pose', pose: 'reaching', relation: 'facing', words: tokens[at]!.words }],
    [from, { kind: 'relation', relation: 'on', words: tokens[from]!.words }],
  ])
  if (source.thing.motif === 'shelf')
    changes.set(owner, {
      ...source,
      thing: { motif: 'wall-shelf', meters: 1.2, bearing: 'ground', saddle: 0.8 },
    })
  return replace(tokens, changes)
}

/** A couple dances in each other's arms. */
function danceTogether(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'pose' && token.pose === 'dancing')
  if (at < 0) return tokens
  const before = tokens.slice(0, at)
  const isCouple = before.some((token) => token.kind === 'person' && token.roles.length === 2)
  const isWith = /^(?:with|with a|with the)$/.test(wordOf(tokens[at + 1]))
  const partner = isWith ? tokens[objectAfter(tokens, at + 1)] : undefined
  const waltz: Token = {
    kind: 'pose',
    pose: 'waltzing',
    words: tokens[at]!.words,
    deed: { pose: 'waltzing', done: { pose: 'waltzing' } },
  }
  if (partner?.kind === 'person')
    return replace(
      tokens,
      new Map<number, Token>([
        [at, waltz],
        [at + 1, { kind: 'relation', relation: 'hugging', words: tokens[at + 1]!.words }],
      ]),
    )
  const persons = before.filter(({ kind }) => kind === 'person').length
  const isPair = persons === 2 && before.some(({ words }) => words[0] === 'and')
  return (isCouple && persons === 1) || isPair ? replace(tokens, new Map([[at, waltz]])) : tokens
}

/** Whoever hangs from a cliff has both hands on its edge. */
function hangFromEdge(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isDeed(token) && /^(?:hang|cling|dangl)/.test(token.words[0]!))
  const to = tokens.findIndex(
    (token, index) => index > at && token.kind === 'place' && /cliff|ledge/.test(wordOf(token)),
  )
  if (at < 0 || to < 0 || !tokens.slice(0, at).some(({ kind }) => kind === 'person')) return tokens
  return replace(
    tokens,
    new Map<number, Token>([
      [
        at,
        {
          kind: 'pose',
          pose: 'hanging on',
          words: tokens[at]!.words,
          deed: { pose: 'hanging on', look: { mood: 'scared' } },
        },
      ],
      [to, { kind: 'place', place: 'mountains', words: tokens[to]!.words }],
    ]),
  )
}

/** Somebody who is carried over a shoulder lies on it. */
function shoulder(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isIt(token, /^holding$/) && token.words[0]!.startsWith('carr'))
  const to = at < 0 ? -1 : objectAfter(tokens, at)
  const part = tokens.findIndex(
    (token, index) => index > to && index < to + 4 && /^shoulders?$/.test(wordOf(token)),
  )
  const isOver = tokens.slice(to, part).some(({ words }) => words[0] === 'over')
  if (tokens[to]?.kind !== 'person' || part < 0 || !isOver) return tokens
  const changes = new Map<number, Token>([
    [
      at,
      {
        kind: 'pose',
        pose: 'shouldering',
        relation: 'holding',
        words: tokens[at]!.words,
        deed: { pose: 'shouldering', done: { pose: 'slung' } },
      },
    ],
  ])
  for (let index = to + 1; index <= part; index++) changes.set(index, silence(tokens[index]!))
  return replace(tokens, changes)
}

/** One's reflection is in a mirror, also where the text names none. */
function facesReflection(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) => token.kind !== 'thing' && /^(?:(?:own )?reflection)$/.test(wordOf(token)),
  )
  const lead = tokens.slice(0, Math.max(0, at)).findLast(isDeed)
  const isFaced = lead !== undefined && isIt(lead, /^(?:facing|attacking)$/)
  const hasMirror = tokens.some(
    (token) =>
      (token.kind === 'thing' && /mirror|water|window|puddle/.test(token.thing.motif)) ||
      token.kind === 'place',
  )
  if (at < 0 || !isFaced || hasMirror || !tokens.slice(0, at).some(({ kind }) => kind === 'person'))
    return tokens
  return replace(
    tokens,
    new Map<number, Token>([[at, { kind: 'thing', thing: thingOf('mirror'), words: tokens[at]!.words }]]),
  )
}
