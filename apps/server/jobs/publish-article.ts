import { Again } from '../lib/again.ts'
import { publishArticle } from '../services/article-sites/publish-article.ts'
import type { PublishArticleOptions } from '../services/article-sites/publish-options.ts'
import { defineJob, type JobDefinition } from '../services/jobs/job.ts'

/** These jobs mostly wait for sites. */
const atOnce = 8
/** Sites of one account that don't answer must not take all places. */
const atOncePerAccount = 2
const lookAgainMs = 2000

/** Publishes articles at people's sites. */
export function publishArticleJob(options: PublishArticleOptions): JobDefinition {
  const running = new Map<string, number>()
  return defineJob({
    kind: 'publish-article',
    concurrency: atOnce,
    async handle(run) {
      const { workspaceId } = run
      const others = running.get(workspaceId) ?? 0
      if (others >= atOncePerAccount) throw new Again({ afterMs: lookAgainMs, reason: waitReason })
      running.set(workspaceId, others + 1)
      try {
        return await publishArticle(options, run)
      } finally {
        const left = running.get(workspaceId)! - 1
        if (left === 0) running.delete(workspaceId)
        else running.set(workspaceId, left)
      }
    },
  })
}

const waitReason = 'Waiting for your other articles.'
