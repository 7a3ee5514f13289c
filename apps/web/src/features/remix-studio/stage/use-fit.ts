import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { PixelSize } from '../engine/protocol.ts'

/** The largest box with this shape inside an element, in CSS pixels; null until the element is measured. */
export function useFit(shape: PixelSize): {
  room: RefObject<HTMLDivElement | null>
  box: PixelSize | null
} {
  const room = useRef<HTMLDivElement>(null)
  const [space, setSpace] = useState<PixelSize | null>(null)
  useLayoutEffect(() => {
    const element = room.current!
    const measure = (): void => setSpace({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  if (space === null) return { room, box: null }
  const scale = Math.min(space.width / shape.width, space.height / shape.height)
  return { room, box: { width: shape.width * scale, height: shape.height * scale } }
}
