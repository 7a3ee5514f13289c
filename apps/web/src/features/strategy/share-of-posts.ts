import type { SavedStrategy } from '../../api/strategy.ts'

export interface PillarShare {
  planned: number
  published: number
  /** Of all posts with or without a pillar, in percent; null without posts. */
  percent: number | null
}

/** The share that each pillar has of what is planned and published. */
export function sharePosts({ counts, other }: Pick<SavedStrategy, 'counts' | 'other'>): PillarShare[] {
  const total = [...counts, other].reduce((sum, { planned, published }) => sum + planned + published, 0)
  return counts.map(({ planned, published }) => ({
    planned,
    published,
    percent: total === 0 ? null : Math.round((100 * (planned + published)) / total),
  }))
}
