import { useEffect, useRef, type RefObject } from 'react'

/** What the last render had, for callbacks that stay the same from render to render. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
