import type { GuardedFetch } from '../../lib/guarded-fetch.ts'
import { readFileKind } from '../../lib/file-kind.ts'

const maxBytes = 5_000_000
const maxPixels = 50_000_000
/** The screens draw it 112 px wide, on dense screens three times that. */
const size = { width: 336, height: 189 }
const maxDataUrlCharacters = 60_000

/**
 * A picture of another site as a small JPEG in a data URL: browsers may not load it from there, and its owner need
 * not know who looks. Null when there is none that can be read.
 */
export async function fetchThumbnail(
  fetch: GuardedFetch,
  url: string | null,
  signal: AbortSignal,
): Promise<string | null> {
  if (url === null) return null
  try {
    const { bytes } = await fetch(url, { accept: ['image/*'], maxBytes, signal })
    // By content: a vector picture that calls itself a JPEG is not opened.
    if (readFileKind(bytes)?.kind !== 'image') return null
    const { default: sharp } = await import('sharp')
    const picture = sharp(bytes, { limitInputPixels: maxPixels }).rotate()
    const small = await picture
      .resize({ ...size, fit: 'cover' })
      .jpeg({ quality: 72 })
      .toBuffer()
    const dataUrl = `data:image/jpeg;base64,${small.toString('base64')}`
    return dataUrl.length <= maxDataUrlCharacters ? dataUrl : null
  } catch {
    // Ideas are worth having without it.
    signal.throwIfAborted()
    return null
  }
}
