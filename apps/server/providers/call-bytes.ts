import { readAnswer, sendRequest, type JsonRequest } from './call-json.ts'
import { ProviderError } from './provider-error.ts'

export interface BytesCall extends JsonRequest {
  /** The vendor's name as shown on screens. */
  vendor: string
  /** Media types that the answer may have, without parameters; `audio/*` stands for all of a kind. */
  accept: readonly string[]
  maxBytes: number
  signal: AbortSignal
}

/**
 * Calls a vendor once and returns the bytes of its answer. Throws ProviderError for a refusal and for an answer of another
 * type, AppError `too_large`, and errors of `fetch`.
 */
export async function callBytes({ vendor, accept, maxBytes, ...request }: BytesCall): Promise<Uint8Array> {
  const response = await sendRequest({ ...request, vendor, accept: accept.join(', ') })
  const mimeType = (response.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
  const isAccepted = accept.some((type) =>
    type.endsWith('/*') ? mimeType.startsWith(type.slice(0, -1)) : mimeType === type,
  )
  if (!isAccepted) {
    await response.body?.cancel()
    throw new ProviderError({ vendor, failure: 'bad_answer' })
  }
  const bytes = await readAnswer(vendor, response, { maxBytes, signal: request.signal })
  if (bytes === null || bytes.length === 0) throw new ProviderError({ vendor, failure: 'bad_answer' })
  return bytes
}
