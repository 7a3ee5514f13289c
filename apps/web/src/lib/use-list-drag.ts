// Moves an item of a list by its handle with mouse, pen or finger. Items carry their id as `data-drag`. Give the keyboard
// a way of its own, such as Alt and the arrow keys.

import { useEffect, useMemo, useRef, useState, type PointerEvent, type RefObject } from 'react'

export interface ListDrag {
  /** The dragged item. */
  itemId: string | null
  /** The index of the item before which it would drop; the number of items means the end. */
  gap: number | null
  /** Returns the event handlers for an item's handle. The same function in every render. */
  handle: (itemId: string) => {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
}

interface Held {
  itemId: string
  gap: number
}

/** A shorter movement is a click, not a drag. */
const slackPixels = 5
const edgePixels = 90
const scrollPixels = 12

/** Calls `onMove` with the new index, counted without the dragged item. */
export function useListDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (itemId: string, index: number) => void,
): ListDrag {
  const [held, setHeld] = useState<Held | null>(null)
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  })
  const handle = useMemo(() => {
    let start: { itemId: string; y: number } | null = null
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
      const from = readItems(list.current).findIndex(({ id }) => id === dropped.itemId)
      const index = dropped.gap > from ? dropped.gap - 1 : dropped.gap
      if (index !== from) move.current(dropped.itemId, index)
    }
    return (itemId: string) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start = { itemId, y: event.clientY }
      },
      onPointerMove: (event: PointerEvent) => {
        if (start === null || (current === null && Math.abs(event.clientY - start.y) < slackPixels)) return
        hold({ itemId: start.itemId, gap: gapAt(list.current, event.clientY) })
        scrollAtEdge(list.current, event.clientY)
      },
      onPointerUp: () => drop(true),
      onPointerCancel: () => drop(false),
    })
  }, [list])
  return { itemId: held?.itemId ?? null, gap: held?.gap ?? null, handle }
}

function readItems(list: HTMLElement | null): { id: string; middle: number }[] {
  return Array.from(list?.querySelectorAll<HTMLElement>('[data-drag]') ?? [], (item) => {
    const { top, height } = item.getBoundingClientRect()
    return { id: item.dataset['drag']!, middle: top + height / 2 }
  })
}

function gapAt(list: HTMLElement | null, y: number): number {
  return readItems(list).filter(({ middle }) => middle < y).length
}

/** Scrolls the list if it has a scroll bar of its own, otherwise the page. */
function scrollAtEdge(list: HTMLElement | null, y: number): void {
  const isScroller = list !== null && getComputedStyle(list).overflowY === 'auto'
  const { top, bottom } = isScroller ? list.getBoundingClientRect() : { top: 0, bottom: window.innerHeight }
  const edge = isScroller ? edgePixels / 3 : edgePixels
  const step = y < top + edge ? -scrollPixels : y > bottom - edge ? scrollPixels : 0
  if (step !== 0) (isScroller ? list : window).scrollBy(0, step)
}
