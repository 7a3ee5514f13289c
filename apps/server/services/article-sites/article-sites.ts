// People's own sites: how they are connected, and articles that are published there by jobs (publish-article.ts).

import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { cutCharacters } from '@vivify/contract/cut-characters'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type {
  ArticleSite,
  connectArticleSite,
  Publication,
  publishArticle as publishRoute,
} from '@vivify/contract/routes/article-sites'
import { callWithin } from '../../providers/call-within.ts'
import type { CalendarArticle } from '@vivify/contract/routes/calendar'
import { describeSiteFailure } from '../../providers/publishing/describe-failure.ts'
import type { SiteAccess } from '../../providers/publishing/port.ts'
import { publishingSites } from '../../providers/publishing/sites.ts'
import {
  countSites,
  deleteSite,
  ensurePublication,
  findSite,
  findSiteAt,
  keepSite,
  listPlacedPublications,
  listPublications,
  listSites,
  type SiteAt,
  type SiteRow,
} from '../../store/article-sites.ts'
import type { Database } from '../../store/database.ts'
import type { ArticleExportService } from '../article-exports/article-exports.ts'
import type { JobService } from '../jobs/jobs.ts'
import { resolvePlanTime } from '../posts/plan-time.ts'
import { describeForCalendar, describePublication } from './describe-publication.ts'
import { openAccess, readSiteAddress, sealSecret, type SiteParts } from './site-access.ts'

export type SiteRequest = z.output<typeof connectArticleSite.body>
export type PublishRequest = z.output<typeof publishRoute.body>

export interface ArticleSiteOptions extends SiteParts {
  jobs: Pick<JobService, 'startJob'>
  exports: Pick<ArticleExportService, 'read'>
}

/** What names a site or an article throws AppError `not_found` for one that is not the workspace's. */
export interface ArticleSiteService {
  list(workspaceId: string): Promise<ArticleSite[]>
  /**
   * Tries the log-in first. A site that is connected again gets the new secret. Throws AppError `bad_input` for an
   * address or a log-in that can't be used, ProviderError when the site can't be reached, and `rate_limited` when the
   * account has too many sites.
   */
  connect(workspaceId: string, request: SiteRequest): Promise<{ site: ArticleSite; secret: string | null }>
  /** Forgets the secret; what was published there stays. */
  remove(workspaceId: string, siteId: string): Promise<void>
  /**
   * Starts publishing, now or at a planned moment. Throws AppError `conflict` for an article without a text, for a site
   * that was disconnected and while another request of this article waits for this site, and `bad_input` for a moment
   * that has passed.
   */
  publish(workspaceId: string, articleId: string, request: PublishRequest): Promise<PublishStarted>
  listPublications(workspaceId: string, articleId: string): Promise<Publication[]>
  /** What stands in the calendar from one moment until another, in the order of time; not what was canceled. */
  listBetween(workspaceId: string, span: { from: Date; to: Date; most: number }): Promise<CalendarArticle[]>
}

export interface PublishStarted {
  jobId: string
  publication: Publication
}

const maxSites = 20
/** Disconnected sites take room for a day, or as long as something is published there. */
const maxWithDisconnected = 500
/** Of one account, scheduled ones included. */
const maxWaiting = 200
const checkMs = 30_000

export function createArticleSiteService(options: ArticleSiteOptions): ArticleSiteService {
  const { db } = options
  return {
    list: async (workspaceId) => (await listSites(db, workspaceId)).map((row) => view(options, row)),
    connect: (workspaceId, request) => connect(options, workspaceId, request),
    async remove(workspaceId, siteId) {
      if (await deleteSite(db, workspaceId, siteId)) return
      throw siteNotFound()
    },
    publish: (workspaceId, articleId, request) => publish(options, workspaceId, articleId, request),
    async listPublications(workspaceId, articleId) {
      await options.exports.read(workspaceId, articleId)
      const rows = await listPublications(db, workspaceId, articleId)
      return rows.map((row) => describePublication(row, options.now()))
    },
    async listBetween(workspaceId, span) {
      const rows = await listPlacedPublications(db, workspaceId, span)
      return rows
        .map((row) => describeForCalendar(row, options.now()))
        .filter(({ state }) => state !== 'cancelled')
    },
  }
}

function siteNotFound(): AppError {
  return new AppError('not_found', messages.articleSites.notFound)
}

/** A site as its owner sees it. */
function view(parts: SiteParts, row: SiteRow): ArticleSite {
  const { id, kind, name, address, user, problem, createdAt } = row
  return {
    id,
    kind,
    name,
    address: kind === 'webhook' ? new URL(address).origin : address,
    user,
    // Not stored, because the operator may bring the key back.
    problem: problem ?? findUnreadable(parts, row),
    createdAt: createdAt.toISOString(),
  }
}

function findUnreadable(parts: SiteParts, row: SiteRow): string | null {
  try {
    openAccess(parts, row)
    return null
  } catch (error) {
    if (AppError.isInstance(error) && error.code === 'conflict') return error.message
    throw error
  }
}

async function connect(
  options: ArticleSiteOptions,
  workspaceId: string,
  request: SiteRequest,
): Promise<{ site: ArticleSite; secret: string | null }> {
  const { kind } = request
  const { calls } = options
  const address = readSiteAddress(kind, request.address, calls.privateHosts)
  await calls.find(new URL(address))
  const access: SiteAccess = { address, ...readLogin(request) }
  const name = await checkSite(options, request, access)
  const at = { workspaceId, kind, address, user: access.user }
  const row = await keep(options, at, { name, secret: access.secret })
  return { site: view(options, row), secret: kind === 'webhook' ? access.secret : null }
}

function readLogin(request: SiteRequest): { user: string; secret: string } {
  switch (request.kind) {
    case 'wordpress':
      return { user: request.user, secret: request.password }
    case 'ghost':
      return { user: '', secret: request.adminKey }
    case 'webhook':
      return { user: '', secret: randomBytes(32).toString('hex') }
  }
}

async function checkSite(
  { calls, now }: ArticleSiteOptions,
  { kind }: SiteRequest,
  access: SiteAccess,
): Promise<string> {
  const { label, check } = publishingSites[kind]
  const name = new URL(access.address).host
  try {
    const found = await callWithin({ vendor: name, timeoutMs: checkMs }, (signal) =>
      check({ access, name, fetch: calls.send, signal, now }),
    )
    return cutCharacters(found, 100)
  } catch (error) {
    throw describeSiteFailure(error, { name, label })
  }
}

async function keep(
  options: ArticleSiteOptions,
  at: SiteAt,
  { name, secret }: { name: string; secret: string },
): Promise<SiteRow> {
  const { db, createId } = options
  const known = await findSiteAt(db, at)
  const isNew = known === null || known.deletedAt !== null
  if (isNew) await requireSiteRoom(db, at.workspaceId)
  const id = known?.id ?? createId()
  const row = await keepSite(db, { ...at, id, name, secret: sealSecret(options, id, secret) })
  // Another call connected the same site at the same time.
  return row ?? keep(options, at, { name, secret })
}

async function requireSiteRoom(db: Database, workspaceId: string): Promise<void> {
  const { sites, connected } = await countSites(db, workspaceId)
  if (connected >= maxSites) throw new AppError('rate_limited', messages.articleSites.tooMany(maxSites))
  if (sites >= maxWithDisconnected) throw new AppError('rate_limited', messages.articleSites.tooManyChanges)
}

async function publish(
  options: ArticleSiteOptions,
  workspaceId: string,
  articleId: string,
  request: PublishRequest,
): Promise<PublishStarted> {
  const { db, jobs, createId, now } = options
  const { siteId, status, idempotencyKey } = request
  const { document } = await options.exports.read(workspaceId, articleId)
  if (document.title.trim() === '') throw new AppError('bad_input', messages.articleSites.titleMissing)
  if (document.markdown.trim() === '') throw new AppError('conflict', messages.articleSites.notWritten)
  const site = await findSite(db, workspaceId, siteId)
  if (!site) throw siteNotFound()
  openAccess(options, site)
  const planned = request.at ? resolvePlanTime(request.at) : null
  if (planned !== null && planned.atMs <= now()) throw new AppError('bad_input', messages.articleSites.past)
  const key = randomBytes(16).toString('hex')
  const { id } = await ensurePublication(db, { id: createId(), workspaceId, articleId, siteId, key })
  const job = await jobs.startJob({
    workspaceId,
    kind: 'publish-article',
    subject: id,
    idempotencyKey: `publish-article ${articleId} ${idempotencyKey}`,
    payload: {
      workspaceId,
      publicationId: id,
      status,
      at: planned === null ? null : new Date(planned.atMs).toISOString(),
      plan: request.at && planned ? { ...request.at, time: planned.time } : null,
    },
    cost: null,
    mostAtOnce: { count: maxWaiting, sentence: messages.articleSites.tooManyWaiting(maxWaiting) },
  })
  const rows = await listPublications(db, workspaceId, articleId)
  const row = rows.find(({ publication }) => publication.siteId === siteId)
  return { jobId: job.id, publication: describePublication(row!, now()) }
}
