import { WorkerClient } from '../../../lib/worker-client.ts'
import type { GifAnswers, GifRequest } from './protocol.ts'

const maxWorkers = 4

/** Client for one worker, which reports progress after each encoded frame. */
export class GifWorkerClient extends WorkerClient<GifRequest, GifAnswers> {
  constructor() {
    const worker = new Worker(new URL('./gif-worker.ts', import.meta.url), { type: 'module' })
    super(worker, 'The GIF maker could not be loaded.')
  }
}

/** Up to one worker per core; all stop when the pool is disposed or aborted. */
export class GifWorkerPool implements Disposable {
  readonly workers: readonly GifWorkerClient[]
  readonly #signal: AbortSignal
  readonly #stop = (): void => this[Symbol.dispose]()

  constructor(signal: AbortSignal) {
    const count = Math.max(1, Math.min(maxWorkers, navigator.hardwareConcurrency || 2))
    this.workers = Array.from({ length: count }, () => new GifWorkerClient())
    this.#signal = signal
    signal.addEventListener('abort', this.#stop)
  }

  /** The worker with the shortest queue. */
  get freest(): GifWorkerClient {
    return this.workers.reduce((best, worker) => (worker.waitingCount < best.waitingCount ? worker : best))
  }

  [Symbol.dispose](): void {
    this.#signal.removeEventListener('abort', this.#stop)
    for (const worker of this.workers) worker.close()
  }
}
