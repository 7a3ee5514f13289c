// The heavy text work of articles, in a process of its own: reading sentences, comparing texts, rewording.

import { assertNever } from '@vivify/contract/errors'
import { serveTask } from '../../../processes/serve-task.ts'
import { articleContract, type ArticleTask, type ArticleTaskResult } from './article-contract.ts'
import { assemble } from './assemble.ts'
import { check } from './check.ts'
import { compose } from './compose.ts'
import { rewrite } from './rewrite.ts'

serveTask(articleContract, run)

async function run(request: ArticleTask): Promise<ArticleTaskResult> {
  switch (request.task) {
    case 'compose':
      return { task: 'compose', parts: await compose(request) }
    case 'check':
      return { task: 'check', ...check(request) }
    case 'assemble':
      return { task: 'assemble', ...assemble(request) }
    case 'rewrite':
      return { task: 'rewrite', ...(await rewrite(request)) }
    default:
      return assertNever(request)
  }
}
