// The render process: native code that crashes takes only this down.

import { createNodeStudio } from '@vivify/timeline/node/studio'
import { serveTask } from '../../processes/serve-task.ts'
import { chooseEncoder } from '../encoder/choose.ts'
import { loadI420Converter } from '../i420/converter.ts'
import { renderVideo } from '../render-video.ts'
import { createSegments } from '../segment-source.ts'
import { renderContract, type RenderNote } from './render-contract.ts'
import { warmUp } from './warm-up.ts'

const warmingUp = new AbortController()
let soundFile = Promise.withResolvers<string>()

serveTask(
  renderContract,
  async (request, { signal, report }) => {
    warmingUp.abort()
    const sound = (soundFile = Promise.withResolvers<string>())
    signal.addEventListener('abort', () => sound.reject(signal.reason))
    sound.promise.catch(() => {})
    report({ stage: 'preparing', framesDone: 0, framesTotal: 0 })
    const source = await createSegments(request.job, sound.promise)
    return renderVideo({ ...request, source, signal, onProgress: report })
  },
  (note) => {
    if (note.type === 'sound') soundFile.resolve(note.file)
    else void prepare(note)
  },
)

/** Loads the encoder, the fonts and the converter while the request is still being worked out. */
async function prepare({ encoder, hasTime }: Extract<RenderNote, { type: 'prepare' }>): Promise<void> {
  createNodeStudio()
  await Promise.allSettled([chooseEncoder(encoder), loadI420Converter()])
  // It is only for speed: a render tells what is wrong.
  if (hasTime) await warmUp(warmingUp.signal).catch(() => {})
}
