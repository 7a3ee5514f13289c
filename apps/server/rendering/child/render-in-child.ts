import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@vivify/contract/errors'
import { watchQuiet } from '../../lib/quiet-watch.ts'
import { namePartial } from '../../lib/whole-file.ts'
import { requireEncoder } from '../encoder/choose.ts'
import type { RenderProgress, RenderResult } from '../render-video.ts'
import { removePartsOf } from '../segments/store.ts'
import { forkRenderProcess } from './fork-render.ts'
import { type FromChild, fromChildSchema, type RenderRequest, type ToChild } from './messages.ts'

export interface RenderInChildOptions extends RenderRequest {
  signal?: AbortSignal
  /** Resolves to the samples of a job's sound, made while the picture is drawn; its failure ends the render. */
  soundFile?: Promise<string>
  onProgress?(progress: RenderProgress): void
  /** Told the process's id as soon as it runs. */
  onStart?(processId: number): void
  /** Without progress for so long, the process is ended. Default: five minutes. */
  maxQuietMs?: number
  /** Started by `startRenderProcess`, and left running; without one a process is started now and ended. */
  process?: RenderProcess
}

/** A process that has loaded what rendering needs and waits for a request; after a finished one, for the next. */
export interface RenderProcess {
  readonly child: ChildProcess
  readonly encoder: RenderRequest['encoder']
  /** Ends it, whatever it does. */
  stop(): void
}

/**
 * Starts a render process ahead of its work, so that loading it (about half a second) runs beside other stages.
 * With `hasTime` it also runs its code in. Throws AppError `encoder_missing`.
 */
export async function startRenderProcess(
  options: RenderRequest['encoder'],
  { hasTime = false }: { hasTime?: boolean } = {},
): Promise<RenderProcess> {
  await requireEncoder(options)
  const child = forkRenderProcess()
  tell(child, { type: 'prepare', encoder: options, hasTime })
  return { child, encoder: options, stop: () => void child.kill('SIGKILL') }
}

/** After a cancel the process has this long to stop its encoder before it is killed. */
const cancelGraceMs = 2000
/** An encoder that stands still itself may outlive its killed process, and hold its error output open. */
const closeGraceMs = 5000
/** The slowest frame of the largest video takes seconds, on a machine that is busy with others too. */
const usualMaxQuietMs = 5 * 60_000
const keptErrorCharacters = 4000

/**
 * Renders a video in a process of its own. Throws AppError: what the render threw, `cancelled` when the signal
 * aborts, `render_failed` when the process died (its last words are in `details`), `timed_out` with
 * `details.stoodStill` when it made no progress for too long. No half-written file stays; finished segments do. After an
 * error the process is of no more use.
 */
export async function renderInChild(options: RenderInChildOptions): Promise<RenderResult> {
  const { signal, process: given } = options
  if (signal?.aborted) throw cancelled()
  const process = given ?? (await startRenderProcess(options.encoder))
  try {
    return await renderIn(process, options)
  } finally {
    if (!given) process.stop()
  }
}

async function renderIn(
  { child, encoder }: RenderProcess,
  options: RenderInChildOptions,
): Promise<RenderResult> {
  const { signal, onProgress, onStart, soundFile, maxQuietMs, process: _given, ...asked } = options
  if (signal?.aborted) throw cancelled()
  const request: RenderRequest = { ...asked, encoder }
  const said = keepErrorOutput(child)
  const cancel = () => askToStop(child)
  signal?.addEventListener('abort', cancel, { once: true })
  const standstill = watchStandstill(child, soundFile, maxQuietMs)
  try {
    const ended = waitForEnd(child, (progress) => {
      standstill.note(progress)
      onProgress?.(progress)
    })
    if (child.pid !== undefined) onStart?.(child.pid)
    tell(child, { type: 'start', request })
    let soundError: unknown = null
    soundFile?.then(
      (file) => tell(child, { type: 'sound', file }),
      (error: unknown) => {
        soundError = error
        askToStop(child)
      },
    )
    const { answer, exitCode, killedBy } = await ended
    if (answer?.type === 'finished') return answer.result
    if (signal?.aborted) throw cancelled()
    standstill.throwIfQuiet()
    if (soundError !== null) throw soundError
    if (answer?.type === 'failed') {
      throw new AppError(answer.code, answer.message, { details: answer.details })
    }
    throw new AppError(
      'render_failed',
      'The render process stopped unexpectedly. Try again; finished parts are kept.',
      {
        details: { exitCode, killedBy, said: said.read() },
      },
    )
  } finally {
    standstill.stop()
    signal?.removeEventListener('abort', cancel)
    said.close()
    await removeLeftovers(request, child.pid)
  }
}

interface Standstill {
  note(progress: RenderProgress): void
  /** Throws AppError `timed_out` when the process was ended for it. */
  throwIfQuiet(): void
  stop(): void
}

/** Ends a process that makes no progress, whether it is frozen, waits for ever, or its encoder does. */
function watchStandstill(
  child: ChildProcess,
  soundFile: Promise<string> | undefined,
  maxQuietMs = usualMaxQuietMs,
): Standstill {
  let isQuiet = false
  let stage: RenderProgress['stage'] = 'preparing'
  let needsSound = soundFile !== undefined
  const giveUp = (): void => {
    isQuiet = true
    child.once('exit', () => setTimeout(() => child.stderr?.destroy(), closeGraceMs).unref())
    askToStop(child)
  }
  // What is drawn waits for sound that is not mixed yet; mixing has time-outs of its own.
  const watch = watchQuiet(maxQuietMs, giveUp, () => needsSound && stage === 'joining')
  const hear = (): void => {
    needsSound = false
  }
  soundFile?.then(hear, hear)
  return {
    note(progress) {
      stage = progress.stage
      watch.note()
    },
    throwIfQuiet() {
      if (isQuiet) throw stoodStill(maxQuietMs)
    },
    stop: () => watch.stop(),
  }
}

function stoodStill(maxQuietMs: number): AppError {
  const minutes = Math.max(1, Math.round(maxQuietMs / 60_000))
  return new AppError(
    'timed_out',
    `Rendering made no progress for ${minutes} min and was stopped. Try again; finished parts are kept.`,
    { details: { stoodStill: true } },
  )
}

interface RenderEnd {
  answer: Exclude<FromChild, { type: 'progress' }> | null
  exitCode: number | null
  killedBy: string | null
}

/** A finished render ends with its answer, any other with its process: until then that might still write. */
function waitForEnd(child: ChildProcess, onProgress: RenderInChildOptions['onProgress']): Promise<RenderEnd> {
  return new Promise((resolve, reject) => {
    let answer: RenderEnd['answer'] = null
    const end = (exitCode: number | null, killedBy: string | null): void => {
      child.off('message', hear).off('error', fail).off('close', end)
      resolve({ answer, exitCode, killedBy })
    }
    const hear = (message: unknown): void => {
      const parsed = fromChildSchema.safeParse(message)
      if (!parsed.success) return
      if (parsed.data.type === 'progress') return onProgress?.(parsed.data.progress)
      answer = parsed.data
      if (answer.type === 'finished') end(null, null)
    }
    const fail = (cause: unknown): void => {
      if (child.pid !== undefined) return
      reject(new AppError('render_failed', 'The render process could not be started.', { cause }))
    }
    child.on('message', hear).on('error', fail).on('close', end)
  })
}

function askToStop(child: ChildProcess): void {
  tell(child, { type: 'cancel' })
  const timer = setTimeout(() => child.kill('SIGKILL'), cancelGraceMs)
  child.once('close', () => clearTimeout(timer))
}

/** A process that has just died cannot be told anything; its end is reported by `close`. */
function tell(child: ChildProcess, message: ToChild): void {
  if (child.connected) child.send(message, () => {})
}

function keepErrorOutput({ stderr }: ChildProcess): { read(): string; close(): void } {
  let text = ''
  const keep = (chunk: string): void => {
    text = (text + chunk).slice(-keptErrorCharacters)
  }
  stderr?.setEncoding('utf8').on('data', keep)
  return { read: () => text, close: () => stderr?.off('data', keep) }
}

async function removeLeftovers(request: RenderRequest, processId: number | undefined): Promise<void> {
  await rm(namePartial(request.outputPath), { force: true }).catch(() => {})
  if (processId !== undefined) await removePartsOf(join(request.dataFolder, 'segments'), processId)
}

function cancelled(): AppError {
  return new AppError('cancelled', 'The render was canceled.')
}
