import { z } from 'zod'
import { statementSchema } from '@vivify/contract/facts'
import type { TaskContract } from '../../../processes/contract.ts'

const splitSchema = z.object({
  kind: z.literal('split'),
  /** In `plain` a sentence may go on in the next line; in `lines` each line stands alone. */
  texts: z.array(z.object({ text: z.string(), format: z.enum(['plain', 'lines', 'html']) })),
})
export type SplitRequest = z.infer<typeof splitSchema>

/** A file of a person, as it was received. */
const fileSchema = z.object({ kind: z.literal('file'), file: z.string(), name: z.string() })
export type FileRequest = z.infer<typeof fileSchema>

const splitTextSchema = z.object({
  /** A page's first heading. */
  title: z.string().nullable(),
  statements: z.array(statementSchema.omit({ sourceId: true })),
  /** Why a page could not be read. */
  fault: z.string().nullable(),
})
export type SplitText = z.infer<typeof splitTextSchema>

const readFileSchema = z.object({ text: z.string(), warnings: z.array(z.string()) })
export type ReadFile = z.infer<typeof readFileSchema>

const requestSchema = z.discriminatedUnion('kind', [splitSchema, fileSchema])
const resultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('split'), texts: z.array(splitTextSchema) }),
  readFileSchema.extend({ kind: z.literal('file') }),
])
export type FactsTask = z.infer<typeof requestSchema>
export type FactsResult = z.infer<typeof resultSchema>

export const factsContract = {
  label: 'Reading the sources',
  request: requestSchema,
  result: resultSchema,
} satisfies TaskContract<FactsTask, FactsResult>
