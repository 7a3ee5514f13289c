// What people do with odd things: a lamp for a head, an eye at a keyhole, a coat that is given away.

import { isDeed, phraseOf, replace, silence } from './handling-words.ts'
import { thingNamed } from './things.ts'
import type { Token } from './token.ts'

/** The tokens with such deeds as one word says them. */
export function readOddities(tokens: readonly Token[]): readonly Token[] {
  return [headOf, peepThrough, giveGarment, blowCake, ringOfBoxers].reduce((list, read) => read(list), tokens)
}

/** "With a television for a head". */
function headOf(tokens: readonly Token[]): readonly Token[] {
  const head = tokens.findIndex(
    (token, index) =>
      /^(?:head|face)$/.test(phraseOf(token)) &&
      /^(?:for|instead of|in place of|as)$/.test(leadOf(tokens, index)),
  )
  if (head < 0) return tokens
  const thing = tokens.findLastIndex((token, index) => index < head && token.kind === 'thing')
  const lead = tokens.findLastIndex(
    (token, index) => index < thing && !/^(?:silent|size|color|quality|number)$/.test(token.kind),
  )
  const isWith = lead >= 0 && /^(?:with|has|having)$/.test(phraseOf(tokens[lead]!))
  if (!isWith || head - thing > 5 || !tokens.slice(0, lead).some(({ kind }) => kind === 'person'))
    return tokens
  const changes = new Map<number, Token>([
    [lead, { kind: 'relation', relation: 'topped with', words: ['for a head'] }],
    [head, silence(tokens[head]!)],
  ])
  for (let index = thing + 1; index < head; index++)
    changes.set(index, { kind: 'silent', words: tokens[index]!.words })
  return replace(tokens, changes)
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
      [
        at,
        {
          kind: 'pose',
          pose: 'at a keyhole',
          relation: 'facing',
          words: tokens[at]!.words,
          deed: { pose: 'at a keyhole', relation: 'facing' },
        },
      ],
      [to, { ...keyhole, thing: { motif: 'keyhole-door', meters: 2.1, bearing: 'ground' } }],
    ]),
  )
}

/** Clothes that are given away are in the hand and not on the body. */
function giveGarment(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) =>
    /^(?:giving|gives|handing|hands|offering|lending|folding|ironing|holding|sewing|stealing|burning)$/.test(
      phraseOf(token),
    ),
  )
  const to = tokens.findIndex((token, index) => index > at && index < at + 4 && token.kind === 'clothing')
  if (at < 0 || to < 0) return tokens
  const isNext = tokens
    .slice(at + 1, to)
    .every(({ kind }) => kind === 'silent' || kind === 'color' || kind === 'quality')
  const thing = thingNamed(phraseOf(tokens[to]!))
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
    (token) => token.kind === 'thing' && token.thing.motif === 'ring' && phraseOf(token) === 'ring',
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
