import { expect, test } from 'vitest'
import { messages } from '@vivify/contract/messages'
import { showCount, showMetrics } from './show-values.ts'

test('counts are short, and a rounded thousand is not a thousand thousands', () => {
  expect([0, 950, 12_500, 45_000, 999_960, 2_340_000].map(showCount)).toEqual([
    '0',
    '950',
    '12.5K',
    '45K',
    '1M',
    '2.3M',
  ])
})

test('a metric that no platform reports says so, beside the others', () => {
  const none = { value: null, changePercent: null }
  const followers = { value: 1200, changePercent: -2.1 }
  const shown = showMetrics({ metrics: { followers, engagementPercent: none, reach: none, clicks: none } })
  expect(shown.slice(0, 2)).toEqual([
    { title: 'Total Followers', value: '1.2K', change: '-2.1%' },
    { title: 'Engagement Rate', value: messages.analytics.notMeasured, change: null },
  ])
})
