// Voices of vendors. The built-in ones are a fixed list (choices.ts), heard through the previews.

import { z } from 'zod'
import { engineStates } from './engines.ts'
import { defineRoute } from './route.ts'

export const listedVoiceSchema = z.object({
  /** Unique within its engine. */
  id: z.string(),
  name: z.string(),
  /** A BCP 47 tag; null for a voice that speaks the language of its text. */
  language: z.string().nullable(),
  gender: z.enum(['female', 'male']).nullable(),
  /** A few words about its sound; empty where the vendor says nothing. */
  about: z.string(),
  /** True for voices that were made in the vendor's account, such as a cloned one. */
  isOwn: z.boolean(),
})
export type ListedVoice = z.infer<typeof listedVoiceSchema>

export const voicePriceSchema = z.object({
  /** US dollars that the vendor bills for a minute of speech, about. */
  dollarsPerMinute: z.number().nonnegative(),
  /** The month in which the price was read, such as `2026-11`; null for a price that the operator set. */
  asOf: z.string().nullable(),
})
export type VoicePrice = z.infer<typeof voicePriceSchema>

export const voiceGroupSchema = z.object({
  engine: z.string(),
  name: z.string(),
  state: z.enum(engineStates),
  /** The state of the engine in words, or why its voices can't be listed. */
  sentence: z.string(),
  /** Null where it is unknown. */
  price: voicePriceSchema.nullable(),
  /** Empty unless the engine is ready and its vendor answered. */
  voices: z.array(listedVoiceSchema),
})
export type VoiceGroup = z.infer<typeof voiceGroupSchema>

export const listVoices = defineRoute({
  area: 'voices',
  method: 'get',
  path: '/api/voices',
  summary: 'The voices of vendors, grouped by engine, and what a minute of each costs',
  access: 'session',
  status: 200,
  answer: z.object({
    groups: z.array(voiceGroupSchema),
    /** False when the plan lacks premium voices: these can be seen but not used. */
    isAllowed: z.boolean(),
  }),
})

export const hearVendorVoice = defineRoute({
  area: 'voices',
  method: 'get',
  path: '/api/voices/{engine}/{voice}',
  summary: 'Hear a vendor’s voice say a sentence, or one of its own. The first time is billed by the vendor',
  access: 'session',
  // Listening bills.
  scope: 'voices:write',
  params: z.object({ engine: z.string().min(1).max(80), voice: z.string().min(1).max(200) }),
  query: z.object({
    text: z.string().trim().max(200).default(''),
    /** The voice's name, with which it introduces itself. */
    name: z.string().trim().max(200).default(''),
  }),
  status: 200,
  answerType: 'audio/wav',
})
