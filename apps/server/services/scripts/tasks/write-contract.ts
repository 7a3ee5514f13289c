import { z } from 'zod'
import * as routes from '@vivify/contract/routes/scripts'
import type { TaskContract } from '../../../processes/contract.ts'

/** The tasks that share one loading of the language tools. Each task answers a route. */
export const writing = {
  write: routes.writeScript,
  rewrite: routes.rewriteScript,
  alternatives: routes.findScriptAlternatives,
  optimize: routes.optimizeScript,
  score: routes.scoreScript,
  publish: routes.writePublishTexts,
}
export type WritingTask = keyof typeof writing
export type TaskBody<Task extends WritingTask> = z.output<(typeof writing)[Task]['body']>
export type TaskAnswer<Task extends WritingTask> = z.output<(typeof writing)[Task]['answer']>

export const writeContract = {
  label: 'Writing the script',
  request: z.object({
    task: z.custom<WritingTask>((name) => typeof name === 'string' && Object.hasOwn(writing, name)),
    body: z.unknown(),
  }),
  result: z.unknown(),
} satisfies TaskContract<unknown, unknown>
