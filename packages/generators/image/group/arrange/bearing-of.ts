// Whether a group stands, floats or flies, and how near it is seen.

import { isCloseHand } from './grip.ts'
import type { Bearing } from '../../understand/words/things/things.ts'
import { motifOf, type Item } from '../item.ts'

/** Hands that come out of something and eyes among other things are no close views. */
export function nearnessOf(items: readonly Item[]): 'edge' | 'middle' | undefined {
  if (items.every((item) => motifOf(item).endsWith('human-eye'))) return 'middle'
  const hands = items.filter(isCloseHand)
  return hands.length > 0 && hands.every(({ y }) => y >= 0) ? 'edge' : undefined
}

/** A group floats or flies only when everything in it does. */
export function bearingOf(items: readonly Item[], aloft: ReadonlySet<Item>): Exclude<Bearing, 'held'> {
  // What hangs from balloons has left the ground.
  if (items.some((item) => motifOf(item) === 'balloon-bunch' && item.isCarrier)) return 'air'
  const isOnLand = items.some(
    ({ subject }) => subject.kind === 'thing' && /^(?:skateboard|snowboard|skis)$/.test(subject.thing.motif),
  )
  const kinds = items.map((item) => {
    const { subject } = item
    if (aloft.has(item)) return 'air'
    if (subject.kind === 'thing' && (subject.lift ?? 0) > 0.5) return 'air'
    if (subject.kind === 'thing') return subject.thing.bearing === 'held' ? 'ground' : subject.thing.bearing
    return subject.pose === 'floating' || subject.pose === 'soaring' || subject.pose === 'falling'
      ? 'air'
      : /swimming|diving|drowning|in water|on the back/.test(subject.pose) ||
          (subject.pose === 'surfing' && !isOnLand)
        ? 'water'
        : 'ground'
  })
  if (kinds.every((kind) => kind === 'air')) return 'air'
  const lowest = items
    .map((item, index) => ({ y: item.y, kind: kinds[index]! }))
    .sort((first, second) => second.y - first.y)[0]!
  return lowest.kind === 'water' ? 'water' : 'ground'
}
