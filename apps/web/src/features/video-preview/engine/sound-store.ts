// Keeps the decoded sounds of the document on screen; each is loaded and decoded once.

export interface SoundStore {
  /** The decoded sound of a key, or null until then; `onArrival` is called when it is ready. */
  get(key: string): AudioBuffer | null
  /** Loads the sounds of these keys in order and drops all others. */
  want(keys: readonly string[]): void
  close(): void
}

/** Number of parallel requests: few, so that the first sound does not share bandwidth with all the others. */
const maxConcurrent = 3
const sampleRate = 48_000

/** `read` returns the bytes of a WAV file. */
export function createSoundStore(options: {
  read: (key: string, signal: AbortSignal) => Promise<ArrayBuffer>
  onArrival: () => void
}): SoundStore {
  const kept = new Map<string, AudioBuffer>()
  const running = new Map<string, AbortController>()
  const failed = new Set<string>()
  let wanted: readonly string[] = []

  function fill(): void {
    for (const key of wanted) {
      if (running.size >= maxConcurrent) return
      if (!kept.has(key) && !running.has(key) && !failed.has(key)) void load(key)
    }
  }

  async function load(key: string): Promise<void> {
    const request = new AbortController()
    running.set(key, request)
    try {
      const bytes = await options.read(key, request.signal)
      const buffer = await decode(bytes)
      if (request.signal.aborted) return
      kept.set(key, buffer)
      options.onArrival()
    } catch {
      // The other sounds still play; the next `want` loads this one again.
      if (!request.signal.aborted) failed.add(key)
    } finally {
      if (running.get(key) === request) running.delete(key)
      fill()
    }
  }

  return {
    get: (key) => kept.get(key) ?? null,
    want(keys) {
      wanted = keys
      const set = new Set(keys)
      for (const key of kept.keys()) if (!set.has(key)) kept.delete(key)
      for (const [key, request] of running) {
        if (set.has(key)) continue
        running.delete(key)
        request.abort()
      }
      failed.clear()
      fill()
    },
    close() {
      wanted = []
      for (const request of running.values()) request.abort()
      running.clear()
      kept.clear()
    },
  }
}

/** Uses an offline context, because it can decode before a click has allowed the page to play sound. */
function decode(bytes: ArrayBuffer): Promise<AudioBuffer> {
  return new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(bytes)
}
