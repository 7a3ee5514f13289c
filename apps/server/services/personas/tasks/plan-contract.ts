import { z } from 'zod'
import { personaFormSchema, personaPictureSchema, personaStrategySchema } from '@vivify/contract/persona'
import { projectSchema } from '@vivify/contract/project'
import { aspectRatioSchema } from '@vivify/contract/routes/images'
import type { TaskContract } from '../../../processes/contract.ts'

const requestSchema = z.object({
  form: personaFormSchema,
  variant: z.number(),
  /** A script that a vendor wrote, one sentence a line; null for the built-in one. */
  script: z.string().nullable(),
})
export type PlanRequest = z.infer<typeof requestSchema>

const roleSchema = personaPictureSchema.shape.role
const planSchema = z.object({
  strategy: personaStrategySchema,
  posts: z.array(z.object({ text: z.string(), pillar: z.string(), picture: roleSchema.nullable() })),
  pictures: z.array(
    z.object({ role: roleSchema, prompt: z.string(), painted: z.string(), aspectRatio: aspectRatioSchema }),
  ),
  script: projectSchema,
})
export type PersonaPlan = z.infer<typeof planSchema>

export const planContract = {
  label: 'Planning the persona',
  request: requestSchema,
  result: planSchema,
} satisfies TaskContract<PlanRequest, PersonaPlan>
