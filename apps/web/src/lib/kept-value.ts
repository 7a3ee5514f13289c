/** Where a value is kept: for the tab, over reloads; for the browser, until it is forgotten; or a storage of a test. */
export type Keeper = 'tab' | 'browser' | Storage

/** What is kept under a key, which may be damaged or of another version; null for nothing. Never throws. */
export function readKept(key: string, keeper: Keeper = 'tab'): unknown {
  try {
    return JSON.parse(storageOf(keeper).getItem(key) ?? 'null') as unknown
  } catch {
    return null
  }
}

/** Keeps a value as JSON; null forgets it. A storage that is refused or full keeps nothing. Never throws. */
export function writeKept(key: string, value: unknown, keeper: Keeper = 'tab'): void {
  try {
    if (value === null) storageOf(keeper).removeItem(key)
    else storageOf(keeper).setItem(key, JSON.stringify(value))
  } catch {
    // What was kept lasts as long as the page.
  }
}

/** Keys that begin so; none where storage is refused. */
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
