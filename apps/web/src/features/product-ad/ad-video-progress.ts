// The progress of an ad video as one bar, from the first layer to the finished file. It never jumps or goes back.

import type { JobProgress } from '@vivify/contract/jobs'

/** Shares of the whole bar: drawing and sending the layers, then making the frames; the rest is checking the file. */
const layersShare = 0.3
const framesShare = 0.67

/** The bar while layers are drawn and sent; `sent` is 0 to 1. */
export function shareWhileSending(sent: number): number {
  return layersShare * Math.min(1, Math.max(0, sent))
}

/** The bar while the server works; null means that the job waits in the queue. */
export function shareWhileMaking(progress: JobProgress | null): number {
  if (progress === null) return layersShare
  const done = Math.min(1, progress.done / progress.total)
  if (progress.stage === 'video') return layersShare + framesShare * done
  // An ad video has no speech and no painted pictures, so the stages before the frames take no time.
  return progress.stage === 'check' ? layersShare + framesShare : layersShare
}
