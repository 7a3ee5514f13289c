import { z } from 'zod'
import { brandSchema } from '@vivify/contract/project'
import type { TaskContract } from '../../../processes/contract.ts'

export const brandContract = {
  label: 'Putting the brand on the picture',
  request: z.object({
    /** The paths of the picture, of the logo if there is one, and for the result. */
    input: z.string(),
    logo: z.string().nullable(),
    output: z.string(),
    format: z.enum(['png', 'jpeg']),
    brand: brandSchema.pick({ primaryColor: true, secondaryColor: true, watermark: true }),
  }),
  result: z.object({ width: z.number().int(), height: z.number().int() }),
} satisfies TaskContract<unknown, unknown>

export type BrandRequest = z.infer<typeof brandContract.request>
export type BrandResult = z.infer<typeof brandContract.result>
