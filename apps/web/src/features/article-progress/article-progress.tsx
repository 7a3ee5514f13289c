import type { JobView } from '../../api/jobs.ts'
import * as messages from '@vivify/contract/messages'
import { Progress } from '../../ui/progress.tsx'
import { progressOf } from './progress-of.ts'

export interface ArticleProgressProps {
  /** The job that writes the article. */
  job: JobView | undefined
  onCancel?: () => void
}

/** How far the writing of an article is. */
export function ArticleProgress({ job, onCancel }: ArticleProgressProps) {
  const { stage, share } = progressOf(job) ?? { stage: messages.articleList.states.queued, share: null }
  if (share === null && onCancel === undefined) return <p className="text-xs text-muted">{stage}</p>
  return <Progress stage={stage} share={share} onCancel={onCancel} />
}
