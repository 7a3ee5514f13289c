// Progress and remaining time of a video, calculated from the work done and not from the clock alone.

import * as messages from '@vivify/contract/messages'
import type { JobProgress } from '@vivify/contract/jobs'
import type { MakeStage } from '@vivify/contract/jobs/make-video'

/** `weight` is a stage's usual share of the time for a short whose voice and pictures come from the preview. */
const stages: readonly { name: MakeStage; label: string; weight: number }[] = [
  { name: 'voice', label: 'Speaking the script', weight: 0.05 },
  { name: 'pictures', label: 'Painting the pictures', weight: 0.15 },
  { name: 'video', label: 'Rendering the video', weight: 0.75 },
  { name: 'check', label: 'Checking the result', weight: 0.05 },
]

/** Label of the stage. */
export function stageLabel({ stage }: JobProgress): string {
  if (stage === 'footage') return messages.stock.finding
  if (stage === 'film') return 'Filming the first scenes'
  return stages.find(({ name }) => name === stage)?.label ?? 'Getting ready'
}

/** Progress of the whole job, 0 to 1. */
export function shareOf({ stage, done, total }: JobProgress): number {
  // Filming and painting share one stretch: painting continues where filming ended.
  const shown = stage === 'film' ? 'pictures' : stage
  const index = stages.findIndex(({ name }) => name === shown)
  if (index < 0) return 0
  const before = stages.slice(0, index).reduce((sum, { weight }) => sum + weight, 0)
  return before + stages[index]!.weight * Math.min(1, done / total)
}

export interface ProgressSample {
  atMs: number
  stage: string
  share: number
}

const windowMs = 6000
const leastMs = 1200

/** Adds a sample; keeps only samples of the current stage from the last seconds. */
export function addSample(
  samples: readonly ProgressSample[],
  next: ProgressSample,
): readonly ProgressSample[] {
  const kept = samples.filter(({ stage, atMs }) => stage === next.stage && next.atMs - atMs <= windowMs)
  return [...kept, next]
}

/** Remaining seconds at the measured rate; null until enough was measured. */
export function secondsLeft(samples: readonly ProgressSample[], nowMs: number): number | null {
  const first = samples[0]
  const last = samples.at(-1)
  if (first === undefined || last === undefined) return null
  const elapsedMs = nowMs - first.atMs
  const gained = last.share - first.share
  if (elapsedMs < leastMs || gained <= 0) return null
  return ((1 - last.share) / gained) * (elapsedMs / 1000)
}

/** A phrase no more precise than the estimate. */
export function describeTimeLeft(seconds: number | null): string {
  if (seconds === null) return 'Estimating the time left'
  if (seconds < 3) return 'Almost done'
  if (seconds < 20) return `About ${Math.round(seconds)} s left`
  if (seconds < 90) return `About ${Math.round(seconds / 5) * 5} s left`
  return `About ${Math.round(seconds / 60)} min left`
}
