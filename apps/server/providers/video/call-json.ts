import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { z } from 'zod'
import { readBody } from '../../lib/guarded-fetch-body.ts'
import { errorOfStatus, ProviderError } from '../provider-error.ts'

/** Answers name a video; they don't hold one. */
const maxAnswerBytes = 2_000_000

export interface JsonCall {
  method: 'GET' | 'POST' | 'PUT'
  url: string
  headers: Record<string, string>
  body?: unknown
}

/**
 * Calls a vendor and returns the JSON that it answers. Throws ProviderError for a refusal or an answer that is no JSON,
 * AppError `too_large`, and what `fetch` throws.
 */
export async function callJson(provider: string, call: JsonCall, signal: AbortSignal): Promise<unknown> {
  const { method, url, headers, body } = call
  const answer = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    // A redirect would take the key along.
    redirect: 'error',
    signal,
  })
  const parsed = answer.body ? parseJson(await readBody(streamOf(answer.body), limits(signal))) : null
  if (!answer.ok) {
    const retryAfter = answer.headers.get('retry-after')
    throw errorOfStatus(provider, { status: answer.status, retryAfter, ...findReason(parsed) })
  }
  if (parsed === null) throw new ProviderError({ provider, failure: 'bad_answer' })
  return parsed
}

function streamOf(body: unknown): Readable {
  return Readable.fromWeb(body as ReadableStream)
}

function limits(signal: AbortSignal): Parameters<typeof readBody>[1] {
  return { encoding: '', maxBytes: maxAnswerBytes, signal }
}

/** Gemini's refusals, then fal's: a sentence, or a list of what is wrong. */
const refusalSchema = z.union([
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ detail: z.string() }).transform(({ detail }) => detail),
  z
    .object({ detail: z.array(z.object({ msg: z.string() })).min(1) })
    .transform(({ detail }) => detail[0]!.msg),
])

function findReason(body: unknown): { reason?: string } {
  const refusal = refusalSchema.safeParse(body)
  return refusal.success ? { reason: refusal.data } : {}
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return null
  }
}
