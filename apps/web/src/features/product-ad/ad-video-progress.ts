// How far an ad's film is, as one bar from the first layer to the finished file: it never jumps and never goes back.

import type { JobProgress } from '@vivify/contract/jobs'

/** Of the whole: drawing and sending the layers, then frame by frame, then measuring the file. */
const layersShare = 0.3
const framesShare = 0.67

/** While the layers are drawn and sent, 0 to 1. */
export function shareWhileSending(sent: number): number {
  return layersShare * Math.min(1, Math.max(0, sent))
}

/** While the server works; null progress is a job that waits for its turn. */
export function shareWhileMaking(progress: JobProgress | null): number {
  if (progress === null) return layersShare
  const done = Math.min(1, progress.done / progress.total)
  if (progress.stage === 'video') return layersShare + framesShare * done
  // It has no words to speak and nothing to paint, so what comes before the frames takes no time.
  return progress.stage === 'check' ? layersShare + framesShare : layersShare
}
