// Shared by the simulators of all platforms: accounts and tokens, log-ins, faults, the log of calls, rate limits,
// processing that takes time, and the posts. A simulator adds its routes, and its words for a refusal.

import { createHash } from 'node:crypto'
import type { PlatformId } from '@vivify/contract/platforms'
import { countBytes, countText, findHashtags } from '@vivify/social/count-text'
import { platformRules } from '@vivify/social/rules'
import { Hono } from 'hono'
import type { z } from 'zod'
import type {
  SimulatedPost,
  SimulatorFault,
  SimulatorOptions,
  SocialAccess,
  SocialFile,
  SocialSimulator,
} from './port.ts'

/** Thrown by a route to refuse a call; `SimulatorRules.refuse` writes it in the platform's words. */
export class Refusal extends Error {
  readonly status: number
  /** The platform's own code or type of error. */
  readonly code: string | number
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    message: string,
    more: { code?: string | number; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message)
    this.status = status
    this.code = more.code ?? ''
    this.headers = more.headers ?? {}
  }
}

export interface SimulatorRules {
  platform: PlatformId
  /** Lifetime of access tokens; null when they do not expire. */
  tokenSeconds: number | null
  /** The JSON body of a refusal. */
  refuse(refusal: Refusal): unknown
  /** An account's id made from a number, such as `urn:li:person:7`. Default: the number. */
  nameAccount?(number: string): string
  /** Whether a refresh token works once only, as X's do. Default: false. */
  rotatesRefreshTokens?: boolean
}

/** A post with the time at which the platform took it. */
export interface KeptPost extends SimulatedPost {
  createdMs: number
}

export interface SimulatedAccount {
  accountId: string
  name: string
}

export interface SimulatedTokens {
  accessToken: string
  refreshToken: string
  /** Null when the token does not expire. */
  expiresInSeconds: number | null
}

interface Authorized {
  accountId: string
  codeChallenge: string
  redirectUrl: string
}

/** A part of a file, or a whole one, as a route received it; only its size is kept. */
export type FileFacts = Pick<SocialFile, 'kind' | 'mimeType' | 'sizeBytes'>

/**
 * A platform in this process. A simulator extends it and adds routes to `app` in its constructor. Routes throw
 * `Refusal`; any other error is a fault of the simulator and reaches the test.
 */
export abstract class SimulatorBase implements SocialSimulator {
  protected readonly app = new Hono()
  protected readonly options: SimulatorOptions
  readonly #rules: SimulatorRules
  readonly #accounts = new Map<string, SimulatedAccount>()
  readonly #tokens = new Map<string, { accountId: string; endsMs: number }>()
  readonly #refreshTokens = new Map<string, string>()
  readonly #codes = new Map<string, Authorized>()
  readonly #rates = new Map<string, { count: number; endsMs: number }>()
  readonly #polls = new Map<string, number>()
  readonly #posts: KeptPost[] = []
  readonly #calls: string[] = []
  #faults: (SimulatorFault & { left: number })[] = []
  #lastId = 1000

  constructor(options: SimulatorOptions, rules: SimulatorRules) {
    this.options = options
    this.#rules = rules
    this.app.onError((error) => {
      if (!(error instanceof Refusal)) throw error
      return answerJson(rules.refuse(error), { status: error.status, headers: error.headers })
    })
    this.app.notFound(() => answerJson(rules.refuse(new Refusal(404, 'Not found')), { status: 404 }))
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    request.signal.throwIfAborted()
    const call = `${request.method} ${new URL(request.url).pathname}`
    this.#calls.push(call)
    const fault = this.#takeFault(call)
    if (fault?.kind === 'cut_before') throw new TypeError('fetch failed')
    if (fault?.kind === 'status') {
      return answerJson(fault.body ?? {}, { status: fault.status ?? 500, headers: fault.headers ?? {} })
    }
    const response = await this.app.fetch(request)
    response.headers.set('date', new Date(this.options.now()).toUTCString())
    if (fault?.kind === 'cut_after') throw new TypeError('fetch failed')
    return fault ? answerJson({}, { status: 503 }) : response
  }

  addAccount(name = 'Someone'): SocialAccess {
    const number = this.nextId()
    const accountId = this.#rules.nameAccount?.(number) ?? number
    this.#accounts.set(accountId, { accountId, name })
    return { token: this.issueTokens(accountId).accessToken, accountId, server: '', facts: {} }
  }

  posts(): readonly KeptPost[] {
    return this.#posts
  }

  calls(): readonly string[] {
    return this.#calls
  }

  inject(fault: SimulatorFault): void {
    this.#faults.push({ ...fault, left: fault.times ?? 1 })
  }

  revoke(accountId: string): void {
    for (const [token, owner] of this.#tokens) {
      if (owner.accountId === accountId) this.#tokens.delete(token)
    }
    for (const [token, owner] of this.#refreshTokens) {
      if (owner === accountId) this.#refreshTokens.delete(token)
    }
  }

  // What routes build on.

  /** Ids rise, as the platforms' do, and never repeat. */
  protected nextId(): string {
    return String(++this.#lastId)
  }

  protected findAccount(accountId: string): SimulatedAccount | undefined {
    return this.#accounts.get(accountId)
  }

  protected get accounts(): readonly SimulatedAccount[] {
    return [...this.#accounts.values()]
  }

  /** The account whose token a call carries. Throws Refusal 401 without a token that is valid now. */
  protected requireAccount(request: Request): SimulatedAccount {
    const header = request.headers.get('authorization') ?? ''
    return this.requireToken(header.startsWith('Bearer ') ? header.slice(7) : '')
  }

  /** As `requireAccount`, for platforms that take the token as a parameter. */
  protected requireToken(token: string): SimulatedAccount {
    const owner = this.#tokens.get(token)
    const account = owner && owner.endsMs > this.options.now() ? this.findAccount(owner.accountId) : undefined
    if (!account) throw new Refusal(401, 'The token is invalid or expired.', { code: 'invalid_token' })
    return account
  }

  protected issueTokens(accountId: string): SimulatedTokens {
    const seconds = this.options.tokenSeconds ?? this.#rules.tokenSeconds
    const accessToken = `token-${this.nextId()}`
    const refreshToken = `refresh-${this.nextId()}`
    const endsMs = seconds === null ? Infinity : this.options.now() + seconds * 1000
    this.#tokens.set(accessToken, { accountId, endsMs })
    this.#refreshTokens.set(refreshToken, accountId)
    return { accessToken, refreshToken, expiresInSeconds: seconds }
  }

  /**
   * The page at which a person consents: the first account does so at once, and the browser is sent back with a code.
   * Throws Refusal 400 for a request without the parameters of OAuth 2.
   */
  protected authorize(url: URL, { needsPkce }: { needsPkce: boolean }): Response {
    const read = (name: string): string => url.searchParams.get(name) ?? ''
    const redirectUrl = read('redirect_uri')
    const codeChallenge = read('code_challenge')
    const lacksPkce = needsPkce && (codeChallenge === '' || read('code_challenge_method') !== 'S256')
    if (read('response_type') !== 'code' || !URL.canParse(redirectUrl) || read('state') === '' || lacksPkce) {
      throw new Refusal(400, 'The request for consent is incomplete.', { code: 'invalid_request' })
    }
    const accountId = this.accounts[0]?.accountId ?? this.addAccount().accountId
    const code = `code-${this.nextId()}`
    this.#codes.set(code, { accountId, codeChallenge, redirectUrl })
    const back = new URL(redirectUrl)
    back.searchParams.set('code', code)
    back.searchParams.set('state', read('state'))
    return new Response(null, { status: 302, headers: { location: back.href } })
  }

  /** Takes a code, which works once. Throws Refusal 400 for a wrong code, address or PKCE verifier. */
  protected exchangeCode(form: URLSearchParams): SimulatedTokens & { accountId: string } {
    const code = form.get('code') ?? ''
    const kept = this.#codes.get(code)
    this.#codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isVerified = kept?.codeChallenge === '' || kept?.codeChallenge === challenge
    if (!kept || kept.redirectUrl !== form.get('redirect_uri') || !isVerified) {
      throw new Refusal(400, 'The code is invalid.', { code: 'invalid_grant' })
    }
    return { ...this.issueTokens(kept.accountId), accountId: kept.accountId }
  }

  /**
   * Throws Refusal 400 for a refresh token that is unknown, revoked or used up. Where refresh tokens rotate, the answer
   * holds a new one; elsewhere the old one goes on working.
   */
  protected refreshTokens(refreshToken: string): SimulatedTokens & { accountId: string } {
    const accountId = this.#refreshTokens.get(refreshToken)
    if (accountId === undefined)
      throw new Refusal(400, 'The refresh token is invalid.', { code: 'invalid_grant' })
    if (this.#rules.rotatesRefreshTokens !== true) {
      return { ...this.issueTokens(accountId), refreshToken, accountId }
    }
    this.#refreshTokens.delete(refreshToken)
    return { ...this.issueTokens(accountId), accountId }
  }

  /** Throws Refusal 429 once a window's calls are used up. */
  protected requireRate(name: string, { max, windowSeconds }: { max: number; windowSeconds: number }): void {
    const nowMs = this.options.now()
    const kept = this.#rates.get(name)
    const rate = kept && kept.endsMs > nowMs ? kept : { count: 0, endsMs: nowMs + windowSeconds * 1000 }
    this.#rates.set(name, rate)
    if (++rate.count <= max) return
    const headers = {
      'retry-after': String(Math.ceil((rate.endsMs - nowMs) / 1000)),
      'x-rate-limit-reset': String(Math.ceil(rate.endsMs / 1000)),
    }
    throw new Refusal(429, 'Too many requests.', { code: 'rate_limited', headers })
  }

  /** Counts a question for a status. The first `pollsUntilReady` questions about a file are too early. */
  protected isProcessed(id: string): boolean {
    const asked = (this.#polls.get(id) ?? 0) + 1
    this.#polls.set(id, asked)
    return asked > (this.options.pollsUntilReady ?? 1)
  }

  /** Whether a file has been processed, without counting as a question for its status. */
  protected isKnownProcessed(id: string): boolean {
    return (this.#polls.get(id) ?? 0) > (this.options.pollsUntilReady ?? 1)
  }

  protected keepPost(post: SimulatedPost): KeptPost {
    const kept = { ...post, createdMs: this.options.now() }
    this.#posts.push(kept)
    return kept
  }

  protected findPost(id: string): KeptPost | undefined {
    return this.#posts.find((post) => post.id === id)
  }

  /** What a platform's rules have against a text, or null. */
  protected findTextFault(text: string): string | null {
    const rules = platformRules[this.#rules.platform].text
    const length = countText(text, rules)
    if (length > rules.max) return `The text has ${length} of ${rules.max} characters.`
    if (rules.maxBytes !== undefined && countBytes(text) > rules.maxBytes)
      return 'The text has too many bytes.'
    const tags = findHashtags(text).length
    return tags > (rules.maxHashtags ?? Infinity) ? `The text has ${tags} hashtags.` : null
  }

  /** What a platform's rules have against a file, or null. */
  protected findFileFault({ kind, mimeType, sizeBytes }: FileFacts): string | null {
    const { images, gifs, videos } = platformRules[this.#rules.platform]
    const rules = kind === 'video' ? videos : kind === 'gif' ? (gifs ?? images) : images
    if (!rules) return 'Files of this kind are not taken.'
    if (sizeBytes > rules.maxBytes) return `The file has ${sizeBytes} of ${rules.maxBytes} bytes.`
    if (kind === 'video' && videos?.mimeTypes === undefined) return null
    const pictures = kind === 'gif' && gifs ? ['image/gif'] : (images?.mimeTypes ?? [])
    const types = kind === 'video' ? (videos?.mimeTypes ?? []) : pictures
    return types.includes(mimeType) ? null : `Files of type ${mimeType} are not taken.`
  }

  /** What a platform's rules have against the files of one post, or null. */
  protected findMixFault(kinds: readonly SocialFile['kind'][]): string | null {
    const { images, gifs, videos, mixesMedia, needs } = platformRules[this.#rules.platform]
    const count = (kind: SocialFile['kind']): number => kinds.filter((one) => one === kind).length
    if (needs === 'video' && count('video') === 0) return 'A video is needed.'
    if (needs === 'media' && kinds.length === 0) return 'A picture or a video is needed.'
    if (!mixesMedia && new Set(kinds).size > 1) return 'Pictures, GIFs and videos are not mixed.'
    const isTooMany =
      count('image') > (images?.max ?? 0) ||
      count('gif') > (gifs?.max ?? 0) ||
      count('video') > (videos?.max ?? 0)
    return isTooMany ? 'There are too many files.' : null
  }

  #takeFault(call: string): SimulatorFault | null {
    const fault = this.#faults.find((one) => call.includes(one.call))
    if (!fault) return null
    fault.left--
    this.#faults = this.#faults.filter(({ left }) => left > 0)
    return fault
  }
}

/** A JSON answer; `null` has no body. */
export function answerJson(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Response {
  if (body === null) return new Response(null, { status, headers: { ...headers } })
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

/** The form of a call. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await request.text())
}

/** The JSON of a call. Throws Refusal 400 when it has another shape. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await request.json().catch(() => null))
  if (parsed.success) return parsed.data
  throw new Refusal(400, 'The body of the call is invalid.')
}
