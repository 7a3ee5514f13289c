// Where to go on after signing in, kept for this tab: a link that needs an account leads through the sign-in screen and
// back.

import { readKept, writeKept } from '../kept-value.ts'

const storageKey = 'vivify.next-place'

/** An address in this product; the dashboard unless another one was kept. */
export function readNextPlace(): string {
  const kept = readKept(storageKey)
  return typeof kept === 'string' && /^\/[a-z]/.test(kept) ? kept : '/'
}

/** null forgets it, which the place itself does once somebody is there. */
export function keepNextPlace(place: string | null): void {
  writeKept(storageKey, place)
}
