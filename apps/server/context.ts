// The only place that constructs. Everything else is handed what it needs.

import { randomBytes, randomUUID } from 'node:crypto'
import { assertNever } from '@vivify/contract/errors'
import { encoderOf, type Config, type StorageConfig } from './config.ts'
import type { RateLimit } from './http/rate-limit.ts'
import type { JobDefinition } from './services/jobs/job.ts'
import { decodeVideoJob } from './jobs/decode-video.ts'
import { makeAdVideoJob } from './jobs/make-ad-video.ts'
import { makeImagesJob } from './jobs/make-images.ts'
import { makeVideoJob } from './jobs/make-video.ts'
import { tellWebhookJob } from './jobs/tell-webhook.ts'
import { startQueue, type RunningQueue } from './jobs/queue.ts'
import { Gate } from './lib/gate.ts'
import { limitWorkMemory, usualWorkMegabytes } from './processes/work-memory.ts'
import { createGuardedFetch, type GuardedFetch } from './lib/guarded-fetch.ts'
import { createMetrics, type Metrics } from './lib/metrics.ts'
import { createLogger, leaveOutKnown, type Logger } from './lib/logger.ts'
import { readSecrets } from './lib/secrets.ts'
import type { DescribedEngine, Engines } from './providers/engine.ts'
import type { ImageEngine } from './providers/image/port.ts'
import { builtInComposer, vendors, type Vendors } from './providers/registry.ts'
import { flite } from './providers/speech/flite.ts'
import { createDiskStorage } from './providers/storage/disk.ts'
import type { Storage } from './providers/storage/port.ts'
import { builtInWriter } from './providers/text/built-in.ts'
import type { TextEngine } from './providers/text/port.ts'
import { createEngines, keyOf } from './providers/vendor.ts'
import { createRenderProcesses, type RenderProcesses } from './rendering/child/render-processes.ts'
import { createAccountService } from './services/account/account.ts'
import { createAuthentication } from './services/account/authentication.ts'
import { requireAdStudio } from './services/ads/ad-plan.ts'
import { startAdVideo } from './services/ads/start-ad-video.ts'
import { createAssetService } from './services/assets/assets.ts'
import { createFactsReader, type FactsReader } from './services/assets/facts-reader.ts'
import { createContentService } from './services/content/content.ts'
import { createCoverService } from './services/covers/covers.ts'
import { createCreationService } from './services/creations/creations.ts'
import { createScriptService } from './services/scripts/scripts.ts'
import { startDecoding } from './services/gifs/decode-video.ts'
import { createBuiltInPainter } from './services/images/built-in-painter.ts'
import { listImages } from './services/images/list-images.ts'
import { startEdit } from './services/images/start-edit.ts'
import { startImages } from './services/images/start-images.ts'
import { createIdeaService } from './services/ideas/ideas.ts'
import { createBrandKitService } from './services/brand-kit/brand-kit.ts'
import { createCreditService } from './services/credits/credits.ts'
import { createJobService, type JobService } from './services/jobs/jobs.ts'
import { startJobWatch } from './services/jobs/watch-jobs.ts'
import { createPictureService } from './services/pictures/pictures.ts'
import { createPreviewService } from './services/previews/previews.ts'
import { createMixing, type Mixing } from './services/stages/sound/mixing.ts'
import { createSpeaking, type Speaking } from './services/stages/voice/speaking.ts'
import { checkOut, type CheckoutRequest } from './services/plans/check-out.ts'
import { createPlanGate } from './services/plans/plan-limits.ts'
import { createProjectService } from './services/projects/projects.ts'
import type { FilmingOptions } from './services/stages/film/film-scenes.ts'
import { createVendorRules, type VendorRules } from './services/vendors/vendor-rules.ts'
import { aloneWhenCrowded } from './processes/alone-when-crowded.ts'
import { mixInTask } from './services/stages/sound/soundtrack.ts'
import { speakInTask } from './services/stages/voice/speak.ts'
import { startVideo } from './services/videos/start-video.ts'
import { openStore, type Database, type Store, type StoreLocation } from './store/database.ts'
import { requireSameInstallation } from './store/installation.ts'

export interface Limits {
  /** Sign-in and sign-up, of one address and of one e-mail. */
  signIn: RateLimit
  guests: RateLimit
  /** All calls of one account, or of one address without an account. */
  calls: RateLimit
  /** Searches for ideas of one account: they may go out to other sites. */
  searches: RateLimit
}

export interface AppContext {
  config: Config
  logger: Logger
  store: Store
  storage: Storage
  queue: RunningQueue
  jobDefinitions: readonly JobDefinition[]
  filming: FilmingOptions
  limits: Limits
  /** Of every kind, for the list of engines. */
  engines: readonly DescribedEngine[]
  /** Whoever shows it has read it in the data folder. */
  commandToken: string
  metrics: Metrics
  /** Aborted when the process begins to stop. */
  stopping: AbortController
  createId: () => string
  nowMs: () => number
  services: Awaited<ReturnType<typeof createServices>>
  /** Ends what was opened, in the right order. */
  close(): Promise<void>
}

/** What jobs are made of. */
export interface JobParts extends Pick<AppContext, 'config' | 'storage' | 'store'> {
  speaking: Speaking
  mixing: Mixing
  renderers: RenderProcesses
  reader: FactsReader
  imageEngines: Engines<ImageEngine>
  /** Plain parts: what films is loaded with the first video. */
  filming: FilmingOptions
}

export interface ContextOptions {
  config: Config
  /** Where the database is, when it is not where the configuration says. */
  location?: StoreLocation
  limits?: Partial<Limits>
  /** Replaces the way to other sites. */
  fetch?: GuardedFetch
  /** Replaces the place where files of people are kept. */
  storage?: Storage
  /** Replaces the vendors whose engines there are. */
  vendors?: Vendors
  /** Replaces the kinds of jobs. */
  defineJobs?: (parts: JobParts) => readonly JobDefinition[]
}

const usualLimits: Limits = {
  signIn: { burst: 10, perMinute: 10 },
  guests: { burst: 10, perMinute: 5 },
  calls: { burst: 300, perMinute: 1200 },
  searches: { burst: 20, perMinute: 20 },
}
/** Only its own people reach a local installation: there it keeps a runaway program from filling the disk. */
const localGuests: RateLimit = { burst: 200, perMinute: 60 }
const publicMinPasswordCharacters = 8
/** For the voice of a document whose length a plan limits. */
const planSpeechMs = 60_000

function limitsFor({ server }: Config): Limits {
  return server.isLocal ? { ...usualLimits, guests: localGuests } : usualLimits
}

/** Opens the database and builds all services. Throws AppError when that can't be done. */
export async function createContext(options: ContextOptions): Promise<AppContext> {
  const { config } = options
  limitWorkMemory(config.server.workMegabytes ?? usualWorkMegabytes)
  const { store, logger } = await openDatabase(options)
  try {
    const storage = options.storage ?? openStorage(config.storage)
    const speaking = createSpeaking(config.dataFolder)
    const mixing = createMixing(config.dataFolder)
    const renderers = createRenderProcesses(encoderOf(config))
    const reader = createFactsReader()
    const painter = createBuiltInPainter(config.dataFolder)
    const engines = createVendorEngines(config, options.vendors ?? vendors)
    const imageEngines: Engines<ImageEngine> = { vendors: engines.image, builtIn: painter }
    const filming = createFilming(config, engines, reader, store.db)
    const parts = { config, storage, store, speaking, mixing, renderers, reader, imageEngines, filming }
    const jobDefinitions = (options.defineJobs ?? defineJobs)(parts)
    const queue = await startQueue(store, kindsOf(jobDefinitions), (error) => logger.warn(error))
    const metrics = createMetrics(store.db)
    const services = await createServices({
      ...parts,
      queue,
      metrics,
      textEngines: { vendors: engines.text, builtIn: builtInWriter },
      fetch: options.fetch ?? createGuardedFetch(),
    })
    return {
      ...parts,
      logger,
      queue,
      jobDefinitions,
      limits: { ...limitsFor(config), ...options.limits },
      engines: [builtInWriter, painter, flite, builtInComposer, ...engines.all],
      metrics,
      stopping: new AbortController(),
      commandToken: randomBytes(32).toString('base64url'),
      createId: randomUUID,
      nowMs: () => performance.now(),
      services,
      async close() {
        const { scripts, ideas, pictures, covers, previews } = services
        for (const service of [scripts, ideas, reader, pictures, covers, previews]) service.stop()
        painter.stop()
        renderers.stop()
        await services.jobWatch.stop()
        await queue.stop()
        await store.close()
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}

/**
 * The database of this installation, and a logger that tells of its outages once. Throws AppError `bad_input` when
 * database, data folder and secret don't belong together.
 */
async function openDatabase({ config, location }: ContextOptions): Promise<{ store: Store; logger: Logger }> {
  const { dataFolder, server } = config
  const all = createLogger(server.logLevel)
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
  return { store, logger: leaveOutKnown(all, (error) => store.outage?.isEcho(error) ?? false) }
}

/** The engines of all vendors, set up or not. */
function createVendorEngines(config: Config, lists: Vendors) {
  const { vendors: settings, videoModelMaxClips: maxClips } = config
  const fetch = createVendorFetch(config, lists)
  const text = createEngines(lists.text, settings, {})
  const image = createEngines(lists.image, settings, { fetch })
  const speech = createEngines(lists.speech, settings, {})
  const video = createEngines(lists.video, settings, { maxClips })
  return { text, image, speech, video, fetch, all: [...text, ...image, ...speech, ...video] }
}

function createFilming(
  { dataFolder, videoModelMaxClips: maxClips }: Config,
  { video, fetch }: ReturnType<typeof createVendorEngines>,
  reader: FactsReader,
  db: Database,
) {
  return { db, createId: randomUUID, engines: video, fetch, dataFolder, maxClips, reader: reader.of('films') }
}

function openStorage({ kind, folder }: StorageConfig): Storage {
  switch (kind) {
    case 'disk':
      return createDiskStorage(folder)
    default:
      return assertNever(kind)
  }
}

function kindsOf(definitions: readonly JobDefinition[]): string[] {
  return definitions.map((definition) => definition.kind)
}

function storeLocation(config: Config): StoreLocation {
  const url = config.server.databaseUrl
  return url === undefined ? { kind: 'folder', folder: config.dataFolder } : { kind: 'postgres', url }
}

/** For addresses in the answers of vendors, which may stand beside this server. */
function createVendorFetch(
  { vendors: settings, privateHosts }: Config,
  { image, video }: Vendors,
): GuardedFetch {
  const bases = [...image, ...video].flatMap((vendor) => settings[keyOf(vendor)]?.baseUrl || [])
  return createGuardedFetch({ exemptHosts: [...privateHosts, ...bases.map((base) => new URL(base).host)] })
}

function defineJobs(parts: JobParts) {
  const { config, storage, store, speaking, mixing, renderers, reader, imageEngines, filming } = parts
  const videos = {
    db: store.db,
    dataFolder: config.dataFolder,
    storage,
    encoder: encoderOf(config),
    speak: aloneWhenCrowded(speaking.run, speakInTask),
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
  return [
    decodeVideoJob({ db: store.db, storage, dataFolder: config.dataFolder, encoder: encoderOf(config) }),
    makeImagesJob({ db: store.db, storage, engines: imageEngines }),
    makeVideoJob({ ...videos, filming }),
    makeAdVideoJob(videos),
    tellWebhookJob({
      db: store.db,
      fetch: createGuardedFetch({ exemptHosts: config.privateHosts }),
    }),
  ]
}

interface ServiceParts extends Omit<JobParts, 'renderers' | 'filming'> {
  queue: RunningQueue
  metrics: Metrics
  textEngines: Engines<TextEngine>
  fetch: GuardedFetch
}

async function createServices(parts: ServiceParts) {
  const { config, storage, store, speaking, mixing, reader } = parts
  const { server, dataFolder } = config
  const { quotas } = server
  const { db } = store
  const createId = randomUUID
  const secret = readSecrets(dataFolder, server).authSecret
  const account = {
    db,
    secret,
    minPasswordCharacters: server.isLocal ? 1 : publicMinPasswordCharacters,
  }
  const baseUrl = server.publicUrl ?? `http://localhost:${server.port}`
  const jobs = createJobService({ db, queue: parts.queue, quotas, createId })
  const vendors = createVendorRules({
    db,
    guestsUseVendors: server.guestsUseVendors,
    onUsage: parts.metrics.noteTokens,
  })
  const previews = createPreviewService({ db, storage, dataFolder, speaking, mixing, secret })
  const holdToPlan = createPlanGate({
    db,
    isEnforced: config.enforcesPlans,
    async speak(workspaceId, document) {
      const speech = await previews.speech(workspaceId, document, AbortSignal.timeout(planSpeechMs))
      return speech.scenes
    },
  })
  return {
    accounts: createAccountService({
      ...account,
      authentication: createAuthentication({ ...account, baseUrl }),
      isSecure: baseUrl.startsWith('https:'),
      signInCreatesAccount: server.signInCreatesAccount,
      allowsGuests: server.allowsGuests,
      createId,
    }),
    credits: createCreditService({ db }),
    checkOut: (request: CheckoutRequest) =>
      checkOut({ db, grantsPlans: server.grantsPlans, createId }, request),
    jobs,
    jobWatch: await startJobWatch(store),
    assets: createAssetService({ db, storage, reader, quotas, createId }),
    brandKits: createBrandKitService({ db }),
    content: createContentService({ ...parts, vendors }),
    creations: createCreationService({ db, storage, quotas, createId }),
    covers: createCoverService({ db, storage, dataFolder, createId }),
    scripts: createScriptService(),
    previews,
    ideas: createIdeaService({ ...parts, vendors }),
    pictures: createPictureService({ db, storage, dataFolder, quotas, createId }),
    projects: createProjectService({ db, quotas, createId }),
    vendors,
    ...createMakers({ ...parts, jobs, vendors, holdToPlan }),
  }
}

/** What starts work that lasts. */
function createMakers(parts: {
  config: Config
  store: Store
  imageEngines: Engines<ImageEngine>
  jobs: JobService
  vendors: VendorRules
  holdToPlan: Parameters<typeof startVideo>[0]['holdToPlan']
}) {
  const { config, jobs, vendors, holdToPlan } = parts
  const { db } = parts.store
  const createId = randomUUID
  return {
    ads: {
      start: (request: Parameters<typeof startAdVideo>[1]) =>
        startAdVideo({ db, jobs, isEnforced: config.enforcesPlans, createId }, request),
      requireStudio: (workspaceId: string) =>
        requireAdStudio({ db, isEnforced: config.enforcesPlans }, workspaceId),
    },
    gifs: {
      decode: (request: Parameters<typeof startDecoding>[1]) =>
        startDecoding({ db, jobs, createId }, request),
    },
    images: {
      start: (request: Parameters<typeof startImages>[1]) =>
        startImages({ jobs, vendors, engines: parts.imageEngines, createId }, request),
      edit: (request: Parameters<typeof startEdit>[1]) =>
        startEdit({ db, jobs, vendors, engines: parts.imageEngines, createId }, request),
      list: (workspaceId: string, query: Parameters<typeof listImages>[2]) =>
        listImages(db, workspaceId, query),
    },
    videos: {
      start: (request: Parameters<typeof startVideo>[1]) =>
        startVideo({ db, jobs, holdToPlan, createId }, request),
    },
  }
}
