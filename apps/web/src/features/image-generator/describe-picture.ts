import type { ImageEntry } from '../../api/images.ts'

/** What a picture cost, in words. */
export function describeCost(credits: number): string {
  if (credits === 0) return 'Free'
  return credits === 1 ? '1 credit' : `${credits} credits`
}

/** Width and height in pixels. */
export function describeSize({ width, height }: Pick<ImageEntry, 'width' | 'height'>): string {
  return `${width} × ${height}`
}
