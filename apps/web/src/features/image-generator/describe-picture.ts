import { messages } from '@vivify/contract/messages'
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

/** The seed that made a picture; null where its engine took none. */
export function seedOf({ seed, engineName, warnings }: SeedFacts): number | null {
  return warnings.includes(messages.images.seedIgnored(engineName)) ? null : seed
}

/** The seed in words, as a part of a line: none where the engine took none. */
export function describeSeed(entry: SeedFacts): string[] {
  const seed = seedOf(entry)
  return seed === null ? [] : [`seed ${seed}`]
}

type SeedFacts = Pick<ImageEntry, 'seed' | 'engineName' | 'warnings'>
