import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Agent, FormData } from 'undici'
import { z } from 'zod'
import { readBody } from '../../lib/guarded-fetch-body.ts'
import { errorOfStatus, ProviderError } from '../provider-error.ts'

/** A large picture in base64. */
const maxAnswerBytes = 100_000_000
const maxRefusalBytes = 100_000

export interface JsonCall {
  url: string
  headers: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as multipart/form-data in place of a body. */
  form?: Readonly<Record<string, FormPart>>
}

export type FormPart = string | { bytes: Uint8Array; mimeType: string; fileName: string }

let agent: Agent | null = null

/**
 * Posts JSON or a form to a vendor and returns the JSON that it answers. Throws ProviderError for a refusal or an answer that is
 * no JSON, AppError `too_large`, and what `fetch` throws.
 */
export async function postJson(provider: string, call: JsonCall, signal: AbortSignal): Promise<unknown> {
  // Loaded by the first use. Without limits of its own: a picture may take minutes, and the caller counts them.
  const undici = await import('undici')
  agent ??= new undici.Agent({ headersTimeout: 0, bodyTimeout: 0 })
  const answer = await undici.fetch(call.url, {
    method: 'POST',
    headers: {
      ...(call.form ? {} : { 'content-type': 'application/json' }),
      accept: 'application/json',
      ...call.headers,
    },
    body: call.form ? fillForm(new undici.FormData(), call.form) : JSON.stringify(call.body),
    // A redirect would take the key along.
    redirect: 'error',
    dispatcher: agent,
    signal,
  })
  const read = async (maxBytes: number): Promise<unknown> => {
    if (!answer.body) return null
    const body = Readable.fromWeb(answer.body as ReadableStream)
    return parseJson(await readBody(body, { encoding: '', maxBytes, signal }))
  }
  if (!answer.ok) {
    const refusal = refusalSchema.safeParse(await read(maxRefusalBytes).catch(() => null))
    signal.throwIfAborted()
    const retryAfter = answer.headers.get('retry-after')
    const reason = refusal.success ? { reason: refusal.data.error.message } : {}
    throw errorOfStatus(provider, { status: answer.status, retryAfter, ...reason })
  }
  const parsed = await read(maxAnswerBytes)
  if (parsed === null) throw new ProviderError({ provider, failure: 'bad_answer' })
  return parsed
}

/** The form's own boundary becomes its content type. */
function fillForm(form: FormData, parts: Readonly<Record<string, FormPart>>): FormData {
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part)
    else form.append(name, new Blob([Buffer.from(part.bytes)], { type: part.mimeType }), part.fileName)
  }
  return form
}

/** OpenAI and Gemini refuse alike. */
const refusalSchema = z.object({ error: z.object({ message: z.string() }) })

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return null
  }
}
