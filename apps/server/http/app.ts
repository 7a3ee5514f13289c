// The HTTP application: the guards that every call passes, then the routes of each area.

import { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '@vivify/contract/errors'
import { uploadAsset } from '@vivify/contract/routes/assets'
import { readFactFile } from '@vivify/contract/routes/facts'
import type { AppContext } from '../app-context.ts'
import { withoutServerPaths } from '../lib/server-paths.ts'
import { serveAccount } from './account.ts'
import { serveAccountData } from './account-data.ts'
import { serveAds } from './ads.ts'
import { serveAnalytics } from './analytics.ts'
import { serveArticleExports } from './article-exports.ts'
import { serveArticleSites } from './article-sites.ts'
import { serveArticles } from './articles.ts'
import { serveAssets } from './assets.ts'
import { serveCalendar } from './calendar.ts'
import { serveCheckout } from './checkout.ts'
import { serveConnections } from './connections.ts'
import { serveContent } from './content.ts'
import { serveCreations } from './creations.ts'
import { serveCredits } from './credits.ts'
import { serveEngines } from './engines.ts'
import { describeForCaller, describeInvalid } from './error-answer.ts'
import { serveFacts } from './facts.ts'
import { serveFiles } from './files.ts'
import { serveGifs } from './gifs.ts'
import { guardHeaders } from './guard-headers.ts'
import { countRequests, createHealthApp } from './health.ts'
import { identifyCaller } from './identify-caller.ts'
import { serveIdeas } from './ideas.ts'
import { serveImages } from './images.ts'
import { serveJobs } from './jobs.ts'
import { serveKeys } from './keys.ts'
import { serveKits } from './kits.ts'
import { serveLibrary } from './library.ts'
import { serveLicences } from './licences.ts'
import { serveNaturalVoices } from './natural-voices.ts'
import { serveBrandKit } from './brand-kit.ts'
import { checkOrigin } from './origin-check.ts'
import { serveMcp } from './mcp/mcp.ts'
import { servePersonas } from './personas.ts'
import { servePictures } from './pictures.ts'
import { servePosts } from './posts.ts'
import { servePreviews } from './previews.ts'
import { serveProjects } from './projects.ts'
import { serveReviews } from './reviews.ts'
import { serveSales } from './sales.ts'
import { serveScripts } from './scripts.ts'
import { serveSecurity } from './security.ts'
import { serveStock } from './stock.ts'
import { serveStrategy } from './strategy.ts'
import type { HttpApp, HttpEnvironment } from './serve-route.ts'
import { serveSystem } from './system.ts'
import { serveTeams } from './teams.ts'
import { serveTrends } from './trends.ts'
import { serveVendorKeys } from './vendor-keys.ts'
import { serveVideos } from './videos.ts'
import { serveVoices } from './voices.ts'
import { serveWebhooks } from './webhooks.ts'
import { serveWeb } from './web.ts'

/** For JSON bodies; uploads have limits of their own. */
const maxJsonBytes = 5_000_000

/** In the order in which addresses are looked for. */
const areas: readonly ((app: HttpApp, context: AppContext) => void)[] = [
  serveSystem,
  serveAccount,
  serveSecurity,
  serveAccountData,
  serveTeams,
  serveKeys,
  serveCheckout,
  serveCredits,
  serveLicences,
  serveSales,
  serveProjects,
  serveVideos,
  serveVoices,
  serveWebhooks,
  serveJobs,
  servePreviews,
  serveScripts,
  serveAssets,
  serveCreations,
  serveBrandKit,
  serveEngines,
  serveNaturalVoices,
  serveVendorKeys,
  serveConnections,
  serveContent,
  serveIdeas,
  serveFacts,
  serveImages,
  servePictures,
  serveAds,
  serveGifs,
  servePosts,
  serveFiles,
  serveCalendar,
  serveReviews,
  serveLibrary,
  serveStock,
  serveStrategy,
  serveAnalytics,
  serveTrends,
  servePersonas,
  serveKits,
  // Before the articles, among which `export` would be looked for.
  serveArticleExports,
  serveArticleSites,
  serveArticles,
]

/** Builds the application. Tests call it without a socket, through `app.request()`. */
export function createHttpApp(context: AppContext): HttpApp {
  const app: HttpApp = new OpenAPIHono<HttpEnvironment>({
    defaultHook: (result) => {
      if (!result.success) throw describeInvalid(result.error)
    },
  })
  app.onError((error, http) => {
    const { status, answer, headers, isOurFault } = describeForCaller(describeForStranger(context, error))
    // An outage was already logged when it began.
    if (isOurFault && answer.code !== 'unavailable')
      context.logger.error({ path: withoutToken(http.req.path), method: http.req.method, error })
    return http.json(answer, status, headers)
  })
  app.use(countRequests(context))
  app.route('/', createHealthApp(context))
  const identify = identifyCaller(context)
  addGuards(app, context, identify)
  for (const serve of areas) serve(app, context)
  // Not `/api/*`, because that also matches `/api`, which is a screen.
  app.all('/api/:rest{.+}', () => {
    throw new AppError('not_found', 'There is nothing at this address.')
  })
  serveMcp(app, context, identify)
  serveWeb(app, context.config.server.webFolder)
  return app
}

function addGuards(app: HttpApp, context: AppContext, identify: MiddlewareHandler<HttpEnvironment>): void {
  const isSecure = context.config.server.publicUrl?.startsWith('https:') === true
  app.use(guardHeaders({ isSecure }))
  app.use('/api/*', checkOrigin(context.config.server))
  app.use('/api/*', identify)
  app.use('/api/*', async (http, next) => {
    // These routes take files, which they limit themselves while they arrive.
    const takesFile = [uploadAsset, readFactFile].some(
      ({ path, method }) => http.req.path === path && http.req.method === method.toUpperCase(),
    )
    if (takesFile) return next()
    return limitJson(http, next)
  })
}

/** Whoever knows a signed address may read its file. */
function withoutToken(path: string): string {
  return path.startsWith('/files/') ? '/files/…' : path
}

const limitJson = bodyLimit({
  maxSize: maxJsonBytes,
  onError: () => {
    throw new AppError('too_large', 'The request is too large. Send less than 5 MB.')
  },
})

const retryAfterSeconds = 5

/**
 * The error as a caller may see it. While the database is away, no refusal can be trusted: the libraries for sessions
 * and passwords turn a lost connection into an answer of their own.
 */
function describeForStranger({ store, config }: AppContext, error: Error): Error {
  // A broken connection to another service says nothing about the database, so only query errors count.
  if (error.name === 'DrizzleQueryError') store.outage?.note(error)
  const isAway = store.outage?.isOn() ?? false
  const isOurs = AppError.isInstance(error)
  if (isOurs && !(isAway && ['unauthorized', 'internal'].includes(error.code))) {
    return withoutServerPaths(error, config.dataFolder)
  }
  if (!isAway) return error
  return new AppError(
    'unavailable',
    'The server can’t reach its database right now. Try again in a moment.',
    {
      cause: error,
      details: { retryAfterSeconds },
    },
  )
}
