import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Agent, FormData, Response } from 'undici'
import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import { readBody } from '../lib/guarded-fetch-body.ts'
import { hasMoreValues, parseForeignJson } from '../lib/parse-json.ts'
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
  /** Called with the headers of every answer, such as those that count calls. */
  onHeaders?: (headers: Pick<Headers, 'get'>) => void
}

export type FormPart = string | { bytes: Uint8Array; mimeType: string; fileName: string }

export interface JsonCall<Answer extends z.ZodType> extends JsonRequest {
  /** The vendor's name as shown on screens. */
  vendor: string
  answer: Answer
  signal: AbortSignal
  /** Limit for the answer. Default: 2,000,000; most answers only name files. */
  maxBytes?: number
  /** Limit for the answer's values. Default: 100,000; the longest ones give a time for each spoken letter. */
  maxValues?: number
}

const usualMaxBytes = 2_000_000
const usualMaxValues = 100_000
const maxRefusalBytes = 100_000

let agent: Agent | null = null

/**
 * Calls a vendor once and returns its parsed JSON answer. Throws ProviderError for a refusal and for an answer of
 * another shape, AppError `too_large`, and errors of `fetch`.
 */
export async function callJson<Answer extends z.ZodType>(call: JsonCall<Answer>): Promise<z.infer<Answer>> {
  const { vendor, answer, maxBytes = usualMaxBytes, maxValues = usualMaxValues, signal } = call
  const response = await sendRequest({ ...call, accept: 'application/json' })
  const bytes = await readAnswer(vendor, response, { maxBytes, signal })
  return parseAnswer(vendor, answer, bytes && parseJson(bytes, maxValues))
}

/** Sends a request once and returns the answer, unread. Throws ProviderError for a refusal, and errors of `fetch`. */
export async function sendRequest(
  request: JsonRequest & { vendor: string; accept: string; signal: AbortSignal },
): Promise<Response> {
  const { vendor, method = 'POST', url, headers, body, form, accept, signal } = request
  // Loaded on first use. No time limits here: an image may take minutes, and the caller sets the time-out.
  const undici = await import('undici')
  agent ??= new undici.Agent({ headersTimeout: 0, bodyTimeout: 0 })
  const response = await undici.fetch(url, {
    method,
    headers: {
      accept,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: form ? fillForm(new undici.FormData(), form) : body === undefined ? null : JSON.stringify(body),
    // A redirect would pass the key on.
    redirect: 'error',
    dispatcher: agent,
    signal,
  })
  request.onHeaders?.(response.headers)
  if (response.ok) return response
  const told = await readAnswer(vendor, response, { maxBytes: maxRefusalBytes, signal }).catch(() => null)
  signal.throwIfAborted()
  const refusal = refusalSchema.safeParse(told && parseJson(told))
  const retryAfter = response.headers.get('retry-after')
  const reason = refusal.success ? { reason: refusal.data } : {}
  throw errorOfStatus(vendor, { status: response.status, retryAfter, ...reason })
}

/**
 * The bytes of an answer; null for one without a body. Throws ProviderError `bad_answer` for an answer that was cut off:
 * the vendor may have billed it, so it is not ordered again unasked. Throws AppError `too_large` and the signal's reason.
 */
export async function readAnswer(
  vendor: string,
  { body }: Response,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<Uint8Array | null> {
  if (!body) return null
  const stream = Readable.fromWeb(body as ReadableStream)
  try {
    return await readBody(stream, { encoding: '', maxBytes, signal })
  } catch (error) {
    signal.throwIfAborted()
    const isCut = AppError.isInstance(error) && error.code === 'provider_failed'
    throw isCut ? new ProviderError({ vendor, failure: 'bad_answer' }) : error
  }
}

/** Parses a vendor's answer by a schema. Throws ProviderError `bad_answer`. */
export function parseAnswer<Answer extends z.ZodType>(
  vendor: string,
  schema: Answer,
  answer: unknown,
): z.infer<Answer> {
  try {
    const parsed = schema.safeParse(answer)
    if (parsed.success) return parsed.data
  } catch (error) {
    // Zod runs out of stack when very many values of a list are wrong.
    if (!(error instanceof RangeError)) throw error
  }
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

const nodeErrorSchema = z.object({ message: z.string(), details: z.string().nullish() })

/**
 * Refusals of ComfyUI, which names what is wrong with a part of the order; of OpenAI and Gemini; of ElevenLabs; the two
 * formats of fal: one sentence, or a list of errors; of a Stable Diffusion WebUI that failed.
 */
const refusalSchema = z.union([
  z
    .object({ node_errors: z.record(z.string(), z.object({ errors: z.array(nodeErrorSchema).min(1) })) })
    .transform(({ node_errors }) => Object.values(node_errors)[0]?.errors[0])
    .pipe(nodeErrorSchema)
    .transform(({ message, details }) => (details ? `${message}: ${details}` : message)),
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ detail: z.object({ message: z.string() }) }).transform(({ detail }) => detail.message),
  z.object({ detail: z.string().min(1) }).transform(({ detail }) => detail),
  z
    .object({ detail: z.array(z.object({ msg: z.string() })).min(1) })
    .transform(({ detail }) => detail[0]!.msg),
  z.object({ errors: z.string().min(1) }).transform(({ errors }) => errors),
])

/** Null for bytes that are not JSON, or that have more than `maxValues` values. */
export function parseJson(bytes: Uint8Array, maxValues = usualMaxValues): unknown {
  if (hasMoreValues(bytes, maxValues)) return null
  try {
    return parseForeignJson(Buffer.from(bytes).toString('utf8'))
  } catch {
    return null
  }
}
