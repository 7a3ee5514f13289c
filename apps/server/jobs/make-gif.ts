import { makeGif, type MakeGifOptions } from '../services/gifs/make-gif.ts'
import { defineJob, type JobDefinition } from '../services/jobs/job.ts'

/** Makes GIFs of videos. One at a time, because each uses a core. */
export function makeGifJob(options: MakeGifOptions): JobDefinition {
  return defineJob({ kind: 'make-gif', concurrency: 1, handle: (run) => makeGif(options, run) })
}
