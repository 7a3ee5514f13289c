// Constructs the services. Called once, by the composition root (context.ts).

import { randomUUID } from 'node:crypto'
import type { AppContext, Services } from './app-context.ts'
import type { RunningQueue } from './jobs/queue.ts'
import type { GuardedFetch } from './lib/guarded-fetch.ts'
import { createKeyedHasher } from './lib/keyed-hash.ts'
import { createGuardedSend } from './lib/guarded-send.ts'
import { createSealer, type SealingKey } from './lib/sealed.ts'
import { readSecrets } from './lib/secrets.ts'
import type { DescribedEngine, Engines } from './providers/engine.ts'
import type { FactEngine } from './providers/facts/port.ts'
import type { ImageEngine } from './providers/image/port.ts'
import { createSmtpMailer } from './providers/mail/smtp.ts'
import { local } from './providers/payment/local.ts'
import { createStripe } from './providers/payment/stripe.ts'
import { describeEngines } from './providers/registry.ts'
import type { SocialFetch, SocialPlatform } from './providers/social/port.ts'
import type { StockEngine } from './providers/stock/port.ts'
import type { TextEngine } from './providers/text/port.ts'
import type { RenderProcesses } from './rendering/child/render-processes.ts'
import { createAccountService } from './services/account/account.ts'
import { createAuthentication, type PasswordHashing } from './services/account/authentication.ts'
import { createDataExportService } from './services/account/export-data.ts'
import { createRemovalService } from './services/account/remove-account.ts'
import type { PasskeyAuthentication } from './services/account/passkey-authentication.ts'
import { createResetService } from './services/account/reset-password.ts'
import { createSecurityService } from './services/account/security.ts'
import { createAdService } from './services/ads/start-ad-video.ts'
import { createAnalyticsService } from './services/analytics/analytics.ts'
import type { ArticleExportService } from './services/article-exports/article-exports.ts'
import { createArticleSiteService } from './services/article-sites/article-sites.ts'
import type { SiteParts } from './services/article-sites/site-access.ts'
import { createArticleService, type ArticleOptions } from './services/articles/articles.ts'
import type { ArticleWriter } from './services/articles/article-writer.ts'
import type { AssetService } from './services/assets/assets.ts'
import type { FactsReader } from './services/assets/facts-reader.ts'
import { createConnections } from './create-connections.ts'
import { createCalendarService } from './services/calendar/calendar.ts'
import { createCallerService } from './services/callers/callers.ts'
import { createContentService } from './services/content/content.ts'
import { createCoverService } from './services/covers/covers.ts'
import { createCreationService } from './services/creations/creations.ts'
import type { FactService } from './services/facts/facts.ts'
import { createScriptService } from './services/scripts/scripts.ts'
import { createGifService } from './services/gifs/gifs.ts'
import { createImageService } from './services/images/images.ts'
import { createIdeaService } from './services/ideas/ideas.ts'
import type { PictureBranding } from './services/brand-kit/brand-pictures.ts'
import { createBrandKitService } from './services/brand-kit/brand-kit.ts'
import { createCreditService } from './services/credits/credits.ts'
import { createJobService, type JobService } from './services/jobs/jobs.ts'
import { startJobWatch } from './services/jobs/watch-jobs.ts'
import { createKitService, type KitOptions, type KitService } from './services/kits/kits.ts'
import { createLicenceService } from './services/licences/licences.ts'
import { createLibraryService } from './services/library/library.ts'
import { createSalesService } from './services/sales/sales.ts'
import { createPersonaService } from './services/personas/personas.ts'
import type { PersonaPlanner } from './services/personas/planner.ts'
import { createPaymentService } from './services/payments/payments.ts'
import { createPictureService } from './services/pictures/pictures.ts'
import {
  createNaturalVoiceService,
  type NaturalVoiceOptions,
} from './services/natural-voices/natural-voices.ts'
import { createWritingHelp } from './services/posts/writing-help.ts'
import { createPostService } from './services/posts/posts.ts'
import { createPreviewService, type PreviewService } from './services/previews/previews.ts'
import type { Mixing } from './services/stages/sound/mixing.ts'
import type { Speaking } from './services/stages/voice/speaking.ts'
import type { VendorSpeaking } from './services/stages/voice/vendor-speaking.ts'
import { createPlanFit, createPlanGate } from './services/plans/plan-limits.ts'
import type { ErrorKeeping } from './services/system/keep-errors.ts'
import { createSystemService } from './services/system/system.ts'
import { createProjectService } from './services/projects/projects.ts'
import { createReviewService } from './services/reviews/reviews.ts'
import type { FilmingOptions } from './services/stages/film/film-scenes.ts'
import type { VendorKeyService } from './services/vendors/vendor-keys.ts'
import type { VendorRules } from './services/vendors/vendor-rules.ts'
import type { FetchHit } from './services/stock/fetch-hit.ts'
import { createStockService } from './services/stock/stock.ts'
import { createStrategyService } from './services/strategy/strategy.ts'
import { createTeamService } from './services/teams/teams.ts'
import { createTrendService } from './services/trends/trends.ts'
import { createVideoService } from './services/videos/start-video.ts'
import type { VoiceService } from './services/voices/voices.ts'
import { createWebhookSender } from './services/webhooks/sender.ts'
import { createWebhookService } from './services/webhooks/webhooks.ts'
import type { Database } from './store/database.ts'

/** The opened parts, closed in reverse order. */
export class Opened {
  readonly #stack: AsyncDisposableStack

  constructor(stack: AsyncDisposableStack) {
    this.#stack = stack
  }

  /** Registers a part, to be stopped when all is closed, and returns it. */
  keep<Thing extends { stop(): void | Promise<void> }>(thing: Thing): Thing {
    this.#stack.defer(() => thing.stop())
    return thing
  }
}

const publicMinPasswordCharacters = 8
/** Time-out for speaking a document whose length a plan limits. */
const planSpeechMs = 60_000

/** What finding footage needs. */
export interface StockParts {
  engines: readonly StockEngine[]
  /** Fetches files and small pictures of libraries. */
  fetch: GuardedFetch
  userAgent: string
  fetchHit: FetchHit
}

/** The parts that jobs use. */
export interface JobParts extends Pick<AppContext, 'config' | 'storage' | 'store'> {
  naturalVoices: Pick<NaturalVoiceOptions, 'folder' | 'download'>
  speaking: Speaking
  voices: VoiceService
  vendorSpeaking: VendorSpeaking
  mixing: Mixing
  renderers: RenderProcesses
  reader: FactsReader
  imageEngines: Engines<ImageEngine>
  textEngines: Engines<TextEngine>
  factEngines: readonly FactEngine[]
  articleExports: ArticleExportService
  sites: SiteParts
  facts: FactService
  articleWriter: ArticleWriter
  branding: PictureBranding
  vendorRules: VendorRules
  vendorKeys: VendorKeyService
  personaPlanner: PersonaPlanner
  assets: AssetService
  stock: StockParts
  /** Options only: the video models are loaded with the first video. */
  filming: FilmingOptions
}

/** The platforms that posts go to. */
export interface SocialParts {
  platforms: readonly SocialPlatform[]
  /** Replaces every call to a platform. */
  call: SocialFetch | undefined
}

export interface ServiceParts extends Omit<JobParts, 'renderers' | 'filming'> {
  queue: RunningQueue
  fetch: GuardedFetch
  social: SocialParts
  /** `wake` is set by the publisher of this process. */
  publishing: { wake: () => void }
  onMailFailed: (error: unknown) => void
  /** Of every kind. */
  allEngines: readonly DescribedEngine[]
  errors: ErrorKeeping
  onVoicesFailed: (error: unknown) => void
  onWebhookFailed: (error: unknown) => void
  passwordHashing: PasswordHashing | undefined
}

export async function createServices(parts: ServiceParts, opened: Opened): Promise<Services> {
  const { config, storage, store } = parts
  const { server, dataFolder, enforcesPlans: isEnforced } = config
  const { quotas } = server
  const { db } = store
  const createId = randomUUID
  const { authSecret: secret, sealingKeys } = readSecrets(dataFolder, server)
  const jobs = createJobService({ db, queue: parts.queue, quotas, createId })
  const { facts, assets, vendorRules: vendors } = parts
  const previews = opened.keep(createPreviews(parts, secret))
  const holdToPlan = createHolding({ db, isEnforced, previews })
  const articleSites = createArticleSiteService({ ...parts.sites, jobs, exports: parts.articleExports })
  const social = createSocialServices(parts, opened, articleSites)
  const fitToPlan = createPlanFit({ db, isEnforced })
  const projects = createProjectService({ db, quotas, fitToPlan, createId })
  const scripts = opened.keep(createScriptService({ facts }))
  return {
    ...social,
    ...createAccounts(parts, { secret, jobs }),
    ads: createAdService({ db, jobs, isEnforced, createId }),
    ...createArticleServices(parts, { jobs, projects, scripts }),
    articleSites,
    assets,
    brandKits: createBrandKitService({ db }),
    callers: opened.keep(createCallerService({ db, enforcesPlans: isEnforced, createId })),
    content: createContentService({ ...parts, vendors }),
    covers: opened.keep(createCoverService({ db, storage, dataFolder, createId })),
    creations: createCreationService({ db, storage, quotas, createId }),
    ...createMoneyServices(parts, sealingKeys),
    facts,
    gifs: createGifService({ db, jobs, createId }),
    ideas: opened.keep(createIdeaService({ ...parts, vendors, facts })),
    images: createImageService({ db, jobs, vendors, engines: parts.imageEngines, createId }),
    jobs,
    jobWatch: opened.keep(await startJobWatch(store)),
    kits: opened.keep(createKits(parts, { posts: social.posts, projects, scripts })),
    personas: createPersonaService({ db, jobs, vendors, imageEngines: parts.imageEngines, createId }),
    pictures: opened.keep(
      createPictureService({ db, storage, dataFolder, quotas, branding: parts.branding, createId }),
    ),
    previews,
    projects,
    scripts,
    ...createInstallation(parts, opened),
    stock: opened.keep(createStockService({ db, jobs, vendors, ...parts.stock, secret, createId })),
    vendorKeys: parts.vendorKeys,
    vendors,
    writingHelp: createWritingHelp({ textEngines: parts.textEngines, vendors }),
    videos: createVideoService({ db, jobs, holdToPlan, findVoice: parts.voices.find, createId }),
    voices: parts.voices,
    webhooks: opened.keep(createWebhooks(parts, sealingKeys)),
  }
}

/** Of a webhook's answer. */
const maxAnswerBytes = 1024

function createWebhooks(parts: ServiceParts, sealingKeys: readonly SealingKey[]): Services['webhooks'] {
  const { config, store } = parts
  const { db } = store
  const { privateHosts } = config
  const sealer = createSealer(sealingKeys)
  const send = createGuardedSend({
    exemptHosts: privateHosts,
    maxBytes: maxAnswerBytes,
    cutsAnswer: true,
  })
  const sender = createWebhookSender({
    db,
    sealer,
    send,
    isAlone: store.isExclusive,
    onError: parts.onWebhookFailed,
  })
  return createWebhookService({ db, sealer, sender, privateHosts, createId: randomUUID })
}

function createPreviews(parts: ServiceParts, secret: string): PreviewService {
  const { config, store, storage, speaking, mixing, naturalVoices } = parts
  const { dataFolder } = config
  return createPreviewService({
    db: store.db,
    storage,
    dataFolder,
    speaking,
    mixing,
    naturalVoices: naturalVoices.folder,
    secret,
  })
}

/** What all accounts share: the operator's view, and the natural voices. */
function createInstallation(parts: ServiceParts, opened: Opened): Pick<Services, 'naturalVoices' | 'system'> {
  const { config, store, errors, allEngines, vendorRules } = parts
  return {
    naturalVoices: opened.keep(
      createNaturalVoiceService({ ...parts.naturalVoices, onFailed: parts.onVoicesFailed }),
    ),
    system: createSystemService({
      db: store.db,
      config,
      errors,
      readEngines: async () => describeEngines(await vendorRules.keyedFor(allEngines, null)),
      now: Date.now,
    }),
  }
}

/** Credits, and the three ways to more of them: plans that are paid, license keys, and whoever sells plans. */
function createMoneyServices(
  { config: { stripe, server, mail }, store }: ServiceParts,
  sealingKeys: readonly SealingKey[],
): Pick<Services, 'credits' | 'licences' | 'payments' | 'sales'> {
  const own = { db: store.db, createId: randomUUID, now: Date.now }
  const provider = stripe ? createStripe(stripe) : local
  const mailer = mail === null ? null : createSmtpMailer(mail)
  return {
    credits: createCreditService(own),
    licences: createLicenceService({ ...own, hasher: createKeyedHasher(sealingKeys, 'licences') }),
    payments: createPaymentService({ ...own, provider, mailer, grantsPlans: server.grantsPlans }),
    sales: createSalesService({ ...own, mailer }),
  }
}

type KitParts = Pick<KitOptions, 'posts' | 'projects' | 'scripts'>

function createKits(parts: ServiceParts, own: KitParts): KitService {
  const { config, store, vendorRules: vendors } = parts
  const { productHunt } = config
  return createKitService({ ...parts, ...own, db: store.db, vendors, createId: randomUUID, productHunt })
}

type ArticleParts = Pick<ArticleOptions, 'projects' | 'scripts'> & { jobs: JobService }

function createArticleServices(
  parts: ServiceParts,
  own: ArticleParts,
): Pick<Services, 'articles' | 'articleExports'> {
  const { store, vendorRules: vendors, articleWriter: writer, articleExports } = parts
  return {
    articles: createArticleService({ ...parts, ...own, db: store.db, vendors, writer, createId: randomUUID }),
    articleExports,
  }
}

function createHolding(options: { db: Database; isEnforced: boolean; previews: PreviewService }) {
  const { db, isEnforced, previews } = options
  return createPlanGate({
    db,
    isEnforced,
    async speak(workspaceId, document) {
      const speech = await previews.speech(workspaceId, document, AbortSignal.timeout(planSpeechMs))
      return speech.scenes
    },
  })
}

type SocialServices = Pick<
  Services,
  'analytics' | 'calendar' | 'connections' | 'library' | 'posts' | 'reviews' | 'strategy' | 'trends'
>

/** Posts, and what goes with them. */
function createSocialServices(
  parts: ServiceParts,
  opened: Opened,
  articles: Services['articleSites'],
): SocialServices {
  const { config, store, social, publishing } = parts
  const { db } = store
  const createId = randomUUID
  const now = Date.now
  const { sealingKeys } = readSecrets(config.dataFolder, config.server)
  const posts = createPostService({ db, createId, onDue: publishing.wake })
  const strategy = createStrategyService({ db, now })
  const connections = opened.keep(createConnections({ config, db, sealingKeys, ...social }))
  return {
    analytics: opened.keep(
      createAnalyticsService({
        db,
        platforms: social.platforms,
        accounts: connections,
        dataFolder: config.dataFolder,
        now,
      }),
    ),
    calendar: createCalendarService({ db, posts, articles, createId, now }),
    connections,
    library: createLibraryService({ db, createId }),
    posts,
    reviews: createReviewService({ db, createId, now }),
    strategy,
    trends: createTrendService({ db, strategy, now }),
  }
}

function createAccounts(
  { config, store, storage, onMailFailed, passwordHashing }: ServiceParts,
  { secret, jobs }: { secret: string; jobs: JobService },
): Pick<Services, 'accounts' | 'dataExports' | 'passwordResets' | 'removal' | 'security' | 'teams'> {
  const { server, mail } = config
  const { db } = store
  const baseUrl = server.publicUrl ?? `http://localhost:${server.port}`
  const minPasswordCharacters = server.isLocal ? 1 : publicMinPasswordCharacters
  const { signInCreatesAccount, allowsGuests } = server
  const settings = { db, secret, minPasswordCharacters, baseUrl, passwordHashing }
  const authentication = createAuthentication(settings)
  let passkeys: Promise<PasskeyAuthentication> | null = null
  const loadPasskeys = () =>
    (passkeys ??= import('./services/account/passkey-authentication.ts').then((loaded) =>
      loaded.createPasskeyAuthentication(settings),
    ))
  const options = {
    db,
    secret,
    minPasswordCharacters,
    authentication,
    isSecure: baseUrl.startsWith('https:'),
    enforcesPlans: config.enforcesPlans,
    createId: randomUUID,
  }
  return {
    accounts: createAccountService({ ...options, signInCreatesAccount, allowsGuests }),
    dataExports: createDataExportService({ db, storage, jobs }),
    removal: createRemovalService({ db, storage, authentication, jobs }),
    security: createSecurityService({ ...options, loadPasskeys }),
    teams: createTeamService({ ...options, now: Date.now }),
    passwordResets: createResetService({
      ...options,
      baseUrl,
      mailer: mail && createSmtpMailer(mail),
      onMailFailed,
    }),
  }
}
