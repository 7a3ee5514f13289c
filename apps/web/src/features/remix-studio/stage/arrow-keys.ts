import type { KeyboardEvent } from 'react'

/** A direction on both axes, -1 to 1. */
export interface Direction {
  across: number
  down: number
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
}

/** Distance as a share of the picture. */
const step = 0.01
const largeStep = 0.05

/** Direction of an arrow key; null for other keys. */
export function directionOf(key: string): Direction | null {
  return directions[key] ?? null
}

/**
 * Calls `onMove` with the distance that an arrow key moves something, in shares of the picture. Shift moves it farther.
 */
export function moveByArrows(event: KeyboardEvent, onMove: (across: number, down: number) => void): void {
  const direction = directionOf(event.key)
  if (direction === null) return
  event.preventDefault()
  const by = event.shiftKey ? largeStep : step
  onMove(direction.across * by, direction.down * by)
}

/** Description for screen readers of things that the arrow keys move. */
export const arrowHint = 'Use the arrow keys to move it; hold Shift for larger steps.'
