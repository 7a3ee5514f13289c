import { useRef } from 'react'

/** A pause this long begins a new undo step. */
const pauseMs = 1200

/** Names the undo step of a keystroke: typing without a pause is one step. */
export function useTypingGroup(name: string): () => string {
  const last = useRef({ at: 0, step: 0 })
  return () => {
    const now = Date.now()
    const { at, step } = last.current
    last.current = { at: now, step: now - at > pauseMs ? step + 1 : step }
    return `${name} ${last.current.step}`
  }
}
