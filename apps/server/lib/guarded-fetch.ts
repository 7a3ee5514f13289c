// The only way to fetch an address that a person gave; guarded-send.ts calls APIs by the same rules. It never leads
// into the server's own network: a name is looked up once, its addresses are checked, and the connection goes to exactly
// those; every redirect repeats the check.

import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import type { Dispatcher } from 'undici'
import { AppError } from '@vivify/contract/errors'
import { readBody } from './guarded-fetch-body.ts'
import { isPublicAddress } from './public-address.ts'
import { readRetryAfter } from './retry-after.ts'

export interface GuardedFetchOptions {
  /** Looks up all addresses of a name. Default: the system's resolver. */
  resolve?: (name: string) => Promise<readonly string[]>
  /**
   * `host:port` or `host` that may be private and use any port: for vendors that the operator set up, never for
   * addresses that people give.
   */
  exemptHosts?: readonly string[]
}

export interface GuardedRequest {
  /** Accepted media types, such as `text/html` or `image/*`. */
  accept: readonly string[]
  /** Sent only to the address's own origin, not to redirect targets: for vendors' keys. */
  headers?: Readonly<Record<string, string>>
  /** Sent by POST. The answer's body is not read, and redirects are not followed. */
  post?: { mediaType: string; text: string }
  /** Limit for the body, both compressed and decompressed. */
  maxBytes: number
  /** For all redirects and the body together. Default: 10,000. */
  timeoutMs?: number
  signal?: AbortSignal
}

export interface FetchedResource {
  /** The final URL, after redirects. */
  url: string
  mediaType: string
  /** From the header, in lower case. */
  charset: string | null
  bytes: Uint8Array
}

/**
 * Fetches an address. Throws AppError `bad_input` for an address that can't be used or has content of another type,
 * `too_large`, `timed_out`, `provider_failed` when the site can't be reached or refuses, and the signal's reason.
 */
export type GuardedFetch = (address: string, request: GuardedRequest) => Promise<FetchedResource>

const maxRedirects = 5
/** The URL parser leaves the scheme's default port empty. */
const usualPorts: ReadonlySet<string> = new Set(['', '80', '443'])
const usualTimeoutMs = 10_000
export const userAgent = 'Mozilla/5.0 (compatible; Vivify/0.1)'

export interface Site {
  url: URL
  /** The checked addresses: the connection may go to no others. */
  addresses: readonly string[]
}

export function createGuardedFetch(options: GuardedFetchOptions = {}): GuardedFetch {
  return async (address, request) => {
    const timeout = AbortSignal.timeout(request.timeoutMs ?? usualTimeoutMs)
    const signal = AbortSignal.any(request.signal ? [timeout, request.signal] : [timeout])
    let url = parseAddress(address)
    const { origin } = url
    try {
      for (let count = 0; count <= maxRedirects; count++) {
        const { headers: _, ...plain } = request
        const asked = url.origin === origin ? request : plain
        const answer = await visit(await findSite(url, options, signal), asked, signal)
        if (!(answer instanceof URL)) return answer
        if (request.post) throw leadsElsewhere(url)
        url = answer
      }
    } catch (error) {
      request.signal?.throwIfAborted()
      if (timeout.aborted) throw new AppError('timed_out', `${url.host} took too long to answer. Try again.`)
      throw error
    }
    throw new AppError('bad_input', 'This address redirects too many times. Try another one.')
  }
}

/** Reads an address as people type it. Throws AppError `bad_input`. */
export function parseAddress(address: string): URL {
  const text = address.trim()
  // "example.org/page", as people type it; never "javascript:…" or "user:password@…".
  const isBare = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u.test(text)
  const url = URL.parse(isBare ? `https://${text}` : text)
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url
  throw new AppError('bad_input', 'This is not a web address. A web address starts with http:// or https://.')
}

/** Letters beyond ASCII are longer in an address than as they were typed. */
const maxAddressCharacters = 1500

/** For addresses that are stored with an index. Throws AppError `bad_input`. */
export function requireShort(url: URL): void {
  if (url.href.length <= maxAddressCharacters) return
  throw new AppError('bad_input', `This address is too long: it may have ${maxAddressCharacters} characters.`)
}

/** Looks up a name and checks all its addresses. Throws like `GuardedFetch`. */
export async function findSite(url: URL, options: GuardedFetchOptions, signal: AbortSignal): Promise<Site> {
  if (url.username !== '' || url.password !== '') {
    throw new AppError('bad_input', 'Remove the user name and password from the address.')
  }
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const isExempt = [url.host, url.hostname].some((host) => options.exemptHosts?.includes(host))
  if (!usualPorts.has(url.port) && !isExempt) {
    throw new AppError('bad_input', 'Vivify only opens web addresses on the standard ports (80 and 443).')
  }
  const addresses = isIP(name) === 0 ? await resolveName(name, options, signal) : [name]
  if (isExempt || addresses.every(isPublicAddress)) return { url, addresses }
  throw new AppError(
    'bad_input',
    'This address is not on the public internet, so Vivify does not open it. Paste the text instead.',
    { details: { reason: 'not_public' } },
  )
}

async function resolveName(
  name: string,
  options: GuardedFetchOptions,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const resolve = options.resolve ?? resolveBySystem
  try {
    const found = await untilAborted(resolve(name), signal)
    if (found.length > 0) return found
  } catch (cause) {
    signal.throwIfAborted()
    throw unreachable(name, cause)
  }
  throw unreachable(name)
}

async function resolveBySystem(name: string): Promise<string[]> {
  const found = await lookup(name, { all: true })
  return found.map(({ address }) => address)
}

/** A DNS lookup can't be canceled, but its caller can stop waiting. */
function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    promise.then(resolve, reject)
  })
}

function unreachable(name: string, cause?: unknown): AppError {
  return new AppError(
    'provider_failed',
    `${name} can’t be reached. Check the address and this server’s connection to the internet, or paste the text instead.`,
    { cause, details: { reason: 'unreachable' } },
  )
}

/** One request: returns the content, or the redirect's target. */
async function visit(
  site: Site,
  request: GuardedRequest,
  signal: AbortSignal,
): Promise<FetchedResource | URL> {
  // Loaded on first use, because it is large.
  const undici = await import('undici')
  const agent = new undici.Agent({ allowH2: false, connect: { lookup: answerWith(site.addresses) } })
  try {
    const { statusCode, headers, body } = await send(site, { ...request, agent, signal })
    const location = headers['location']
    if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') {
      return parseRedirect(location, site.url)
    }
    if (request.post && statusCode >= 200 && statusCode < 300) {
      return { url: site.url.href, mediaType: '', charset: null, bytes: new Uint8Array() }
    }
    if (statusCode !== 200) throw refused(site.url, statusCode, readHeader(headers['retry-after']))
    const type = readContentType(headers['content-type'], request.accept)
    const encoding = readHeader(headers['content-encoding'])
    const bytes = await readBody(body, { encoding, maxBytes: request.maxBytes, signal })
    return { url: site.url.href, ...type, bytes }
  } finally {
    // Cuts off a response that is still arriving.
    await agent.destroy()
  }
}

async function send(
  { url }: Site,
  options: Pick<GuardedRequest, 'accept' | 'headers' | 'post'> & { agent: Dispatcher; signal: AbortSignal },
): Promise<Dispatcher.ResponseData> {
  const { agent, accept, post, signal } = options
  const undici = await import('undici')
  const headers = {
    accept: [...accept, '*/*;q=0.1'].join(', '),
    'accept-encoding': 'gzip, deflate, br',
    'accept-language': 'en, *;q=0.5',
    'user-agent': userAgent,
    ...(post ? { 'content-type': post.mediaType } : {}),
    ...options.headers,
  }
  const method = post ? 'POST' : 'GET'
  try {
    return await undici.request(url, { method, dispatcher: agent, headers, signal, body: post?.text ?? null })
  } catch (cause) {
    signal.throwIfAborted()
    throw unreachable(url.host, cause)
  }
}

/** Gives the connection the checked addresses, because a second lookup could return others. */
export function answerWith(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_name, options, answer) => {
    if (options.all === true) return answer(null, all)
    return answer(null, all[0]!.address, all[0]!.family)
  }
}

function parseRedirect(location: string, from: URL): URL {
  const url = URL.parse(location, from)
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url
  throw new AppError(
    'bad_input',
    'This address redirects to something that is not a web address. Try another one.',
  )
}

function leadsElsewhere(url: URL): AppError {
  return new AppError('provider_failed', `${url.host} redirects to another address. Enter that one instead.`)
}

function refused(url: URL, status: number, retryAfter: string): AppError {
  const retryAfterSeconds = readRetryAfter(retryAfter)
  return new AppError(
    'provider_failed',
    status === 404 || status === 410
      ? `There is nothing at this address of ${url.host} (${status}). Check it.`
      : `${url.host} refused to open this address (${status}). Paste its text instead.`,
    { details: { status, ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }) } },
  )
}

function readContentType(
  header: string | string[] | undefined,
  accept: readonly string[],
): { mediaType: string; charset: string | null } {
  const [first = '', ...parameters] = readHeader(header).split(';')
  const mediaType = first.trim().toLowerCase()
  const isAccepted = accept.some((type) =>
    type.endsWith('/*') ? mediaType.startsWith(type.slice(0, -1)) : type === mediaType,
  )
  if (!isAccepted) {
    const named = /^[\w.+/-]{1,60}$/.test(mediaType) ? mediaType : 'something without a type'
    throw new AppError('bad_input', `This address holds ${named}, which can’t be used here.`)
  }
  const charset = /charset=["']?([\w.:-]+)/i.exec(parameters.join(';'))?.[1]?.toLowerCase()
  return { mediaType, charset: charset ?? null }
}

export function readHeader(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? ''
}
