// Things that somebody puts somewhere: flowers on a grave, a star on a tree, bricks on a wall.

import type { Token } from '../../token.ts'
import { wordOf } from '../token-tools.ts'
import { objectAfter, replace, silence } from './handling-words.ts'

const puts =
  /^(?:putting|puts|placing|places|laying|lays|setting|sets|setting down|leaving|leaves|arranging|placing down)$/
const onto = /^(?:on|onto|on top of|upon)$/
const low = /gravestone|grave|tomb|pillow|blanket|heap|stone|coffin|crate|chest|brick/

/** Whoever puts a thing on another is before both of them. */
export function readPlacing(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind !== 'silent' && puts.test(wordOf(token)))
  const to = at < 0 ? -1 : objectAfter(tokens, at)
  const object = tokens[to]
  if (object?.kind !== 'thing' || !tokens.slice(0, at).some(({ kind }) => kind === 'person')) return tokens
  const isLaid = wordOf(tokens[at]!).startsWith('lay')
  // "A bowl of nuts on a desk".
  const reach = wordOf(tokens[to + 1]) === 'of' ? 6 : 3
  const on = tokens.findIndex((token, index) => index > to && index < to + reach && onto.test(wordOf(token)))
  const under = on < 0 ? -1 : objectAfter(tokens, on)
  const base = tokens[under]
  const deed = (pose: 'kneeling' | 'reaching' | 'hand out'): Token => ({
    kind: 'pose',
    pose,
    relation: 'facing',
    words: tokens[at]!.words,
    deed: { pose, relation: 'facing' },
  })
  // Whoever lays bricks doesn't lie there.
  if (base?.kind !== 'thing')
    return isLaid && on < 0 ? replace(tokens, new Map([[at, deed('kneeling')]])) : tokens
  if (object.thing.meters > 1.2) return tokens
  const isLow = low.test(base.thing.motif)
  const isTree = base.thing.motif.endsWith('tree')
  const changes = new Map<number, Token>([[at, deed(isLow ? 'kneeling' : isTree ? 'reaching' : 'hand out')]])
  // What is put on a tree is at its side, where the hand is.
  if (isTree) changes.set(on, silence(tokens[on]!))
  // Flowers lie before a gravestone, and not on its edge.
  if (/gravestone/.test(base.thing.motif))
    changes.set(on, { kind: 'relation', relation: 'in front of', words: tokens[on]!.words })
  return replace(tokens, changes)
}
