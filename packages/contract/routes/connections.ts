import { z } from 'zod'
import { platformSchema } from '../platforms.ts'
import { defineRoute, doneSchema, idSchema, momentSchema } from './route.ts'

export const connectionSchema = z.object({
  id: z.string(),
  platform: platformSchema,
  /** Name of the account there, such as `@vivify`. */
  name: z.string(),
  /** `needs_login`: the platform refused the account's token, so the person has to connect again. */
  state: z.enum(['ready', 'needs_login']),
  message: z.string().nullable(),
  createdAt: momentSchema,
})
export type Connection = z.infer<typeof connectionSchema>

/** How a platform is connected. */
export const platformSetupSchema = z.object({
  platform: platformSchema,
  /** `oauth`: log in there. `password`: an app password. `server`: log in at a server that the person names. */
  login: z.enum(['oauth', 'password', 'server', 'webhook']),
  /** False while the operator has not registered Vivify with the platform. */
  isReady: z.boolean(),
  /** What the operator has to do, step by step; empty when nothing. */
  steps: z.array(z.string()),
  /** Addresses that the steps name. */
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  /** The address to register with the platform. */
  redirectUrl: z.string().nullable(),
})
export type PlatformSetup = z.infer<typeof platformSetupSchema>

export const listConnections = defineRoute({
  area: 'connections',
  method: 'get',
  path: '/api/connections',
  summary: 'Connected accounts, and how each platform is connected',
  access: 'session',
  status: 200,
  answer: z.object({ connections: z.array(connectionSchema), platforms: z.array(platformSetupSchema) }),
})

export const startLogin = defineRoute({
  area: 'connections',
  method: 'post',
  path: '/api/connections/login',
  summary: 'Begin a log-in at a platform; answers with the address to open',
  access: 'session',
  scope: null,
  body: z.object({
    platform: platformSchema,
    /** Address of a Mastodon server. */
    server: z.string().max(300).optional(),
  }),
  status: 200,
  answer: z.object({ url: z.string() }),
})

export const finishLogin = defineRoute({
  area: 'connections',
  method: 'get',
  path: '/api/connections/callback',
  summary: 'Where a platform sends the person back to',
  access: 'public',
  query: z.object({
    code: z.string().max(4000).optional(),
    state: z.string().max(200).optional(),
    error: z.string().max(500).optional(),
    error_description: z.string().max(2000).optional(),
  }),
  status: 303,
  answerType: 'text/plain',
})

export const connectByPassword = defineRoute({
  area: 'connections',
  method: 'post',
  path: '/api/connections/password',
  summary: 'Connect an account by an app password (Bluesky)',
  access: 'session',
  scope: null,
  body: z.object({
    platform: platformSchema,
    identifier: z.string().trim().min(1).max(300),
    password: z.string().min(1).max(300),
    /** Default: https://bsky.social. */
    server: z.string().max(300).optional(),
  }),
  status: 201,
  answer: connectionSchema,
})

export const connectWebhook = defineRoute({
  area: 'connections',
  method: 'post',
  path: '/api/connections/webhook',
  summary: 'Send posts to an address, signed; the secret is shown once',
  access: 'session',
  scope: null,
  body: z.object({ name: z.string().trim().min(1).max(80), url: z.string().min(1).max(2000) }),
  status: 201,
  answer: z.object({ connection: connectionSchema, secret: z.string() }),
})

export const removeConnection = defineRoute({
  area: 'connections',
  method: 'delete',
  path: '/api/connections/{connectionId}',
  summary: 'Disconnect an account; scheduled posts to it are refused when they are due',
  access: 'session',
  scope: null,
  params: z.object({ connectionId: idSchema }),
  status: 200,
  answer: doneSchema,
})
