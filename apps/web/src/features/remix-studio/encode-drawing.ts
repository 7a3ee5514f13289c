import { limits } from '@vivify/contract/plans'

/** From the best on: without loss, then so little that nobody sees it. */
const attempts = [
  { type: 'image/png' },
  // At 1 browsers that have WebP encode it without loss.
  { type: 'image/webp', quality: 1 },
  { type: 'image/webp', quality: 0.97 },
  { type: 'image/jpeg', quality: 0.95 },
  { type: 'image/jpeg', quality: 0.85 },
] as const

/** A drawing as a file that the server takes, of at most `maxBytes`: PNG where that is small enough. */
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
