import * as messages from '@vivify/contract/messages'
import type { ImageEntry } from '../../api/images.ts'

/** Describes the price of a picture. */
export function describeCost(credits: number): string {
  if (credits === 0) return 'Free'
  return credits === 1 ? '1 credit' : `${credits} credits`
}

/** Describes the width and height in pixels. */
export function describeSize({ width, height }: Pick<ImageEntry, 'width' | 'height'>): string {
  return `${width} × ${height}`
}

/** The seed of a picture; null if its engine ignores seeds. */
export function seedOf({ seed, engineName, warnings }: SeedFacts): number | null {
  return warnings.includes(messages.images.seedIgnored(engineName)) ? null : seed
}

/** The seed as parts of a line of text; empty if the engine ignores seeds. */
export function describeSeed(entry: SeedFacts): string[] {
  const seed = seedOf(entry)
  return seed === null ? [] : [`seed ${seed}`]
}

type SeedFacts = Pick<ImageEntry, 'seed' | 'engineName' | 'warnings'>
