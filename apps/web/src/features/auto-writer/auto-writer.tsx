import * as messages from '@vivify/contract/messages'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { loadChunk } from '../../lib/load-chunk.ts'
import { WhenNear } from '../../lib/when-near.tsx'
import { Button } from '../../ui/button.tsx'
import { Zap } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { OrderBar } from './order-bar.tsx'
import { QueueCard } from './queue/queue-card.tsx'
import { SourcesCard } from './sources/sources-card.tsx'
import { TitlesCard } from './titles/titles-card.tsx'
import { useApiTest } from './titles/use-titles.ts'
import { useWriterForm, type WriterFormState } from './use-writer-form.ts'

const settingsSkeleton = <Skeleton className="h-[30rem] rounded-large sm:h-[29rem]" />
const listSkeleton = <Skeleton className="h-60 rounded-large" />

// Lists that open and menus are a third of the screen's code, and titles can be typed without them.
const ConfigCard = lazy(() =>
  loadChunk('The settings', async () => ({ default: (await import('./config-card.tsx')).ConfigCard })),
)
const ArticleList = lazy(() =>
  loadChunk('Your articles', async () => ({
    default: (await import('./articles/article-list.tsx')).ArticleList,
  })),
)

const words = messages.autoWriter

export interface AutoWriterProps {
  onOpen: (articleId: string) => void
  /** Begins at the articles, as after closing one of them. */
  showsArticles: boolean
}

/** Titles, queue, sources and settings; under them the articles and their progress. */
export function AutoWriter({ onOpen, showsArticles }: AutoWriterProps) {
  const state = useWriterForm()
  const articles = useRef<HTMLDivElement>(null)
  const showArticles = (): void => articles.current?.scrollIntoView({ block: 'start' })
  useEffect(() => {
    if (showsArticles) showArticles()
  }, [showsArticles])
  return (
    <div className="flex flex-col gap-7 py-8">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex max-w-2xl flex-col gap-1.5">
          <h1 className="text-3xl sm:text-4xl">{words.heading}</h1>
          <p className="text-base text-muted">{words.intro}</p>
        </div>
        <ApiTest state={state} />
      </header>
      <div className="flex flex-col gap-6">
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="flex min-w-0 flex-col gap-6">
            <TitlesCard state={state} />
            <QueueCard state={state} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <SourcesCard state={state} />
            <WhenNear skeleton={settingsSkeleton}>
              <Suspense fallback={settingsSkeleton}>
                <ConfigCard state={state} />
              </Suspense>
            </WhenNear>
          </div>
        </div>
        <OrderBar state={state} onOrdered={showArticles} />
      </div>
      <div ref={articles} className="scroll-mt-18">
        <WhenNear skeleton={listSkeleton}>
          <Suspense fallback={listSkeleton}>
            <ArticleList onOpen={onOpen} />
          </Suspense>
        </WhenNear>
      </div>
    </div>
  )
}

function ApiTest({ state }: { state: WriterFormState }) {
  const { isBusy, test } = useApiTest(state)
  return (
    <Button
      size="small"
      icon={<Zap className="size-3.5" />}
      isBusy={isBusy}
      busyLabel={words.testingApi}
      onClick={() => void test()}
    >
      {words.testApi}
    </Button>
  )
}
