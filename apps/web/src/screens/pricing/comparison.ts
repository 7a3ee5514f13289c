import { plannedFeatures, type Plan } from '@vivify/contract/plans'

export interface ComparisonRow {
  feature: string
  /** The value as text, or whether the plan includes the feature. */
  valueOf: (plan: Plan) => string | boolean
  /** The feature is planned and not available yet. */
  isPlanned?: boolean
}

export interface ComparisonGroup {
  title: string
  rows: readonly ComparisonRow[]
}

/** The feature comparison, generated from the plans. */
export const comparison: readonly ComparisonGroup[] = [
  {
    title: 'Core Features',
    rows: [
      { feature: 'Credits per month', valueOf: (plan) => plan.creditsPerMonth.toLocaleString('en') },
      { feature: 'Resolution', valueOf: describeResolution },
      { feature: 'Longest video', valueOf: describeLength },
      { feature: 'No watermark', valueOf: (plan) => !plan.hasWatermark },
    ],
  },
  {
    title: 'AI Tools',
    rows: [
      'Premium voices',
      'Advanced script rewriting',
      'Trending analysis',
      'AI strategy',
      'Product ad studio',
    ].map(listedFeature),
  },
  {
    title: 'Support & Collaboration',
    rows: [
      { feature: 'Seats', valueOf: (plan) => String(plan.seats) },
      ...['Community access', 'API access', 'Priority support'].map(listedFeature),
    ],
  },
]

/** `720p`, `1080p` or `4K`. */
export function describeResolution(plan: Plan): string {
  return plan.resolution === 2160 ? '4K' : `${plan.resolution}p`
}

/** `60 s`, `90 s` or `3 min`. */
export function describeLength(plan: Plan): string {
  return plan.maxVideoSeconds > 90 ? `${plan.maxVideoSeconds / 60} min` : `${plan.maxVideoSeconds} s`
}

function listedFeature(feature: string): ComparisonRow {
  return {
    feature,
    valueOf: (plan) => plan.features.includes(feature),
    isPlanned: plannedFeatures.has(feature),
  }
}
