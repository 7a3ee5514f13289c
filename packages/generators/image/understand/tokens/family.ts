// Words for people that stand beside other words for people or animals.

import type { Token } from '../token.ts'
import { isAnimal } from '../words/things/things.ts'

export const kin = /^(?:baby|mother|mom|father|dad|male|female|adult|teenage|mama|papa|parent)$/

/** A "robot gardener" and a "woman doctor" are one person each: the being, or else the work, is drawn. */
export function isOtherRole(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]!
  const [before, next] = [tokens[index - 1], tokens[index + 1]]
  if (token.kind !== 'person' || token.roles.length !== 1) return false
  if (before?.kind === 'person' && before.roles.length === 1 && beings.test(before.words.join(' ')))
    return true
  return next?.kind === 'person' && !beings.test(token.words.join(' '))
}

const beings = /^(?:robot|zombie|skeleton|alien|vampire|mummy|cyborg|android|ghost|elf|goblin|demon|angel)$/

/** The mother of a baby elephant is an elephant. */
export function parentOf(tokens: readonly Token[], index: number): Token | undefined {
  const { kind, words } = tokens[index]!
  const child = tokens.slice(0, index).findLast((token) => token.kind === 'thing' || token.kind === 'person')
  const isParent = kind === 'person' && kin.test(words.join(' ')) && tokens[index - 1]?.words[0] === 'its'
  return isParent && child?.kind === 'thing' && isAnimal(child.thing.motif)
    ? { kind: 'thing', thing: child.thing, words }
    : undefined
}
