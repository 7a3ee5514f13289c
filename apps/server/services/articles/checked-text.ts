// Parts of a vendor's article after they were checked, as they are kept.

import { z } from 'zod'
import { articleFlagSchema } from '@vivify/contract/article'
import type { TaskResult } from './tasks/article-contract.ts'

export type CheckedText = Pick<TaskResult<'check'>, 'claims' | 'repeats'>

const checkedSchema = z.object({ flags: z.array(articleFlagSchema), hasRepeats: z.boolean() })

export const checkedSectionSchema = checkedSchema.extend({
  markdown: z.string(),
  summary: z.string(),
})

export const checkedFrameSchema = checkedSchema.extend({
  introduction: z.string(),
  closing: z.string(),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  seoTitle: z.string(),
  description: z.string(),
  shows: z.array(z.string()),
})
