import { maxArticleTitleCharacters } from '@vivify/contract/article-choices'
import * as messages from '@vivify/contract/messages'
import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'react-hot-toast'
import { shortFromArticle } from '../../api/articles.ts'
import { SaveMark } from '../../lib/document/save-state.tsx'
import { loadChunk } from '../../lib/load-chunk.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Clapperboard, History, Redo2, Undo2 } from '../../ui/icons.tsx'
import { useField } from './panels/use-field.ts'
import { useArticle } from './use-article.ts'

const VersionsDialog = lazy(() =>
  loadChunk('The versions', async () => ({
    default: (await import('./versions/versions-dialog.tsx')).VersionsDialog,
  })),
)

const words = messages.articleEditor

export interface ArticleHeaderProps {
  back: ReactNode
  /** While the article is written, it can't be edited. */
  isReadOnly: boolean
}

/** The title, whether it is saved, and what can be done with the whole article. */
export function ArticleHeader({ back, isReadOnly }: ArticleHeaderProps) {
  const { content } = useArticle()
  return (
    <header className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {back}
        {!isReadOnly && (
          <>
            <Saving />
            <span className="flex items-center gap-x-1.5 max-sm:-ml-3 max-sm:w-[calc(100%+0.75rem)] max-sm:justify-between">
              <VersionsButton />
              <ShortButton />
            </span>
          </>
        )}
      </div>
      <h1 className="sr-only">{content.title.trim() === '' ? words.untitled : content.title}</h1>
      {isReadOnly ? (
        <p aria-hidden="true" className="font-display text-2xl font-semibold break-words sm:text-3xl">
          {content.title}
        </p>
      ) : (
        <TitleField />
      )}
    </header>
  )
}

/** Whether all is saved, and the steps back and forward. */
function Saving() {
  const { saveState, undo, redo, canUndo, canRedo } = useArticle()
  return (
    <span className="ml-auto flex items-center gap-x-1">
      <SaveMark saveState={saveState} />
      <IconButton
        size="small"
        label={words.undo}
        title={words.undo}
        disabled={!canUndo}
        icon={<Undo2 className="size-4" />}
        onClick={undo}
      />
      <IconButton
        size="small"
        label={words.redo}
        title={words.redo}
        disabled={!canRedo}
        icon={<Redo2 className="size-4" />}
        onClick={redo}
      />
    </span>
  )
}

/** Looks like the heading that it is; a title is one line of text that may wrap. */
function TitleField() {
  const { content } = useArticle()
  const setTitle = useField('title')
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {words.title}
      </label>
      <textarea
        id={id}
        rows={1}
        data-undo="document"
        placeholder={words.untitled}
        maxLength={maxArticleTitleCharacters}
        value={content.title}
        onChange={({ target }) => setTitle(target.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        className="-mx-2 field-sizing-content max-h-48 resize-none rounded-base border border-transparent bg-transparent px-2 py-1 font-display text-2xl leading-tight font-semibold text-text placeholder:text-muted hover:border-line focus-visible:bg-field sm:text-3xl"
      />
    </>
  )
}

function VersionsButton() {
  const { saved, saveNow } = useArticle()
  const [isOpen, setIsOpen] = useState(false)
  /** The list then has the last change. */
  async function open(): Promise<void> {
    await saveNow().catch(() => undefined)
    setIsOpen(true)
  }
  return (
    <>
      <Button size="small" variant="quiet" icon={<History className="size-4" />} onClick={() => void open()}>
        {words.versions}
      </Button>
      {isOpen && saved !== null && (
        <Suspense fallback={null}>
          <VersionsDialog articleId={saved.id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function ShortButton() {
  const { saved, saveNow } = useArticle()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  async function make(): Promise<void> {
    setIsBusy(true)
    try {
      await saveNow()
      const projectId = await shortFromArticle(saved!.id)
      void navigate(`/video-generator?project=${projectId}`)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : messages.articleList.failed)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button
      size="small"
      icon={<Clapperboard className="size-4" />}
      isBusy={isBusy}
      busyLabel={words.makingShort}
      onClick={() => void make()}
    >
      {words.short}
    </Button>
  )
}
