// The natural voices of this server: whether they are here, and their download.

import { z } from 'zod'
import { defineRoute } from './route.ts'

export const naturalVoicesSchema = z.object({
  /** `missing` with bytes done is a download that was stopped and goes on from there. */
  state: z.enum(['missing', 'downloading', 'ready', 'other_version']),
  /** For the person. */
  sentence: z.string(),
  doneBytes: z.number().int(),
  totalBytes: z.number().int(),
  /** The files are here, and the program that runs them is being installed. */
  isInstalling: z.boolean(),
  /** Why the last download of this server failed; null when it did not. */
  failure: z.string().nullable(),
  /** Whether the caller may download and delete. */
  mayChange: z.boolean(),
  /** The host that the files come from. */
  source: z.string(),
  license: z.string(),
})
export type NaturalVoices = z.infer<typeof naturalVoicesSchema>

export const readNaturalVoices = defineRoute({
  area: 'natural-voices',
  method: 'get',
  path: '/api/natural-voices',
  summary: 'Whether the natural voices are on this server, or how far their download is',
  access: 'session',
  status: 200,
  answer: naturalVoicesSchema,
})

export const downloadNaturalVoices = defineRoute({
  area: 'natural-voices',
  method: 'post',
  path: '/api/natural-voices/download',
  summary: 'Start the download of the natural voices, or go on with it',
  access: 'session',
  status: 202,
  answer: naturalVoicesSchema,
})

export const stopNaturalVoices = defineRoute({
  area: 'natural-voices',
  method: 'post',
  path: '/api/natural-voices/stop',
  summary: 'Stop the download; what has arrived is kept',
  access: 'session',
  status: 200,
  answer: naturalVoicesSchema,
})

export const deleteNaturalVoices = defineRoute({
  area: 'natural-voices',
  method: 'delete',
  path: '/api/natural-voices',
  summary: 'Delete the natural voices from this server',
  access: 'session',
  status: 200,
  answer: naturalVoicesSchema,
})
