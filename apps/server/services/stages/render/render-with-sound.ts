import { AppError } from '@vivify/contract/errors'
import { renderInChild, type RenderProcess } from '../../../rendering/child/render-in-child.ts'
import type { VideoJob } from '../../../rendering/video/job.ts'
import { makeSoundtrack, type MixRunner, type SoundtrackPlan } from '../sound/soundtrack.ts'
import type { Mixed } from '../sound/tasks/mix-contract.ts'

export interface RenderWithSoundOptions {
  renderer: RenderProcess
  job: VideoJob
  sound: SoundtrackPlan
  /** Mixes the sound; without it a process is started for it. */
  mix?: MixRunner | undefined
  dataFolder: string
  outputPath: string
  signal: AbortSignal | undefined
  onProgress: (done: number, total: number) => void
}

export interface RenderedVideo {
  encoder: string
  mixed: Mixed
}

/** Up to this length picture and sound are made at the same time. */
const maxConcurrentSeconds = 90
/** Size that finished segments are cut to after a render. */
const maxSegmentBytes = 4_000_000_000

/** Draws and encodes while the sound is mixed; the failure of one ends the other. */
export async function renderWithSound(options: RenderWithSoundOptions): Promise<RenderedVideo> {
  const { renderer, job, sound, mix, dataFolder, outputPath, onProgress } = options
  const stop = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal
  const mixing = makeSoundtrack(sound, dataFolder, { signal, run: mix })
  // What checks the file is loaded while others work: that takes as long as the check.
  mixing.then(() => import('../../../rendering/media/probe.ts')).catch(() => {})
  try {
    // Long sound takes much memory: the two are not held at once.
    if (sound.request.durationSeconds > maxConcurrentSeconds) await mixing
    const { encoder } = await renderInChild({
      process: renderer,
      encoder: renderer.encoder,
      job,
      dataFolder,
      maxSegmentBytes,
      outputPath,
      signal,
      soundFile: mixing.then(() => sound.file),
      onProgress: ({ framesDone, framesTotal }) => onProgress(framesDone, Math.max(1, framesTotal)),
    })
    return { encoder, mixed: await mixing }
  } catch (error) {
    stop.abort(error)
    // When the sound failed, the render only says that it was ended.
    await mixing.catch((cause: unknown) => {
      const isCancelled = AppError.isInstance(cause) && cause.code === 'cancelled'
      if (!options.signal?.aborted && !isCancelled) throw cause
    })
    throw error
  }
}
