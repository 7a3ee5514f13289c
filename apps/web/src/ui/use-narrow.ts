import { useSyncExternalStore } from 'react'

/** The shell's own limit: below it there is one column. */
const narrow = '(width < 64rem)'

/** True where the studio is one column. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches)
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
