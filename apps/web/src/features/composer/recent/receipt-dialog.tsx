import { useQuery } from '@tanstack/react-query'
import { platformNames } from '@vivify/contract/platforms'
import { toast } from 'react-hot-toast'
import {
  receiptQuery,
  usePostActions,
  type PostEvent,
  type PostTarget,
  type SavedPost,
} from '../../../api/posts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ExternalLink, RefreshCw } from '../../../ui/icons.tsx'
import { PlatformIcon } from '../../../ui/platform-icons.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/surfaces.tsx'
import { titleOf } from '../post-content.ts'
import { inOrder, StateBadge, stateNames } from './post-state.tsx'

export interface ReceiptDialogProps {
  post: SavedPost
  onClose: () => void
}

/** Everything that happened to a post, platform by platform, with the proof. */
export function ReceiptDialog({ post, onClose }: ReceiptDialogProps) {
  const { data: events, error, refetch, isRefetching } = useQuery(receiptQuery(post))
  return (
    <Dialog isOpen onClose={onClose} title="Receipt" description={titleOf(post.content)}>
      {error !== null && (
        <RetryNotice isBusy={isRefetching} onRetry={() => void refetch()}>
          {error.message}
        </RetryNotice>
      )}
      <ul className="flex flex-col gap-4">
        {inOrder(post.targets).map((target) => (
          <li key={target.id} className="flex flex-col gap-3 rounded-base border border-line bg-raised p-4">
            <TargetHead target={target} />
            <TargetActions postId={post.id} target={target} />
            {events === undefined ? (
              error === null && <Skeleton className="h-16" />
            ) : (
              <Timeline events={events.filter(({ targetId }) => targetId === target.id)} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function TargetHead({ target }: { target: PostTarget }) {
  const { platform, accountName, state, permalink, message } = target
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <PlatformIcon platform={platform} />
        <span className="text-sm font-semibold">{platformNames[platform]}</span>
        <span className="min-w-0 truncate text-xs text-muted">{accountName ?? 'Dry run'}</span>
        <span className="ml-auto">
          <StateBadge state={state} />
        </span>
      </div>
      {permalink !== null && /^https?:\/\//.test(permalink) && (
        <a
          href={permalink}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1.5 self-start text-sm font-medium text-primary-text underline-offset-4 hover:underline"
        >
          Open the post
          <ExternalLink className="size-3.5" aria-hidden="true" />
        </a>
      )}
      {message !== null && <p className="text-sm text-muted">{message}</p>}
    </div>
  )
}

/** Retry after a failure; one click when nobody knows whether the post is live. */
export function TargetActions({ postId, target }: { postId: string; target: PostTarget }) {
  const { retry, confirm } = usePostActions()
  const params = { postId, targetId: target.id }
  const onError = (error: Error): void => void toast.error(error.message)
  if (target.state === 'failed') {
    return (
      <Button
        size="small"
        className="self-start"
        icon={<RefreshCw className="size-4" aria-hidden="true" />}
        isBusy={retry.isPending}
        onClick={() => retry.mutate(params, { onError })}
      >
        Retry
      </Button>
    )
  }
  if (target.state !== 'unconfirmed') return null
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm">
        {`Look at your ${platformNames[target.platform]} account. Vivify does not send the post again before you answer.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          isBusy={confirm.isPending}
          onClick={() => confirm.mutate({ ...params, isLive: true }, { onError })}
        >
          It is live
        </Button>
        <Button
          size="small"
          isBusy={confirm.isPending}
          onClick={() => confirm.mutate({ ...params, isLive: false }, { onError })}
        >
          It is not
        </Button>
      </div>
    </div>
  )
}

function Timeline({ events }: { events: readonly PostEvent[] }) {
  if (events.length === 0) return <p className="text-xs text-muted">Nothing has happened yet.</p>
  return (
    <ol aria-label="What happened" className="flex flex-col border-l border-line">
      {events.map(({ id, at, state, message }) => (
        <li key={id} className="relative flex flex-col gap-0.5 pb-3 pl-4 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[0.28rem] size-2 rounded-full bg-control-line"
          />
          <span className="text-sm">{message}</span>
          <span className="text-xs text-muted">
            <time dateTime={at}>
              {new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })}
            </time>
            {` · ${stateNames[state]}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
