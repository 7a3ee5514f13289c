import * as messages from '@vivify/contract/messages'
import { toast } from 'react-hot-toast'
import { Link } from 'react-router'
import {
  usePublishing,
  useRemoveSite,
  type ArticleSite,
  type Publication,
} from '../../../api/article-sites.ts'
import { calendarDayLink } from '../../../lib/article-links.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Ban, CalendarRange, ExternalLink, TriangleAlert, Unplug } from '../../../ui/icons.tsx'
import { Badge, Notice, type BadgeTone } from '../../../ui/surfaces.tsx'
import { PublishForm } from './publish-form.tsx'

const words = messages.articlePublishing

export interface SiteEntryProps {
  articleId: string
  site: ArticleSite
  publication: Publication | null
  /** Of the article as it is saved. */
  revision: number
  onSave: () => Promise<unknown>
}

/** A connected site: what became of the article there, and how to send it. */
export function SiteEntry({ articleId, site, publication, revision, onSave }: SiteEntryProps) {
  const { name, problem, kind } = site
  const isWaiting = publication !== null && ['scheduled', 'publishing'].includes(publication.state)
  return (
    <li className="grid grid-cols-1 gap-3 rounded-base border border-line bg-raised p-3">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium" title={site.address}>
            {name}
          </span>
          <span className="block text-xs text-muted">{words.kinds[kind]}</span>
        </span>
        {publication !== null && <State publication={publication} />}
        <Disconnect site={site} />
      </div>
      {problem !== null && (
        <Notice tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          {problem}
        </Notice>
      )}
      {publication !== null && <Outcome publication={publication} revision={revision} />}
      {isWaiting ? (
        <TakeBack articleId={articleId} publication={publication} />
      ) : (
        <PublishForm {...{ articleId, site, publication, onSave }} />
      )}
    </li>
  )
}

const tones: Record<Publication['state'], BadgeTone> = {
  scheduled: 'second',
  publishing: 'second',
  published: 'good',
  failed: 'danger',
  unconfirmed: 'warning',
  cancelled: 'neutral',
}

function State({ publication: { state, status } }: { publication: Publication }) {
  const isDraft = state === 'published' && status === 'draft'
  return (
    <span role="status">
      <Badge tone={tones[state]}>{isDraft ? words.draftThere : words.states[state]}</Badge>
    </span>
  )
}

const linkClasses =
  'inline-flex items-center gap-1.5 justify-self-start font-medium text-primary-text underline underline-offset-2'

function Outcome({ publication, revision }: { publication: Publication; revision: number }) {
  const { link, message, siteName, state, plannedAt } = publication
  const isOld = publication.revision !== null && publication.revision < revision
  return (
    <div className="grid gap-1.5 text-xs text-muted empty:hidden">
      {message !== null && (
        <p role={state === 'failed' || state === 'unconfirmed' ? 'alert' : undefined} className="break-words">
          {message}
        </p>
      )}
      {isOld && state === 'published' && <p>{words.changedSince}</p>}
      {plannedAt !== null && (
        <Link to={calendarDayLink(plannedAt)} className={linkClasses}>
          {words.inCalendar}
          <CalendarRange className="size-3.5" aria-hidden="true" />
        </Link>
      )}
      {link !== null && (
        <a href={link} target="_blank" rel="noopener noreferrer" className={linkClasses}>
          {words.open(siteName)}
          <ExternalLink className="size-3.5" aria-hidden="true" />
        </a>
      )}
    </div>
  )
}

function TakeBack({ articleId, publication }: { articleId: string; publication: Publication }) {
  const { takeBack } = usePublishing(articleId)
  const { jobId } = publication
  if (jobId === null) return null
  return (
    <Button
      size="small"
      className="justify-self-start"
      icon={<Ban className="size-3.5" />}
      isBusy={takeBack.isPending}
      onClick={() => takeBack.mutate(jobId, { onError: (error) => void toast.error(error.message) })}
    >
      {words.takeBack}
    </Button>
  )
}

function Disconnect({ site: { id, name } }: { site: ArticleSite }) {
  const removing = useRemoveSite()
  const { confirm } = useAlerts()
  async function remove(): Promise<void> {
    const isSure = await confirm({
      message: words.disconnectSure(name),
      details: words.disconnectAbout,
      confirmLabel: words.disconnectIt,
      cancelLabel: words.keep,
      isDangerous: true,
    })
    if (!isSure) return
    removing.mutate(id, {
      onSuccess: () => void toast.success(messages.articleSites.removed),
      onError: (error) => void toast.error(error.message),
    })
  }
  return (
    <IconButton
      size="small"
      label={words.disconnect(name)}
      title={words.disconnectIt}
      icon={<Unplug className="size-4" />}
      isBusy={removing.isPending}
      onClick={() => void remove()}
    />
  )
}
