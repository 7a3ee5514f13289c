// Deeds that mean something else beside an animal or a thing: a turtle "racing" a rabbit is no racing car, and whoever
// "looks out" of a box is in it.

import { beastDoing } from '../figures/beasts.ts'
import type { Token } from './read-tokens.ts'
import { isAlive } from './teams.ts'

const between: ReadonlySet<string> = new Set([
  'silent',
  'quality',
  'color',
  'size',
  'number',
  'clothing',
  'pose',
])

/** The tokens with such deeds as what they are of their neighbors. */
export function rereadDeeds(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, index) => {
    const word = token.words.join(' ')
    const previous = tokens.slice(0, index).findLast(isHead)
    const next = tokens.slice(index + 1).find(({ kind }) => !between.has(kind))
    if (!previous || !next || !isHead(next)) return token
    const { words } = token
    if (word === 'racing' && isAlive(previous) && isAlive(next))
      return { kind: 'pose', pose: 'running', relation: 'chasing', words }
    if (/^(?:landing|lands|settling) on$/.test(word)) return { kind: 'relation', relation: 'on', words }
    if (/^(?:driving|drives)$/.test(word) && tokens.slice(0, index).some(isAlive) && isCar(next))
      return { kind: 'relation', relation: 'riding', words }
    if (/^(?:looking|peering|staring) out$/.test(word) && isOpen(next))
      return { kind: 'pose', pose: 'watching', relation: 'emerging', words }
    return /^(?:digging|digs)$/.test(word) && canDig(previous)
      ? { kind: 'pose', pose: 'eating', relation: 'attacking', words }
      : token
  })
}

function isHead({ kind }: Token): boolean {
  return kind === 'thing' || kind === 'person'
}

/** Cars that also come without a roof. */
export function isCar(token: Token): boolean {
  return token.kind === 'thing' && openCars.test(token.thing.motif)
}

export const openCars = /^(?:automobile|racing-car|vintage-car|oncoming-automobile|convertible)$/

/** Windows have a place of their own. */
function isOpen(token: Token): boolean {
  return token.kind === 'thing' && token.thing.motif !== 'window'
}

/** An animal with its head at the ground is seen digging. */
function canDig(token: Token): boolean {
  return token.kind === 'thing' && beastDoing(token.thing.motif, 'grazing') !== undefined
}
