// The job that this tab started on the server: after a reload its video still comes back into the page.

const key = 'vivify.gif-decoding'

export interface Decoding {
  jobId: string
  /** The video that is converted. */
  assetId: string
  /** It was sent for this alone, and is forgotten afterwards. */
  isSentForThis: boolean
  name: string
}

/** What this tab waits for, or null. */
export function readDecoding(): Decoding | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Decoding | null
  } catch {
    return null
  }
}

/** Keeps what this tab waits for, or forgets it. */
export function writeDecoding(decoding: Decoding | null): void {
  try {
    if (decoding === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(decoding))
  } catch {
    // Storage is refused: the job ends, and the video is chosen again.
  }
}
