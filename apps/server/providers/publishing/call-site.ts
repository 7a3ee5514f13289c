import { z } from 'zod'
import { cutCharacters } from '@vivify/contract/cut-characters'
import { callPlatform, type PlatformAnswer, type PlatformCall } from '../social/call-platform.ts'
import type { SiteCall } from './port.ts'

const maxSlugCharacters = 300

/** Where a post is, for links; empty when the site names no such address. */
export const linkSchema = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .catch('')
/** The part of a post's address that the site chose. */
export const slugSchema = z.string().transform((slug) => cutCharacters(slug, maxSlugCharacters))

type Request<Answer extends z.ZodType> = Omit<PlatformCall<Answer>, 'platform' | 'fetch' | 'signal' | 'now'>

/** Calls a site once. Throws like `callPlatform`. */
export function callSite<Answer extends z.ZodType>(
  { name, fetch, signal, now }: SiteCall,
  request: Request<Answer>,
): Promise<PlatformAnswer<z.output<Answer>>> {
  return callPlatform({ platform: name, fetch, signal, now, ...request })
}
