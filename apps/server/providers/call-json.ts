import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Agent, FormData } from 'undici'
import { z } from 'zod'
import { readBody } from '../lib/guarded-fetch-body.ts'
import { errorOfStatus, ProviderError } from './provider-error.ts'

export interface JsonRequest {
  /** Default POST. */
  method?: 'GET' | 'POST' | 'PUT'
  url: string
  headers: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as multipart/form-data in place of a body. */
  form?: Readonly<Record<string, FormPart>>
}

export type FormPart = string | { bytes: Uint8Array; mimeType: string; fileName: string }

export interface JsonCall<Answer extends z.ZodType> extends JsonRequest {
  /** The vendor's name as a screen writes it. */
  vendor: string
  answer: Answer
  signal: AbortSignal
  /** Of the answer. Default 2 000 000: answers name files, most hold none. */
  maxBytes?: number
}

const usualMaxBytes = 2_000_000
const maxRefusalBytes = 100_000

let agent: Agent | null = null

/**
 * Calls a vendor once and returns the JSON that it answers. Throws ProviderError for a refusal and for an answer of
 * another shape, AppError `too_large`, and what `fetch` throws.
 */
export async function callJson<Answer extends z.ZodType>(call: JsonCall<Answer>): Promise<z.infer<Answer>> {
  const { vendor, method = 'POST', url, headers, body, form, signal, maxBytes = usualMaxBytes } = call
  // Loaded by the first use. Without limits of its own: a picture may take minutes, and the caller counts them.
  const undici = await import('undici')
  agent ??= new undici.Agent({ headersTimeout: 0, bodyTimeout: 0 })
  const response = await undici.fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: form ? fillForm(new undici.FormData(), form) : body === undefined ? null : JSON.stringify(body),
    // A redirect would take the key along.
    redirect: 'error',
    dispatcher: agent,
    signal,
  })
  const read = async (limit: number): Promise<unknown> => {
    if (!response.body) return null
    const stream = Readable.fromWeb(response.body as ReadableStream)
    return parseJson(await readBody(stream, { encoding: '', maxBytes: limit, signal }))
  }
  if (!response.ok) {
    const refusal = refusalSchema.safeParse(await read(maxRefusalBytes).catch(() => null))
    signal.throwIfAborted()
    const retryAfter = response.headers.get('retry-after')
    const reason = refusal.success ? { reason: refusal.data } : {}
    throw errorOfStatus(vendor, { status: response.status, retryAfter, ...reason })
  }
  return parseAnswer(vendor, call.answer, await read(maxBytes))
}

/** What a vendor said, in the shape that is needed of it. Throws ProviderError `bad_answer`. */
export function parseAnswer<Answer extends z.ZodType>(
  vendor: string,
  schema: Answer,
  answer: unknown,
): z.infer<Answer> {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new ProviderError({ vendor, failure: 'bad_answer' })
}

/** The form's own boundary becomes its content type. */
function fillForm(form: FormData, parts: Readonly<Record<string, FormPart>>): FormData {
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part)
    else form.append(name, new Blob([Buffer.from(part.bytes)], { type: part.mimeType }), part.fileName)
  }
  return form
}

/** How OpenAI and Gemini refuse, then the two ways of fal: one sentence, or a list of faults. */
const refusalSchema = z.union([
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ detail: z.string() }).transform(({ detail }) => detail),
  z
    .object({ detail: z.array(z.object({ msg: z.string() })).min(1) })
    .transform(({ detail }) => detail[0]!.msg),
])

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return null
  }
}
