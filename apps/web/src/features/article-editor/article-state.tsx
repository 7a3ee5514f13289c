import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useEffect } from 'react'
import { toast } from 'react-hot-toast'
import { articleApi, useArticleActions } from '../../api/articles.ts'
import { useActiveJobs } from '../../lib/jobs/use-active-jobs.ts'
import { Button } from '../../ui/button.tsx'
import { CircleAlert, ClipboardList, RefreshCw } from '../../ui/icons.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { ArticleProgress } from '../article-progress/article-progress.tsx'
import { isUnderWay } from '../article-progress/progress-of.ts'
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

/** Shows how far the writing is, and opens the article again when it is done. */
function UnderWay({ articleId }: { articleId: string }) {
  const { saved, reopen } = useArticle()
  const { cancel } = useArticleActions()
  const jobs = useActiveJobs(true)
  const { data } = useQuery({
    queryKey: ['articles', 'state', articleId],
    queryFn: () => articleApi.read(articleId),
    refetchInterval: pollMs,
    staleTime: 0,
  })
  const isOver = data !== undefined && !isUnderWay(data)
  useEffect(() => {
    if (isOver) reopen()
  }, [isOver, reopen])
  const jobId = (data ?? saved)?.jobId ?? null
  return (
    <Card className="flex max-w-xl flex-col gap-4">
      <p className="text-sm text-muted">{words.writingNow}</p>
      <ArticleProgress
        job={jobId === null ? undefined : jobs.get(jobId)}
        onCancel={
          jobId === null
            ? undefined
            : () => cancel.mutate(jobId, { onError: (error) => toast.error(error.message) })
        }
      />
    </Card>
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
