import { useEffect, useRef, useState, type ReactNode } from 'react'

/** Content further down renders after this time, or earlier when the person scrolls near it or presses a key. */
const restMs = 2500
const nearPixels = 100
/** By then the parts above have their height; before, everything is near the top of the page. */
const settleMs = 600

/** Renders its children when they are near the window, or after `restMs`. */
export function WhenNear({ children, skeleton }: { children: ReactNode; skeleton: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear) return
    const show = (): void => setIsNear(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && show(),
      {
        rootMargin: `${nearPixels}px`,
      },
    )
    const settled = setTimeout(() => observer.observe(place.current!), settleMs)
    const timer = setTimeout(show, restMs)
    // Tab reaches only elements that are rendered, so a key press renders everything.
    document.addEventListener('keydown', show, { once: true })
    return () => {
      observer.disconnect()
      clearTimeout(settled)
      clearTimeout(timer)
      document.removeEventListener('keydown', show)
    }
  }, [isNear])
  return <div ref={place}>{isNear ? children : skeleton}</div>
}
