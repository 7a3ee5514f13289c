import { useEffect, useRef, type RefObject } from 'react'

/** A ref to the value of the last render, for callbacks that must stay the same between renders. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
