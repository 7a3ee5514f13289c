import type { z } from 'zod'
import { callPlatform, type PlatformAnswer, type PlatformCall } from '../social/call-platform.ts'
import type { SiteCall } from './port.ts'

type Request<Answer extends z.ZodType> = Omit<PlatformCall<Answer>, 'platform' | 'fetch' | 'signal' | 'now'>

/** Calls a site once. Throws like `callPlatform`. */
export function callSite<Answer extends z.ZodType>(
  { name, fetch, signal, now }: SiteCall,
  request: Request<Answer>,
): Promise<PlatformAnswer<z.output<Answer>>> {
  return callPlatform({ platform: name, fetch, signal, now, ...request })
}
