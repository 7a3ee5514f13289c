import * as messages from '@vivify/contract/messages'
import { maxArticleTitleCharacters } from '@vivify/contract/article-choices'
import { SaveMark, SaveProblem } from '../../lib/document/save-state.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { ArrowLeft, FileWarning, Redo2, Undo2 } from '../../ui/icons.tsx'
import { EmptyState, Skeleton } from '../../ui/surfaces.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { ArticleContext, useArticle, useOpenArticle } from './use-article.ts'

const words = messages.articleEditor

export interface ArticleEditorProps {
  articleId: string
  onClose: () => void
}

/** One article: its title and text, which save themselves. */
export function ArticleEditor({ articleId, onClose }: ArticleEditorProps) {
  const article = useOpenArticle(articleId)
  return (
    <ArticleContext value={article}>
      <div className="flex flex-col gap-5 py-6">
        <Button
          variant="quiet"
          size="small"
          className="self-start"
          icon={<ArrowLeft className="size-4" />}
          onClick={onClose}
        >
          {words.back}
        </Button>
        {article.status === 'loading' && <Skeleton className="h-96 rounded-large" />}
        {article.status === 'failed' && (
          <EmptyState icon={<FileWarning />} title={words.notOpened}>
            {article.failure}
          </EmptyState>
        )}
        {article.status === 'ready' && <Editor />}
      </div>
    </ArticleContext>
  )
}

function Editor() {
  const article = useArticle()
  const { content, edit, undo, redo, canUndo, canRedo, saveState } = article
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <h1 className="min-w-0 text-2xl break-words">{content.title || words.untitled}</h1>
        <span className="flex shrink-0 items-center gap-1">
          <SaveMark saveState={saveState} />
          <IconButton size="small" label={words.undo} disabled={!canUndo} icon={<Undo2 className="size-4" />} onClick={undo} />
          <IconButton size="small" label={words.redo} disabled={!canRedo} icon={<Redo2 className="size-4" />} onClick={redo} />
        </span>
      </div>
      <SaveProblem name="article" {...article} />
      <TextField
        label={words.title}
        data-undo="document"
        maxLength={maxArticleTitleCharacters}
        value={content.title}
        onChange={({ target }) => edit((now) => ({ ...now, title: target.value }), 'title')}
      />
      <TextArea
        label={words.text}
        data-undo="document"
        rows={20}
        placeholder={words.textPlaceholder}
        value={content.markdown}
        onChange={({ target }) => edit((now) => ({ ...now, markdown: target.value }), 'markdown')}
      />
    </>
  )
}
