// Measured values as people read them, on the page and in the report.

import * as messages from '@vivify/contract/messages'
import type { Metric } from '@vivify/contract/routes/analytics'

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

/** `4.75` is `4.8%`. */
export function showPercent(value: number | null): string {
  return value === null ? notMeasured : `${trim(value)}%`
}

/** Such as `+5.2%`; null when there is nothing to compare with. */
export function showChange({ changePercent }: Metric): string | null {
  if (changePercent === null) return null
  return `${changePercent >= 0 ? '+' : ''}${changePercent.toFixed(1)}%`
}

function trim(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '')
}
