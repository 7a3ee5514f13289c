// Requests from a page to its workers, and the answers.

/** An answer; `id` is the number of the request. */
export type WorkerAnswer<Answer> = { id: number } &
  /** `share` is the progress of the request, 0 to 1. */
  (
    | { type: 'progress'; share: number }
    | { type: 'done'; answer: Answer }
    | { type: 'failed'; message: string }
  )

interface RequestOptions {
  /** Called with the progress, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  transfer?: Transferable[]
}

interface Waiting {
  resolve: (answer: never) => void
  reject: (reason: Error) => void
  onProgress: RequestOptions['onProgress']
}

/** A client for a worker that handles requests in order; `close` aborts pending requests. */
export class WorkerClient<
  Request extends { type: string },
  Answers extends Record<Request['type'], unknown>,
> implements Disposable {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #nextId = 1

  /** `broken` is the error message when the worker's code can't be loaded. */
  constructor(worker: Worker, broken: string) {
    this.#worker = worker
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<unknown>>) => this.#take(data))
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      this.#rejectAll(new Error(event.message || broken))
    })
  }

  get waitingCount(): number {
    return this.#waiting.size
  }

  /** Rejects with the worker's error, or with an AbortError after `close`. */
  request<Asked extends Request>(
    request: Asked,
    { onProgress, transfer = [] }: RequestOptions = {},
  ): Promise<Answers[Asked['type']]> {
    const id = this.#nextId++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, onProgress })
      this.#worker.postMessage({ ...request, id }, transfer)
    })
  }

  close(): void {
    this.#worker.terminate()
    this.#rejectAll(new DOMException('The work was stopped.', 'AbortError'))
  }

  [Symbol.dispose](): void {
    this.close()
  }

  #take(message: WorkerAnswer<unknown>): void {
    const waiting = this.#waiting.get(message.id)
    if (waiting === undefined) return
    if (message.type === 'progress') return waiting.onProgress?.(message.share)
    this.#waiting.delete(message.id)
    if (message.type === 'failed') waiting.reject(new Error(message.message))
    else waiting.resolve(message.answer as never)
  }

  #rejectAll(reason: Error): void {
    for (const { reject } of this.#waiting.values()) reject(reason)
    this.#waiting.clear()
  }
}
