import { publishArticlePayloadSchema } from '@vivify/contract/jobs/publish-article'
import * as messages from '@vivify/contract/messages'
import type { Publication } from '@vivify/contract/routes/article-sites'
import type { CalendarArticle } from '@vivify/contract/routes/calendar'
import type { ListedPublication, PlacedPublication, PublicationRow } from '../../store/article-sites.ts'

/** Whether the site may have taken a post that nobody has seen there. */
export function isUnclear({ journal }: Pick<PublicationRow, 'journal'>): boolean {
  return Object.values(journal).some(({ isFinal, result }) => isFinal === true && result === undefined)
}

/** An article at a site, as its owner sees it. */
export function describePublication(listed: ListedPublication, nowMs: number): Publication {
  const { publication, site, job } = listed
  const { status, at } = publishArticlePayloadSchema.parse(job.payload)
  const state = stateOf(listed, at, nowMs)
  return {
    id: publication.id,
    articleId: publication.articleId,
    siteId: site.id,
    siteName: site.name,
    siteKind: site.kind,
    state,
    status,
    jobId: job.id,
    link: publication.link,
    message: describeState(listed, state),
    revision: publication.revision,
    plannedAt: state === 'scheduled' ? at : null,
    publishedAt: publication.publishedAt?.toISOString() ?? null,
  }
}

export function describeForCalendar(placed: PlacedPublication, nowMs: number): CalendarArticle {
  const { title, at, job } = placed
  return {
    ...describePublication(placed, nowMs),
    title,
    at: at.toISOString(),
    changedAt: (job.finishedAt ?? job.createdAt).toISOString(),
  }
}

function stateOf(
  { publication, job }: ListedPublication,
  at: string | null,
  nowMs: number,
): Publication['state'] {
  switch (job.status) {
    case 'queued':
    case 'running':
      return at !== null && Date.parse(at) > nowMs ? 'scheduled' : 'publishing'
    case 'completed':
      return 'published'
    case 'failed':
      return isUnclear(publication) ? 'unconfirmed' : 'failed'
    case 'cancelled':
      return isUnclear(publication) ? 'unconfirmed' : 'cancelled'
  }
}

function describeState(
  { publication, site, job }: ListedPublication,
  state: Publication['state'],
): string | null {
  switch (state) {
    case 'scheduled':
    case 'publishing':
      return job.waitReason
    case 'published':
      return publication.notices.join(' ') || null
    case 'failed':
      return job.errorMessage
    case 'unconfirmed':
      return messages.articleSites.unconfirmed(site.name)
    case 'cancelled':
      return messages.articleSites.cancelled
  }
}
