import { lazy, Suspense, useRef, useState } from 'react'
import { WhenNear } from '../../lib/when-near.tsx'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { ChevronDown, FileWarning } from '../../ui/icons.tsx'
import { EmptyState, Skeleton } from '../../ui/surfaces.tsx'
import { ComposeForm } from './compose-form.tsx'
import { ComposerProvider } from './composer-provider.tsx'
import { findProblems } from './post-problems.ts'
import { PostPreview } from './preview/post-preview.tsx'
import { QuickActions } from './quick-actions.tsx'
import { useArrival } from './use-arrival.ts'
import { useComposer } from './use-composer.ts'
import { usePostFiles, type PostFile } from './use-media-facts.ts'

const RecentPosts = lazy(async () => ({ default: (await import('./recent/recent-posts.tsx')).RecentPosts }))

/** The Workflow tab: a new post with its live preview, quick actions, and the posts so far. */
export function Composer() {
  return (
    <ComposerProvider>
      <Workflow />
    </ComposerProvider>
  )
}

const editorClasses =
  'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,22rem)] xl:grid-cols-[minmax(0,1fr)_24rem]'

function Workflow() {
  useArrival()
  const { content, status } = useComposer()
  const files = usePostFiles(content.media)
  const problems = findProblems(content, files)
  const textField = useRef<HTMLTextAreaElement>(null)
  const dateField = useRef<HTMLInputElement>(null)
  /** After the next paint, because opening a post draws the form again. */
  const focus = (field: 'text' | 'date'): void => {
    requestAnimationFrame(() => {
      const element = field === 'text' ? textField.current : dateField.current
      element?.scrollIntoView({ block: 'center' })
      element?.focus({ preventScroll: true })
    })
  }
  return (
    <div className="flex flex-col gap-10">
      {status === 'loading' && <EditorSkeleton />}
      {status === 'failed' && <NotOpened />}
      {status === 'ready' && (
        <div className={editorClasses}>
          <ComposeForm files={files.files} problems={problems} textField={textField} dateField={dateField} />
          <PreviewColumn files={files.files} />
        </div>
      )}
      <QuickActions onEditing={focus} />
      <WhenNear skeleton={<Skeleton className="h-80 rounded-large" />}>
        <Suspense fallback={<Skeleton className="h-80 rounded-large" />}>
          <RecentPosts onEditing={focus} />
        </Suspense>
      </WhenNear>
    </div>
  )
}

/** Beside the form and always in sight; folded under it in one column. */
function PreviewColumn({ files }: { files: readonly PostFile[] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <aside
      aria-label="Preview"
      className="min-w-0 lg:sticky lg:top-18 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:pb-2"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between rounded-base border border-line bg-raised px-4 text-sm font-medium lg:hidden"
      >
        Preview
        <ChevronDown
          className={joinClasses('size-4 text-muted transition-transform', isOpen && 'rotate-180')}
          aria-hidden="true"
        />
      </button>
      <div className={joinClasses('max-lg:mt-3', !isOpen && 'max-lg:hidden')}>
        <PostPreview files={files} />
      </div>
    </aside>
  )
}

function EditorSkeleton() {
  return (
    <div className={editorClasses}>
      <Skeleton className="h-[40rem] rounded-large" />
      <Skeleton className="hidden h-80 rounded-large lg:block" />
    </div>
  )
}

function NotOpened() {
  const { failure, startNew } = useComposer()
  return (
    <EmptyState
      icon={<FileWarning />}
      title="This post can’t be opened"
      action={<Button onClick={startNew}>Start a new post</Button>}
    >
      {failure}
    </EmptyState>
  )
}
