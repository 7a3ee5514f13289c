// The parts of a running server. Types only, so that routes and upkeep can use them without importing the code that
// constructs them.

import type { Config } from './config.ts'
import type { Logger } from './lib/logger.ts'
import type { Metrics } from './lib/metrics.ts'
import type { DescribedEngine } from './providers/engine.ts'
import type { Storage } from './providers/storage/port.ts'
import type { AccountService } from './services/account/account.ts'
import type { DataExportService } from './services/account/export-data.ts'
import type { RemovalService } from './services/account/remove-account.ts'
import type { ResetService } from './services/account/reset-password.ts'
import type { SecurityService } from './services/account/security.ts'
import type { AdService } from './services/ads/start-ad-video.ts'
import type { AnalyticsService } from './services/analytics/analytics.ts'
import type { ArticleExportService } from './services/article-exports/article-exports.ts'
import type { ArticleSiteService } from './services/article-sites/article-sites.ts'
import type { ArticleService } from './services/articles/articles.ts'
import type { AssetService } from './services/assets/assets.ts'
import type { BrandKitService } from './services/brand-kit/brand-kit.ts'
import type { CallerService } from './services/callers/callers.ts'
import type { ConnectionService } from './services/connections/connections.ts'
import type { CalendarService } from './services/calendar/calendar.ts'
import type { ContentService } from './services/content/content.ts'
import type { CoverService } from './services/covers/covers.ts'
import type { CreationService } from './services/creations/creations.ts'
import type { CreditService } from './services/credits/credits.ts'
import type { FactService } from './services/facts/facts.ts'
import type { GifService } from './services/gifs/gifs.ts'
import type { IdeaService } from './services/ideas/ideas.ts'
import type { ImageService } from './services/images/images.ts'
import type { JobService } from './services/jobs/jobs.ts'
import type { JobWatch } from './services/jobs/watch-jobs.ts'
import type { KitService } from './services/kits/kits.ts'
import type { LicenceService } from './services/licences/licences.ts'
import type { LibraryService } from './services/library/library.ts'
import type { PersonaService } from './services/personas/personas.ts'
import type { PaymentService } from './services/payments/payments.ts'
import type { PictureService } from './services/pictures/pictures.ts'
import type { PostService } from './services/posts/posts.ts'
import type { PreviewService } from './services/previews/previews.ts'
import type { ProjectService } from './services/projects/projects.ts'
import type { ReviewService } from './services/reviews/reviews.ts'
import type { SalesService } from './services/sales/sales.ts'
import type { ScriptService } from './services/scripts/scripts.ts'
import type { StrategyService } from './services/strategy/strategy.ts'
import type { SystemService } from './services/system/system.ts'
import type { TeamService } from './services/teams/teams.ts'
import type { TrendService } from './services/trends/trends.ts'
import type { VendorKeyService } from './services/vendors/vendor-keys.ts'
import type { VendorRules } from './services/vendors/vendor-rules.ts'
import type { WritingHelp } from './services/posts/writing-help.ts'
import type { VideoService } from './services/videos/start-video.ts'
import type { VoiceService } from './services/voices/voices.ts'
import type { WebhookService } from './services/webhooks/webhooks.ts'
import type { Store } from './store/database.ts'

export interface Services {
  accounts: AccountService
  ads: AdService
  analytics: AnalyticsService
  articleExports: ArticleExportService
  articleSites: ArticleSiteService
  articles: ArticleService
  assets: AssetService
  brandKits: BrandKitService
  calendar: CalendarService
  callers: CallerService
  connections: ConnectionService
  content: ContentService
  covers: CoverService
  creations: CreationService
  credits: CreditService
  dataExports: DataExportService
  facts: FactService
  gifs: GifService
  ideas: IdeaService
  images: ImageService
  jobs: JobService
  jobWatch: JobWatch
  kits: KitService
  library: LibraryService
  licences: LicenceService
  passwordResets: ResetService
  personas: PersonaService
  payments: PaymentService
  pictures: PictureService
  posts: PostService
  previews: PreviewService
  projects: ProjectService
  removal: RemovalService
  reviews: ReviewService
  sales: SalesService
  scripts: ScriptService
  security: SecurityService
  strategy: StrategyService
  system: SystemService
  teams: TeamService
  trends: TrendService
  vendorKeys: VendorKeyService
  vendors: VendorRules
  videos: VideoService
  voices: VoiceService
  webhooks: WebhookService
  writingHelp: WritingHelp
}

export interface RateLimit {
  /** The number of calls that may come at once. */
  burst: number
  /** The number of calls per minute after that. */
  perMinute: number
}

export interface Limits {
  /** Sign-in and sign-up, per address and per email. */
  signIn: RateLimit
  guests: RateLimit
  /** All calls, per account, or per address where there is no account. */
  calls: RateLimit
  /** Searches for ideas, per account, because they may call other sites. */
  searches: RateLimit
  /** Messages to the operator, per address. */
  messages: RateLimit
}

export interface AppContext {
  config: Config
  logger: Logger
  store: Store
  storage: Storage
  limits: Limits
  /** The engines of every kind, for the list of engines. */
  engines: readonly DescribedEngine[]
  /** The command line reads this token in the data folder and sends it to this server. */
  commandToken: string
  metrics: Metrics
  /** Aborted when the process begins to stop. */
  stopping: AbortController
  createId: () => string
  nowMs: () => number
  services: Services
  /** Closes all parts, in reverse order of opening. */
  close(): Promise<void>
}
