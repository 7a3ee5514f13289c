// One attempt to publish an article at a site, as a job. What was done is kept in the publication's row before and after
// each step, so that the next attempt does none of it twice.

import { readFile } from 'node:fs/promises'
import type { ArticleDocument } from '@vivify/contract/article'
import { listArticleLinks, resolveArticleLinks } from '@vivify/contract/article-markdown'
import { AppError } from '@vivify/contract/errors'
import type { PublishArticlePayload } from '@vivify/contract/jobs/publish-article'
import * as messages from '@vivify/contract/messages'
import { Again } from '../../lib/again.ts'
import { openWorkFolder } from '../../lib/work-folder.ts'
import type { PublishedArticle, SitePost, SiteRun } from '../../providers/publishing/port.ts'
import { publishingSites } from '../../providers/publishing/sites.ts'
import { createSteps, type Journal } from '../../providers/social/publish-run.ts'
import {
  changePublication,
  findPublication,
  findSite,
  listLinks,
  noteProblem,
  writeChanges,
  writePublicationStep,
  type PublicationRow,
  type PublishAttempt,
  type SiteRow,
} from '../../store/article-sites.ts'
import type { PublicationStep } from '../../store/schema-article-sites.ts'
import type { ArticleExportService } from '../article-exports/article-exports.ts'
import type { JobOutcome, JobRun } from '../jobs/job.ts'
import { describeEnd } from './describe-end.ts'
import { isUnclear } from './describe-publication.ts'
import type { PublishArticleOptions } from './publish-options.ts'
import { openAccess } from './site-access.ts'

type Run = JobRun<'publish-article'>

/** The moment has come when it is this near. */
const nearMs = 500
/** A post that is later than this is not sent without asking. */
const tooLateMs = 12 * 3_600_000

/**
 * Throws `Again` until the planned moment, and after failures that may pass; otherwise AppError with a sentence for the
 * owner, and the signal's reason.
 */
export async function publishArticle(
  options: PublishArticleOptions,
  run: Run,
): Promise<JobOutcome<'publish-article'>> {
  const { db } = options
  const { workspaceId, payload, signal } = run
  const before = await findPublication(db, workspaceId, payload.publicationId)
  const site = before && (await findSite(db, workspaceId, before.siteId))
  if (!before || !site) throw new AppError('not_found', messages.articleSites.gone)
  waitForMoment(options, payload, before.jobId === run.id)
  const attempt: PublishAttempt = {
    publicationId: before.id,
    workspaceId,
    jobId: run.id,
    attempt: run.attempt,
  }
  const publication = await begin(options, attempt, before)
  try {
    return await attemptOnce(options, { run, attempt, publication, site })
  } catch (error) {
    // Nothing is known to have gone wrong: the next attempt finds the journal.
    signal.throwIfAborted()
    throw await describeEnd(options, { attempt, site, waits: run.waits }, error)
  }
}

function waitForMoment(
  { now }: PublishArticleOptions,
  { at, plan }: PublishArticlePayload,
  isTried: boolean,
): void {
  if (at === null) return
  const leftMs = Date.parse(at) - now()
  if (leftMs > nearMs) {
    const moment = plan === null ? at : `${plan.date}, ${plan.time} (${plan.zone})`
    throw new Again({ afterMs: leftMs, reason: messages.articleSites.waiting(moment) })
  }
  if (isTried || -leftMs <= tooLateMs) return
  throw new AppError('conflict', messages.articleSites.missed(Math.round(-leftMs / 3_600_000)))
}

/** A new request starts with an empty journal, but keeps a post whose outcome is unknown, to look for it first. */
async function begin(
  { db }: PublishArticleOptions,
  attempt: PublishAttempt,
  before: PublicationRow,
): Promise<PublicationRow> {
  if (before.jobId === attempt.jobId) return before
  const kept = isUnclear(before) ? Object.entries(before.journal).filter(([, step]) => step.isFinal) : []
  const changes = { jobId: attempt.jobId, journal: Object.fromEntries(kept), failures: 0 }
  return (await changePublication(db, attempt, changes)) ?? lost()
}

function lost(): never {
  throw new AppError('cancelled', messages.articleSites.cancelled)
}

interface Attempted {
  run: Run
  attempt: PublishAttempt
  publication: PublicationRow
  site: SiteRow
}

async function attemptOnce(
  options: PublishArticleOptions,
  { run, attempt, publication, site }: Attempted,
): Promise<JobOutcome<'publish-article'>> {
  const { workspaceId, signal, payload } = run
  const access = openAccess(options, site)
  await using folder = await openWorkFolder(options.dataFolder, run)
  run.report({ stage: 'prepare', done: 0, total: 2 })
  const article = await options.exports.read(workspaceId, publication.articleId)
  const document = await linkOthers(options, publication, article.document)
  const request = { article: { ...article, document }, folder: folder.path, signal }
  const { post, warnings } = await options.exports.preparePost(workspaceId, request)
  run.report({ stage: 'send', done: 1, total: 2 })
  const steps: Steps = { ...publication.journal }
  const journal = openJournal(options, { attempt, steps, revision: article.revision, signal })
  const { now, times } = options
  const siteRun: SiteRun = {
    access,
    name: site.name,
    fetch: options.calls.send,
    signal,
    now,
    ...createSteps({ now, signal, times }, journal),
    post: readable(post),
    status: payload.status,
    key: publication.key,
    requestKey: run.id,
    earlierId: publication.externalId,
    uploads: new Map(Object.entries(publication.uploads)),
  }
  const published = await publishingSites[site.kind].publish(siteRun)
  const sent = Object.values(steps).find(({ isFinal }) => isFinal)
  return describeOutcome(options, {
    attempt,
    site,
    published,
    warnings,
    revision: sent?.revision ?? article.revision,
  })
}

function readable(post: Awaited<ReturnType<ArticleExportService['preparePost']>>['post']): SitePost {
  const pictures = post.pictures.map(({ file, ...picture }) => ({ ...picture, read: () => readFile(file) }))
  return { ...post, pictures }
}

/** Links to other articles lead to where these are published at the same site. */
async function linkOthers(
  { db }: PublishArticleOptions,
  publication: PublicationRow,
  document: ArticleDocument,
): Promise<ArticleDocument> {
  const links = await listLinks(db, publication, listArticleLinks(document.markdown))
  return { ...document, markdown: resolveArticleLinks(document.markdown, (id) => links.get(id) ?? null) }
}

type Steps = Record<string, PublicationStep>

interface Kept {
  attempt: PublishAttempt
  steps: Steps
  revision: number
  signal: AbortSignal
}

/** The journal in the publication's row. */
function openJournal(
  { db, now }: PublishArticleOptions,
  { attempt, steps, revision, signal }: Kept,
): Journal {
  const write = async (name: string, step: PublicationStep | null): Promise<void> => {
    if (!(await writePublicationStep(db, attempt, name, step))) lost()
    if (step === null) delete steps[name]
    else steps[name] = step
  }
  return {
    read: (name) => steps[name],
    begin: (name) => write(name, { begun: now(), isFinal: true, revision }),
    finish: (name, result) => write(name, { ...(steps[name] ?? { begun: now() }), result }),
    forget: (name) => write(name, null),
    requireLease: () => signal.throwIfAborted(),
  }
}

interface Ended {
  attempt: PublishAttempt
  site: SiteRow
  published: PublishedArticle
  warnings: readonly string[]
  revision: number
}

function describeOutcome(
  { now }: PublishArticleOptions,
  { attempt, site, published, warnings, revision }: Ended,
): JobOutcome<'publish-article'> {
  const notices = [...published.notices, ...warnings]
  const changes = {
    journal: {},
    failures: 0,
    externalId: published.id,
    link: published.link,
    notices,
    uploads: Object.fromEntries(published.uploads),
    revision,
    publishedAt: new Date(now()),
  }
  return {
    result: { publicationId: attempt.publicationId, link: published.link, warnings: notices },
    async save(tx) {
      await writeChanges(tx, attempt, changes)
      if (site.problem !== null) await noteProblem(tx, site, null)
    },
  }
}
