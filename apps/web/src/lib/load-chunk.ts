import { durations } from '@vivify/contract/plans'

/** Thrown when a part of the program could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/**
 * Loads a part of the program. Throws ChunkLoadError when it can't be fetched or takes longer than `timeoutMs`
 * (default: 120 s).
 */
export async function loadChunk<Part>(
  what: string,
  load: () => Promise<Part>,
  timeoutMs: number = durations.chunkLoadTimeoutMs,
): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ChunkLoadError(`Loading ${what} took longer than ${Math.round(timeoutMs / 1000)} s.`)),
      timeoutMs,
    )
  })
  const loaded = load().catch((cause: unknown) => {
    throw new ChunkLoadError(`${what} could not be loaded. Check your connection, then reload the page.`, {
      cause,
    })
  })
  try {
    return await Promise.race([loaded, late])
  } finally {
    clearTimeout(timer)
  }
}
