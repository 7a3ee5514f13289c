import { z } from 'zod'
import type { FoundAccount, LoginCall, PasswordLogin, Tokens } from '../port.ts'
import { callXrpc, type XrpcCaller } from './xrpc.ts'

type Call = Omit<LoginCall, 'redirectUrl'>

export const login: PasswordLogin = {
  kind: 'password',
  defaultServer: 'https://bsky.social',
  logIn,
  refresh,
}

/** Anybody may run a server, so what is kept of its answers is bounded. */
const token = z.string().min(1).max(10_000)
const tokensSchema = z.object({ accessJwt: token, refreshJwt: token })
const didDocumentSchema = z.object({
  service: z.array(z.object({ id: z.string(), serviceEndpoint: z.unknown() })).max(50),
})
const sessionSchema = z.object({
  ...tokensSchema.shape,
  did: z.string().min(1).max(300),
  handle: z.string().min(1).max(300),
  didDoc: z.unknown().optional(),
})

async function logIn(
  call: Call,
  { identifier, password }: { identifier: string; password: string },
): Promise<{ tokens: Tokens; account: FoundAccount }> {
  const session = await callXrpc(callerOf(call, ''), {
    method: 'POST',
    name: 'com.atproto.server.createSession',
    json: { identifier: identifier.trim().replace(/^@/, ''), password },
    answer: sessionSchema,
  })
  const { did, handle, didDoc } = session
  return {
    tokens: readTokens(session),
    account: { accountId: did, name: `@${handle}`, facts: { handle, pds: findHome(didDoc) ?? call.server } },
  }
}

async function refresh(call: Call, refreshToken: string): Promise<Tokens> {
  const session = await callXrpc(callerOf(call, refreshToken), {
    method: 'POST',
    name: 'com.atproto.server.refreshSession',
    answer: tokensSchema,
  })
  return readTokens(session)
}

function callerOf({ server, fetch, signal }: Call, token: string): XrpcCaller {
  return { access: { server, token }, fetch, signal }
}

function readTokens({ accessJwt, refreshJwt }: z.output<typeof tokensSchema>): Tokens {
  return { accessToken: accessJwt, refreshToken: refreshJwt, expiresInSeconds: readLifetime(accessJwt) }
}

const claimsSchema = z.object({ iat: z.number(), exp: z.number() })
const usualLifetimeSeconds = 7200

/** By the server's own clock, because ours may be wrong. */
function readLifetime(token: string): number {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    const { iat, exp } = claimsSchema.parse(claims)
    return Math.max(60, exp - iat)
  } catch {
    return usualLifetimeSeconds
  }
}

/** The server that holds the account: bsky.social is only the entrance to many of them. */
function findHome(didDoc: unknown): string | null {
  const parsed = didDocumentSchema.safeParse(didDoc)
  if (!parsed.success) return null
  const home = parsed.data.service.find(({ id }) => id.endsWith('#atproto_pds'))
  const endpoint = z.url({ protocol: /^https?$/ }).safeParse(home?.serviceEndpoint)
  return endpoint.success ? new URL(endpoint.data).origin : null
}
