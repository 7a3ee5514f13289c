// The composition root: the only module that constructs the parts. Each part gets its dependencies as arguments.

import { randomBytes, randomUUID } from 'node:crypto'
import { encoderOf, type Config } from './config.ts'
import type { AppContext, Limits, RateLimit, Services } from './app-context.ts'
import type { JobDefinition } from './services/jobs/job.ts'
import { decodeVideoJob } from './jobs/decode-video.ts'
import { exportDataJob } from './jobs/export-data.ts'
import { makeAdVideoJob } from './jobs/make-ad-video.ts'
import { makeGifJob } from './jobs/make-gif.ts'
import { makeImagesJob } from './jobs/make-images.ts'
import { createPlanFit } from './services/plans/plan-limits.ts'
import { makePersonaJob } from './jobs/make-persona.ts'
import { makeVideoJob } from './jobs/make-video.ts'
import { placeStockJob } from './jobs/place-stock.ts'
import { publishArticleJob } from './jobs/publish-article.ts'
import { writeArticleJob } from './jobs/write-article.ts'
import { startQueue, type RunningQueue } from './jobs/queue.ts'
import { Gate } from './lib/gate.ts'
import { limitWorkMemory, usualWorkMegabytes } from './processes/work-memory.ts'
import { createGuardedFetch, type GuardedFetch } from './lib/guarded-fetch.ts'
import { ErrorTally, tallyErrors } from './lib/error-tally.ts'
import { createMetrics } from './lib/metrics.ts'
import { createLogger, leaveOutKnown, type Logger } from './lib/logger.ts'
import { readSecrets } from './lib/secrets.ts'
import { builtInComposer, vendors } from './providers/registry.ts'
import type { DescribedEngine } from './providers/engine.ts'
import { createKokoro } from './providers/speech/kokoro/kokoro.ts'
import { flite } from './providers/speech/flite.ts'
import { platforms } from './providers/social/platforms.ts'
import type { SocialFetch, SocialPlatform } from './providers/social/port.ts'
import { builtInWriter } from './providers/text/built-in.ts'
import type { PasswordHashing } from './services/account/authentication.ts'
import { createFactCollector } from './services/articles/collect-facts.ts'
import { createPostService } from './services/posts/posts.ts'
import { createProjectService } from './services/projects/projects.ts'
import type { FilmingOptions } from './services/stages/film/film-scenes.ts'
import { createMediaOpener } from './services/posts/open-media.ts'
import type { PublishOptions } from './services/posts/publish-target.ts'
import { aloneWhenCrowded } from './processes/alone-when-crowded.ts'
import { mixInTask } from './services/stages/sound/soundtrack.ts'
import { speakInTask } from './services/stages/voice/speak.ts'
import { keepErrors } from './services/system/keep-errors.ts'
import { openStore, type Store, type StoreLocation } from './store/database.ts'
import { requireSameInstallation } from './store/installation.ts'
import { summarizeLine } from './store/jobs.ts'
import { createJobParts, type GivenParts } from './create-job-parts.ts'
import { createVendorEngines, type VendorEngines } from './create-vendor-engines.ts'
import {
  createServices,
  Opened,
  type JobParts,
  type ServiceParts,
  type SocialParts,
} from './context-services.ts'

/** The parts of a server that its routes don't use. */
export interface ServerContext extends AppContext {
  queue: RunningQueue
  jobDefinitions: readonly JobDefinition[]
  filming: FilmingOptions
  /** What sending posts needs. The publisher of this process replaces `wake`. */
  publishing: PublishOptions & { wake: () => void }
}

export interface ContextOptions extends GivenParts {
  /** Overrides the location of the database in the configuration. */
  location?: StoreLocation
  limits?: Partial<Limits>
  /** Overrides the fetch for other sites. */
  fetch?: GuardedFetch
  /** Overrides the platforms that posts go to. */
  platforms?: readonly SocialPlatform[]
  /** Overrides every call to a platform, for instance by its simulator. Addresses are then not checked. */
  callPlatforms?: SocialFetch
  /** Overrides how passwords are hashed. */
  passwordHashing?: PasswordHashing
  /** Overrides the kinds of jobs. */
  defineJobs?: (parts: JobParts) => readonly JobDefinition[]
}

const usualLimits: Limits = {
  signIn: { burst: 10, perMinute: 10 },
  guests: { burst: 10, perMinute: 5 },
  calls: { burst: 300, perMinute: 1200 },
  searches: { burst: 20, perMinute: 20 },
  messages: { burst: 5, perMinute: 0.2 },
}
/** Only its own people reach a local installation. There the limit keeps a runaway program from filling the disk. */
const localGuests: RateLimit = { burst: 200, perMinute: 60 }

function limitsFor({ server }: Config): Limits {
  return server.isLocal ? { ...usualLimits, guests: localGuests } : usualLimits
}

/** Opens the database and builds all services. On failure throws AppError and leaves nothing open. */
export async function createContext(options: ContextOptions): Promise<ServerContext> {
  const { config } = options
  limitWorkMemory(config.server.workMegabytes ?? usualWorkMegabytes)
  const { store, logger, tally } = await openDatabase(options)
  await using stack = new AsyncDisposableStack()
  stack.defer(() => store.close())
  const opened = new Opened(stack)
  const errors = opened.keep(keepErrors(store.db, tally))
  const engines = createVendorEngines(config, options.vendors ?? vendors)
  const metrics = createMetrics(() => summarizeLine(store.db))
  const fetch = options.fetch ?? createGuardedFetch()
  const parts = createJobParts(options, { store, engines, opened, fetch, metrics })
  const jobDefinitions = (options.defineJobs ?? defineJobs)(parts)
  const queue = opened.keep(await startQueue(store, kindsOf(jobDefinitions), (error) => logger.warn(error)))
  const social = { platforms: options.platforms ?? platforms, call: options.callPlatforms }
  const onDue = { wake: () => {} }
  const publishing = { wake: () => onDue.wake() }
  const allEngines = listAllEngines(parts, engines)
  const services = await createServices(
    {
      ...parts,
      queue,
      fetch,
      social,
      publishing,
      ...reportFailures(logger),
      allEngines,
      errors,
      passwordHashing: options.passwordHashing,
    },
    opened,
  )
  const sending = createPublishing(parts, { services, social, opened })
  const closing = stack.move()
  return {
    config,
    storage: parts.storage,
    store,
    logger,
    queue,
    jobDefinitions,
    filming: parts.filming,
    limits: { ...limitsFor(config), ...options.limits },
    engines: allEngines,
    metrics,
    stopping: new AbortController(),
    commandToken: randomBytes(32).toString('base64url'),
    createId: randomUUID,
    nowMs: () => performance.now(),
    services,
    publishing: Object.assign(onDue, sending),
    close: () => closing.disposeAsync(),
  }
}

/** The engines of every kind, the built-in ones first. */
function listAllEngines(parts: JobParts, engines: VendorEngines): DescribedEngine[] {
  return [
    builtInWriter,
    parts.imageEngines.builtIn,
    flite,
    createKokoro(parts.naturalVoices.folder),
    builtInComposer,
    ...engines.all,
    ...parts.factEngines,
  ]
}

/** What goes wrong beside a request is logged. */
function reportFailures(
  logger: Logger,
): Pick<ServiceParts, 'onMailFailed' | 'onVoicesFailed' | 'onWebhookFailed'> {
  return {
    onMailFailed: (error) => logger.error({ error }, 'a mail could not be sent'),
    onVoicesFailed: (error) => logger.warn({ error }, 'the natural voices were not downloaded'),
    onWebhookFailed: (error) => logger.error({ error }, 'a webhook could not be worked on'),
  }
}

/** What sending posts needs. */
function createPublishing(
  { config, storage, store }: JobParts,
  { services, social, opened }: { services: Services; social: SocialParts; opened: Opened },
): PublishOptions {
  const media = opened.keep(
    createMediaOpener({
      db: store.db,
      storage,
      dataFolder: config.dataFolder,
      encoder: encoderOf(config),
      readTracks: ({ workspaceId, id }, signal) => services.assets.readTracks(workspaceId, id, signal),
      publicUrl: ({ workspaceId, id }) => services.assets.publicUrl(workspaceId, id),
    }),
  )
  return {
    db: store.db,
    createId: randomUUID,
    platforms: new Map(social.platforms.map((platform) => [platform.id, platform])),
    accounts: services.connections,
    openMedia: media.open,
  }
}

/**
 * Opens this installation's database, and a logger that reports its outages once. Throws AppError `bad_input` when
 * database, data folder and secret don't belong together.
 */
async function openDatabase({
  config,
  location,
}: ContextOptions): Promise<{ store: Store; logger: Logger; tally: ErrorTally }> {
  const { dataFolder, server } = config
  const tally = new ErrorTally()
  const all = tallyErrors(createLogger(server.logLevel), tally)
  const store = await openStore(location ?? storeLocation(config), {
    onAway: (reason) => all.error({ reason }, 'the database is away'),
    onBack: (afterSeconds) => all.warn({ afterSeconds }, 'the database is back'),
  })
  try {
    const { authSecret } = readSecrets(dataFolder, server)
    const { replacesSecret } = server
    const isReplaced = await requireSameInstallation({ store, dataFolder, authSecret, replacesSecret })
    if (isReplaced) all.warn({}, 'the secret is a new one: everybody signs in again')
  } catch (error) {
    await store.close()
    throw error
  }
  return { store, logger: leaveOutKnown(all, (error) => store.outage?.isEcho(error) ?? false), tally }
}

function kindsOf(definitions: readonly JobDefinition[]): string[] {
  return definitions.map((definition) => definition.kind)
}

function storeLocation(config: Config): StoreLocation {
  const url = config.server.databaseUrl
  return url === undefined ? { kind: 'folder', folder: config.dataFolder } : { kind: 'postgres', url }
}

function defineJobs(parts: JobParts) {
  const { config, storage, store, speaking, mixing, renderers, reader, imageEngines, filming } = parts
  const { db } = store
  const videos = {
    db: store.db,
    dataFolder: config.dataFolder,
    storage,
    encoder: encoderOf(config),
    naturalVoices: parts.naturalVoices.folder,
    speak: aloneWhenCrowded(speaking.run, speakInTask),
    vendorSpeaking: parts.vendorSpeaking,
    mix: aloneWhenCrowded(mixing.run, mixInTask),
    renderers,
    reader,
    concurrency: config.server.rendersAtOnce,
    turns: new Gate({
      atOnce: config.server.rendersAtOnce,
      maxWaiting: Number.POSITIVE_INFINITY,
      megabytes: config.server.workMegabytes ?? usualWorkMegabytes,
    }),
  }
  const footage = { db, ...parts.stock, vendors: parts.vendorRules }
  return [
    decodeVideoJob({ db: store.db, storage, dataFolder: config.dataFolder, encoder: encoderOf(config) }),
    makeGifJob({ db: store.db, storage, dataFolder: config.dataFolder, createId: randomUUID }),
    exportDataJob({ db: store.db, storage, dataFolder: config.dataFolder }),
    makeImagesJob({ db: store.db, storage, engines: imageEngines, vendors: parts.vendorRules }),
    makePersonaJob({
      db,
      storage,
      engines: imageEngines,
      textEngines: parts.textEngines,
      vendors: parts.vendorRules,
      planner: parts.personaPlanner,
      posts: createPostService({ db, createId: randomUUID }),
      projects: createProjectService({
        db,
        quotas: config.server.quotas,
        fitToPlan: createPlanFit({ db, isEnforced: config.enforcesPlans }),
        createId: randomUUID,
      }),
    }),
    makeVideoJob({ ...videos, filming, vendors: parts.vendorRules, footage }),
    placeStockJob(footage),
    makeAdVideoJob(videos),
    publishArticleJob({ ...parts.sites, exports: parts.articleExports, dataFolder: config.dataFolder }),
    writeArticleJob({
      db,
      storage,
      engines: imageEngines,
      textEngines: parts.textEngines,
      vendors: parts.vendorRules,
      writer: parts.articleWriter,
      branding: parts.branding,
      collector: createFactCollector(parts.facts),
    }),
  ]
}
