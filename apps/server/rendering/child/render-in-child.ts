import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@vivify/contract/errors'
import { namePartial } from '../../lib/whole-file.ts'
import { TaskProcess, TookTooLong } from '../../processes/task-process.ts'
import { requireEncoder } from '../encoder/choose.ts'
import type { RenderProgress, RenderResult } from '../render-video.ts'
import { removePartsOf } from '../segments/store.ts'
import { renderContract, type RenderNote, type RenderRequest } from './render-contract.ts'

export interface RenderInChildOptions extends RenderRequest {
  signal?: AbortSignal
  /**
   * Resolves to the samples of the sound, which is mixed while the picture is drawn. If it rejects, the render ends.
   */
  soundFile?: Promise<string>
  onProgress?(progress: RenderProgress): void
  /** Called with the process's id as soon as the process runs. */
  onStart?(processId: number): void
  /** After this long without progress, the process is ended. Default: five minutes. */
  maxQuietMs?: number
  /**
   * A process from `startRenderProcess`, which stays running. Without it, this render starts its own process and ends
   * it.
   */
  process?: RenderProcess
}

/**
 * A process that has loaded what rendering needs and waits for a request. After a finished request it waits for the
 * next.
 */
export interface RenderProcess {
  readonly task: TaskProcess<RenderRequest, RenderResult, RenderProgress, RenderNote>
  readonly encoder: RenderRequest['encoder']
  /** Ends the process, even during a render. */
  stop(): void
}

const renderChild = new URL('./render-child.ts', import.meta.url)
/** Far more than any video needs. Clips and pictures that make a decoder take more are broken or hostile. */
const maxMegabytes = 6000

/**
 * Starts a render process before its work is ready, so that loading it (about half a second) runs beside other stages.
 * With `hasTime` the process also draws a sample until its code is compiled. `entry` is another program that serves
 * renders. Throws AppError `encoder_missing`.
 */
export async function startRenderProcess(
  encoder: RenderRequest['encoder'],
  { hasTime = false, entry = renderChild }: { hasTime?: boolean; entry?: URL } = {},
): Promise<RenderProcess> {
  await requireEncoder(encoder)
  const environment = { GLIBC_TUNABLES: listTunables(process.env['GLIBC_TUNABLES']) }
  const task = new TaskProcess(entry, renderContract, { maxMegabytes, environment })
  task.tell({ type: 'prepare', encoder, hasTime })
  return { task, encoder, stop: () => task.kill() }
}

/**
 * A render allocates and frees blocks of eight megabytes for every frame. By default glibc keeps freed blocks in heaps
 * that grow 300 MB beyond the memory in use. Returned to the system at once, the blocks cost fresh pages each time;
 * large pages take a sixth of the CPU that small pages do. Other C libraries ignore these settings.
 */
function listTunables(given: string | undefined): string {
  const ours = 'glibc.malloc.hugetlb=1:glibc.malloc.trim_threshold=8388608:glibc.malloc.arena_max=1'
  return given ? `${given}:${ours}` : ours
}

/** The slowest frame of the largest video takes seconds, even on a busy machine. */
const usualMaxQuietMs = 5 * 60_000

/**
 * Renders a video in a separate process. Throws AppError: what the render threw, `cancelled` when the signal aborts,
 * `render_failed` when the process died (`details` contain the end of its error output), `timed_out` with
 * `details.stoodStill` when it made no progress for too long. Removes half-written files and keeps finished segments.
 * After an error the process has ended.
 */
export async function renderInChild(options: RenderInChildOptions): Promise<RenderResult> {
  if (options.signal?.aborted) throw cancelled()
  const process = options.process ?? (await startRenderProcess(options.encoder))
  try {
    return await renderIn(process, options)
  } finally {
    if (!options.process) process.stop()
  }
}

async function renderIn(
  { task, encoder }: RenderProcess,
  options: RenderInChildOptions,
): Promise<RenderResult> {
  const {
    signal,
    onProgress,
    onStart,
    soundFile,
    maxQuietMs = usualMaxQuietMs,
    process: _given,
    ...asked
  } = options
  const request: RenderRequest = { ...asked, encoder }
  const stop = new AbortController()
  let stage: RenderProgress['stage'] = 'preparing'
  let needsSound = soundFile !== undefined
  let soundError: unknown = null
  soundFile?.then(
    (file) => {
      needsSound = false
      task.tell({ type: 'sound', file })
    },
    (error: unknown) => {
      soundError = error
      stop.abort()
    },
  )
  if (task.child.pid !== undefined) onStart?.(task.child.pid)
  try {
    return await task.ask(request, {
      signal: signal ? AbortSignal.any([signal, stop.signal]) : stop.signal,
      maxQuietMs,
      // A finished picture waits for sound that is still being mixed. Mixing has its own time limits.
      mayBeQuiet: () => needsSound && stage === 'joining',
      onProgress(progress) {
        stage = progress.stage
        onProgress?.(progress)
      },
    })
  } catch (error) {
    // Until the process has ended, it might still write files.
    task.end()
    await task.closed
    if (signal?.aborted) throw cancelled()
    if (error instanceof TookTooLong) throw stoodStill(maxQuietMs)
    throw soundError ?? error
  } finally {
    await removeLeftovers(request, task.child.pid)
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

async function removeLeftovers(request: RenderRequest, processId: number | undefined): Promise<void> {
  await rm(namePartial(request.outputPath), { force: true }).catch(() => {})
  if (processId !== undefined) await removePartsOf(join(request.dataFolder, 'segments'), processId)
}

function cancelled(): AppError {
  return new AppError('cancelled', 'The render was canceled.')
}
