import { limits } from '@vivify/contract/plans'

/** Best quality first: lossless, then lossy in steps too small to notice. */
const attempts = [
  { type: 'image/png' },
  // Browsers that can encode WebP do so losslessly at quality 1.
  { type: 'image/webp', quality: 1 },
  { type: 'image/webp', quality: 0.97 },
  { type: 'image/jpeg', quality: 0.95 },
  { type: 'image/jpeg', quality: 0.85 },
] as const

/** Encodes a drawing as a file that the server accepts, of at most `maxBytes`: PNG if that is small enough. */
export async function encodeDrawing(
  canvas: OffscreenCanvas,
  maxBytes: number = limits.drawingUploadBytes,
): Promise<Blob> {
  let smallest: Blob | null = null
  for (const options of attempts) {
    const blob = await canvas.convertToBlob(options)
    if (blob.size <= maxBytes) return blob
    if (smallest === null || blob.size < smallest.size) smallest = blob
  }
  return smallest!
}
