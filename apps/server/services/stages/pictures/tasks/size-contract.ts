import { z } from 'zod'
import type { TaskContract } from '../../../../processes/contract.ts'

const requestSchema = z.object({ files: z.array(z.string()) })
const sizesSchema = z.array(z.object({ width: z.number(), height: z.number() }))

export const sizeContract = {
  label: 'Reading the pictures',
  request: requestSchema,
  /** In the order of the files. */
  result: sizesSchema,
} satisfies TaskContract<z.infer<typeof requestSchema>, z.infer<typeof sizesSchema>>
