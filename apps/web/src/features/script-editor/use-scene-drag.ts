// Moves a card by its handle with mouse, pen or finger. On the keyboard, Alt and the arrow keys do the same.

import { useEffect, useMemo, useRef, useState, type PointerEvent, type RefObject } from 'react'

export interface SceneDrag {
  /** The scene of the dragged card. */
  sceneId: string | null
  /** The index of the card before which it would drop; the number of cards means the end. */
  gap: number | null
  /** Returns the event handlers for a card's handle. The same function in every render. */
  handle: (sceneId: string) => {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
}

interface Held {
  sceneId: string
  gap: number
}

/** A shorter movement is a click, not a drag. */
const slackPixels = 5
const edgePixels = 90
const scrollPixels = 12

/** Calls `onMove` with the new index, counted without the dragged card. */
export function useSceneDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (sceneId: string, index: number) => void,
): SceneDrag {
  const [held, setHeld] = useState<Held | null>(null)
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  })
  const handle = useMemo(() => {
    let start: { sceneId: string; y: number } | null = null
    let current: Held | null = null
    const hold = (next: Held | null): void => {
      current = next
      setHeld(next)
    }
    const drop = (isDone: boolean): void => {
      const dropped = current
      start = null
      hold(null)
      if (!isDone || dropped === null) return
      const from = readCards(list.current).findIndex(({ id }) => id === dropped.sceneId)
      const index = dropped.gap > from ? dropped.gap - 1 : dropped.gap
      if (index !== from) move.current(dropped.sceneId, index)
    }
    return (sceneId: string) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start = { sceneId, y: event.clientY }
      },
      onPointerMove: (event: PointerEvent) => {
        if (start === null || (current === null && Math.abs(event.clientY - start.y) < slackPixels)) return
        hold({ sceneId: start.sceneId, gap: gapAt(list.current, event.clientY) })
        if (event.clientY < edgePixels) window.scrollBy(0, -scrollPixels)
        else if (event.clientY > window.innerHeight - edgePixels) window.scrollBy(0, scrollPixels)
      },
      onPointerUp: () => drop(true),
      onPointerCancel: () => drop(false),
    })
  }, [list])
  return { sceneId: held?.sceneId ?? null, gap: held?.gap ?? null, handle }
}

function readCards(list: HTMLElement | null): { id: string; middle: number }[] {
  return Array.from(list?.querySelectorAll<HTMLElement>('[data-scene]') ?? [], (card) => {
    const { top, height } = card.getBoundingClientRect()
    return { id: card.dataset['scene']!, middle: top + height / 2 }
  })
}

function gapAt(list: HTMLElement | null, y: number): number {
  return readCards(list).filter(({ middle }) => middle < y).length
}
