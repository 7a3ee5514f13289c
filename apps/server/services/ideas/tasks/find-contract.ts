import { z } from 'zod'
import { ideaSchema } from '@vivify/contract/routes/ideas'
import { creditSchema, type ScriptSource } from '@vivify/contract/routes/scripts'
import type { TaskContract } from '../../../processes/contract.ts'

const factsSchema = z.custom<Extract<ScriptSource, { kind: 'facts' }>>()

const requestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('topic'), topic: z.string() }),
  /** A video of which only the title is known. */
  z.object({ kind: z.literal('title'), title: z.string() }),
  /** A page's HTML or text. */
  z.object({ kind: z.literal('page'), text: z.string(), url: z.string() }),
  /** What other sites know about a topic. */
  z.object({ kind: z.literal('facts'), source: factsSchema, credit: z.array(creditSchema) }),
  z.object({ kind: z.literal('transcript'), text: z.string(), credit: z.array(creditSchema) }),
])
export type FindRequest = z.infer<typeof requestSchema>

const foundSchema = z.object({
  ideas: z.array(ideaSchema),
  /** The title, author and picture that a page states. */
  page: z
    .object({ title: z.string(), author: z.string().nullable(), imageUrl: z.string().nullable() })
    .nullable(),
})
export type FoundInText = z.infer<typeof foundSchema>

export const findContract = {
  label: 'Finding ideas',
  request: requestSchema,
  result: foundSchema,
} satisfies TaskContract<FindRequest, FoundInText>
