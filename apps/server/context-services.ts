// Constructs the services. Called once, by the composition root (context.ts).

import { randomUUID } from 'node:crypto'
import type { Config } from './config.ts'
import type { AppContext, Services } from './app-context.ts'
import type { RunningQueue } from './jobs/queue.ts'
import type { GuardedFetch } from './lib/guarded-fetch.ts'
import { createKeyedHasher } from './lib/keyed-hash.ts'
import { readSecrets } from './lib/secrets.ts'
import type { Engines } from './providers/engine.ts'
import type { FactEngine } from './providers/facts/port.ts'
import type { ImageEngine } from './providers/image/port.ts'
import { createSmtpMailer } from './providers/mail/smtp.ts'
import { local } from './providers/payment/local.ts'
import { createStripe } from './providers/payment/stripe.ts'
import type { SocialFetch, SocialPlatform } from './providers/social/port.ts'
import type { TextEngine } from './providers/text/port.ts'
import type { RenderProcesses } from './rendering/child/render-processes.ts'
import { createAccountService, type AccountService } from './services/account/account.ts'
import { createAuthentication } from './services/account/authentication.ts'
import { createAdService } from './services/ads/start-ad-video.ts'
import { createAnalyticsService } from './services/analytics/analytics.ts'
import type { ArticleExportService } from './services/article-exports/article-exports.ts'
import { createArticleSiteService } from './services/article-sites/article-sites.ts'
import type { SiteParts } from './services/article-sites/site-access.ts'
import { createArticleService, type ArticleOptions } from './services/articles/articles.ts'
import type { ArticleWriter } from './services/articles/article-writer.ts'
import { createAssetService } from './services/assets/assets.ts'
import type { FactsReader } from './services/assets/facts-reader.ts'
import { createConnections } from './create-connections.ts'
import { createCalendarService } from './services/calendar/calendar.ts'
import { createContentService } from './services/content/content.ts'
import { createCoverService } from './services/covers/covers.ts'
import { createCreationService } from './services/creations/creations.ts'
import type { FactService } from './services/facts/facts.ts'
import { createScriptService } from './services/scripts/scripts.ts'
import { createGifService } from './services/gifs/decode-video.ts'
import { createImageService } from './services/images/images.ts'
import { createIdeaService } from './services/ideas/ideas.ts'
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
import { createWritingHelp } from './services/posts/writing-help.ts'
import { createPostService } from './services/posts/posts.ts'
import { createPreviewService, type PreviewService } from './services/previews/previews.ts'
import type { Mixing } from './services/stages/sound/mixing.ts'
import type { Speaking } from './services/stages/voice/speaking.ts'
import { createPlanGate } from './services/plans/plan-limits.ts'
import { createProjectService } from './services/projects/projects.ts'
import { createReviewService } from './services/reviews/reviews.ts'
import type { FilmingOptions } from './services/stages/film/film-scenes.ts'
import type { VendorRules } from './services/vendors/vendor-rules.ts'
import { createStrategyService } from './services/strategy/strategy.ts'
import { createTrendService } from './services/trends/trends.ts'
import { createVideoService } from './services/videos/start-video.ts'
import type { Database, Store } from './store/database.ts'

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

/** The parts that jobs use. */
export interface JobParts extends Pick<AppContext, 'config' | 'storage' | 'store'> {
  speaking: Speaking
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
  vendorRules: VendorRules
  personaPlanner: PersonaPlanner
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
}

export async function createServices(parts: ServiceParts, opened: Opened): Promise<Services> {
  const { config, storage, store, speaking, mixing, reader } = parts
  const { server, dataFolder, enforcesPlans: isEnforced } = config
  const { quotas } = server
  const { db } = store
  const createId = randomUUID
  const { authSecret: secret, sealingKeys } = readSecrets(dataFolder, server)
  const jobs = createJobService({ db, queue: parts.queue, quotas, createId })
  const { vendorRules: vendors } = parts
  const previews = opened.keep(createPreviewService({ db, storage, dataFolder, speaking, mixing, secret }))
  const holdToPlan = createHolding({ db, isEnforced, previews })
  const social = createSocialServices(parts, opened)
  const projects = createProjectService({ db, quotas, createId })
  const assets = createAssetService({
    db,
    storage,
    reader,
    quotas,
    dataFolder,
    secret,
    publicUrl: server.publicUrl,
    createId,
  })
  const { facts } = parts
  const scripts = opened.keep(createScriptService({ facts }))
  return {
    ...social,
    accounts: createAccounts(config, store, secret),
    ads: createAdService({ db, jobs, isEnforced, createId }),
    ...createArticleServices(parts, { jobs, projects, scripts }),
    assets,
    brandKits: createBrandKitService({ db }),
    content: createContentService({ ...parts, vendors }),
    covers: opened.keep(createCoverService({ db, storage, dataFolder, createId })),
    creations: createCreationService({ db, storage, quotas, createId }),
    credits: createCreditService({ db }),
    facts,
    gifs: createGifService({ db, jobs, createId }),
    ideas: opened.keep(createIdeaService({ ...parts, vendors, facts })),
    images: createImageService({ db, jobs, vendors, engines: parts.imageEngines, createId }),
    jobs,
    jobWatch: opened.keep(await startJobWatch(store)),
    kits: opened.keep(createKits(parts, { posts: social.posts, projects, scripts })),
    licences: createLicenceService({
      db,
      hasher: createKeyedHasher(sealingKeys, 'licences'),
      createId,
      now: Date.now,
    }),
    personas: createPersonaService({ db, jobs, vendors, imageEngines: parts.imageEngines, createId }),
    ...createSelling(config, db),
    pictures: opened.keep(createPictureService({ db, storage, dataFolder, quotas, createId })),
    previews,
    projects,
    scripts,
    vendors,
    writingHelp: createWritingHelp({ textEngines: parts.textEngines, vendors }),
    videos: createVideoService({ db, jobs, holdToPlan, createId }),
  }
}

/** Plans that are paid, and messages about those that people sell. */
function createSelling({ stripe, server, mail }: Config, db: Database): Pick<Services, 'payments' | 'sales'> {
  const own = { db, createId: randomUUID, now: Date.now }
  const provider = stripe ? createStripe(stripe) : local
  const mailer = mail === null ? null : createSmtpMailer(mail)
  return {
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
): Pick<Services, 'articles' | 'articleExports' | 'articleSites'> {
  const { store, vendorRules: vendors, articleWriter: writer, articleExports, sites } = parts
  const { jobs } = own
  return {
    articles: createArticleService({ ...parts, ...own, db: store.db, vendors, writer, createId: randomUUID }),
    articleExports,
    articleSites: createArticleSiteService({ ...sites, jobs, exports: articleExports }),
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
function createSocialServices(parts: ServiceParts, opened: Opened): SocialServices {
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
    calendar: createCalendarService({ db, posts, createId, now }),
    connections,
    library: createLibraryService({ db, createId }),
    posts,
    reviews: createReviewService({ db, createId, now }),
    strategy,
    trends: createTrendService({ db, strategy, now }),
  }
}

function createAccounts({ server, enforcesPlans }: Config, { db }: Store, secret: string): AccountService {
  const baseUrl = server.publicUrl ?? `http://localhost:${server.port}`
  const minPasswordCharacters = server.isLocal ? 1 : publicMinPasswordCharacters
  const { signInCreatesAccount, allowsGuests } = server
  return createAccountService({
    db,
    secret,
    minPasswordCharacters,
    authentication: createAuthentication({ db, secret, minPasswordCharacters, baseUrl }),
    isSecure: baseUrl.startsWith('https:'),
    signInCreatesAccount,
    allowsGuests,
    enforcesPlans,
    createId: randomUUID,
  })
}
