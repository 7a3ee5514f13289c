import { useEffect, useRef, useState, type ReactNode } from 'react'

/** What is farther down comes this long after the page, or at once when it is scrolled or tabbed to. */
const restMs = 2500
const nearPixels = 100
/** The parts above have their height by then: before, everything is near the top. */
const settleMs = 600

/** Waits with its children until they are near the window, or the page has come to rest. */
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
    // Tab goes to what is there: everything has to be.
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
