import { showChange, showCount, showPercent } from '@vivify/social/show-measures'
import type { Analytics } from '../../api/analytics.ts'
import type { ShownMetric, ShownPlatform } from './sample-values.ts'

/** The four cards. */
export function showMetrics({ metrics }: Pick<Analytics, 'metrics'>): ShownMetric[] {
  const { followers, engagementPercent, reach, clicks } = metrics
  return [
    { title: 'Total Followers', value: showCount(followers.value), change: showChange(followers) },
    {
      title: 'Engagement Rate',
      value: showPercent(engagementPercent.value),
      change: showChange(engagementPercent),
    },
    { title: 'Reach', value: showCount(reach.value), change: showChange(reach) },
    { title: 'Clicks', value: showCount(clicks.value), change: showChange(clicks) },
  ]
}

export function showPlatforms({ platforms }: Pick<Analytics, 'platforms'>): ShownPlatform[] {
  return platforms.map(({ platform, metrics }) => ({
    platform,
    followers: showCount(metrics.followers.value),
    engagement: showPercent(metrics.engagementPercent.value),
    reach: showCount(metrics.reach.value),
  }))
}
