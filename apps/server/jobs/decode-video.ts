import { decodeVideo, type DecodeVideoOptions } from '../services/gifs/decode-video.ts'
import { defineJob, type JobDefinition } from '../services/jobs/job.ts'

/**
 * Converts an uploaded video for browsers that can't read it. One at a time, because each conversion uses two cores.
 */
export function decodeVideoJob(options: DecodeVideoOptions): JobDefinition {
  return defineJob({ kind: 'decode-video', concurrency: 1, handle: (run) => decodeVideo(options, run) })
}
