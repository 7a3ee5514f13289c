import { useRef, type PointerEvent, type RefObject } from 'react'

/** Receives the distances across and down, in shares of the area. */
type Follow = (across: number, down: number) => void

/**
 * Handlers that let something be dragged inside an area. `begin` is called when the drag starts and returns a function
 * that follows the pointer.
 */
export function useDrag(area: RefObject<HTMLElement | null>, onSettled: () => void) {
  const grasped = useRef<{ x: number; y: number; follow: Follow } | null>(null)
  const letGo = (): void => {
    if (grasped.current === null) return
    grasped.current = null
    onSettled()
  }
  return (begin: () => Follow) => ({
    onPointerDown: (event: PointerEvent): void => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grasped.current = { x: event.clientX, y: event.clientY, follow: begin() }
    },
    onPointerMove: (event: PointerEvent): void => {
      if (grasped.current === null) return
      const { x, y, follow } = grasped.current
      const { width, height } = area.current!.getBoundingClientRect()
      follow((event.clientX - x) / width, (event.clientY - y) / height)
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  })
}
