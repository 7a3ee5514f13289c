// One call to a receiver, and what came of it in words.

import { AppError } from '@vivify/contract/errors'
import type { WebhookTry } from '@vivify/contract/routes/webhooks'
import { webhookMessages } from '@vivify/contract/webhook-messages'
import type { GuardedSend } from '../../lib/guarded-send.ts'
import { readRetryAfter } from '../../lib/retry-after.ts'

export interface ReceiverCall {
  address: string
  headers: Readonly<Record<string, string>>
  body: string
  timeoutMs: number
  signal: AbortSignal
}

export interface Called {
  made: WebhookTry
  retryAfterSeconds: number | null
  /** Further tries would end the same way. */
  isHopeless: boolean
  isGone: boolean
}

const { problems } = webhookMessages

/** Throws only the signal's reason. */
export async function callReceiver(send: GuardedSend, call: ReceiverCall): Promise<Called> {
  const at = new Date().toISOString()
  const beganMs = performance.now()
  const host = URL.parse(call.address)?.host ?? call.address
  const end = (told: Pick<WebhookTry, 'status' | 'answer' | 'problem'>): WebhookTry => ({
    at,
    tookMs: Math.round(performance.now() - beganMs),
    ...told,
  })
  const timeout = AbortSignal.timeout(call.timeoutMs)
  try {
    const response = await send(
      new Request(call.address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...call.headers },
        body: call.body,
        signal: AbortSignal.any([timeout, call.signal]),
      }),
    )
    const { status } = response
    const answer = readable(await response.text())
    return {
      made: end({ status, answer, problem: describeStatus(host, status) }),
      retryAfterSeconds: readRetryAfter(response.headers.get('retry-after')),
      isHopeless: status === 410,
      isGone: status === 410,
    }
  } catch (error) {
    call.signal.throwIfAborted()
    const problem = timeout.aborted ? problems.timedOut(host) : describeProblem(host, error)
    const isHopeless = !timeout.aborted && AppError.isInstance(error) && error.code === 'bad_input'
    return {
      made: end({ status: null, answer: '', problem }),
      retryAfterSeconds: null,
      isHopeless,
      isGone: false,
    }
  }
}

function describeStatus(host: string, status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status === 410) return problems.gone(host)
  return status >= 300 && status < 400 ? problems.redirects(host) : problems.refused(host, status)
}

function describeProblem(host: string, error: unknown): string {
  if (!AppError.isInstance(error)) return problems.unreachable(host)
  return error.details['reason'] === 'not_public' ? problems.notPublic(host) : error.message
}

/** Without characters that a database or a screen can't show. */
function readable(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '\ufffd')
}
