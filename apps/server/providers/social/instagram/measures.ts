import { platformNames } from '@vivify/contract/platforms'
import { nameMetrics, openMeasures, readFollowers, readInsights, type MetricNames } from '../meta-measures.ts'
import type { Measured, MeasureCall } from '../port.ts'

const platform = platformNames.instagram
const postMetrics: MetricNames = {
  views: 'views',
  reach: 'reach',
  likes: 'likes',
  comments: 'comments',
  shares: 'shares',
  total_interactions: 'engagement',
}
const accountMetrics: MetricNames = {
  views: 'views',
  reach: 'reach',
  total_interactions: 'engagement',
}

/** A post that was deleted is left out. Throws ProviderError. */
export async function measureInstagramPosts(
  call: MeasureCall,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Measured>> {
  const found = new Map<string, Measured>()
  for (const id of ids) {
    const values = await readInsights(
      { ...openMeasures(call, platform), path: `${encodeURIComponent(id)}/insights` },
      Object.keys(postMetrics),
    )
    if (values.size > 0) found.set(id, nameMetrics(values, postMetrics))
  }
  return found
}

/** Followers now, the rest of the last day. Throws ProviderError. */
export async function measureInstagramAccount(call: MeasureCall): Promise<Measured> {
  const { accountId } = call.access
  const values = await readInsights(
    {
      ...openMeasures(call, platform),
      path: `${accountId}/insights`,
      query: { period: 'day', metric_type: 'total_value' },
    },
    Object.keys(accountMetrics),
  )
  return { ...(await readFollowers(call, platform)), ...nameMetrics(values, accountMetrics) }
}
