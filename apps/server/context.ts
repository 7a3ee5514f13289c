// The composition root: the only module that constructs the parts. Each part gets its dependencies as arguments.

import { randomBytes, randomUUID } from 'node:crypto'
import { assertNever } from '@vivify/contract/errors'
import { encoderOf, type Config, type StorageConfig } from './config.ts'
import type { AppContext, Limits, RateLimit, Services } from './app-context.ts'
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
import type { Engines } from './providers/engine.ts'
import type { ImageEngine } from './providers/image/port.ts'
import { builtInComposer, vendors, type Vendors } from './providers/registry.ts'
import { flite } from './providers/speech/flite.ts'
import { createDiskStorage } from './providers/storage/disk.ts'
import type { Storage } from './providers/storage/port.ts'
import { builtInWriter } from './providers/text/built-in.ts'
import type { TextEngine } from './providers/text/port.ts'
import { createEngines, keyOf } from './providers/vendor.ts'
import { createRenderProcesses, type RenderProcesses } from './rendering/child/render-processes.ts'
import { createAccountService, type AccountService } from './services/account/account.ts'
import { createAuthentication } from './services/account/authentication.ts'
import { createAdService } from './services/ads/start-ad-video.ts'
import { createAssetService } from './services/assets/assets.ts'
import { createFactsReader, type FactsReader } from './services/assets/facts-reader.ts'
import { createContentService } from './services/content/content.ts'
import { createCoverService } from './services/covers/covers.ts'
import { createCreationService } from './services/creations/creations.ts'
import { createScriptService } from './services/scripts/scripts.ts'
import { createGifService } from './services/gifs/decode-video.ts'
import { createBuiltInPainter } from './services/images/built-in-painter.ts'
import { createImageService } from './services/images/images.ts'
import { createIdeaService } from './services/ideas/ideas.ts'
import { createBrandKitService } from './services/brand-kit/brand-kit.ts'
import { createCreditService } from './services/credits/credits.ts'
import { createJobService } from './services/jobs/jobs.ts'
import { startJobWatch } from './services/jobs/watch-jobs.ts'
import { createPictureService } from './services/pictures/pictures.ts'
import { createPreviewService } from './services/previews/previews.ts'
import { createMixing, type Mixing } from './services/stages/sound/mixing.ts'
import { createSpeaking, type Speaking } from './services/stages/voice/speaking.ts'
import { checkOut } from './services/plans/check-out.ts'
import { createPlanGate } from './services/plans/plan-limits.ts'
import { createProjectService } from './services/projects/projects.ts'
import type { FilmingOptions } from './services/stages/film/film-scenes.ts'
import { createVendorRules } from './services/vendors/vendor-rules.ts'
import { aloneWhenCrowded } from './processes/alone-when-crowded.ts'
import { mixInTask } from './services/stages/sound/soundtrack.ts'
import { speakInTask } from './services/stages/voice/speak.ts'
import { createVideoService } from './services/videos/start-video.ts'
import { openStore, type Database, type Store, type StoreLocation } from './store/database.ts'
import { requireSameInstallation } from './store/installation.ts'
import { summarizeLine } from './store/jobs.ts'

/** The parts of a server that its routes don't use. */
export interface ServerContext extends AppContext {
  queue: RunningQueue
  jobDefinitions: readonly JobDefinition[]
  filming: FilmingOptions
}

/** The parts that jobs use. */
export interface JobParts extends Pick<AppContext, 'config' | 'storage' | 'store'> {
  speaking: Speaking
  mixing: Mixing
  renderers: RenderProcesses
  reader: FactsReader
  imageEngines: Engines<ImageEngine>
  /** Options only: the video models are loaded with the first video. */
  filming: FilmingOptions
}

export interface ContextOptions {
  config: Config
  /** Overrides the location of the database in the configuration. */
  location?: StoreLocation
  limits?: Partial<Limits>
  /** Overrides the fetch for other sites. */
  fetch?: GuardedFetch
  /** Overrides the storage for people's files. */
  storage?: Storage
  /** Overrides the vendors. */
  vendors?: Vendors
  /** Overrides the kinds of jobs. */
  defineJobs?: (parts: JobParts) => readonly JobDefinition[]
}

const usualLimits: Limits = {
  signIn: { burst: 10, perMinute: 10 },
  guests: { burst: 10, perMinute: 5 },
  calls: { burst: 300, perMinute: 1200 },
  searches: { burst: 20, perMinute: 20 },
}
/** Only its own people reach a local installation. There the limit keeps a runaway program from filling the disk. */
const localGuests: RateLimit = { burst: 200, perMinute: 60 }
const publicMinPasswordCharacters = 8
/** Time-out for speaking a document whose length a plan limits. */
const planSpeechMs = 60_000

function limitsFor({ server }: Config): Limits {
  return server.isLocal ? { ...usualLimits, guests: localGuests } : usualLimits
}

/** The opened parts, closed in reverse order. */
class Opened {
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

/** Opens the database and builds all services. On failure throws AppError and leaves nothing open. */
export async function createContext(options: ContextOptions): Promise<ServerContext> {
  const { config } = options
  limitWorkMemory(config.server.workMegabytes ?? usualWorkMegabytes)
  const { store, logger } = await openDatabase(options)
  await using stack = new AsyncDisposableStack()
  stack.defer(() => store.close())
  const opened = new Opened(stack)
  const painter = opened.keep(createBuiltInPainter(config.dataFolder))
  const reader = opened.keep(createFactsReader())
  const engines = createVendorEngines(config, options.vendors ?? vendors)
  const parts: JobParts = {
    config,
    storage: options.storage ?? openStorage(config.storage),
    store,
    speaking: opened.keep(createSpeaking(config.dataFolder)),
    mixing: opened.keep(createMixing(config.dataFolder)),
    renderers: opened.keep(createRenderProcesses(encoderOf(config))),
    reader,
    imageEngines: { vendors: engines.image, builtIn: painter },
    filming: createFilming(config, engines, reader, store.db),
  }
  const jobDefinitions = (options.defineJobs ?? defineJobs)(parts)
  const queue = opened.keep(await startQueue(store, kindsOf(jobDefinitions), (error) => logger.warn(error)))
  const metrics = createMetrics(() => summarizeLine(store.db))
  const textEngines = { vendors: engines.text, builtIn: builtInWriter }
  const fetch = options.fetch ?? createGuardedFetch()
  const services = await createServices({ ...parts, queue, metrics, textEngines, fetch }, opened)
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
    engines: [builtInWriter, painter, flite, builtInComposer, ...engines.all],
    metrics,
    stopping: new AbortController(),
    commandToken: randomBytes(32).toString('base64url'),
    createId: randomUUID,
    nowMs: () => performance.now(),
    services,
    close: () => closing.disposeAsync(),
  }
}

/**
 * Opens this installation's database, and a logger that reports its outages once. Throws AppError `bad_input` when
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

/** Fetches addresses from vendors' answers, which may be on this machine. */
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

async function createServices(parts: ServiceParts, opened: Opened): Promise<Services> {
  const { config, storage, store, speaking, mixing, reader } = parts
  const { server, dataFolder, enforcesPlans: isEnforced } = config
  const { quotas } = server
  const { db } = store
  const createId = randomUUID
  const secret = readSecrets(dataFolder, server).authSecret
  const jobs = createJobService({ db, queue: parts.queue, quotas, createId })
  const vendors = createVendorRules({
    db,
    guestsUseVendors: server.guestsUseVendors,
    onUsage: parts.metrics.noteTokens,
  })
  const previews = opened.keep(createPreviewService({ db, storage, dataFolder, speaking, mixing, secret }))
  const holdToPlan = createPlanGate({
    db,
    isEnforced,
    async speak(workspaceId, document) {
      const speech = await previews.speech(workspaceId, document, AbortSignal.timeout(planSpeechMs))
      return speech.scenes
    },
  })
  return {
    accounts: createAccounts(config, store, secret),
    ads: createAdService({ db, jobs, isEnforced, createId }),
    assets: createAssetService({ db, storage, reader, quotas, createId }),
    brandKits: createBrandKitService({ db }),
    checkOut: (request) => checkOut({ db, grantsPlans: server.grantsPlans, createId }, request),
    content: createContentService({ ...parts, vendors }),
    covers: opened.keep(createCoverService({ db, storage, dataFolder, createId })),
    creations: createCreationService({ db, storage, quotas, createId }),
    credits: createCreditService({ db }),
    gifs: createGifService({ db, jobs, createId }),
    ideas: opened.keep(createIdeaService({ ...parts, vendors })),
    images: createImageService({ db, jobs, vendors, engines: parts.imageEngines, createId }),
    jobs,
    jobWatch: opened.keep(await startJobWatch(store)),
    pictures: opened.keep(createPictureService({ db, storage, dataFolder, quotas, createId })),
    previews,
    projects: createProjectService({ db, quotas, createId }),
    scripts: opened.keep(createScriptService()),
    vendors,
    videos: createVideoService({ db, jobs, holdToPlan, createId }),
  }
}

function createAccounts({ server }: Config, { db }: Store, secret: string): AccountService {
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
    createId: randomUUID,
  })
}
