// The render process: takes a request, renders, answers, waits for the next; a failure is its last answer. Native code
// that crashes takes only this down.

import { AppError } from '@vivify/contract/errors'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { chooseEncoder } from '../encoder/choose.ts'
import { loadI420Converter } from '../i420/converter.ts'
import { renderVideo } from '../render-video.ts'
import { createSegments } from '../segment-source.ts'
import { type FromChild, type RenderRequest, type ToChild, toChildSchema } from './messages.ts'
import { warmUp } from './warm-up.ts'

type PrepareOrder = Extract<ToChild, { type: 'prepare' }>

/** What may be told while a request is worked on. */
interface Run {
  stop: AbortController
  soundFile: PromiseWithResolvers<string>
}

const warmingUp = new AbortController()
let current: Run | null = null

// Its parent has gone: nobody is left to take the result.
process.once('disconnect', () => {
  current?.stop.abort(
    new AppError('cancelled', 'The render was stopped because the program that started it ended.'),
  )
})

process.on('message', (message) => {
  const order = toChildSchema.parse(message)
  if (order.type === 'prepare') void prepare(order)
  else if (order.type === 'cancel') cancel()
  else if (order.type === 'sound') current?.soundFile.resolve(order.file)
  else {
    warmingUp.abort()
    current = createRun()
    void run(order.request, current)
  }
})

function createRun(): Run {
  const made: Run = { stop: new AbortController(), soundFile: Promise.withResolvers<string>() }
  made.stop.signal.addEventListener('abort', () => made.soundFile.reject(made.stop.signal.reason))
  made.soundFile.promise.catch(() => {})
  return made
}

/** Cancelled before it was asked for anything, it is not wanted. */
function cancel(): void {
  if (current) current.stop.abort(new AppError('cancelled', 'The render was canceled.'))
  else process.exit(0)
}

/** Loads the encoder, the fonts and the converter while the request is still being worked out. */
async function prepare({ encoder, hasTime }: PrepareOrder): Promise<void> {
  createNodeStudio()
  await Promise.allSettled([chooseEncoder(encoder), loadI420Converter()])
  // It is only for speed: a render tells what is wrong.
  if (hasTime) await warmUp(warmingUp.signal).catch(() => {})
}

async function run(request: RenderRequest, { stop, soundFile }: Run): Promise<void> {
  try {
    send({ type: 'progress', progress: { stage: 'preparing', framesDone: 0, framesTotal: 0 } })
    const result = await renderVideo({
      ...request,
      source: await createSegments(request.job, soundFile.promise),
      signal: stop.signal,
      onProgress: (progress) => send({ type: 'progress', progress }),
    })
    current = null
    send({ type: 'finished', result })
  } catch (error) {
    send(describeFailure(error), () => process.exit(0))
  }
}

function describeFailure(error: unknown): FromChild {
  if (AppError.isInstance(error)) {
    const { code, message, details } = error
    return { type: 'failed', code, message, details }
  }
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return {
    type: 'failed',
    code: 'render_failed',
    message: 'Rendering failed. Try again; finished parts are kept.',
    details: { said: said.slice(0, 2000) },
  }
}

function send(message: FromChild, onSent: () => void = () => {}): void {
  if (!process.connected) return onSent()
  process.send?.(message, undefined, undefined, onSent)
}
