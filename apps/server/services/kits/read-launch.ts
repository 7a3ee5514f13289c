// Reads what is known about a launch, step by step: Product Hunt's API when this server has a token, its feed of new
// launches, then the page itself. Every step has a limit of time; when all fail, the address still gives a name.

import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import { cutCharacters } from '@vivify/contract/cut-characters'
import {
  isProductHuntHost,
  kitFormSchema,
  kitReadingSteps,
  maxAddressCharacters,
  readProductHuntSlug,
  type KitForm,
  type KitReadingStep,
  type KitSource,
} from '@vivify/contract/kit'
import * as messages from '@vivify/contract/messages'
import type { ProductHuntConfig } from '../../config.ts'
import { decodeResource } from '../../lib/guarded-fetch-body.ts'
import { parseAddress, type GuardedFetch } from '../../lib/guarded-fetch.ts'
import { callJson } from '../../providers/call-json.ts'
import { ProviderError } from '../../providers/provider-error.ts'
import type { LaunchPageRequest, PageFacts } from './tasks/launch-page-contract.ts'

export interface ReadLaunchOptions {
  fetch: GuardedFetch
  productHunt: ProductHuntConfig
  /** Reads HTML in a separate process. */
  readText: (request: LaunchPageRequest, signal: AbortSignal) => Promise<PageFacts | null>
  /** What the API said about waiting; shared by all calls. */
  pause: { untilMs: number }
}

export interface ReadLaunch {
  form: KitForm
  source: KitSource
  notices: string[]
}

const words = messages.kit
/** The whole chain. */
const chainMs = 8000
const stepMs = { api: 2500, feed: 2500, page: 3500 } as const satisfies Record<KitReadingStep, number>
const maxBytes = 1_000_000
const huntOrigin = 'https://www.producthunt.com'
const feedUrl = `${huntOrigin}/feed`
const usualPauseSeconds = 60
/** Its limits are counted per quarter of an hour. */
const mostPauseSeconds = 900

/**
 * Reads an address. Throws AppError `bad_input` for one that is not a web address, that is too long, or that is Product
 * Hunt's without naming a launch, and the signal's reason. A step that fails is a notice.
 */
export async function readLaunch(
  options: ReadLaunchOptions,
  request: { url: string; steps: readonly KitReadingStep[] },
  signal: AbortSignal,
): Promise<ReadLaunch> {
  const address = parseAddress(request.url)
  // Letters beyond ASCII take up to nine characters each.
  if (address.href.length + huntOrigin.length > maxAddressCharacters)
    throw new AppError('bad_input', words.addressTooLong)
  const slug = readProductHuntSlug(address.href)
  if (slug === null && isProductHuntHost(address.hostname)) throw new AppError('bad_input', words.urlInvalid)
  const known = slug === null ? { link: address.href } : { huntUrl: `${huntOrigin}${pathOf(address)}` }
  const steps = kitReadingSteps.filter(
    (step) => request.steps.includes(step) && (slug !== null || step === 'page'),
  )
  const chain = AbortSignal.timeout(chainMs)
  const notices: string[] = []
  for (const step of steps) {
    const within = AbortSignal.any([signal, chain, AbortSignal.timeout(stepMs[step])])
    const found = await attempt(() => takeStep(options, step, { address, slug: slug ?? '' }, within), step)
    signal.throwIfAborted()
    if (typeof found === 'string') notices.push(found)
    else
      return {
        form: kitFormSchema.parse({ ...known, ...found }),
        source: describeSource(step, address),
        notices,
      }
  }
  const name = nameOf(slug ?? address.hostname.replace(/^www\./, '').split('.')[0] ?? '')
  return {
    form: kitFormSchema.parse({ ...known, name }),
    source: { kind: 'slug', name: words.sources.slug, url: address.href },
    notices,
  }
}

type Found = Partial<KitForm>

/** Returns a sentence where the step finds nothing. */
async function attempt(take: () => Promise<Found | string>, step: KitReadingStep): Promise<Found | string> {
  try {
    return await take()
  } catch (error) {
    if (step === 'feed') return words.notRead.feedFailed
    if (step === 'api') return describeRefusal(error)
    if (error instanceof Error && error.name === 'TimeoutError') return words.notRead.pageTooLate
    return AppError.isInstance(error) ? error.message : words.notRead.pageSaysNothing
  }
}

function describeRefusal(error: unknown): string {
  if (!ProviderError.isInstance(error)) return words.notRead.apiFailed
  return error.status === 401 || error.status === 403 ? words.notRead.refusedToken : words.notRead.apiFailed
}

function takeStep(
  options: ReadLaunchOptions,
  step: KitReadingStep,
  { address, slug }: { address: URL; slug: string },
  signal: AbortSignal,
): Promise<Found | string> {
  switch (step) {
    case 'api':
      return askApi(options, slug, signal)
    case 'feed':
      return lookInFeed(options, slug, signal)
    case 'page':
      return readPage(options, slug === '' ? address.href : `${huntOrigin}${pathOf(address)}`, signal)
  }
}

const launchAnswer = z.object({
  data: z.object({
    post: z
      .object({
        name: z.string().max(500),
        tagline: z.string().max(2000),
        website: z.string().max(4000).nullish(),
      })
      .nullable(),
  }),
})

const query = 'query Launch($slug: String!) { post(slug: $slug) { name tagline website } }'

async function askApi(
  { productHunt: { token, baseUrl }, pause }: ReadLaunchOptions,
  slug: string,
  signal: AbortSignal,
): Promise<Found | string> {
  if (token === undefined) return words.notRead.noToken
  const waitMs = pause.untilMs - Date.now()
  if (waitMs > 0) return words.notRead.waits(Math.ceil(waitMs / 1000))
  try {
    const { data } = await callJson({
      vendor: 'Product Hunt',
      url: `${baseUrl}/v2/api/graphql`,
      headers: { authorization: `Bearer ${token}` },
      body: { query, variables: { slug } },
      answer: launchAnswer,
      signal,
      maxBytes: 200_000,
    })
    if (data.post === null) return words.notRead.apiUnknown
    const { name, tagline, website } = data.post
    const site = website === null || website === undefined ? null : URL.parse(website)
    // Product Hunt's own redirect says nothing about the product.
    const isOwn = site !== null && /^https?:$/.test(site.protocol) && !isProductHuntHost(site.hostname)
    return {
      name: cutCharacters(name, 60),
      summary: cutCharacters(tagline, 300),
      ...(isOwn ? { link: site.href.slice(0, 2000) } : {}),
    }
  } catch (error) {
    if (ProviderError.isInstance(error) && error.status === 429) {
      const seconds = Math.min(error.retryAfterSeconds ?? usualPauseSeconds, mostPauseSeconds)
      pause.untilMs = Date.now() + seconds * 1000
      return words.notRead.waits(seconds)
    }
    throw error
  }
}

async function lookInFeed(
  { fetch, readText }: ReadLaunchOptions,
  slug: string,
  signal: AbortSignal,
): Promise<Found | string> {
  const accept = ['application/atom+xml', 'application/xml', 'text/xml', 'application/rss+xml']
  const text = decodeResource(await fetch(feedUrl, { accept, maxBytes, signal }))
  return (await readText({ kind: 'feed', text, slug }, signal)) ?? words.notRead.notInFeed
}

async function readPage(
  { fetch, readText }: ReadLaunchOptions,
  url: string,
  signal: AbortSignal,
): Promise<Found | string> {
  const resource = await fetch(url, { accept: ['text/html', 'application/xhtml+xml'], maxBytes, signal })
  const text = decodeResource(resource)
  return (await readText({ kind: 'page', text, slug: '' }, signal)) ?? words.notRead.pageSaysNothing
}

function describeSource(step: KitReadingStep, { host, href }: URL): KitSource {
  const { sources } = words
  return { kind: step, name: step === 'page' ? sources.page(host) : sources[step], url: href }
}

/** `/posts/querylight`, without what follows. */
function pathOf({ pathname }: URL): string {
  return pathname.split('/').slice(0, 3).join('/')
}

/** `open-larder` gives `Open Larder`. */
function nameOf(slug: string): string {
  return slug
    .split(/[-_]+/u)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ')
    .slice(0, 60)
}
