// What a person sees of an article's state and progress.

import * as messages from '@vivify/contract/messages'
import type { ListedArticle } from '../../api/articles.ts'
import type { JobView } from '../../api/jobs.ts'

const words = messages.articleList

type Stage = keyof typeof words.stages

/** The share of the work that each stage usually takes, in order. */
const stageShares: readonly (readonly [Stage, number])[] = [
  ['facts', 0.15],
  ['brief', 0.05],
  ['outline', 0.05],
  ['sections', 0.4],
  ['pictures', 0.3],
  ['finish', 0.05],
]

export interface Progress {
  /** What is being done, or why the job pauses. */
  stage: string
  /** From 0 to 1; null while the article waits in line. */
  share: number | null
}

/** Progress of the job that writes an article; null when no job does. */
export function progressOf(job: JobView | undefined): Progress | null {
  if (job?.state.status === 'queued') return { stage: words.states.queued, share: null }
  if (job?.state.status !== 'running') return null
  const { progress, reason } = job.state
  const at = stageShares.findIndex(([stage]) => stage === progress.stage)
  if (at === -1) return { stage: reason ?? words.states.writing, share: null }
  const before = stageShares.slice(0, at).reduce((sum, [, share]) => sum + share, 0)
  const [stage, share] = stageShares[at]!
  const label = words.stages[stage]
  const { done, total } = progress
  return {
    stage: reason ?? (total > 1 ? words.step(label, Math.min(done + 1, total), total) : label),
    share: before + share * Math.min(1, done / total),
  }
}

/** True while a job may still change the article. */
export function isUnderWay({ state }: Pick<ListedArticle, 'state'>): boolean {
  return state === 'queued' || state === 'writing'
}
