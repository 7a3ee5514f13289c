import type { AnswerMessage, RemixAnswers, RemixRequest } from './protocol.ts'

interface Waiting {
  resolve: (answer: never) => void
  reject: (reason: Error) => void
  onProgress: ((share: number) => void) | undefined
}

export interface RequestOptions {
  /** Called with 0 to 1. */
  onProgress?: (share: number) => void
  transfer?: Transferable[]
}

/** A worker that remixes one picture. Requests are worked on in order; `close` ends what is under way. */
export class RemixClient {
  readonly #worker = new Worker(new URL('./remix-worker.ts', import.meta.url), { type: 'module' })
  readonly #waiting = new Map<number, Waiting>()
  #nextId = 1

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<AnswerMessage>) => this.#take(data))
    this.#worker.addEventListener('error', (event) => {
      event.preventDefault()
      this.#rejectAll(new Error(event.message || 'The part of Vivify that draws could not be loaded.'))
    })
  }

  /** Rejects with what went wrong, and with an AbortError once closed. */
  request<Request extends RemixRequest>(
    request: Request,
    { onProgress, transfer = [] }: RequestOptions = {},
  ): Promise<RemixAnswers[Request['type']]> {
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

  #take(message: AnswerMessage): void {
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
