import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import type { z } from 'zod'
import { ProviderError } from '../provider-error.ts'
import { callPlatform, type PlatformAnswer, type PlatformCall } from './call-platform.ts'
import type { MeasureCall, PlatformSettings, PublishRun, StepResult } from './port.ts'

/** A call on behalf of an account. */
export interface AccountCaller extends MeasureCall {
  now?(): number
}

export function callerOf(run: PublishRun, settings: PlatformSettings): AccountCaller {
  const { access, fetch, signal } = run
  return { access, settings, fetch, signal, now: () => run.now() }
}

type AccountCall<Answer extends z.ZodType> = Omit<
  PlatformCall<Answer>,
  'platform' | 'fetch' | 'signal' | 'now' | 'url'
> & {
  /** Path and query at the platform's address, or a whole address that the platform handed out. */
  url: string
}

/** Calls a platform with an account's bearer token. Throws as `callPlatform` does. */
export function callAccount<Answer extends z.ZodType>(
  platform: PlatformId,
  caller: AccountCaller,
  call: AccountCall<Answer>,
): Promise<PlatformAnswer<z.output<Answer>>> {
  const { access, settings, fetch, signal } = caller
  return callPlatform({
    ...call,
    platform: platformNames[platform],
    fetch,
    signal,
    url: call.url.startsWith('/') ? settings.baseUrl + call.url : call.url,
    headers: { authorization: `Bearer ${access.token}`, ...call.headers },
    ...(caller.now ? { now: caller.now } : {}),
  })
}

/**
 * Checks an address that a platform handed out for an upload, because the token is sent there. Throws ProviderError
 * `bad_answer` when the address belongs to somebody else.
 */
export function requireOwnAddress(
  platform: PlatformId,
  url: string,
  { settings, domain }: { settings: PlatformSettings; domain: string },
): string {
  const address = URL.canParse(url) ? new URL(url) : null
  const isSameOrigin = address !== null && address.origin === new URL(settings.baseUrl).origin
  const isOfDomain =
    address?.protocol === 'https:' && address.port === '' && `.${address.hostname}`.endsWith(`.${domain}`)
  if (isSameOrigin || isOfDomain) return url
  throw new ProviderError({ vendor: platformNames[platform], failure: 'bad_answer' })
}

/**
 * Runs a step whose result expires, such as an uploaded file that the platform keeps for a day. `expiresMs` of the
 * result is when, in milliseconds since 1970; an expired result is replaced by running the step anew.
 */
export async function freshStep(
  run: PublishRun,
  name: string,
  call: () => Promise<StepResult & { expiresMs: string }>,
): Promise<{ name: string; result: StepResult }> {
  for (let count = 1; ; count++) {
    const stepName = count === 1 ? name : `${name} (${count})`
    let isNew = false
    const result = await run.step(stepName, () => {
      isNew = true
      return call()
    })
    if (isNew || Number(result['expiresMs']) > run.now()) return { name: stepName, result }
  }
}

/** A fact that an earlier step left behind. Throws when it is missing, which only a fault of ours can cause. */
export function requireFact(result: StepResult, name: string): string {
  const value = result[name]
  if (value === undefined) throw new Error(`A step left no ${name}.`)
  return value
}
