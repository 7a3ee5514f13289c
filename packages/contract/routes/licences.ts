import { z } from 'zod'
import { planIdSchema } from './checkout.ts'
import { defineRoute, momentSchema } from './route.ts'

/** The most keys that one call issues. */
export const maxIssuedKeys = 1000
export const maxLicenceCredits = 1_000_000
export const maxLicenceSeats = 1000
/** The most licenses on one page of the operator's list. */
export const maxListedLicences = 500
const maxRedeemedShown = 100
/** A key has 23 characters; people paste it with spaces. */
const maxKeyCharacters = 64

export const batchNameSchema = z.string().trim().min(1).max(100)

/** A license that the caller's account has redeemed. */
export const redeemedLicenceSchema = z.object({
  id: z.string(),
  /** The end of its key. */
  lastFour: z.string(),
  plan: planIdSchema,
  credits: z.number().int(),
  seats: z.number().int(),
  redeemedAt: momentSchema,
  /** Null unless the operator took it back. */
  revokedAt: momentSchema.nullable(),
  takenBackCredits: z.number().int(),
})
export type RedeemedLicence = z.infer<typeof redeemedLicenceSchema>

export const redeemLicence = defineRoute({
  area: 'licences',
  method: 'post',
  path: '/api/licences/redeem',
  summary: 'Redeem a license key; a key that this account redeemed before succeeds again and adds nothing',
  access: 'session',
  body: z.object({ key: z.string().max(maxKeyCharacters) }),
  status: 200,
  answer: z.object({
    licence: redeemedLicenceSchema,
    /** False when this account had redeemed the key before. */
    isNew: z.boolean(),
    /** The account's plan and balance now. */
    plan: planIdSchema.nullable(),
    credits: z.number().int(),
  }),
})

export const listRedeemedLicences = defineRoute({
  area: 'licences',
  method: 'get',
  path: '/api/licences/redeemed',
  summary: 'The latest 100 licenses that this account has redeemed, newest first',
  access: 'session',
  status: 200,
  answer: z.object({ licences: z.array(redeemedLicenceSchema).max(maxRedeemedShown) }),
})

const termsSchema = z.object({
  plan: planIdSchema,
  credits: z.number().int().min(0).max(maxLicenceCredits),
  seats: z.number().int().min(1).max(maxLicenceSeats),
  /** The last moment at which the keys can be redeemed; null for keys that stay valid. */
  expiresAt: momentSchema.nullable(),
  batch: batchNameSchema,
})
export type LicenceTerms = z.infer<typeof termsSchema>

export const issueLicences = defineRoute({
  area: 'licences',
  method: 'post',
  path: '/api/licences',
  summary: 'Issue license keys, for the command line on the same machine; they are shown only in this answer',
  access: 'token',
  body: termsSchema.extend({ count: z.number().int().min(1).max(maxIssuedKeys) }),
  status: 201,
  answer: z.object({ keys: z.array(z.string()) }),
})

/** `lost`: the server no longer has the secret that the key was stored with, so nobody can redeem it. */
export const licenceStateSchema = z.enum(['unused', 'redeemed', 'expired', 'revoked', 'lost'])

const issuedLicenceSchema = termsSchema.extend({
  id: z.string(),
  lastFour: z.string(),
  state: licenceStateSchema,
  issuedAt: momentSchema,
  redeemedAt: momentSchema.nullable(),
  revokedAt: momentSchema.nullable(),
  takenBackCredits: z.number().int(),
})
export type IssuedLicence = z.infer<typeof issuedLicenceSchema>

export const listLicences = defineRoute({
  area: 'licences',
  method: 'get',
  path: '/api/licences',
  summary: 'Issued licenses, oldest first, without their keys; for the command line on the same machine',
  access: 'token',
  query: z.object({
    batch: batchNameSchema.optional(),
    /** `next` of the answer before. */
    after: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(maxListedLicences).default(maxListedLicences),
  }),
  status: 200,
  answer: z.object({ licences: z.array(issuedLicenceSchema), next: z.string().nullable() }),
})

export const revokeLicences = defineRoute({
  area: 'licences',
  method: 'post',
  path: '/api/licences/revoke',
  summary: 'Revoke a key or a batch; unused credits of redeemed keys are taken back',
  access: 'token',
  body: z.union([
    z.strictObject({ key: z.string().max(maxKeyCharacters) }),
    z.strictObject({ batch: batchNameSchema }),
  ]),
  status: 200,
  answer: z.object({
    /** Those that were not revoked before. */
    revoked: z.number().int(),
    takenBackCredits: z.number().int(),
  }),
})
