import { platformNames } from '@vivify/contract/platforms'
import type { z } from 'zod'
import { callPlatform, type PlatformAnswer, type PlatformCall } from '../call-platform.ts'
import type { SocialAccess, SocialFetch } from '../port.ts'

export const platform = platformNames.mastodon

/** What a call needs of a run or a measurement. */
export interface ServerCaller {
  access: Pick<SocialAccess, 'server' | 'token'>
  fetch: SocialFetch
  signal: AbortSignal
  now?(): number
}

type ServerCall<Answer extends z.ZodType> = Omit<
  PlatformCall<Answer>,
  'platform' | 'fetch' | 'signal' | 'now' | 'url'
> & {
  /** With its query. */
  path: string
}

/** Calls the account's own server; without a token for what everybody may read. Throws as `callPlatform` does. */
export function callServer<Answer extends z.ZodType>(
  { access, fetch, signal, now }: ServerCaller,
  { path, headers, ...call }: ServerCall<Answer>,
): Promise<PlatformAnswer<z.output<Answer>>> {
  return callPlatform({
    ...call,
    platform,
    fetch,
    signal,
    url: access.server + path,
    headers: { ...(access.token === '' ? {} : { authorization: `Bearer ${access.token}` }), ...headers },
    ...(now ? { now } : {}),
  })
}
