import type { PlatformId } from '@vivify/contract/platforms'

export interface ShownMetric {
  title: string
  value: string
  /** Such as `+5.2%`; null when there is nothing to compare with. */
  change: string | null
}

/** What everybody sees before an account is measured; marked as samples. */
export const sampleMetrics: readonly ShownMetric[] = [
  { title: 'Total Followers', value: '12.5K', change: '+5.2%' },
  { title: 'Engagement Rate', value: '4.8%', change: '+1.2%' },
  { title: 'Reach', value: '45.2K', change: '+12.5%' },
  { title: 'Clicks', value: '1.2K', change: '-2.1%' },
]

export interface ShownPlatform {
  platform: PlatformId
  followers: string
  engagement: string
  reach: string
}

/** The first four platforms. */
export const samplePlatforms: readonly ShownPlatform[] = [
  { platform: 'twitter', followers: '4.3K', engagement: '3.9%', reach: '14.8K' },
  { platform: 'linkedin', followers: '3.6K', engagement: '5.4%', reach: '11.2K' },
  { platform: 'facebook', followers: '2.4K', engagement: '3.1%', reach: '8.7K' },
  { platform: 'instagram', followers: '2.2K', engagement: '6.3%', reach: '10.5K' },
]
