import { AppError } from '@vivify/contract/errors'

interface Shared<Result> {
  result: Promise<Result>
  stop: AbortController
  askers: number
}

/**
 * Does the same work once for all callers who ask for it at the same time, by key. The work is canceled when the last
 * caller has left. A caller who leaves gets AppError `cancelled`.
 */
export class SharedWork<Result> {
  readonly #running = new Map<string, Shared<Result>>()

  async run(
    key: string,
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    if (signal?.aborted) throw cancelled()
    const shared = this.#running.get(key) ?? this.#start(key, work)
    shared.askers++
    let leave: () => void = () => {}
    const left = new Promise<never>((_, reject) => {
      leave = () => reject(cancelled())
    })
    signal?.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([shared.result, left])
    } finally {
      signal?.removeEventListener('abort', leave)
      shared.askers--
      if (shared.askers === 0) {
        this.#forget(key, shared)
        shared.stop.abort()
      }
    }
  }

  #start(key: string, work: (signal: AbortSignal) => Promise<Result>): Shared<Result> {
    const stop = new AbortController()
    const result = work(stop.signal)
    const shared = { result, stop, askers: 0 }
    this.#running.set(key, shared)
    result.catch(() => {}).finally(() => this.#forget(key, shared))
    return shared
  }

  #forget(key: string, shared: Shared<Result>): void {
    if (this.#running.get(key) === shared) this.#running.delete(key)
  }
}

function cancelled(): AppError {
  return new AppError('cancelled', 'This was canceled.')
}
