// What two do together, where the text names one of them last: playing chess with somebody, protecting children from a
// wolf, pushing a stone up a hill.

import { cutters } from '../bench-work.ts'
import { actOf, isDeed, isIt, objectAfter, replace, silence } from './handling-words.ts'
import { wordOf } from '../token-tools.ts'
import { isAnimal } from '../../words/things/things.ts'
import type { Token } from '../../token.ts'

/** The tokens in the order in which their relations are read. */
export function readJoint(tokens: readonly Token[]): readonly Token[] {
  return [playWith, protectFrom, shelterFor, pushUphill, cutWith, netBug, openUmbrella].reduce(
    (list, read) => read(list),
    tokens,
  )
}

/** "A robot playing chess with an old man": both play it. */
function playWith(tokens: readonly Token[]): readonly Token[] {
  const doer = tokens.findIndex(({ kind }) => kind === 'person')
  const at = tokens.findIndex(
    (token, index) =>
      index > doer &&
      isDeed(token) &&
      (/^(?:playing|plays)$/.test(wordOf(token)) ||
        (token.kind === 'pose' && /^(?:eating|drinking)$/.test(token.pose))),
  )
  const lead = tokens.findIndex((token, index) => index > at && wordOf(token) === 'with')
  const to = lead < 0 ? -1 : objectAfter(tokens, lead)
  const between = tokens.slice(at + 1, Math.max(at + 1, lead))
  const isGame = between.some(
    (token) => token.kind === 'thing' && /chess|card|table|board/.test(token.thing.motif),
  )
  const isMeal =
    tokens[at]?.kind === 'pose' &&
    tokens[at].pose !== undefined &&
    /^(?:eating|drinking)$/.test(tokens[at].pose)
  if (doer < 0 || at < 0 || to < 0 || tokens[to]?.kind !== 'person' || !(isGame || isMeal)) return tokens
  if (between.some(({ kind }) => kind === 'person')) return tokens
  return [
    ...tokens.slice(0, at),
    { kind: 'relation', relation: 'beside', words: ['and'] },
    ...tokens.slice(lead + 1, to + 1),
    ...tokens.slice(at, lead),
    ...tokens.slice(to + 1),
  ]
}

/** Whoever protects somebody stands before them and faces what comes. */
function protectFrom(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) =>
      token.kind !== 'silent' &&
      /^(?:protecting|protects|shielding|shields|defending|defends|guarding)$/.test(wordOf(token)),
  )
  const from = tokens.findIndex((token, index) => index > at && /^(?:from|against)$/.test(wordOf(token)))
  const doer = tokens
    .slice(0, Math.max(0, at))
    .findIndex((token) => token.kind === 'person' || (token.kind === 'thing' && isAnimal(token.thing.motif)))
  if (at < 0 || from < 0 || doer < 0) return tokens
  const [kept, foe] = [objectAfter(tokens, at), objectAfter(tokens, from)]
  if (kept < 0 || kept > from || foe < 0) return tokens
  const isAnybody = tokens[doer]!.kind === 'person'
  return [
    ...tokens.slice(at + 1, from),
    // Animals stand in a row.
    ...(isAnybody
      ? [{ kind: 'relation', relation: 'behind', words: tokens[at]!.words } as const]
      : [silence(tokens[at]!), { kind: 'relation', relation: 'beside', words: [''] } as const]),
    ...tokens.slice(0, at),
    isAnybody
      ? actOf('shielding', 'facing', tokens[from]!.words)
      : { kind: 'relation', relation: 'facing', words: tokens[from]!.words },
    ...tokens.slice(from + 1),
  ]
}

/** An umbrella that is held for somebody is held over them. */
function shelterFor(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'thing' && token.thing.motif === 'umbrella')
  const lead = tokens[at + 1]
  const isHeld = tokens.slice(0, Math.max(0, at)).some((token) => isIt(token, /^holding$/))
  if (at < 0 || !lead || wordOf(lead) !== 'for' || !isHeld || objectAfter(tokens, at + 1) < 0) return tokens
  return replace(
    tokens,
    new Map<number, Token>([[at + 1, { kind: 'relation', relation: 'above', words: ['for'] }]]),
  )
}

/** What is pushed up a hill is on its slope, and so is whoever pushes. */
function pushUphill(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) => isIt(token, /^(?:pushing|pulling)$/) || /^(?:rolling|dragging)$/.test(wordOf(token)),
  )
  const up = tokens.findIndex((token, index) => index > at && /^up (?:a|the|an)$/.test(wordOf(token)))
  const to = tokens.findIndex(
    (token, index) =>
      index > up && /^(?:hill|mountain|slope|steep hill|hillside|mountainside)$/.test(wordOf(token)),
  )
  const load = at < 0 ? -1 : objectAfter(tokens, at)
  if (at < 0 || up < 0 || to < 0 || to > up + 3 || load < 0 || tokens[load]?.kind !== 'thing') return tokens
  const changes = new Map<number, Token>([
    [at, { kind: 'pose', pose: 'pushing', relation: 'pushing', words: tokens[at]!.words }],
    [up, { kind: 'relation', relation: 'on', words: tokens[up]!.words }],
    [
      to,
      {
        kind: 'thing',
        thing: { motif: 'steep-hill', meters: 6.5, bearing: 'ground' },
        words: tokens[to]!.words,
      },
    ],
  ])
  for (let index = up + 1; index < to; index++)
    if (wordOf(tokens[index]!) === 'steep') changes.set(index, silence(tokens[index]!))
  return replace(tokens, changes)
}

/** The cake is on the table, and the sword in the hand. */
function cutWith(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isDeed(token) && /^(?:cut|slic|chop|carv)/.test(token.words[0]!))
  const lead = tokens.findIndex((token, index) => index > at && wordOf(token) === 'with')
  const to = at < 0 || lead < 0 ? -1 : objectAfter(tokens, lead)
  const tool = tokens[to]
  if (tool?.kind !== 'thing' || !cutters.test(tool.thing.motif)) return tokens
  return replace(
    tokens,
    new Map<number, Token>([[to, { ...tool, thing: { ...tool.thing, bearing: 'held' } }]]),
  )
}

/** Butterflies are caught in the air, with a net on a stick. */
function netBug(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => /^(?:catching|catches|chasing|chases)$/.test(wordOf(token)))
  const net = tokens.findIndex(
    (token, index) => index > at && token.kind === 'thing' && token.thing.motif.endsWith('net'),
  )
  const bug = at < 0 ? -1 : objectAfter(tokens, at)
  const [caught, tool] = [tokens[bug], tokens[net]]
  if (caught?.kind !== 'thing' || tool?.kind !== 'thing' || caught === tool) return tokens
  if (!/butterfly|dragonfly|firefly|bee|beetle|moth|bird|star/.test(caught.thing.motif)) return tokens
  return replace(
    tokens,
    new Map<number, Token>([
      [at, { kind: 'pose', pose: 'torch out', relation: 'facing', words: tokens[at]!.words }],
      [bug, { ...caught, thing: { ...caught.thing, bearing: 'air' } }],
      [net, { ...tool, thing: { motif: 'butterfly-net', meters: 1.1, bearing: 'held' } }],
    ]),
  )
}

/** An umbrella is opened in the hand, and so is it closed. */
function openUmbrella(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isDeed(token) && /^(?:open|clos|fold|shut)/.test(token.words[0]!))
  const to = at < 0 ? -1 : objectAfter(tokens, at)
  const thing = tokens[to]
  if (thing?.kind !== 'thing' || thing.thing.motif !== 'umbrella') return tokens
  return replace(
    tokens,
    new Map<number, Token>([
      [at, { kind: 'pose', pose: 'holding', relation: 'holding', words: tokens[at]!.words }],
    ]),
  )
}
