import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readFileKind } from '../../lib/file-kind.ts'
import type { GuardedFetch } from '../../lib/guarded-fetch.ts'
import { StandingPool } from '../../processes/standing-pool.ts'
import { thumbnailContract, type ThumbnailRequest } from './tasks/thumbnail-contract.ts'

const maxBytes = 5_000_000
/** Screens show it 112 px wide; dense screens use three times as many pixels. */
const size = { width: 336, height: 189 }
const maxDataUrlCharacters = 60_000
const limits = { idleMs: 60_000, timeoutMs: 20_000, maxMegabytes: 700 }
const shares = { processes: 2, atOncePerAccount: 1, maxWaiting: 50, maxWaitingPerAccount: 5 }

export type MakeThumbnail = (request: ThumbnailRequest) => Promise<string>

/** Shrinks pictures in separate processes. */
export function createThumbnailMaker(): StandingPool<ThumbnailRequest, string> {
  return new StandingPool(new URL('./tasks/thumbnail-task.ts', import.meta.url), thumbnailContract, {
    ...limits,
    ...shares,
  })
}

/**
 * Fetches a picture from another site as a small JPEG in a data URL. Our pages may not load it directly, and the site
 * should not learn who views it. null when there is no readable picture.
 */
export async function fetchThumbnail(
  { fetch, makeThumbnail }: { fetch: GuardedFetch; makeThumbnail: MakeThumbnail },
  url: string | null,
  signal: AbortSignal,
): Promise<string | null> {
  if (url === null) return null
  try {
    const { bytes } = await fetch(url, { accept: ['image/*'], maxBytes, signal })
    // Checks the content, so that a vector picture that claims to be a JPEG is not opened.
    if (readFileKind(bytes)?.kind !== 'image') return null
    const folder = await mkdtemp(path.join(tmpdir(), 'vivify-thumbnail-'))
    try {
      const file = path.join(folder, 'picture')
      await writeFile(file, bytes)
      const dataUrl = `data:image/jpeg;base64,${await makeThumbnail({ file, ...size })}`
      return dataUrl.length <= maxDataUrlCharacters ? dataUrl : null
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  } catch {
    // Ideas are useful without a thumbnail.
    signal.throwIfAborted()
    return null
  }
}
