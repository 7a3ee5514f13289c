// Names of the drawings in which animals sit or sleep.

import { isResting } from '../../../figures/resting-beasts.ts'

/** The drawing of an animal that rests, or undefined where it has none. */
export function restingOf(motif: string, pose: 'sleeping' | 'sitting' | 'yawning'): string | undefined {
  const name = `${pose}-${motif}`
  return isResting(name) || name === 'sleeping-dragon' ? name : undefined
}
