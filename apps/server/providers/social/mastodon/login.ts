// Every server is its own platform: Vivify registers itself there, and asks what the server accepts.

import { z } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import type { FoundAccount, LoginCall, OAuthLogin, Tokens } from '../port.ts'
import { callServer, type ServerCaller } from './server.ts'

/** Granular, as every server since 2.4.3 knows them. */
const scopes = 'read:accounts read:statuses write:statuses write:media'

export const login: OAuthLogin = {
  kind: 'server',
  register,
  authorizeUrl,
  exchangeCode,
  refresh,
  listAccounts,
}

/** Anybody may run a server, so what is kept of its answers is bounded. */
const maxTokenCharacters = 10_000

const appSchema = z.object({ client_id: z.string().min(1).max(2000), client_secret: z.string().max(2000) })

async function register(call: LoginCall): Promise<{ clientId: string; clientSecret: string }> {
  const { body } = await callServer(callerOf(call), {
    path: '/api/v1/apps',
    form: { client_name: 'Vivify', redirect_uris: call.redirectUrl, scopes },
    answer: appSchema,
  })
  return { clientId: body.client_id, clientSecret: body.client_secret }
}

function authorizeUrl(
  { settings, server, redirectUrl }: Omit<LoginCall, 'fetch' | 'signal'>,
  { state, codeChallenge }: { state: string; codeChallenge: string },
): string {
  const url = new URL(`${server}/oauth/authorize`)
  const parameters = {
    response_type: 'code',
    client_id: settings.clientId,
    redirect_uri: redirectUrl,
    scope: scopes,
    state,
    // Servers older than 4.3 ignore these two.
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

const tokenSchema = z.object({
  access_token: z.string().min(1).max(maxTokenCharacters),
  // Mastodon's tokens don't expire; those of related servers may.
  refresh_token: z.string().max(maxTokenCharacters).nullish(),
  expires_in: z.number().positive().nullish(),
})

function exchangeCode(
  call: LoginCall,
  { code, codeVerifier }: { code: string; codeVerifier: string },
): Promise<Tokens> {
  const grant = { grant_type: 'authorization_code', code, code_verifier: codeVerifier }
  return askForToken(call, { ...grant, redirect_uri: call.redirectUrl, scope: scopes })
}

function refresh(call: LoginCall, refreshToken: string): Promise<Tokens> {
  return askForToken(call, { grant_type: 'refresh_token', refresh_token: refreshToken })
}

async function askForToken(call: LoginCall, grant: Record<string, string>): Promise<Tokens> {
  const { clientId, clientSecret } = call.settings
  const { body } = await callServer(callerOf(call), {
    path: '/oauth/token',
    form: { ...grant, client_id: clientId, client_secret: clientSecret },
    answer: tokenSchema,
  })
  return {
    accessToken: body.access_token,
    refreshToken: body.refresh_token ?? null,
    expiresInSeconds: body.expires_in ?? null,
  }
}

const accountSchema = z.object({ id: z.string().min(1).max(200), username: z.string().max(300) })

async function listAccounts(call: LoginCall, { accessToken }: Tokens): Promise<FoundAccount[]> {
  const caller = callerOf(call, accessToken)
  const { body } = await callServer(caller, {
    method: 'GET',
    path: '/api/v1/accounts/verify_credentials',
    answer: accountSchema,
  })
  const name = `@${body.username}@${new URL(call.server).host}`
  return [{ accountId: body.id, name, facts: await readLimits(caller) }]
}

const limit = z.number().int().positive().optional().catch(undefined)
const instanceSchema = z.object({
  configuration: z
    .object({
      statuses: z
        .object({
          max_characters: limit,
          max_media_attachments: limit,
          characters_reserved_per_url: limit,
        })
        .prefault({}),
      media_attachments: z.object({ image_size_limit: limit, video_size_limit: limit }).prefault({}),
    })
    .prefault({}),
})

/** What this server accepts; a value that it does not state is missing. */
async function readLimits(caller: ServerCaller): Promise<Record<string, string>> {
  const { body } = await readInstance(caller)
  const { statuses, media_attachments: media } = body.configuration
  const facts = {
    maxCharacters: statuses.max_characters,
    linkLength: statuses.characters_reserved_per_url,
    maxFiles: statuses.max_media_attachments,
    maxImageBytes: media.image_size_limit,
    maxVideoBytes: media.video_size_limit,
  }
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

async function readInstance(caller: ServerCaller) {
  const call = { method: 'GET', answer: instanceSchema } as const
  try {
    return await callServer(caller, { ...call, path: '/api/v2/instance' })
  } catch (error) {
    // Servers older than 4.0, and some related ones.
    if (!ProviderError.isInstance(error) || error.failure !== 'not_found') throw error
    return callServer(caller, { ...call, path: '/api/v1/instance' })
  }
}

function callerOf({ server, fetch, signal }: LoginCall, token = ''): ServerCaller {
  return { access: { server, token }, fetch, signal }
}
