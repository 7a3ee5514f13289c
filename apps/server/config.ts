// The only module that reads the environment.

import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import type { PlatformId } from '@vivify/contract/platforms'
import {
  readStripeSettings,
  stripeSettings,
  type StripeSettings,
} from './providers/payment/stripe-settings.ts'
import type { PlatformRegistration, PlatformSettings, SocialPlatform } from './providers/social/port.ts'
import {
  keyOf,
  settingRoles,
  type DeclaredVendor,
  type SettingsByVendor,
  type VendorSettings,
} from './providers/vendor.ts'

const switchSchema = z
  .enum(['true', 'false', '1', '0', 'on', 'off', 'yes', 'no'])
  .transform((value) => ['true', '1', 'on', 'yes'].includes(value))

/** An empty value in a settings file counts as not set. */
const settingSchema = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional()
const vendorUrlSchema = settingSchema.pipe(z.url({ protocol: /^https?$/ }).optional())

/** Such as `elevenlabs=0.18, openai=0.015`. */
const pricesSchema = z
  .string()
  .max(1000)
  .default('')
  .transform((text) =>
    Object.fromEntries(readList(text).map((entry) => entry.split('=').map((part) => part.trim()))),
  )
  .pipe(z.record(z.string().min(1), z.coerce.number().min(0).max(1000)))

const environmentSchema = z.object({
  DATA_DIR: z.string().min(1).default('./data'),
  ENCODER: z.enum(['auto', 'ffmpeg', 'node-av']).default('auto'),
  FFMPEG_PATH: z.string().min(1).optional(),
  PATH: z.string().default(''),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_ORIGINS: z.string().default(''),
  TRUST_PROXY: switchSchema.default(false),
  SIGN_IN_CREATES_ACCOUNT: switchSchema.optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  REPLACE_AUTH_SECRET: switchSchema.default(false),
  SECRETS_KEY: settingSchema,
  METRICS_TOKEN: z.string().min(16).optional(),
  HEALTH_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  CACHE_MAX_MB: z.coerce.number().int().min(100).max(6000).default(2048),
  WORK_MEMORY_MB: z.coerce.number().int().min(500).max(1_000_000).optional(),
  RENDERS_AT_ONCE: z.coerce.number().int().min(1).max(64).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  VOICE_PRICES: pricesSchema,
  VIDEO_MODEL_MAX_CLIPS: z.coerce.number().int().min(0).max(20).default(3),
  ALLOWED_PRIVATE_HOSTS: z.string().optional(),
  ENFORCE_PLANS: switchSchema.optional(),
  FREE_PLANS: switchSchema.optional(),
  ALLOW_GUESTS: switchSchema.default(true),
  GUESTS_USE_VENDORS: switchSchema.optional(),
  MAX_WORKSPACE_MB: z.coerce.number().int().min(1).optional(),
  MAX_PROJECTS: z.coerce.number().int().min(1).optional(),
  LOOK_UP_FACTS: switchSchema.default(true),
  FACTS_CONTACT: settingSchema,
  FIND_STOCK: switchSchema.default(true),
  WIKIPEDIA_SIMPLE_URL: vendorUrlSchema,
  WIKIPEDIA_URL: vendorUrlSchema,
  WIKIDATA_URL: vendorUrlSchema,
  SMTP_URL: settingSchema.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: settingSchema,
  EUR_PER_DOLLAR: z.coerce.number().positive().max(1000).default(0.92),
  GBP_PER_DOLLAR: z.coerce.number().positive().max(1000).default(0.79),
  NATURAL_VOICES_FOLDER: settingSchema,
  NATURAL_VOICES_URL: vendorUrlSchema,
  PRODUCT_HUNT_TOKEN: settingSchema,
  PRODUCT_HUNT_BASE_URL: vendorUrlSchema,
})

export interface Config {
  /** Absolute path. Caches and segments live under it. */
  dataFolder: string
  /** Where people's files are stored. */
  storage: StorageConfig
  encoder: 'auto' | 'ffmpeg' | 'node-av'
  ffmpegPath: string | undefined
  /** Folders to search for programs, in the system's format for PATH. */
  programPath: string
  server: ServerConfig
  /** The operator's settings for vendors, by `keyOf`. */
  vendors: SettingsByVendor
  /** The operator's registrations with platforms, with defaults filled in. A platform that was not asked for is missing. */
  platforms: SettingsByPlatform
  /**
   * The maximum number of scenes that a vendor's model films for one video; each is billed by the second. 0 turns these
   * models off.
   */
  /** What the operator's vendors bill for a minute of speech, in US dollars, by the engine's id. */
  voicePrices: Readonly<Record<string, number>>
  videoModelMaxClips: number
  /** Hosts, with or without a port, that addresses in vendors' answers may use although they are not public. */
  privateHosts: string[]
  /** The total size of speech, pictures, music, sound and segments. */
  maxCacheBytes: number
  /** Whether accounts are held to the limits of their plan. */
  enforcesPlans: boolean
  /** Null where nothing is charged. */
  stripe: StripeSettings | null
  facts: FactsConfig
  /** Whether stock libraries are asked at all. */
  findsStock: boolean
  productHunt: ProductHuntConfig
  naturalVoices: NaturalVoicesConfig
  /** Null where no mail is sent. */
  mail: MailConfig | null
  /** Fixed rates at which prices are shown; charges are in US dollars. */
  ratesPerDollar: { EUR: number; GBP: number }
}

export interface MailConfig {
  /** Address, user and password of an SMTP server. */
  url: string
  /** Sender of all mails. */
  from: string
}

/** Where facts about topics are looked up. */
export interface FactsConfig {
  /** Whether Wikipedia and Wikidata are asked at all. */
  isOn: boolean
  /** An email or web address of the operator, which Wikimedia asks its callers to name; stock libraries get it, too. */
  contact: string | undefined
  simpleUrl: string
  englishUrl: string
  wikidataUrl: string
}

export interface NaturalVoicesConfig {
  /** An absolute path. */
  folder: string
  /** Another source of their files; undefined for the usual ones. */
  mirror: string | undefined
}

export interface ProductHuntConfig {
  /** For its API; without a token its feed and its pages are read. */
  token: string | undefined
  /** Address of its API. */
  baseUrl: string
}

export type DeclaredPlatform = Pick<SocialPlatform, 'id' | 'registration'>
export type SettingsByPlatform = Readonly<Partial<Record<PlatformId, PlatformSettings>>>

/** What is read from the environment in addition to the server's own settings. */
export interface Declared {
  vendors?: readonly DeclaredVendor[]
  platforms?: readonly DeclaredPlatform[]
}

export interface StorageConfig {
  kind: 'disk'
  /** Absolute path. */
  folder: string
}

export interface ServerConfig {
  port: number
  host: string
  /** True when only this machine can reach the server. */
  isLocal: boolean
  /** PostgreSQL. Without it, the database is a folder under `dataFolder`. */
  databaseUrl: string | undefined
  /** The address that people use, when it differs from the bound one: behind a proxy, for instance. */
  publicUrl: string | undefined
  /** Other origins that may call the server with a person's cookie, such as the web's development server. */
  trustedOrigins: string[]
  /** Whether to take the caller's address from the last entry of X-Forwarded-For. */
  trustProxy: boolean
  signInCreatesAccount: boolean
  /** Whether choosing a plan grants its credits. */
  grantsPlans: boolean
  allowsGuests: boolean
  /** Storage limits per account; Infinity for no limit. */
  quotas: { maxBytes: number; maxProjects: number }
  /** Whether guests may order work that a vendor bills. */
  guestsUseVendors: boolean
  /** Signs cookies. Without it, a secret is generated and stored in the data folder. */
  authSecret: string | undefined
  /** Whether to accept `authSecret` although the installation had another one. */
  replacesSecret: boolean
  /** Keys that seal people's secrets, as `parseSealingKeys` reads them. Without them, one follows from `authSecret`. */
  secretsKey: string | undefined
  /**
   * A caller with this token may read the metrics from anywhere. Without it, only this machine may, on a local
   * installation.
   */
  metricsToken: string | undefined
  /** The port for a worker's health checks; undefined for none. */
  healthPort: number | undefined
  rendersAtOnce: number
  /**
   * Memory limit of all rendering processes together, and the same again for all other child processes; undefined for
   * the default share.
   */
  workMegabytes: number | undefined
  /** The folder of the built web application. */
  webFolder: string
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/** The chosen encoder, as rendering takes it. */
export function encoderOf({ encoder, ffmpegPath }: Pick<Config, 'encoder' | 'ffmpegPath'>) {
  return { encoder, ffmpegProgram: ffmpegPath ?? 'ffmpeg' }
}

/**
 * Reads and checks the environment. Vendors and platforms declare their settings; a caller that uses none of them passes
 * none, and loads none. Throws AppError `bad_input` naming the wrong variable.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  { vendors = [], platforms = [] }: Declared = {},
): Config {
  const parsed = environmentSchema.safeParse(environment)
  const settings = describeVendorSettings(vendors).safeParse(environment)
  const registered = describePlatformSettings(platforms).safeParse(environment)
  const billing = stripeSchema.safeParse(environment)
  if (!parsed.success || !settings.success || !registered.success || !billing.success) {
    const issues = [parsed, settings, registered, billing].flatMap(({ error }) => error?.issues ?? [])
    const names = issues.map((issue) => issue.path.join('.')).join(', ')
    throw new AppError('bad_input', `The environment variable ${names} has a value that Vivify can't use.`)
  }
  const values = parsed.data
  const dataFolder = path.resolve(values.DATA_DIR)
  const stripe = readStripe(billing.data)
  return {
    dataFolder,
    storage: { kind: 'disk', folder: path.join(dataFolder, 'storage') },
    encoder: values.ENCODER,
    ffmpegPath: values.FFMPEG_PATH,
    programPath: values.PATH,
    server: readServerConfig(values),
    vendors: Object.fromEntries(
      vendors.map((vendor) => [keyOf(vendor), readVendorSettings(vendor, settings.data)]),
    ),
    platforms: Object.fromEntries(
      platforms.map(({ id, registration }) => [id, readPlatformSettings(registration, registered.data)]),
    ),
    videoModelMaxClips: values.VIDEO_MODEL_MAX_CLIPS,
    voicePrices: values.VOICE_PRICES,
    privateHosts: readPrivateHosts(values),
    maxCacheBytes: values.CACHE_MAX_MB * 1_000_000,
    enforcesPlans: values.ENFORCE_PLANS ?? stripe !== null,
    stripe,
    facts: readFactsConfig(values),
    findsStock: values.FIND_STOCK,
    productHunt: {
      token: values.PRODUCT_HUNT_TOKEN,
      baseUrl: withoutSlash(values.PRODUCT_HUNT_BASE_URL ?? 'https://api.producthunt.com'),
    },
    naturalVoices: {
      folder: path.resolve(values.NATURAL_VOICES_FOLDER ?? path.join(dataFolder, 'natural-voices')),
      mirror: values.NATURAL_VOICES_URL,
    },
    mail: readMailConfig(values),
    ratesPerDollar: { EUR: values.EUR_PER_DOLLAR, GBP: values.GBP_PER_DOLLAR },
  }
}

const stripeSchema = z.object(
  Object.fromEntries(
    stripeSettings.map(({ name, isUrl }) => [name, isUrl ? vendorUrlSchema : settingSchema]),
  ),
)

/** Throws AppError `bad_input` for a key without what belongs to it. */
function readStripe(values: Readonly<Record<string, string | undefined>>): StripeSettings | null {
  try {
    return readStripeSettings((name) => values[name] ?? '')
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new AppError(
      'bad_input',
      `STRIPE_SECRET_KEY is set, so ${error.message} is needed, too: docs/guide/payments.md says where it is found.`,
    )
  }
}

function readMailConfig({
  SMTP_URL: url,
  MAIL_FROM: from,
  PUBLIC_URL: publicUrl,
}: z.infer<typeof environmentSchema>): MailConfig | null {
  if (url === undefined) return null
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname
  return { url, from: from ?? `Vivify <no-reply@${host}>` }
}

/** Without a contact of their own, operators of public servers can be reached through their site. */
function readFactsConfig(values: z.infer<typeof environmentSchema>): FactsConfig {
  return {
    isOn: values.LOOK_UP_FACTS,
    contact: values.FACTS_CONTACT ?? values.PUBLIC_URL,
    simpleUrl: values.WIKIPEDIA_SIMPLE_URL ?? 'https://simple.wikipedia.org/w/api.php',
    englishUrl: values.WIKIPEDIA_URL ?? 'https://en.wikipedia.org/w/api.php',
    wikidataUrl: values.WIKIDATA_URL ?? 'https://www.wikidata.org/w/api.php',
  }
}

/**
 * On a person's own machine, the server may call programs that run beside it, such as n8n; a shared server only the
 * hosts that its operator names.
 */
function readPrivateHosts(values: z.infer<typeof environmentSchema>): string[] {
  const named = values.ALLOWED_PRIVATE_HOSTS
  if (named !== undefined) return readList(named.toLowerCase())
  return readServerConfig(values).isLocal ? ['localhost', '127.0.0.1', '[::1]'] : []
}

/** The variables that vendors declare, by name. */
function describeVendorSettings(vendors: readonly DeclaredVendor[]) {
  const shape: Record<string, z.ZodType<string | undefined>> = {}
  for (const { settings, sharedServer } of vendors) {
    for (const role of settingRoles) {
      const name = settings[role]?.name
      if (name !== undefined) shape[name] = role === 'baseUrl' ? vendorUrlSchema : settingSchema
    }
    if (!sharedServer) continue
    shape[sharedServer.apiKey] = settingSchema
    shape[sharedServer.baseUrl] = vendorUrlSchema
  }
  return z.object(shape)
}

function readVendorSettings(
  { settings, sharedServer }: DeclaredVendor,
  values: Readonly<Record<string, string | undefined>>,
): VendorSettings {
  const read = (name = ''): string => values[name] ?? ''
  const model = read(settings.model?.name)
  const own = {
    apiKey: read(settings.apiKey?.name),
    baseUrl: withoutSlash(read(settings.baseUrl.name)),
    model,
  }
  if (own.baseUrl !== '' || !sharedServer) return own
  return { apiKey: read(sharedServer.apiKey), baseUrl: withoutSlash(read(sharedServer.baseUrl)), model }
}

const platformSettingRoles = [
  'clientId',
  'clientSecret',
  'baseUrl',
  'loginUrl',
] as const satisfies readonly (keyof PlatformSettings)[]

/** The variables that a platform declares, in order. A setting that it does not have has an empty name. */
export function listPlatformSettings({ settings }: PlatformRegistration): string[] {
  return platformSettingRoles.map((role) => settings[role]).filter((name) => name !== '')
}

function describePlatformSettings(platforms: readonly DeclaredPlatform[]) {
  const shape: Record<string, z.ZodType<string | undefined>> = {}
  for (const { registration } of platforms) {
    for (const role of platformSettingRoles) {
      const name = registration.settings[role]
      if (name !== '') shape[name] = role.endsWith('Url') ? vendorUrlSchema : settingSchema
    }
  }
  return z.object(shape)
}

function readPlatformSettings(
  { settings, defaults }: PlatformRegistration,
  values: Readonly<Record<string, string | undefined>>,
): PlatformSettings {
  const read = (role: keyof PlatformSettings): string => values[settings[role]] ?? ''
  return {
    clientId: read('clientId'),
    clientSecret: read('clientSecret'),
    baseUrl: withoutSlash(read('baseUrl') || defaults.baseUrl),
    loginUrl: withoutSlash(read('loginUrl') || defaults.loginUrl),
  }
}

function withoutSlash(url: string): string {
  return url.replace(/(?<!\/)\/+$/, '')
}

/** Splits at commas. */
function readList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

function readServerConfig(values: z.infer<typeof environmentSchema>): ServerConfig {
  const isLocal = isLoopback(values.HOST) && values.PUBLIC_URL === undefined
  return {
    port: values.PORT,
    host: values.HOST,
    isLocal,
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL === undefined ? undefined : new URL(values.PUBLIC_URL).origin,
    trustedOrigins: readList(values.TRUSTED_ORIGINS),
    trustProxy: values.TRUST_PROXY,
    signInCreatesAccount: values.SIGN_IN_CREATES_ACCOUNT ?? isLocal,
    grantsPlans: values.FREE_PLANS ?? isLocal,
    allowsGuests: values.ALLOW_GUESTS,
    quotas: readQuotas(values, isLocal),
    guestsUseVendors: values.GUESTS_USE_VENDORS ?? isLocal,
    authSecret: values.AUTH_SECRET,
    replacesSecret: values.REPLACE_AUTH_SECRET,
    secretsKey: values.SECRETS_KEY,
    metricsToken: values.METRICS_TOKEN,
    healthPort: values.HEALTH_PORT,
    rendersAtOnce: values.RENDERS_AT_ONCE,
    workMegabytes: values.WORK_MEMORY_MB,
    webFolder: fileURLToPath(new URL('../web/dist', import.meta.url)),
    logLevel: values.LOG_LEVEL,
  }
}

/** A local installation has no storage limit by default, because the disk is its owner's. */
function readQuotas(
  { MAX_WORKSPACE_MB: megabytes, MAX_PROJECTS: projects }: z.infer<typeof environmentSchema>,
  isLocal: boolean,
): ServerConfig['quotas'] {
  const none = Number.POSITIVE_INFINITY
  return {
    maxBytes: (megabytes ?? (isLocal ? none : 5000)) * 1_000_000,
    maxProjects: projects ?? (isLocal ? none : 1000),
  }
}

/** The role of a process: everything, only answering calls, or only working on jobs. */
export type Role = 'all' | 'web' | 'worker'

/** Refuses a role that needs a shared database when there is none. Throws AppError `bad_input`. */
export function requireSharedDatabase(config: Config, role: Role): void {
  if (role === 'all' || config.server.databaseUrl !== undefined) return
  throw new AppError(
    'bad_input',
    `--role=${role} needs DATABASE_URL: without PostgreSQL one process does everything. Set it, or start with --role=all.`,
  )
}

/**
 * Refuses a server without a secret of its own if it uses a shared database and others can reach it or it is one of
 * several processes: each data folder would hold another secret, so one process would reject the cookies of the next.
 * Throws AppError `bad_input`.
 */
export function requireSharedSecrets({ server }: Config, role: Role): void {
  const isAlone = server.isLocal && role === 'all'
  if (server.databaseUrl === undefined || isAlone || server.authSecret !== undefined) return
  throw new AppError(
    'bad_input',
    'With DATABASE_URL, a server that others can reach, or that runs as --role=web or --role=worker, needs AUTH_SECRET: 32 characters or more, the same in every process.',
  )
}

/**
 * Refuses a server that others can reach but that doesn't know its own address: it could not tell its own pages from
 * foreign ones. Throws AppError `bad_input`.
 */
export function requirePublicUrl({ server }: Config, role: Role): void {
  if (role === 'worker' || server.publicUrl !== undefined || (server.isLocal && !server.trustProxy)) return
  const port = server.port === 0 ? 3000 : server.port
  const others = server.isLocal ? 'TRUST_PROXY says that others reach' : `HOST=${server.host} opens`
  throw new AppError(
    'bad_input',
    `${others} this server, so it needs PUBLIC_URL: the address that people type. In a home network that is the machine's own, such as PUBLIC_URL=http://192.168.1.20:${port}.`,
  )
}

/** True for names and addresses that lead to this machine only. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return name === 'localhost' || name === '::1' || /^127\.\d+\.\d+\.\d+$/.test(name)
}
