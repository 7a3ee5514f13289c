import { ProviderError } from '../provider-error.ts'

/** Far above the longest answer, with the overhead of each of its pieces. */
const maxAnswerBytes = 20_000_000

/**
 * A `fetch` for a vendor's SDK. It follows no redirect, because that would pass the key on, and cuts off an endless
 * answer.
 */
export function guardAnswers(vendor: string, maxBytes = maxAnswerBytes): typeof fetch {
  return async (input, init) => {
    const { body, status, statusText, headers } = await fetch(input, { ...init, redirect: 'error' })
    let count = 0
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        count += chunk.length
        if (count > maxBytes) controller.error(new ProviderError({ vendor, failure: 'bad_answer' }))
        else controller.enqueue(chunk)
      },
    })
    return new Response(body?.pipeThrough(limit) ?? null, { status, statusText, headers })
  }
}
