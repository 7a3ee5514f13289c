// Words for parts that a drawing has anyway, and for windows and crowds that are part of a place.

import type { Token } from '../token.ts'
import { seen } from './token-tools.ts'

/** Reads a token as a part of what is before it, or of the place; undefined for all others. */
export function readPart(tokens: readonly Token[], index: number): Token | undefined {
  const { kind, words } = tokens[index]!
  if (isLookedOut(tokens, index)) return { kind: 'place', place: 'window seat', words }
  if (isOwnScreen(tokens, index) || isOwnWindow(tokens, index) || isOwnRoof(tokens, index)) return seen(words)
  // "Full of people".
  const next = tokens.slice(index + 1).find((token) => token.kind !== 'silent')
  const isCrowded = kind === 'quality' && isFull(words) && next?.kind === 'person'
  return isCrowded ? { kind: 'number', count: 5, words } : undefined
}

/** True for the screen of "a phone with a cracked screen". */
function isOwnScreen(tokens: readonly Token[], index: number): boolean {
  const { words } = tokens[index]!
  if (!/^screens?$/.test(words.join(' '))) return false
  const owner = tokens.slice(0, index).findLast(({ kind }) => kind === 'thing' || kind === 'person')
  const isNextTo = owner === tokens[index - 1]
  return (
    !isNextTo &&
    owner?.kind === 'thing' &&
    /phone|tablet|laptop|television|computer|watch/.test(owner.thing.motif)
  )
}

/** True for the windows of "a cabin with lights in the windows". */
function isOwnWindow(tokens: readonly Token[], index: number): boolean {
  const owner = tokens.slice(0, index).find(({ kind }) => kind === 'thing')
  return (
    /^windows?$/.test(tokens[index]!.words.join(' ')) &&
    owner?.kind === 'thing' &&
    /house|cabin|castle|hut|building|barn|church|hotel|school|train|tower/.test(owner.thing.motif)
  )
}

/** True for the roof of "on a barn roof". */
function isOwnRoof(tokens: readonly Token[], index: number): boolean {
  if (!/^roofs?$/.test(tokens[index]!.words.join(' '))) return false
  const owner = tokens[index - 1]
  return (
    owner?.kind === 'thing' &&
    /house|cabin|castle|hut|building|barn|church|hotel|school/.test(owner.thing.motif)
  )
}

/** True for the window of "looking out of the window". */
function isLookedOut(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]!
  const before = tokens.slice(0, index).findLast(({ kind }) => kind !== 'silent' && kind !== 'relation')
  return (
    token.kind === 'thing' &&
    token.thing.motif === 'window' &&
    before?.kind === 'pose' &&
    before.pose === 'watching' &&
    before.words.includes('out')
  )
}

function isFull(words: readonly string[]): boolean {
  return /^(?:full|filled|packed|crowded)$/.test(words.join(' '))
}
