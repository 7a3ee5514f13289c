import { messages } from '@vivify/contract/messages'
import type { Analytics, Metric } from '../../api/analytics.ts'
import type { ShownMetric, ShownPlatform } from './sample-values.ts'

const { notMeasured } = messages.analytics

/** `12500` is `12.5K`. */
export function showCount(value: number | null | undefined): string {
  if (value === null || value === undefined) return notMeasured
  for (const [size, unit] of [
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ] as const) {
    // 999,950 would be rounded up to 1000.0K.
    if (value >= size * 0.99995) return `${trim(value / size)}${unit}`
  }
  return String(Math.round(value))
}

function showPercent(value: number | null): string {
  return value === null ? notMeasured : `${trim(value)}%`
}

function showChange({ changePercent }: Metric): string | null {
  if (changePercent === null) return null
  return `${changePercent >= 0 ? '+' : ''}${changePercent.toFixed(1)}%`
}

function trim(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '')
}

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
