import { useSyncExternalStore } from 'react'

/** The shell uses one column below this width. */
const narrow = '(width < 64rem)'

/** True when the studio uses one column. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches)
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
