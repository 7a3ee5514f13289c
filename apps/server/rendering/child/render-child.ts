// The render process: takes one request, renders, answers, ends. Native code that crashes takes only this down.

import { AppError } from '@vivify/contract/errors'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { chooseEncoder } from '../encoder/choose.ts'
import { loadI420Converter } from '../i420/converter.ts'
import { renderVideo } from '../render-video.ts'
import { createSegments } from '../segment-source.ts'
import { type FromChild, type RenderRequest, type ToChild, toChildSchema } from './messages.ts'
import { warmUp } from './warm-up.ts'

type PrepareOrder = Extract<ToChild, { type: 'prepare' }>

const stop = new AbortController()
const warmingUp = new AbortController()
const soundFile = Promise.withResolvers<string>()

stop.signal.addEventListener('abort', () => soundFile.reject(stop.signal.reason))
soundFile.promise.catch(() => {})

// Its parent has gone: nobody is left to take the result.
process.once('disconnect', () => {
  stop.abort(new AppError('cancelled', 'The render was stopped because the program that started it ended.'))
})

process.on('message', (message) => {
  const order = toChildSchema.parse(message)
  if (order.type === 'prepare') void prepare(order)
  else if (order.type === 'cancel') stop.abort(new AppError('cancelled', 'The render was cancelled.'))
  else if (order.type === 'sound') soundFile.resolve(order.file)
  else {
    warmingUp.abort()
    void run(order.request)
  }
})

/** Loads the encoder, the fonts and the converter while the request is still being worked out. */
async function prepare({ encoder, hasTime }: PrepareOrder): Promise<void> {
  createNodeStudio()
  await Promise.allSettled([chooseEncoder(encoder), loadI420Converter()])
  // It is only for speed: a render tells what is wrong.
  if (hasTime) await warmUp(warmingUp.signal).catch(() => {})
}

async function run(request: RenderRequest): Promise<void> {
  let answer: FromChild
  try {
    send({ type: 'progress', progress: { stage: 'preparing', framesDone: 0, framesTotal: 0 } })
    const result = await renderVideo({
      ...request,
      source: await createSegments(request.job, soundFile.promise),
      signal: stop.signal,
      onProgress: (progress) => send({ type: 'progress', progress }),
    })
    answer = { type: 'finished', result }
  } catch (error) {
    answer = describeFailure(error)
  }
  send(answer, () => process.exit(0))
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
