import * as messages from '@vivify/contract/messages'
import { lazy, Suspense, useRef } from 'react'
import { loadChunk } from '../../lib/load-chunk.ts'
import { SaveProblem } from '../../lib/document/save-state.tsx'
import { Button } from '../../ui/button.tsx'
import {
  CalendarRange,
  Clapperboard,
  FileText,
  FileWarning,
  ImageIcon,
  Lightbulb,
  MessageCircle,
  Send,
  type Icon,
} from '../../ui/icons.tsx'
import { EmptyState, Skeleton } from '../../ui/surfaces.tsx'
import { KitHistory } from './kit-history.tsx'
import { KitProvider } from './kit-provider.tsx'
import { StartPanel } from './start/start-panel.tsx'
import { useKit } from './use-kit.ts'

const words = messages.kit

/** Counting, plans and texts are needed only once there is a kit. */
const KitResults = lazy(() =>
  loadChunk('The kit', async () => ({ default: (await import('./kit-results.tsx')).KitResults })),
)

/** From the address of a launch to everything that is posted on launch day. */
export function LaunchKit() {
  return (
    <KitProvider>
      <div className="flex flex-col gap-8 py-8">
        <header className="flex max-w-2xl flex-col gap-1.5">
          <h1 className="text-3xl sm:text-4xl">{words.title}</h1>
          <p className="text-base text-muted">{words.intro}</p>
        </header>
        <Studio />
        <KitHistory />
      </div>
    </KitProvider>
  )
}

function Studio() {
  const kit = useKit()
  const result = useRef<HTMLDivElement>(null)
  const { status, failure, content, startNew, begun } = kit
  if (status === 'loading') return <StudioSkeleton />
  if (status === 'failed') {
    return (
      <EmptyState
        icon={<FileWarning />}
        title={words.notOpened}
        action={<Button onClick={startNew}>{words.startNew}</Button>}
      >
        {failure}
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <SaveProblem name="launch kit" {...kit} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <StartPanel key={begun} onWritten={() => showResult(result)} />
        <div ref={result} tabIndex={-1} className="min-w-0 scroll-mt-20 outline-none">
          {content.texts === null ? (
            <Sketch />
          ) : (
            <Suspense fallback={<Skeleton className="h-96 rounded-large" />}>
              <KitResults />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  )
}

function showResult({ current }: { current: HTMLElement | null }): void {
  current?.focus({ preventScroll: true })
  if (current !== null && current.getBoundingClientRect().top > innerHeight * 0.6) {
    current.scrollIntoView({ block: 'start' })
  }
}

function StudioSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
      <Skeleton className="h-96 rounded-large" />
      <Skeleton className="h-96 rounded-large" />
    </div>
  )
}

const icons: Record<keyof typeof words.parts, Icon> = {
  page: FileText,
  scripts: Clapperboard,
  social: MessageCircle,
  ideas: Lightbulb,
  mail: Send,
  pictures: ImageIcon,
  plan: CalendarRange,
}

/** What a kit will have. */
function Sketch() {
  const parts = Object.keys(words.parts) as (keyof typeof words.parts)[]
  return (
    <section
      aria-label={words.emptyTitle}
      className="flex flex-col gap-5 rounded-large border border-dashed border-control-line/60 p-5 sm:p-7"
    >
      <div className="grid gap-1">
        <h2 className="text-xl">{words.emptyTitle}</h2>
        <p className="max-w-xl text-sm text-muted">{words.emptyAbout}</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {parts.map((part) => {
          const PartIcon = icons[part]
          return (
            <li key={part} className="flex gap-3 rounded-base bg-sunken p-3.5">
              <span className="grid size-9 shrink-0 place-items-center rounded-full bg-second-soft text-second-text">
                <PartIcon className="size-4.5" />
              </span>
              <span className="grid content-start gap-0.5">
                <span className="text-sm font-medium">{words.parts[part]}</span>
                <span className="text-xs text-muted">{words.partsAbout[part]}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
