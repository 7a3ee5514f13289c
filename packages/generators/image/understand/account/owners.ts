// Whose a thing is, where its drawing shows it: a top hat is a magician's, and a throne a king's.

import type { Token } from '../token.ts'

const ofOwners: readonly (readonly [owners: RegExp, motifs: RegExp])[] = [
  [/^(?:magician|illusionist|conjurer)$/, /hat$|wand/],
  [/^(?:king|queen|emperor|empress|monarch|royal)$/, /throne|crown|scepter|^castle$/],
  [/^soldier$/, /military-helmet|^tank/],
  [/^(?:wizard|witch|sorcerer)$/, /hat$|wand|cauldron|crystal-ball|broom/],
  [/^knight$/, /helmet|shield|sword|armor/],
  [/^(?:fisherman|fishermen)$/, /fishing|boat|net$/],
  [/^(?:baby|infant)$/, /crib|pacifier|rattle|bottle|stroller/],
  [/^(?:child|kid|toddler|girl|boy)$/, /teddy|doll|toy|building-block|crayon/],
  [/^judge$/, /gavel/],
  [/^(?:doctor|nurse)$/, /stethoscope|syringe|bandage/],
  [/^(?:painter|artist)$/, /easel|palette|paintbrush/],
  [/^(?:writer|author|poet)$/, /typewriter|quill|desk|fountain-pen/],
]

/** True for the "magician" of "a magician's hat", whose hat is in the picture. */
export function isSeenOwner(tokens: readonly Token[], index: number, claimed: ReadonlySet<Token>): boolean {
  const { kind: own, words } = tokens[index]!
  const things = ofOwners.find(([owners]) => own === 'unknown' && owners.test(words.join(' ')))?.[1]
  if (!things) return false
  const next = tokens.slice(index + 1).find(({ kind }) => !/^(?:size|color|quality)$/.test(kind))
  return next?.kind === 'thing' && claimed.has(next) && things.test(next.thing.motif)
}
