// The content of a post: one open JSON document, edited like any other and stored with its revision.

import { z } from 'zod'
import { daySchema } from './moments.ts'
import { platformSchema } from './platforms.ts'

/** Longest text that any platform takes. */
const maxTextCharacters = 65_000
const textSchema = z.string().max(maxTextCharacters)

export const postMediaSchema = z.object({
  assetId: z.string().min(1).max(64),
  /** Describes the picture for people who can't see it. */
  altText: z.string().max(1500).default(''),
})
export type PostMedia = z.infer<typeof postMediaSchema>

/** What differs on one platform; a missing field is the post's own. */
export const postVersionSchema = z.object({
  text: textSchema.optional(),
  firstComment: z.string().max(8000).optional(),
  thread: z.array(textSchema).max(24).optional(),
  /** Positions in the post's media, in the order of this platform. */
  media: z.array(z.number().int().min(0).max(34)).max(35).optional(),
})
export type PostVersion = z.infer<typeof postVersionSchema>

export const tiktokPrivacies = [
  'PUBLIC_TO_EVERYONE',
  'MUTUAL_FOLLOW_FRIENDS',
  'FOLLOWER_OF_CREATOR',
  'SELF_ONLY',
] as const
export const youtubePrivacies = ['public', 'unlisted', 'private'] as const

/** Fields that only one platform has. */
export const platformFieldsSchema = z.object({
  tiktok: z
    .object({
      /** Empty until the person chooses, as TikTok's rules demand. */
      privacy: z.enum(['', ...tiktokPrivacies]).default(''),
      allowsComments: z.boolean().default(true),
      allowsDuets: z.boolean().default(false),
      allowsStitches: z.boolean().default(false),
      isOwnBrand: z.boolean().default(false),
      isPaidPartnership: z.boolean().default(false),
    })
    .prefault({}),
  youtube: z
    .object({
      title: z.string().max(200).default(''),
      privacy: z.enum(youtubePrivacies).default('public'),
      tags: z.array(z.string().max(100)).max(60).default([]),
      isForKids: z.boolean().default(false),
    })
    .prefault({}),
})

const timeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

/** A moment as a person chose it: the wall clock of a place. */
export const planSchema = z.object({
  date: daySchema,
  time: timeSchema,
  /** IANA name, such as `Europe/Berlin`. */
  zone: z.string().min(1).max(64),
  /** Which of the two, when clocks are set back and the hour happens twice. */
  fold: z.enum(['earlier', 'later']).default('earlier'),
})
export type Plan = z.infer<typeof planSchema>

/** Repeats at the same wall-clock time. */
export const repeatSchema = z.object({
  every: z.enum(['day', 'week', 'month']),
  /** Every second week is 2. */
  interval: z.number().int().min(1).max(12).default(1),
  /** The last day; null for no end. */
  until: daySchema.nullable().default(null),
})

/** What a post was made from. */
export const originSchema = z.object({
  kind: z.enum(['idea', 'project', 'creation', 'post', 'persona', 'article', 'kit']),
  id: z.string().max(64),
  title: z.string().max(200),
})
export type Origin = z.infer<typeof originSchema>

export const postContentSchema = z.object({
  text: textSchema.default(''),
  platforms: z.array(platformSchema).max(9).default(['twitter', 'linkedin']),
  /** Connection ids by platform. A platform without one is rehearsed. */
  accounts: z.partialRecord(platformSchema, z.string().max(64)).default({}),
  versions: z.partialRecord(platformSchema, postVersionSchema).default({}),
  media: z.array(postMediaSchema).max(35).default([]),
  /** Further posts of a thread, on platforms that have threads. */
  thread: z.array(textSchema).max(24).default([]),
  firstComment: z.string().max(8000).default(''),
  /** Shown as AI-generated where the platform has a label for it. */
  isAiMade: z.boolean().default(false),
  fields: platformFieldsSchema.prefault({}),
  plan: planSchema.nullable().default(null),
  repeat: repeatSchema.nullable().default(null),
  /** Title of a content pillar. */
  pillar: z.string().max(80).nullable().default(null),
  personaId: z.string().max(64).nullable().default(null),
  derivedFrom: z.array(originSchema).max(12).default([]),
})
export type PostContent = z.infer<typeof postContentSchema>

/**
 * The states of a post on one platform. `unconfirmed`: the platform may or may not have taken the post, and Vivify does
 * not send it again before that is known. `rehearsed`: a dry run succeeded; nothing was published.
 */
export const targetStates = [
  'scheduled',
  'publishing',
  'published',
  'failed',
  'unconfirmed',
  'cancelled',
  'rehearsed',
] as const
export type TargetState = (typeof targetStates)[number]

/** States of a whole post, derived from its targets: without targets it is a draft. */
export const postStates = ['draft', ...targetStates] as const
export type PostState = (typeof postStates)[number]

/** The post's state: the one of its targets that most needs attention. */
export function derivePostState(targets: readonly { state: TargetState }[]): PostState {
  const order = [
    'publishing',
    'unconfirmed',
    'failed',
    'scheduled',
    'published',
    'rehearsed',
    'cancelled',
  ] as const satisfies readonly TargetState[]
  const first = order.find((state) => targets.some((target) => target.state === state))
  return first === undefined || first === 'cancelled' ? 'draft' : first
}
