import { z } from 'zod'
import {
  scriptChoicesSchema,
  scriptSourceSchema,
  writtenScriptSchema,
  type WrittenScript,
} from '@vivify/contract/routes/scripts'
import type { TaskContract } from '../../../lib/task.ts'

const requestSchema = z.object({ source: scriptSourceSchema, choices: scriptChoicesSchema })
export type WriteRequest = z.infer<typeof requestSchema>

export const writeContract = {
  label: 'Writing the script',
  request: requestSchema,
  result: writtenScriptSchema,
} satisfies TaskContract<WriteRequest, WrittenScript>
