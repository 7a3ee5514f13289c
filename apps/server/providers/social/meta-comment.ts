import { z } from 'zod'
import * as messages from '@vivify/contract/messages'
import { ProviderError } from '../provider-error.ts'
import { callGraph, type GraphCall } from './meta-graph.ts'
import type { PublishRun } from './port.ts'

export type GraphAccess = Pick<GraphCall<z.ZodType>, 'platform' | 'fetch' | 'signal' | 'token' | 'baseUrl'>

const listSchema = z.object({
  data: z.array(z.object({ id: z.string(), message: z.string().optional(), text: z.string().optional() })),
})

/**
 * Adds the first comment to a post that is live. A refusal does not undo the post, so it is returned as a warning.
 * Throws what `commit` throws, and ProviderError when a later try may help.
 */
export async function addFirstComment(
  run: PublishRun,
  graph: GraphAccess,
  postId: string,
): Promise<{ warning?: string }> {
  const text = run.post.firstComment.trim()
  if (text === '') return {}
  const path = `${encodeURIComponent(postId)}/comments`
  try {
    await run.commit(
      'comment',
      () => callGraph({ ...graph, path, json: { message: text }, answer: z.object({ id: z.string() }) }),
      async () => {
        const query = { fields: graph.platform === 'Instagram' ? 'id,text' : 'id,message', limit: '50' }
        const { data } = await callGraph({ ...graph, method: 'GET', path, query, answer: listSchema })
        const same = data.find(({ message, text: words }) => isSameText(message ?? words ?? '', text))
        return same ? { outcome: 'done', result: { id: same.id } } : { outcome: 'absent' }
      },
    )
    return {}
  } catch (error) {
    if (!ProviderError.isInstance(error) || error.isRetryable) throw error
    return { warning: messages.publishing.commentRefused(graph.platform) }
  }
}

/** Platforms change spaces and the form of letters. */
export function isSameText(one: string, other: string): boolean {
  return flatten(one) === flatten(other)
}

function flatten(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** Clocks of platforms differ from ours by less than this. */
const clockDifferenceMs = 120_000

/** Whether Meta's time of a post is not before a moment, in milliseconds since 1970. */
export function isSince(time: string, sinceMs: number): boolean {
  const ms = Date.parse(time.replace(/\+0000$/, 'Z'))
  return Number.isFinite(ms) && ms >= sinceMs - clockDifferenceMs
}
