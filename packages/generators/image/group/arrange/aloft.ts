// Who rides what flies is in the air with it.

import type { Bond } from '../../understand/understanding.ts'
import { motifOf, type Item } from '../item.ts'

/** All that flies because of what carries it, and what carries them. */
export function aloftOf(items: readonly Item[], bonds: readonly Bond[]): ReadonlySet<Item> {
  const aloft = new Set<Item>()
  for (const { relation, from, to } of bonds) {
    const [rider, carrier] = [items[from], items[to]]
    if (!rider || !carrier || !/^(?:riding|on)$/.test(relation) || !isFlying(carrier)) continue
    aloft.add(rider).add(carrier)
  }
  // What riders have in their hands flies, too.
  for (const { relation, from, to } of bonds)
    if (/^(?:holding|wearing)$/.test(relation) && aloft.has(items[from]!)) aloft.add(items[to]!)
  return aloft
}

function isFlying({ subject, ...item }: Item): boolean {
  return (
    subject.kind === 'thing' &&
    ((subject.lift ?? 0) > 0.5 || /^(?:broom|flying-carpet)$/.test(motifOf({ subject, ...item })))
  )
}
