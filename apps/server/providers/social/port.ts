// The interface of platforms that posts go to. An adapter publishes one post by a recipe of named steps; what was done
// is kept after each step, so that a run after a crash continues where the last one ended and nothing is sent twice.
// Each platform's folder holds its adapter and its simulator; both obey the rules in packages/social.

import type { PlatformId } from '@vivify/contract/platforms'
import type { PostContent } from '@vivify/contract/post'
import type { PlatformPost } from '@vivify/social/check-post'

/** An answer of a platform. The body is bounded when it is read. */
export type SocialFetch = (request: Request) => Promise<Response>

/** The operator's registration with a platform, from the environment; an unset value is empty. */
export interface PlatformSettings {
  clientId: string
  clientSecret: string
  /** Where the API is, without a trailing slash. */
  baseUrl: string
  /** Where people log in, without a trailing slash. */
  loginUrl: string
}

/** A media file as it fits the platform. */
export interface SocialFile {
  kind: 'image' | 'gif' | 'video'
  mimeType: string
  sizeBytes: number
  width: number | null
  height: number | null
  durationSeconds: number | null
  altText: string
  /** Of the bytes, for a file that was made for this post: they may differ after an update of Vivify. */
  sha256?: string
  /** Reads a part of the file; `end` is exclusive. */
  read(start: number, end: number): Promise<Uint8Array>
  /** An address at which the platform can fetch the file for a day; null when this server has no public address. */
  publicUrl(): Promise<string | null>
}

/** What an account's calls need. Never logged. */
export interface SocialAccess {
  token: string
  /** The account's id at the platform, such as a page's id or a DID. */
  accountId: string
  /** Address of the account's own server (Mastodon, Bluesky) or of a webhook; empty for the others. */
  server: string
  /** Further secrets and facts of the connection. */
  facts: Readonly<Record<string, string>>
}

/** What `findAgain` reports after a call whose outcome is unknown. */
export type FoundAgain<Result> =
  { outcome: 'done'; result: Result } | { outcome: 'absent' } | { outcome: 'unclear' }

/** What a step leaves behind for later steps and runs: ids, addresses, counts. No secrets. */
export type StepResult = Readonly<Record<string, string>>

/** Named steps of publishing, over a journal that keeps what was done. */
export interface PublishSteps {
  /**
   * Runs a step that may be repeated without harm, unless an earlier run finished it; then its result is returned.
   */
  step(name: string, call: () => Promise<StepResult>): Promise<StepResult>
  /**
   * Runs a step that must not happen twice. The intention is kept before `call`. When `call` throws `unknown` (see
   * `callPlatform`), or an earlier run died in it, `findAgain` looks for its effect: `done` returns the result that it
   * found, `absent` allows another call, `unclear` ends the run as unconfirmed. It is given the time at which the
   * first call began, in milliseconds since 1970.
   */
  commit(
    name: string,
    call: () => Promise<StepResult>,
    findAgain: (begunMs: number) => Promise<FoundAgain<StepResult>>,
  ): Promise<StepResult>
  /** Ends this run and starts another one later, for instance while the platform processes a video. */
  askAgain(afterMs: number, reason: string): never
}

/** One attempt to publish a post on one platform. */
export interface PublishRun extends PublishSteps {
  /** Texts as this platform gets them. */
  post: PlatformPost
  content: PostContent
  files: readonly SocialFile[]
  access: SocialAccess
  /** The same in every attempt to send this post; 32 hexadecimal characters. */
  key: string
  signal: AbortSignal
  fetch: SocialFetch
  /** Milliseconds since 1970. */
  now(): number
}

export interface PublishedPost {
  /** The post's id at the platform. */
  id: string
  /** Address of the post; null when the platform has none. */
  permalink: string | null
  /** A sentence about what the platform refused after the post was live, such as its first comment. */
  warning?: string
}

/** Measured values of one post or account; a value that the platform withdrew is missing, the others stay. */
export type Measured = Readonly<Partial<Record<MeasuredName, number>>>
export type MeasuredName =
  'followers' | 'reach' | 'views' | 'likes' | 'comments' | 'shares' | 'clicks' | 'engagement'

/** What a log-in returns. Seconds are counted from the answer; null means that it does not expire. */
export interface Tokens {
  accessToken: string
  refreshToken: string | null
  expiresInSeconds: number | null
}

/** An account that a person may connect; some log-ins give access to several, such as Facebook's pages. */
export interface FoundAccount {
  accountId: string
  name: string
  /** Replaces the person's token, as a Facebook page has its own. */
  accessToken?: string
  facts?: Readonly<Record<string, string>>
}

export interface LoginCall {
  settings: PlatformSettings
  /** Server of the account; empty for platforms that have one server only. */
  server: string
  redirectUrl: string
  fetch: SocialFetch
  signal: AbortSignal
}

/** OAuth 2 with PKCE where the platform has it. All but `authorizeUrl` throw ProviderError. */
export interface OAuthLogin {
  kind: 'oauth' | 'server'
  /** For servers where Vivify registers itself (Mastodon): the client's id and secret. */
  register?(call: LoginCall): Promise<Pick<PlatformSettings, 'clientId' | 'clientSecret'>>
  /** The address to open. */
  authorizeUrl(
    call: Omit<LoginCall, 'fetch' | 'signal'>,
    request: { state: string; codeChallenge: string },
  ): string
  exchangeCode(call: LoginCall, request: { code: string; codeVerifier: string }): Promise<Tokens>
  refresh(call: LoginCall, refreshToken: string): Promise<Tokens>
  listAccounts(call: LoginCall, tokens: Tokens): Promise<FoundAccount[]>
}

/** An app password (Bluesky). */
export interface PasswordLogin {
  kind: 'password'
  defaultServer: string
  logIn(
    call: Omit<LoginCall, 'redirectUrl'>,
    request: { identifier: string; password: string },
  ): Promise<{ tokens: Tokens; account: FoundAccount }>
  refresh(call: Omit<LoginCall, 'redirectUrl'>, refreshToken: string): Promise<Tokens>
}

/** The person gives an address, and Vivify signs what it sends there. */
export interface WebhookLogin {
  kind: 'webhook'
}

/** What the operator registers, in words. */
export interface PlatformRegistration {
  /** Names of the environment variables. */
  settings: Readonly<Record<keyof PlatformSettings, string>>
  defaults: Pick<PlatformSettings, 'baseUrl' | 'loginUrl'>
  /** Steps for the operator, in order; empty when nothing has to be registered. */
  steps: readonly string[]
  links: readonly { label: string; url: string }[]
}

/** A platform: one folder, and one line in `platforms.ts`. */
export interface SocialPlatform {
  id: PlatformId
  registration: PlatformRegistration
  login: OAuthLogin | PasswordLogin | WebhookLogin
  /**
   * Publishes by steps of `run`. Throws ProviderError (`failure` tells whether a later try may help) and what `run`
   * throws.
   */
  publish(run: PublishRun, settings: PlatformSettings): Promise<PublishedPost>
  /** Measured values of posts by their ids; null for a platform that measures nothing. */
  measurePosts: ((call: MeasureCall, ids: readonly string[]) => Promise<ReadonlyMap<string, Measured>>) | null
  measureAccount: ((call: MeasureCall) => Promise<Measured>) | null
  /** A new simulator, for dry runs and tests. */
  createSimulator(options: SimulatorOptions): SocialSimulator
}

export interface MeasureCall {
  access: SocialAccess
  settings: PlatformSettings
  fetch: SocialFetch
  signal: AbortSignal
}

export interface SimulatorOptions {
  /** Milliseconds since 1970. */
  now(): number
  /** The address that the simulator answers at; used in addresses that it hands out. */
  origin: string
  /** How often a status must be asked for before a file is processed. Default: 1. */
  pollsUntilReady?: number
  /** Lifetime of access tokens. Default: the platform's. */
  tokenSeconds?: number
  /**
   * Facts of the file at a public address, for platforms that fetch files themselves; null when there is none. Without
   * it, a simulator only checks the address.
   */
  describeFile?(url: string): Omit<SocialFile, 'altText' | 'read' | 'publicUrl'> | null
}

/** A fault that a test injects. */
export interface SimulatorFault {
  /** The calls it concerns: a part of `METHOD /path`. */
  call: string
  /** `status` answers without doing anything; `cut_before` and `cut_after` break the connection before or after acting;
   * `error_after` acts and then answers 503. */
  kind: 'status' | 'cut_before' | 'cut_after' | 'error_after'
  status?: number
  headers?: Readonly<Record<string, string>>
  body?: unknown
  /** How many calls are hit. Default: 1. */
  times?: number
}

/** A post as the simulated platform shows it. */
export interface SimulatedPost {
  id: string
  accountId: string
  text: string
  /** Media that the post shows, in order. */
  media: readonly { mimeType: string; sizeBytes: number; altText: string }[]
  /** The post that it answers, or null. */
  inReplyTo: string | null
  fields: Readonly<Record<string, unknown>>
}

/** A platform in this process: the documented API with its limits, asynchronous steps and errors. */
export interface SocialSimulator {
  /** Serves a call to any of the platform's hosts, chosen by path. A cut connection rejects with a TypeError. */
  fetch: SocialFetch
  /** An account that is logged in, with its access. */
  addAccount(name?: string): SocialAccess
  /** Everything that is published, oldest first, comments and replies included. */
  posts(): readonly SimulatedPost[]
  /** Calls so far, as `METHOD /path`, for the dry run's protocol. */
  calls(): readonly string[]
  inject(fault: SimulatorFault): void
  /** Makes all access tokens of an account invalid. */
  revoke(accountId: string): void
}
