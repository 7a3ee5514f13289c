import * as messages from '@vivify/contract/messages'
import { Button } from '../../ui/button.tsx'
import { ArrowLeft, FileWarning } from '../../ui/icons.tsx'
import { EmptyState, Skeleton } from '../../ui/surfaces.tsx'
import { isUnderWay } from '../article-progress/progress-of.ts'
import { ArticleHeader } from './article-header.tsx'
import { ArticleState } from './article-state.tsx'
import { ArticleContext, useArticle, useOpenArticle } from './use-article.ts'
import { Workspace } from './workspace.tsx'
import { SaveProblem } from '../../lib/document/save-state.tsx'

const words = messages.articleEditor

export interface ArticleEditorProps {
  articleId: string
  onClose: () => void
}

/** One article with its live preview and everything around its text. All changes save themselves. */
export function ArticleEditor({ articleId, onClose }: ArticleEditorProps) {
  const article = useOpenArticle(articleId)
  return (
    <ArticleContext value={article}>
      <div className="flex flex-1 flex-col gap-4 py-5">
        {article.status !== 'ready' && <BackButton onClose={onClose} />}
        {article.status === 'loading' && <EditorSkeleton />}
        {article.status === 'failed' && (
          <>
            <h1 className="sr-only">{words.notOpened}</h1>
            <EmptyState icon={<FileWarning />} title={words.notOpened}>
              {article.failure}
            </EmptyState>
          </>
        )}
        {article.status === 'ready' && <Editor onClose={onClose} />}
      </div>
    </ArticleContext>
  )
}

function Editor({ onClose }: Pick<ArticleEditorProps, 'onClose'>) {
  const article = useArticle()
  const { saved } = article
  const isBeingWritten = saved !== null && isUnderWay(saved)
  return (
    <>
      <ArticleHeader back={<BackButton onClose={onClose} />} isReadOnly={isBeingWritten} />
      <SaveProblem name="article" {...article} />
      <ArticleState />
      {!isBeingWritten && <Workspace />}
    </>
  )
}

function BackButton({ onClose }: Pick<ArticleEditorProps, 'onClose'>) {
  return (
    <Button
      variant="quiet"
      size="small"
      className="-ml-3 self-start"
      icon={<ArrowLeft className="size-4" />}
      onClick={onClose}
    >
      {words.back}
    </Button>
  )
}

function EditorSkeleton() {
  return (
    <div aria-busy="true" aria-label={words.loading} role="status" className="flex flex-col gap-4">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-4 w-48" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-[60dvh] rounded-large" />
        <Skeleton className="hidden h-[60dvh] rounded-large lg:block" />
      </div>
    </div>
  )
}
