import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useEffect, useRef, useState } from 'react'
import { articleSitesQuery, publicationsQuery } from '../../../api/article-sites.ts'
import { Button } from '../../../ui/button.tsx'
import { Plus } from '../../../ui/icons.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/surfaces.tsx'
import { useAsksForPublishing } from '../use-asked-part.ts'
import { ConnectForm } from './connect-form.tsx'
import { SiteEntry } from './site-entry.tsx'

const words = messages.articlePublishing

export interface PublishPanelProps {
  articleId: string
  /** Of the article as it is saved. */
  revision: number
  /** Saves the latest words first. */
  onSave: () => Promise<unknown>
}

/** Publishes the article at the person's own sites. */
export function PublishPanel({ articleId, revision, onSave }: PublishPanelProps) {
  const sites = useQuery(articleSitesQuery)
  const publications = useQuery(publicationsQuery(articleId))
  const [isConnecting, setIsConnecting] = useState(false)
  const list = useShownWhenAsked(sites.isSuccess && publications.isSuccess)
  const error = sites.error ?? publications.error
  if (error !== null) {
    const retry = (): void => void Promise.all([sites.refetch(), publications.refetch()])
    return (
      <RetryNotice isBusy={sites.isRefetching} onRetry={retry}>
        {error.message}
      </RetryNotice>
    )
  }
  if (!sites.data || !publications.data) return <Skeleton className="h-16 w-full" />
  return (
    <>
      <p className="text-xs text-muted">{words.about}</p>
      {sites.data.length > 0 && (
        <ul ref={list} className="grid grid-cols-1 gap-3">
          {sites.data.map((site) => {
            const publication = publications.data.find(({ siteId }) => siteId === site.id) ?? null
            return <SiteEntry key={site.id} {...{ articleId, site, publication, revision, onSave }} />
          })}
        </ul>
      )}
      {isConnecting ? (
        <ConnectForm onDone={() => setIsConnecting(false)} />
      ) : (
        <Button
          size="small"
          className="self-start"
          icon={<Plus className="size-3.5" />}
          onClick={() => setIsConnecting(true)}
        >
          {words.connect}
        </Button>
      )}
    </>
  )
}

/** Scrolls to the list once it is there, when the address asks for it. */
function useShownWhenAsked(isThere: boolean) {
  const list = useRef<HTMLUListElement>(null)
  const isAsked = useAsksForPublishing()
  useEffect(() => {
    if (isThere && isAsked) list.current?.scrollIntoView({ block: 'center' })
  }, [isThere, isAsked])
  return list
}
