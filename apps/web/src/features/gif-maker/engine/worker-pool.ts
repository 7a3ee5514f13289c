import type { GifAnswerMessage, GifAnswers, GifRequest } from './protocol.ts'

const maxWorkers = 4

interface Waiting {
  resolve: (answer: never) => void
  reject: (reason: Error) => void
  onProgress: (() => void) | undefined
}

export interface AskOptions {
  transfer?: Transferable[]
  /** Called for each frame of a run. */
  onProgress?: () => void
}

/** One worker; requests are worked on in order. */
export class GifWorkerClient implements Disposable {
  readonly #worker = new Worker(new URL('./gif-worker.ts', import.meta.url), { type: 'module' })
  readonly #waiting = new Map<number, Waiting>()
  #nextId = 1

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<GifAnswerMessage>) => this.#take(data))
    this.#worker.addEventListener('error', (event) => {
      event.preventDefault()
      this.#rejectAll(new Error(event.message || 'The part of Vivify that makes GIFs could not be loaded.'))
    })
  }

  get waitingCount(): number {
    return this.#waiting.size
  }

  /** Rejects with what went wrong, and with an AbortError once disposed. */
  ask<Request extends GifRequest>(
    request: Request,
    { transfer = [], onProgress }: AskOptions = {},
  ): Promise<GifAnswers[Request['type']]> {
    const id = this.#nextId++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, onProgress })
      this.#worker.postMessage({ ...request, id }, transfer)
    })
  }

  [Symbol.dispose](): void {
    this.#worker.terminate()
    this.#rejectAll(new DOMException('The work was stopped.', 'AbortError'))
  }

  #take(message: GifAnswerMessage): void {
    const waiting = this.#waiting.get(message.id)
    if (waiting === undefined) return
    if (message.type === 'progress') return waiting.onProgress?.()
    this.#waiting.delete(message.id)
    if (message.type === 'failed') waiting.reject(new Error(message.message))
    else waiting.resolve(message.answer as never)
  }

  #rejectAll(reason: Error): void {
    for (const { reject } of this.#waiting.values()) reject(reason)
    this.#waiting.clear()
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
    for (const worker of this.workers) worker[Symbol.dispose]()
  }
}
