import { decodeResource } from '../../lib/guarded-fetch-body.ts'
import type { GuardedFetch } from '../../lib/guarded-fetch.ts'

/** Pages don't state their license in a way that a program can rely on. */
export const pageLicence = 'The page’s owner decides about its words'

const pageTypes = ['text/html', 'application/xhtml+xml', 'text/plain', 'text/markdown']
const usualMaxBytes = 3_000_000

export interface FetchedPage {
  /** The final address, after redirects. */
  url: string
  /** HTML or plain text. */
  text: string
  isHtml: boolean
}

/** Fetches a page at a person's address. Throws like `GuardedFetch`. `maxBytes` is 3,000,000 by default. */
export async function fetchPage(
  fetch: GuardedFetch,
  address: string,
  { signal, maxBytes = usualMaxBytes }: { signal: AbortSignal; maxBytes?: number },
): Promise<FetchedPage> {
  const resource = await fetch(address, { accept: pageTypes, maxBytes, signal })
  return {
    url: resource.url,
    text: decodeResource(resource),
    isHtml: resource.mediaType.includes('html'),
  }
}
