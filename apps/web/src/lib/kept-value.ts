/** Where a value is stored: session storage for `tab`, local storage for `browser`, or a test's storage. */
export type Keeper = 'tab' | 'browser' | Storage

/** The value stored under a key, which may be damaged or from another version; null if there is none. Never throws. */
export function readKept(key: string, keeper: Keeper = 'tab'): unknown {
  try {
    return JSON.parse(storageOf(keeper).getItem(key) ?? 'null') as unknown
  } catch {
    return null
  }
}

/** Stores a value as JSON; null deletes it. Does nothing when storage is blocked or full. Never throws. */
export function writeKept(key: string, value: unknown, keeper: Keeper = 'tab'): void {
  try {
    if (value === null) storageOf(keeper).removeItem(key)
    else storageOf(keeper).setItem(key, JSON.stringify(value))
  } catch {
    // The value then lives only as long as the page.
  }
}

/** Keys that start with the prefix; none when storage is blocked. */
export function listKeptKeys(prefix: string, keeper: Keeper): string[] {
  try {
    const storage = storageOf(keeper)
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    return keys.filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

function storageOf(keeper: Keeper): Storage {
  if (keeper === 'tab') return sessionStorage
  return keeper === 'browser' ? localStorage : keeper
}
