import { createNodeStudio } from '@vivify/timeline/node/studio'
import type { TaskContract } from '../../processes/contract.ts'
import { serveTask } from '../../processes/serve-task.ts'
import { chooseEncoder } from '../encoder/choose.ts'
import { loadI420Converter } from '../i420/converter.ts'
import { renderVideo, type RenderProgress, type RenderResult } from '../render-video.ts'
import type { RenderSource } from '../segments/segment.ts'
import type { RenderNote, RenderRequest } from './render-contract.ts'
import { warmUp } from './warm-up.ts'

/** Serves render requests in this process, one after another. `createSource` lays out each job. */
export function serveRenders<Request extends Omit<RenderRequest, 'job'> & { job: unknown }>(
  contract: TaskContract<Request, RenderResult, RenderProgress, RenderNote>,
  createSource: (job: Request['job'], soundFile: Promise<string>) => Promise<RenderSource>,
): void {
  const warmingUp = new AbortController()
  let soundFile = Promise.withResolvers<string>()
  serveTask(
    contract,
    async (request, { signal, report }) => {
      warmingUp.abort()
      const sound = (soundFile = Promise.withResolvers<string>())
      signal.addEventListener('abort', () => sound.reject(signal.reason))
      sound.promise.catch(() => {})
      report({ stage: 'preparing', framesDone: 0, framesTotal: 0 })
      const source = await createSource(request.job, sound.promise)
      return renderVideo({ ...request, source, signal, onProgress: report })
    },
    (note) => {
      if (note.type === 'sound') soundFile.resolve(note.file)
      else void prepare(note, warmingUp.signal)
    },
  )
}

/** Loads the encoder, the fonts and the converter before the request arrives. */
async function prepare(
  { encoder, hasTime }: Extract<RenderNote, { type: 'prepare' }>,
  signal: AbortSignal,
): Promise<void> {
  createNodeStudio()
  await Promise.allSettled([chooseEncoder(encoder), loadI420Converter()])
  // Warming up only saves time, so errors are ignored here. A render reports them.
  if (hasTime) await warmUp(signal).catch(() => {})
}
