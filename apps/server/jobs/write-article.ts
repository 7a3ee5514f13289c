import { writeArticle, type WriteArticleOptions } from '../services/articles/write-article.ts'
import { defineJob, type JobDefinition } from '../services/jobs/job.ts'

/** These jobs mostly wait: for vendors, for painters, and for their account's turn of the writer's processes. */
const concurrency = 4

/** Writes an article. Steps that an earlier run has kept are not done again. */
export function writeArticleJob(options: WriteArticleOptions): JobDefinition {
  return defineJob({ kind: 'write-article', concurrency, handle: (run) => writeArticle(options, run) })
}
