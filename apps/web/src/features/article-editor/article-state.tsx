import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useEffect } from 'react'
import { toast } from 'react-hot-toast'
import { articleApi, useArticleActions } from '../../api/articles.ts'
import { Button } from '../../ui/button.tsx'
import { CircleAlert, ClipboardList, RefreshCw } from '../../ui/icons.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { useArticle } from './use-article.ts'

const words = messages.articleEditor
const pollMs = 2000

/** Says when the article is not finished, and what to do about it. */
export function ArticleState() {
  const { saved } = useArticle()
  switch (saved?.state) {
    case 'queued':
    case 'writing':
      return <UnderWay articleId={saved.id} />
    case 'outline':
      return (
        <Notice tone="second" icon={<ClipboardList />}>
          {words.outline}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="danger" icon={<CircleAlert />} action={<Again articleId={saved.id} />}>
          {[words.failed, ...saved.warnings].join(' ')}
        </Notice>
      )
    case 'cancelled':
      return (
        <Notice tone="warning" icon={<CircleAlert />} action={<Again articleId={saved.id} />}>
          {words.cancelled}
        </Notice>
      )
    default:
      return null
  }
}

/** Opens the article again when it is written. */
function UnderWay({ articleId }: { articleId: string }) {
  const { saved, reopen } = useArticle()
  const { data } = useQuery({
    queryKey: ['articles', 'state', articleId],
    queryFn: () => articleApi.read(articleId),
    refetchInterval: pollMs,
    staleTime: 0,
  })
  const isOver = data !== undefined && data.state !== 'queued' && data.state !== 'writing'
  useEffect(() => {
    if (isOver) reopen()
  }, [isOver, reopen])
  const isQueued = (data ?? saved)?.state === 'queued'
  return (
    <Notice tone="second" icon={<Spinner />}>
      <p role="status">
        {isQueued && `${words.waiting}. `}
        {words.writingNow}
      </p>
    </Notice>
  )
}

function Again({ articleId }: { articleId: string }) {
  const { reopen } = useArticle()
  const { writeAgain } = useArticleActions()
  return (
    <Button
      size="small"
      icon={<RefreshCw className="size-3.5" />}
      isBusy={writeAgain.isPending}
      onClick={() =>
        writeAgain.mutate(articleId, {
          onSuccess: reopen,
          onError: (error) => toast.error(error.message),
        })
      }
    >
      {words.again}
    </Button>
  )
}
