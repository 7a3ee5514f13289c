import { z } from 'zod'
import * as routes from '@vivify/contract/routes/scripts'
import type { TaskContract } from '../../../processes/contract.ts'

/** What the language tools are loaded for, once for all. */
const requestSchema = z.discriminatedUnion('task', [
  z.object({ task: z.literal('write'), body: routes.writeScript.body }),
  z.object({ task: z.literal('rewrite'), body: routes.rewriteScript.body }),
  z.object({ task: z.literal('alternatives'), body: routes.findScriptAlternatives.body }),
  z.object({ task: z.literal('optimize'), body: routes.optimizeScript.body }),
  z.object({ task: z.literal('score'), body: routes.scoreScript.body }),
  z.object({ task: z.literal('publish'), body: routes.writePublishTexts.body }),
])
export type WriteTaskRequest = z.infer<typeof requestSchema>
export type WriteRequest = z.infer<typeof routes.writeScript.body>

export const writeContract = {
  label: 'Writing the script',
  request: requestSchema,
  /** What the route of the task answers. */
  result: z.unknown(),
} satisfies TaskContract<WriteTaskRequest, unknown>
