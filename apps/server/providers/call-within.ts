import { ProviderError } from './provider-error.ts'

/** Gives a call to another service a limit of time. Throws ProviderError `timed_out` when it takes longer. */
export async function callWithin<Result>(
  { vendor, timeoutMs }: { vendor: string; timeoutMs: number },
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await call(signal)
  } catch (error) {
    if (!signal.aborted) throw error
    throw new ProviderError({ vendor, failure: 'timed_out' })
  }
}
