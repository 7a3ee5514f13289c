import { z } from 'zod'
import { planFeatures, type Allowance, type PlanFeature } from '../plans.ts'
import { roles } from '../roles.ts'
import { planIdSchema } from './checkout.ts'
import { defineRoute, doneSchema } from './route.ts'

export const allowanceSchema = z.object({
  plan: planIdSchema.nullable(),
  resolution: z.union([z.literal(720), z.literal(1080), z.literal(2160)]),
  maxVideoSeconds: z.number().nullable(),
  seats: z.number().int().nullable(),
  hasWatermark: z.boolean(),
  features: z.array(z.enum(Object.keys(planFeatures) as [PlanFeature, ...PlanFeature[]])),
}) satisfies z.ZodType<Allowance>

/** The workspace that is open: the account's own, or that of a team. */
export const openWorkspaceSchema = z.object({
  id: z.string(),
  /** Whose team it is; null for the account's own workspace. */
  owner: z.string().nullable(),
  /** What the account may do here. */
  role: z.enum(roles),
  /** True for a member without a seat, who is a viewer until one is free. */
  isWaiting: z.boolean(),
})
export type OpenWorkspace = z.infer<typeof openWorkspaceSchema>

export const sessionSchema = z.object({
  id: z.string(),
  /** null for a guest. */
  email: z.string().nullable(),
  workspace: openWorkspaceSchema,
  /** True when there are other workspaces to switch to. */
  canSwitch: z.boolean(),
  /** Of the workspace, as are all that follow up to `hasFailedPayment`. */
  credits: z.number().int(),
  /** null when no plan was chosen. */
  plan: planIdSchema.nullable(),
  /** What the plan allows here. */
  allowed: allowanceSchema,
  /** A payment of the subscription failed, and its card has to be updated. False for members, who can't. */
  hasFailedPayment: z.boolean(),
  isGuest: z.boolean(),
  isOperator: z.boolean(),
})
export type Session = z.infer<typeof sessionSchema>

export const credentialsSchema = z.object({
  email: z.string().max(320).trim().toLowerCase().pipe(z.email().max(254)),
  password: z.string().min(1).max(512),
})

/** `isNew` is true when the call created the account. */
const signedInSchema = z.object({ session: sessionSchema, isNew: z.boolean() })

export const readSession = defineRoute({
  area: 'account',
  method: 'get',
  path: '/api/auth/session',
  summary: 'Who is signed in; null for a visitor',
  access: 'public',
  status: 200,
  answer: z.object({
    session: sessionSchema.nullable(),
    /** True when this browser has a guest account that "Continue as Guest" would resume. */
    canResumeGuest: z.boolean(),
    /** False when this installation creates no new guests. */
    allowsGuests: z.boolean(),
  }),
})

export const signIn = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/auth/sign-in',
  summary: 'Sign in with email and password',
  access: 'public',
  body: credentialsSchema,
  status: 200,
  answer: signedInSchema,
})

export const signUp = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/auth/sign-up',
  summary: 'Make an account; a guest keeps work and credits',
  access: 'public',
  body: credentialsSchema,
  status: 201,
  answer: signedInSchema,
})

export const signInAsGuest = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/auth/guest',
  summary: 'Continue as guest; the guest of this browser is resumed',
  access: 'public',
  status: 200,
  answer: signedInSchema,
})

export const signOut = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/auth/sign-out',
  summary: 'Sign out',
  access: 'public',
  status: 200,
  answer: doneSchema,
})

export const ledgerKindSchema = z.enum([
  'grant',
  'reserve',
  'commit',
  'release',
  'expire',
  'refund',
  'dispute',
  'adjust',
])

export const ledgerEntrySchema = z.object({
  id: z.string(),
  kind: ledgerKindSchema,
  /** Change of the balance. */
  amount: z.number().int(),
  /** The reason for the change, such as `project:…`. */
  reference: z.string(),
  createdAt: z.iso.datetime(),
})

export const listCredits = defineRoute({
  area: 'account',
  method: 'get',
  path: '/api/credits',
  summary: 'The balance and the latest 100 entries of the ledger',
  access: 'session',
  scope: 'credits:read',
  status: 200,
  answer: z.object({ credits: z.number().int(), entries: z.array(ledgerEntrySchema) }),
})
