import { AppError } from '@vivify/contract/errors'
import { renderInChild, type RenderProcess } from '../../../rendering/child/render-in-child.ts'
import type { VideoJob } from '../../../rendering/video/job.ts'
import { makeSoundtrack, type MixRunner, type SoundtrackPlan } from '../sound/soundtrack.ts'
import type { Mixed } from '../sound/tasks/mix-contract.ts'

export interface RenderWithSoundOptions {
  renderer: RenderProcess
  job: VideoJob
  sound: SoundtrackPlan
  /** Mixes the sound. Default: starts a process for it. */
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

/** In longer videos the sound is mixed before the picture is drawn. */
const maxConcurrentSeconds = 90
/** Finished segments are cut to this size after a render. */
const maxSegmentBytes = 4_000_000_000

/** Draws and encodes while the sound is mixed. If one fails, the other is stopped. */
export async function renderWithSound(options: RenderWithSoundOptions): Promise<RenderedVideo> {
  const { renderer, job, sound, mix, dataFolder, outputPath, onProgress } = options
  const stop = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal
  const mixing = makeSoundtrack(sound, dataFolder, { signal, run: mix })
  // Loads the module that checks the file while other steps run, because loading takes as long as the check.
  mixing.then(() => import('../../../rendering/media/probe.ts')).catch(() => {})
  try {
    // Long sound takes much memory, so mixing and drawing don't run together.
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
    // When mixing failed, the render's error only says that it was stopped, so mixing's error is thrown instead.
    await mixing.catch((cause: unknown) => {
      const isCancelled = AppError.isInstance(cause) && cause.code === 'cancelled'
      if (!options.signal?.aborted && !isCancelled) throw cause
    })
    throw error
  }
}
