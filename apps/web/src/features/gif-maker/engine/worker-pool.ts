import { WorkerClient } from '../../../lib/worker-client.ts'
import type { GifAnswers, GifRequest } from './protocol.ts'

const maxWorkers = 4

/** One worker; of a run, it tells its progress with each frame. */
export class GifWorkerClient extends WorkerClient<GifRequest, GifAnswers> {
  constructor() {
    const worker = new Worker(new URL('./gif-worker.ts', import.meta.url), { type: 'module' })
    super(worker, 'The GIF maker could not be loaded.')
  }
}

/** Workers for each core, which end when the work ends or is aborted. */
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

  /** The worker with the least to do. */
  get freest(): GifWorkerClient {
    return this.workers.reduce((best, worker) => (worker.waitingCount < best.waitingCount ? worker : best))
  }

  [Symbol.dispose](): void {
    this.#signal.removeEventListener('abort', this.#stop)
    for (const worker of this.workers) worker.close()
  }
}
