import { z } from 'zod'
import { platformNames } from '@vivify/contract/platforms'
import { callGraph } from '../meta-graph.ts'
import {
  nameMetrics,
  openMeasures,
  readFollowers,
  readInsights,
  readOrNull,
  type MetricNames,
} from '../meta-measures.ts'
import type { Measured, MeasureCall } from '../port.ts'

const platform = platformNames.facebook
/** https://developers.facebook.com/docs/graph-api/reference/insights */
const postMetrics: MetricNames = {
  post_media_view: 'views',
  post_total_media_view_unique: 'reach',
  post_clicks: 'clicks',
}
/** Reels have a name of their own for their views. */
const videoMetrics: MetricNames = {
  blue_reels_play_count: 'views',
  total_video_views: 'views',
  total_video_views_unique: 'reach',
}
const pageMetrics: MetricNames = {
  page_media_view: 'views',
  page_total_media_view_unique: 'reach',
  page_post_engagements: 'engagement',
}

const summary = z.object({ summary: z.object({ total_count: z.number() }) })
const countsSchema = z.object({
  shares: z.object({ count: z.number() }).optional(),
  comments: summary.optional(),
  reactions: summary.optional(),
  likes: summary.optional(),
})

/** A post that was deleted is left out. Throws ProviderError. */
export async function measureFacebookPosts(
  call: MeasureCall,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Measured>> {
  const found = new Map<string, Measured>()
  for (const id of ids) {
    const measured = await measurePost(call, id)
    if (Object.keys(measured).length > 0) found.set(id, measured)
  }
  return found
}

async function measurePost(call: MeasureCall, id: string): Promise<Measured> {
  // A post's id names its page as well; a video's does not.
  const isVideo = !id.includes('_')
  const [edge, names] = isVideo ? ['video_insights', videoMetrics] : ['insights', postMetrics]
  const values = await readInsights(
    { ...openMeasures(call, platform), path: `${id}/${edge}` },
    Object.keys(names),
  )
  const counts = await readCounts(call, id, isVideo)
  return { ...nameMetrics(values, names), ...counts }
}

async function readCounts(call: MeasureCall, id: string, isVideo: boolean): Promise<Measured> {
  const reactions = isVideo ? 'likes' : 'reactions'
  const edges = [`comments.limit(0).summary(true)`, `${reactions}.limit(0).summary(true)`]
  const fields = [...edges, ...(isVideo ? [] : ['shares'])].join(',')
  const counts = await readOrNull(() =>
    callGraph({
      ...openMeasures(call, platform),
      method: 'GET',
      path: id,
      query: { fields },
      answer: countsSchema,
    }),
  )
  if (!counts) return {}
  const likes = (counts.reactions ?? counts.likes)?.summary.total_count
  const comments = counts.comments?.summary.total_count
  return {
    ...(likes === undefined ? {} : { likes }),
    ...(comments === undefined ? {} : { comments }),
    ...(isVideo ? {} : { shares: counts.shares?.count ?? 0 }),
  }
}

/** Followers now, the rest of the last day. Throws ProviderError. */
export async function measureFacebookPage(call: MeasureCall): Promise<Measured> {
  const { accountId } = call.access
  const values = await readInsights(
    { ...openMeasures(call, platform), path: `${accountId}/insights`, query: { period: 'day' } },
    Object.keys(pageMetrics),
  )
  return { ...(await readFollowers(call, platform)), ...nameMetrics(values, pageMetrics) }
}
