// LinkedIn answers one metric of one post in a call, and grants each by itself: a refused one is left out.

import { z } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import { dropMissing } from '../measured.ts'
import type { MeasureCall, Measured, MeasuredName } from '../port.ts'
import { callLinkedin, encodeUrn } from './api.ts'

const metrics = {
  IMPRESSION: 'views',
  MEMBERS_REACHED: 'reach',
  REACTION: 'likes',
  COMMENT: 'comments',
  RESHARE: 'shares',
} as const satisfies Record<string, MeasuredName>

const countSchema = z.object({ elements: z.array(z.object({ count: z.number().optional() })) })

export async function measurePosts(
  call: MeasureCall,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Measured>> {
  const measured = new Map<string, Measured>()
  for (const id of ids) {
    const values: Partial<Record<MeasuredName, number | undefined>> = {}
    for (const [metric, name] of Object.entries(metrics)) {
      values[name] = await orMissing(() => readMetric(call, id, metric))
    }
    const found = dropMissing(values)
    if (Object.keys(found).length > 0) measured.set(id, found)
  }
  return measured
}

async function readMetric(call: MeasureCall, id: string, metric: string): Promise<number | undefined> {
  const kind = id.startsWith('urn:li:ugcPost:') ? 'ugc' : 'share'
  const entity = `(${kind}:${encodeUrn(id)})`
  const { body } = await callLinkedin(call, {
    method: 'GET',
    url: `/rest/memberCreatorPostAnalytics?q=entity&entity=${entity}&queryType=${metric}&aggregation=TOTAL`,
    answer: countSchema,
  })
  return body.elements[0]?.count
}

export async function measureAccount(call: MeasureCall): Promise<Measured> {
  const followers = await orMissing(async () => {
    const { body } = await callLinkedin(call, {
      method: 'GET',
      url: '/rest/memberFollowersCount?q=me',
      answer: z.object({ elements: z.array(z.object({ memberFollowersCount: z.number().optional() })) }),
    })
    return body.elements[0]?.memberFollowersCount
  })
  return dropMissing({ followers })
}

/** Failures that concern one metric only; anything else, such as a rate limit, ends the measuring. */
const ofOneMetric = new Set(['bad_request', 'forbidden', 'not_found', 'unprocessable', 'bad_answer'])

async function orMissing(read: () => Promise<number | undefined>): Promise<number | undefined> {
  try {
    return await read()
  } catch (error) {
    if (ProviderError.isInstance(error) && ofOneMetric.has(error.failure)) return undefined
    throw error
  }
}
