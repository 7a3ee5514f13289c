import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Agent, FormData } from 'undici'
import { z } from 'zod'
import { readBody } from '../lib/guarded-fetch-body.ts'
import { parseForeignJson } from '../lib/parse-json.ts'
import { errorOfStatus, ProviderError } from './provider-error.ts'

export interface JsonRequest {
  /** Default: POST. */
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
  /** The vendor's name as shown on screens. */
  vendor: string
  answer: Answer
  signal: AbortSignal
  /** Limit for the answer. Default: 2,000,000; most answers only name files. */
  maxBytes?: number
  /** Called with the headers of every answer, such as those that count calls. */
  onHeaders?: (headers: Pick<Headers, 'get'>) => void
}

const usualMaxBytes = 2_000_000
const maxRefusalBytes = 100_000

let agent: Agent | null = null

/**
 * Calls a vendor once and returns its parsed JSON answer. Throws ProviderError for a refusal and for an answer of
 * another shape, AppError `too_large`, and errors of `fetch`.
 */
export async function callJson<Answer extends z.ZodType>(call: JsonCall<Answer>): Promise<z.infer<Answer>> {
  const { vendor, method = 'POST', url, headers, body, form, signal, maxBytes = usualMaxBytes } = call
  // Loaded on first use. No time limits here: an image may take minutes, and the caller sets the time-out.
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
    // A redirect would pass the key on.
    redirect: 'error',
    dispatcher: agent,
    signal,
  })
  call.onHeaders?.(response.headers)
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

/** Parses a vendor's answer by a schema. Throws ProviderError `bad_answer`. */
export function parseAnswer<Answer extends z.ZodType>(
  vendor: string,
  schema: Answer,
  answer: unknown,
): z.infer<Answer> {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new ProviderError({ vendor, failure: 'bad_answer' })
}

/** `fetch` sets the content type itself, with the form's boundary. */
function fillForm(form: FormData, parts: Readonly<Record<string, FormPart>>): FormData {
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part)
    else form.append(name, new Blob([Buffer.from(part.bytes)], { type: part.mimeType }), part.fileName)
  }
  return form
}

/** Refusals of OpenAI and Gemini, then the two formats of fal: one sentence, or a list of errors. */
const refusalSchema = z.union([
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ detail: z.string() }).transform(({ detail }) => detail),
  z
    .object({ detail: z.array(z.object({ msg: z.string() })).min(1) })
    .transform(({ detail }) => detail[0]!.msg),
])

/** Null for bytes that are not JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return parseForeignJson(Buffer.from(bytes).toString('utf8'))
  } catch {
    return null
  }
}
