import { z } from 'zod'
import { coverStyleSchema } from '@vivify/contract/cover'
import { digitalSourceTypeSchema } from '@vivify/contract/provenance'
import type { TaskContract } from '../../../processes/contract.ts'

export const coverContract = {
  label: 'Making the cover',
  request: z.object({
    /** A picture of a scene without words, in the size of the cover. */
    input: z.string(),
    output: z.string(),
    title: z.string(),
    style: coverStyleSchema,
    mark: z.object({
      digitalSourceType: digitalSourceTypeSchema.nullable(),
      madeWith: z.string(),
      aiSystem: z.string().nullable(),
    }),
  }),
  result: z.object({ width: z.number().int(), height: z.number().int() }),
} satisfies TaskContract<unknown, unknown>

export type CoverRequest = z.infer<typeof coverContract.request>
export type CoverResult = z.infer<typeof coverContract.result>
