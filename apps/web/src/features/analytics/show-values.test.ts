import { expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { showMetrics } from './show-values.ts'

test('a metric that no platform reports says so, beside the others', () => {
  const none = { value: null, changePercent: null }
  const followers = { value: 1200, changePercent: -2.1 }
  const shown = showMetrics({ metrics: { followers, engagementPercent: none, reach: none, clicks: none } })
  expect(shown.slice(0, 2)).toEqual([
    { title: 'Total Followers', value: '1.2K', change: '-2.1%' },
    { title: 'Engagement Rate', value: messages.analytics.notMeasured, change: null },
  ])
})
