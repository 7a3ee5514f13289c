// A persona: the form that a person fills in, and what was made of it. One open JSON document with a revision.

import { z } from 'zod'
import * as messages from './messages.ts'
import {
  maxBackstoryCharacters,
  maxPersonaNameCharacters,
  maxVisualStyleCharacters,
  personalityTraits,
} from './persona-choices.ts'

export * from './persona-choices.ts'

export const personalityTraitSchema = z.enum(personalityTraits)
export type PersonalityTrait = z.infer<typeof personalityTraitSchema>

/** The form, which may still be incomplete; `findMissing` says what is missing. */
export const personaFormSchema = z.object({
  name: z.string().trim().max(maxPersonaNameCharacters),
  backstory: z.string().trim().max(maxBackstoryCharacters),
  personalityTraits: z
    .array(personalityTraitSchema)
    .max(personalityTraits.length)
    .transform((traits) => [...new Set(traits)]),
  visualStyle: z.string().trim().max(maxVisualStyleCharacters),
})
export type PersonaForm = z.infer<typeof personaFormSchema>

const lineSchema = z.string().trim().min(1).max(400)

export const personaPillarSchema = z.object({
  title: z.string().trim().min(1).max(80),
  percent: z.number().int().min(0).max(100),
  about: z.string().trim().max(600),
})

export const personaStrategySchema = z.object({
  audience: z.string().trim().min(1).max(1000),
  /** Three or four; the percents sum to 100. */
  pillars: z
    .array(personaPillarSchema)
    .min(3)
    .max(4)
    .refine((pillars) => pillars.reduce((sum, { percent }) => sum + percent, 0) === 100, {
      error: messages.persona.percents,
    }),
  voiceRules: z.array(lineSchema).min(1).max(12),
  dos: z.array(lineSchema).min(1).max(12),
  donts: z.array(lineSchema).min(1).max(12),
  /** Words and phrases that the persona never uses. */
  bannedWords: z.array(z.string().trim().min(1).max(60)).max(40),
  rhythm: z.object({
    /** 1 for Monday to 7 for Sunday. */
    days: z.array(z.number().int().min(1).max(7)).min(1).max(7),
    /** Wall clock, such as `18:30`. */
    time: z.string().regex(/^\d{2}:\d{2}$/),
    about: z.string().trim().max(600),
  }),
})
export type PersonaStrategy = z.infer<typeof personaStrategySchema>

export const personaPictureSchema = z.object({
  role: z.enum(['portrait', 'work', 'place', 'mood']),
  assetId: z.string().max(64),
  creationId: z.string().max(64),
  prompt: z.string().max(4000),
  seed: z.number().int(),
})
export type PersonaPicture = z.infer<typeof personaPictureSchema>

export const personaDocumentSchema = z.object({
  form: personaFormSchema,
  /** Null until it is made. */
  strategy: personaStrategySchema.nullable().default(null),
  pictures: z.array(personaPictureSchema).max(4).default([]),
  postIds: z.array(z.string().max(64)).max(20).default([]),
  /** The project with the video script. */
  projectId: z.string().max(64).nullable().default(null),
  /** Names of the engines that made each part. */
  engines: z
    .partialRecord(z.enum(['strategy', 'pictures', 'posts', 'script']), z.string().max(200))
    .default({}),
  /** The job that last made each part, so that a job that runs again makes nothing twice. */
  madeBy: z.partialRecord(z.enum(['strategy', 'posts', 'script']), z.string().max(64)).default({}),
  /** Posts of the persona carry the platforms' label for AI-made content. */
  isAiDisclosed: z.boolean().default(true),
})
export type PersonaDocument = z.infer<typeof personaDocumentSchema>

/** How well a text fits a persona. */
export const voiceCheckSchema = z.object({
  /** 0 to 100. */
  score: z.number().int().min(0).max(100),
  findings: z.array(
    z.object({
      rule: z.enum(['sentences', 'person', 'exclamations', 'emoji', 'banned', 'ease', 'vocabulary']),
      isKept: z.boolean(),
      /** Why, as a sentence. */
      sentence: z.string(),
    }),
  ),
})
export type VoiceCheck = z.infer<typeof voiceCheckSchema>
