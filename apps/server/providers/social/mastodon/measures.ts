import { z } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import type { MeasureCall, Measured } from '../port.ts'
import { dropMissing } from '../measured.ts'
import { callServer } from './server.ts'

const count = z.number().int().min(0).optional().catch(undefined)
const statusSchema = z.object({ favourites_count: count, reblogs_count: count, replies_count: count })
const accountSchema = z.object({ followers_count: count })

/** A post that was deleted at the server is missing. Throws ProviderError. */
export async function measurePosts(
  call: MeasureCall,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Measured>> {
  const measured = new Map<string, Measured>()
  for (const id of ids) {
    try {
      const path = `/api/v1/statuses/${encodeURIComponent(id)}`
      const { body } = await callServer(call, { method: 'GET', path, answer: statusSchema })
      const { favourites_count: likes, reblogs_count: shares, replies_count: comments } = body
      measured.set(id, dropMissing({ likes, shares, comments }))
    } catch (error) {
      if (!ProviderError.isInstance(error) || error.failure !== 'not_found') throw error
    }
  }
  return measured
}

/** Throws ProviderError. */
export async function measureAccount(call: MeasureCall): Promise<Measured> {
  const path = `/api/v1/accounts/${encodeURIComponent(call.access.accountId)}`
  const { body } = await callServer(call, { method: 'GET', path, answer: accountSchema })
  return dropMissing({ followers: body.followers_count })
}
