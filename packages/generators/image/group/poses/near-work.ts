// What people work at or bend over is nearer to them than what they only look at.

import { isAnimal } from '../../understand/words/things/things.ts'
import type { Bond, ThingSubject } from '../../understand/understanding.ts'
import { heightOf, widthOf, type Item } from '../item.ts'

/** True for what lies on the ground and is looked at from near: footprints, a clue. */
export function isBentOver({ relation, word }: Bond, { thing }: ThingSubject): boolean {
  return (
    relation === 'facing' &&
    /^(?:examin|inspect|investigat|study|search|find|discover|spot|notic|follow)/.test(word ?? '') &&
    thing.bearing === 'ground' &&
    !isAnimal(thing.motif) &&
    (thing.meters < 0.75 || thing.motif === 'chalk-outline')
  )
}

/** Brings what flies and is repaired within reach. */
export function bringNear(first: Item, second: Item, word: string): void {
  const { subject } = second
  const isFlying = subject.kind === 'thing' && subject.thing.bearing === 'air'
  if (first.figure && isFlying && /^(?:repair|fix|build|touch|clean|paint)/.test(word)) {
    second.x = first.x + (widthOf(first) + widthOf(second)) * 0.42
    second.y = first.y - heightOf(first) * 0.3
  }
}
