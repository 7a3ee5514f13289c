// A sentence for the page that loads next, such as after switching the workspace.

import { readKept, writeKept } from '../kept-value.ts'
import { startOver } from '../../api/client.ts'

const storageKey = 'vivify.arrival'

/** Loads the dashboard of the workspace that is open now, which then says the sentence. */
export function startOverWith(sentence: string): void {
  writeKept(storageKey, sentence)
  startOver()
}

/** What the last page left to say, once. */
export function takeArrival(): string | null {
  const kept = readKept(storageKey)
  writeKept(storageKey, null)
  return typeof kept === 'string' ? kept : null
}
