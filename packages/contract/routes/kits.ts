import { z } from 'zod'
import { daySchema } from '../moments.ts'
import {
  kitDocumentSchema,
  kitFormSchema,
  kitReadingSteps,
  kitSourceSchema,
  kitTextsSchema,
  maxAddressCharacters,
  maxKits,
} from '../kit.ts'
import { defineRoute, doneSchema, idSchema, momentSchema, revisionSchema } from './route.ts'

export const savedKitSchema = z.object({
  id: z.string(),
  name: z.string(),
  document: kitDocumentSchema,
  /** Number of saves so far. A save that names an older number is refused. */
  revision: z.number().int(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
})
export type SavedKit = z.infer<typeof savedKitSchema>

/** A kit as an entry of a list. */
export const listedKitSchema = savedKitSchema.omit({ document: true })
export type ListedKit = z.infer<typeof listedKitSchema>

const kitParams = z.object({ kitId: idSchema })

export const readLaunch = defineRoute({
  area: 'kits',
  method: 'post',
  path: '/api/kits/read',
  summary: 'Read what a launch at Product Hunt, or a product’s own page, says about the product',
  access: 'session',
  body: z.object({
    url: z.string().trim().min(1).max(maxAddressCharacters),
    /** The steps to take, in their order; the first that finds the product ends the reading. Default: all. */
    steps: z
      .array(z.enum(kitReadingSteps))
      .min(1)
      .max(kitReadingSteps.length)
      .default([...kitReadingSteps]),
  }),
  status: 200,
  answer: z.object({
    /** What was found; fields that the source does not give are empty. */
    form: kitFormSchema,
    source: kitSourceSchema,
    /** Why earlier steps found nothing, as sentences. */
    notices: z.array(z.string()),
  }),
})

export const writeKit = defineRoute({
  area: 'kits',
  method: 'post',
  path: '/api/kits/write',
  summary: 'Write the texts of a launch kit from facts; nothing is stored',
  access: 'session',
  body: z.object({ form: kitFormSchema, variant: z.number().int().min(0).max(9999).default(0) }),
  status: 200,
  answer: z.object({
    texts: kitTextsSchema,
    /** Which parts another engine could not write, and why, as sentences. */
    warnings: z.array(z.string()),
  }),
})

export const listKits = defineRoute({
  area: 'kits',
  method: 'get',
  path: '/api/kits',
  summary: 'Launch kits, the last changed first, without their documents',
  access: 'session',
  status: 200,
  answer: z.object({ kits: z.array(listedKitSchema).max(maxKits) }),
})

export const createKit = defineRoute({
  area: 'kits',
  method: 'post',
  path: '/api/kits',
  summary: 'Save a new launch kit',
  access: 'session',
  body: z.object({
    document: kitDocumentSchema,
    /** Requests with the same key create one kit. */
    idempotencyKey: z.string().min(1).max(200).optional(),
  }),
  status: 201,
  answer: savedKitSchema,
})

export const readKit = defineRoute({
  area: 'kits',
  method: 'get',
  path: '/api/kits/{kitId}',
  summary: 'One launch kit',
  access: 'session',
  params: kitParams,
  status: 200,
  answer: savedKitSchema,
})

export const saveKit = defineRoute({
  area: 'kits',
  method: 'put',
  path: '/api/kits/{kitId}',
  summary: 'Save changes; 409 when `revision` is not the latest',
  access: 'session',
  params: kitParams,
  body: z.object({ document: kitDocumentSchema, revision: revisionSchema }),
  status: 200,
  answer: savedKitSchema,
})

export const deleteKit = defineRoute({
  area: 'kits',
  method: 'delete',
  path: '/api/kits/{kitId}',
  summary: 'Delete a launch kit; its drafts and projects stay',
  access: 'session',
  params: kitParams,
  status: 200,
  answer: doneSchema,
})

export const restoreKit = defineRoute({
  area: 'kits',
  method: 'post',
  path: '/api/kits/{kitId}/restore',
  summary: 'Undo the deletion of a launch kit',
  access: 'session',
  params: kitParams,
  status: 200,
  answer: savedKitSchema,
})

export const openKitScript = defineRoute({
  area: 'kits',
  method: 'post',
  path: '/api/kits/{kitId}/scripts/{scriptId}/project',
  summary: 'Make a project of a video script; the same words give the same project',
  access: 'session',
  params: kitParams.extend({ scriptId: idSchema }),
  status: 200,
  answer: z.object({ projectId: z.string() }),
})

export const planKitPosts = defineRoute({
  area: 'kits',
  method: 'post',
  path: '/api/kits/{kitId}/calendar',
  summary: 'Put the kit’s posts into the calendar as drafts; repeated calls move them instead of adding more',
  access: 'session',
  params: kitParams,
  body: z.object({
    /** Day of the launch in Pacific time. */
    date: daySchema,
    /** The person's zone, such as `Europe/Berlin`; plans are on its clock. */
    zone: z.string().min(1).max(64),
  }),
  status: 200,
  answer: z.object({
    posts: z.array(
      z.object({
        slot: z.string(),
        postId: z.string(),
        date: z.iso.date(),
        time: z.string(),
        isNew: z.boolean(),
      }),
    ),
    /** Posts that could not be planned, and why, as sentences. */
    warnings: z.array(z.string()),
  }),
})
