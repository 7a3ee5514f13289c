// The page's side of the worker: sends one task at a time, urgent ones first, and only the newest task of each slot.

import type { AdReply, AdTask, AdTasks } from './ad-protocol.ts'

export interface AskOptions {
  /** A newer task in the same slot replaces a waiting one, which then resolves with null. */
  slot?: string
  /** Lower numbers run first. Default 1. */
  priority?: number
  transfer?: Transferable[]
}

interface Waiting {
  task: AdTask
  input: unknown
  options: AskOptions
  resolve: (answer: never) => void
  reject: (error: Error) => void
}

export class AdEngine {
  /** Started with the first task, so that merely opening the screen costs nothing. */
  #worker: Worker | null = null
  readonly #waiting: Waiting[] = []
  #asked: Waiting | null = null
  #id = 0

  /** Runs a task in the worker. Resolves with null if a newer task replaced it. Throws an Error if the task failed. */
  ask<Task extends AdTask>(
    task: Task,
    input: AdTasks[Task]['ask'],
    options: AskOptions & { slot: string },
  ): Promise<AdTasks[Task]['answer'] | null>
  ask<Task extends AdTask>(
    task: Task,
    input: AdTasks[Task]['ask'],
    options?: AskOptions,
  ): Promise<AdTasks[Task]['answer']>
  ask(task: AdTask, input: unknown, options: AskOptions = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (options.slot !== undefined) this.#drop(options.slot)
      this.#waiting.push({ task, input, options, resolve, reject })
      this.#next()
    })
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const waiting of this.#waiting.splice(0)) waiting.resolve(null as never)
    this.#asked?.resolve(null as never)
    this.#asked = null
  }

  #start(): Worker {
    const worker = new Worker(new URL('./ad-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<AdReply>) => this.#receive(data))
    worker.addEventListener('error', ({ message }) => this.#fail(new Error(message || brokenSentence)))
    return worker
  }

  #drop(slot: string): void {
    const index = this.#waiting.findIndex(({ options }) => options.slot === slot)
    if (index >= 0) this.#waiting.splice(index, 1)[0]!.resolve(null as never)
  }

  #next(): void {
    if (this.#asked !== null || this.#waiting.length === 0) return
    const priorities = this.#waiting.map(({ options }) => options.priority ?? 1)
    const [next] = this.#waiting.splice(priorities.indexOf(Math.min(...priorities)), 1)
    this.#asked = next!
    this.#id++
    const { task, input, options } = next!
    this.#worker ??= this.#start()
    this.#worker.postMessage({ id: this.#id, task, input }, options.transfer ?? [])
  }

  #receive(reply: AdReply): void {
    if (reply.id !== this.#id || this.#asked === null) return
    const { resolve, reject } = this.#asked
    this.#asked = null
    if ('failure' in reply) reject(new Error(reply.failure))
    else resolve(reply.answer as never)
    this.#next()
  }

  /** Handles a worker that could not load or has crashed. The next task starts a new one. */
  #fail(error: Error): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#asked?.reject(error)
    this.#asked = null
    this.#next()
  }
}

const brokenSentence = 'The ad studio stopped working. Reload the page.'
