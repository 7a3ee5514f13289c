// Opens what jobs and services use. Called once, by the composition root (context.ts).

import { randomUUID } from 'node:crypto'
import { assertNever } from '@vivify/contract/errors'
import { encoderOf, type Config, type StorageConfig } from './config.ts'
import type { JobParts, Opened } from './context-services.ts'
import { createSiteParts } from './create-sites.ts'
import { createVendorEngines, type VendorEngines } from './create-vendor-engines.ts'
import { createGuardedFetch, type GuardedFetch } from './lib/guarded-fetch.ts'
import type { Metrics } from './lib/metrics.ts'
import { nameAgent } from './lib/name-agent.ts'
import { createSealer } from './lib/sealed.ts'
import { readSecrets } from './lib/secrets.ts'
import { createFactEngines } from './providers/facts/create-engines.ts'
import { listVendors, vendors, type Vendors } from './providers/registry.ts'
import { openVoicesFolder } from './providers/speech/kokoro/folder.ts'
import { createDiskStorage } from './providers/storage/disk.ts'
import type { Storage } from './providers/storage/port.ts'
import { builtInWriter } from './providers/text/built-in.ts'
import { keyOf } from './providers/vendor.ts'
import { createRenderProcesses } from './rendering/child/render-processes.ts'
import { createArticleExportService } from './services/article-exports/article-exports.ts'
import { createPictureBranding } from './services/brand-kit/brand-pictures.ts'
import { createArticleWriter } from './services/articles/article-writer.ts'
import { createAssetService, type AssetService } from './services/assets/assets.ts'
import { createFactsReader, type FactsReader } from './services/assets/facts-reader.ts'
import { createFactService } from './services/facts/facts.ts'
import { createBuiltInPainter, type BuiltInPainter } from './services/images/built-in-painter.ts'
import type { NaturalVoiceOptions } from './services/natural-voices/natural-voices.ts'
import { createPersonaPlanner } from './services/personas/planner.ts'
import type { FilmingOptions } from './services/stages/film/film-scenes.ts'
import { createMixing } from './services/stages/sound/mixing.ts'
import { createSpeaking } from './services/stages/voice/speaking.ts'
import { createVendorSpeaking } from './services/stages/voice/vendor-speaking.ts'
import { createFetchHit } from './services/stock/fetch-hit.ts'
import { createVendorKeyService } from './services/vendors/vendor-keys.ts'
import { createVendorRules } from './services/vendors/vendor-rules.ts'
import { createVoiceService } from './services/voices/voices.ts'
import type { Store } from './store/database.ts'

/** The configuration, and what the caller brings instead of the usual parts. */
export interface GivenParts {
  config: Config
  /** Overrides the storage for people's files. */
  storage?: Storage
  /** Overrides the vendors. */
  vendors?: Vendors
  /** Overrides the built-in engine of images. */
  painter?: BuiltInPainter
  /** Overrides where the natural voices are, and how they are downloaded. */
  naturalVoices?: Pick<NaturalVoiceOptions, 'folder' | 'download'>
}

interface PartOptions {
  store: Store
  engines: VendorEngines
  opened: Opened
  /** For other sites. */
  fetch: GuardedFetch
  metrics: Metrics
}

export function createJobParts(given: GivenParts, options: PartOptions): JobParts {
  const { config } = given
  const { dataFolder } = config
  const { store, engines, opened, fetch } = options
  const { db } = store
  const painter = opened.keep(given.painter ?? createBuiltInPainter(dataFolder))
  const reader = opened.keep(createFactsReader())
  const storage = given.storage ?? openStorage(config.storage)
  const lists = given.vendors ?? vendors
  const vendorParts = createVendorParts(config, lists, options)
  const factEngines = createFactEngines(config.facts, dataFolder)
  const assets = createAssetService({
    db,
    storage,
    reader,
    quotas: config.server.quotas,
    dataFolder,
    secret: readSecrets(dataFolder, config.server).authSecret,
    publicUrl: config.server.publicUrl,
    createId: randomUUID,
  })
  return {
    config,
    storage,
    store,
    ...vendorParts,
    ...createVoiceParts(given, options, vendorParts),
    articleExports: opened.keep(createArticleExportService({ db, storage, dataFolder })),
    sites: createSiteParts(config, db),
    mixing: opened.keep(createMixing(dataFolder)),
    renderers: opened.keep(createRenderProcesses(encoderOf(config))),
    reader,
    imageEngines: { vendors: engines.image, builtIn: painter },
    textEngines: { vendors: engines.text, builtIn: builtInWriter },
    factEngines,
    facts: opened.keep(createFactService({ engines: factEngines, fetch, dataFolder })),
    articleWriter: opened.keep(createArticleWriter()),
    branding: opened.keep(createPictureBranding({ db, storage })),
    personaPlanner: opened.keep(createPersonaPlanner()),
    stock: createStockParts(config, lists, { ...options, assets }),
    assets,
    filming: createFilming(config, reader, options),
  }
}

type VendorParts = Pick<JobParts, 'vendorKeys' | 'vendorRules'>

/** Which vendors an account may use, and with whose key. */
function createVendorParts(
  config: Config,
  lists: Vendors,
  { store: { db }, engines, metrics }: PartOptions,
): VendorParts {
  const vendorKeys = createVendorKeyService({
    db,
    sealer: createSealer(readSecrets(config.dataFolder, config.server).sealingKeys),
    vendors: listVendors(lists),
    settings: config.vendors,
    createEngines: (settings) => createVendorEngines(config, lists, settings, engines.fetch).all,
    createId: randomUUID,
  })
  const vendorRules = createVendorRules({
    db,
    keys: vendorKeys,
    guestsUseVendors: config.server.guestsUseVendors,
    onUsage: metrics.noteTokens,
  })
  return { vendorKeys, vendorRules }
}

/** What speaks scripts: the built-in voices, the natural ones, and those of vendors. */
function createVoiceParts(
  given: GivenParts,
  { store, engines, opened, metrics }: PartOptions,
  { vendorRules }: VendorParts,
): Pick<JobParts, 'naturalVoices' | 'speaking' | 'vendorSpeaking' | 'voices'> {
  const { config } = given
  const naturalVoices = given.naturalVoices ?? { folder: openVoicesFolder(config.naturalVoices) }
  const voices = createVoiceService({
    db: store.db,
    engines: engines.speech,
    vendors: vendorRules,
    isEnforced: config.enforcesPlans,
    onSpoken: metrics.noteSpeech,
  })
  const vendorSpeaking = opened.keep(createVendorSpeaking(voices.find))
  const speaking = createSpeaking(config.dataFolder, {
    naturalVoices: naturalVoices.folder,
    vendors: vendorSpeaking,
  })
  return { naturalVoices, voices, vendorSpeaking, speaking: opened.keep(speaking) }
}

/** What finding footage needs. */
function createStockParts(
  config: Config,
  lists: Vendors,
  { engines, store: { db }, assets }: PartOptions & { assets: AssetService },
): JobParts['stock'] {
  const userAgent = nameAgent(config.facts.contact)
  // Libraries name files of many sites, so that only the operator's own addresses of libraries may be private.
  const bases = lists.stock.flatMap((vendor) => config.vendors[keyOf(vendor)]?.baseUrl || [])
  const fetch = createGuardedFetch({ exemptHosts: bases.map((base) => new URL(base).host) })
  const fetchHit = createFetchHit({ db, fetch, userAgent, upload: assets.upload })
  return { engines: engines.stock, fetch, userAgent, fetchHit }
}

function createFilming(
  { dataFolder, videoModelMaxClips: maxClips }: Config,
  reader: FactsReader,
  { store: { db }, engines: { video, fetch } }: PartOptions,
): FilmingOptions {
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
