// What two do together, where the text names one of them last: playing chess with somebody, protecting children from a
// wolf, pushing a stone up a hill.

import { isDeed, isIt, objectAfter, phraseOf, replace, silence } from './handling-words.ts'
import type { Token } from './token.ts'

/** The tokens in the order in which their relations are read. */
export function readJoint(tokens: readonly Token[]): readonly Token[] {
  return [playWith, protectFrom, shelterFor, pushUphill].reduce((list, read) => read(list), tokens)
}

/** "A robot playing chess with an old man": both play it. */
function playWith(tokens: readonly Token[]): readonly Token[] {
  const doer = tokens.findIndex(({ kind }) => kind === 'person')
  const at = tokens.findIndex(
    (token, index) =>
      index > doer &&
      isDeed(token) &&
      (/^(?:playing|plays)$/.test(phraseOf(token)) ||
        (token.kind === 'pose' && /^(?:eating|drinking)$/.test(token.pose))),
  )
  const lead = tokens.findIndex((token, index) => index > at && phraseOf(token) === 'with')
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
      /^(?:protecting|protects|shielding|shields|defending|defends|guarding)$/.test(phraseOf(token)),
  )
  const from = tokens.findIndex((token, index) => index > at && /^(?:from|against)$/.test(phraseOf(token)))
  const doer = tokens.slice(0, Math.max(0, at)).findIndex(({ kind }) => kind === 'person')
  if (at < 0 || from < 0 || doer < 0) return tokens
  const [kept, foe] = [objectAfter(tokens, at), objectAfter(tokens, from)]
  if (kept < 0 || kept > from || foe < 0) return tokens
  return [
    ...tokens.slice(at + 1, from),
    { kind: 'relation', relation: 'behind', words: tokens[at]!.words },
    ...tokens.slice(0, at),
    {
      kind: 'pose',
      pose: 'shielding',
      relation: 'facing',
      words: tokens[from]!.words,
      deed: { pose: 'shielding', relation: 'facing' },
    },
    ...tokens.slice(from + 1),
  ]
}

/** An umbrella that is held for somebody is held over them. */
function shelterFor(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'thing' && token.thing.motif === 'umbrella')
  const lead = tokens[at + 1]
  const isHeld = tokens.slice(0, Math.max(0, at)).some((token) => isIt(token, /^holding$/))
  if (at < 0 || !lead || phraseOf(lead) !== 'for' || !isHeld || objectAfter(tokens, at + 1) < 0) return tokens
  return replace(
    tokens,
    new Map<number, Token>([[at + 1, { kind: 'relation', relation: 'above', words: ['for'] }]]),
  )
}

/** What is pushed up a hill is on its slope, and so is whoever pushes. */
function pushUphill(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) => isIt(token, /^(?:pushing|pulling)$/) || /^(?:rolling|dragging)$/.test(phraseOf(token)),
  )
  const up = tokens.findIndex((token, index) => index > at && /^up (?:a|the|an)$/.test(phraseOf(token)))
  const to = tokens.findIndex(
    (token, index) =>
      index > up && /^(?:hill|mountain|slope|steep hill|hillside|mountainside)$/.test(phraseOf(token)),
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
    if (phraseOf(tokens[index]!) === 'steep') changes.set(index, silence(tokens[index]!))
  return replace(tokens, changes)
}
