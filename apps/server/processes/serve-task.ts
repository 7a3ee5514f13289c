// The child's side. It imports only what it needs to answer.

import { AppError } from '@vivify/contract/errors'
import { toTaskSchema, type Count, type FromTask, type TaskContract } from './contract.ts'

export interface TaskRun<Progress> {
  /** Aborts when the work is canceled or its parent is gone, but only where the contract allows time to clean up. */
  signal: AbortSignal
  report: (progress: Progress) => void
}

const maxErrorCharacters = 4000

/**
 * Makes this process answer requests of the contract, one at a time, until its parent ends it or is gone. `hear`
 * receives the parent's notes.
 */
export function serveTask<Request, Result, Progress = Count, Note = never>(
  contract: TaskContract<Request, Result, Progress, Note>,
  handle: (request: Request, run: TaskRun<Progress>) => Promise<Result>,
  hear: (note: Note) => void = () => {},
): void {
  let stop: AbortController | null = null
  const cancel = (): void => stop?.abort(new AppError('cancelled', `${contract.label} was canceled.`))
  const answer = async (request: unknown): Promise<FromTask> => {
    stop = new AbortController()
    const report = (progress: Progress): void => send({ type: 'progress', progress })
    try {
      const run = { signal: stop.signal, report }
      return { type: 'finished', result: await handle(contract.request.parse(request), run) }
    } catch (error) {
      return describeFailure(contract, error)
    } finally {
      stop = null
    }
  }
  process.once('disconnect', () => {
    if (stop === null || contract.cancelMs === undefined) process.exit(0)
    cancel()
  })
  process.on('message', (given) => {
    const order = toTaskSchema.parse(given)
    if (order.type === 'note') hear(contract.note!.parse(order.note))
    else if (order.type === 'cancel') cancel()
    else if (order.type === 'end') process.exit(0)
    else {
      void answer(order.request).then((message) => {
        send(message)
        // Nobody is left to ask for more.
        if (!process.connected) process.exit(0)
      })
    }
  })
}

function send(message: FromTask): void {
  if (process.connected) process.send?.(message)
}

function describeFailure<Request, Result, Progress, Note>(
  { label, failure }: TaskContract<Request, Result, Progress, Note>,
  error: unknown,
): FromTask {
  if (AppError.isInstance(error)) {
    const { code, message, details } = error
    return { type: 'failed', code, message, details }
  }
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return {
    type: 'failed',
    code: failure?.code ?? 'generator_failed',
    message: failure?.failed ?? `${label} failed. Try again.`,
    details: { said: said.slice(0, maxErrorCharacters) },
  }
}
