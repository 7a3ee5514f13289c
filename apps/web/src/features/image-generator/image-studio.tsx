import { useInfiniteQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { toast } from 'react-hot-toast'
import { assetContentUrl } from '../../api/assets.ts'
import { madeImagesQuery, type AspectRatio, type ImageEntry } from '../../api/images.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { samplePictures, sampleUrl, type SamplePicture } from '../../lib/samples.ts'
import { describeSize } from './describe-picture.ts'
import { FormPanel } from './form-panel.tsx'
import { FullSize, type FullSizePicture } from './full-size.tsx'
import { GenerateBar } from './generate-bar.tsx'
import { History } from './history.tsx'
import { ratios } from './image-form.ts'
import { ImageStage, SampleStage, StageSkeleton, type PictureActions } from './image-stage.tsx'
import { RecentGenerations, SampleGenerations } from './recent-generations.tsx'
import { useImageForm, type ImageFormState, type ReusableSettings } from './use-image-form.ts'
import { useImageJob } from './use-image-job.ts'

/** The number of pictures in Your Recent Generations. */
const recentCount = 4

/** The form on the left, the selected picture on the right, and all pictures below. */
export function ImageStudio() {
  const state = useImageForm()
  const work = useImageJob(state)
  const made = useMadeImages()
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [viewed, setViewed] = useState<FullSizePicture | null>(null)
  const prompt = useRef<HTMLTextAreaElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  useShownWhenMade(stage, work.madeIds, setSelectedId)
  const reuse = useReuse(state, prompt)
  const actions: PictureActions = {
    onView: (entry) => setViewed(describeFullSize(entry)),
    onReuse: (entry) => reuse(entry, entry.engineName),
    onSelect: (entry) => {
      setSelectedId(entry.creationId)
      stage.current?.scrollIntoView({ block: 'nearest' })
    },
  }
  return (
    <div className="flex flex-col gap-14">
      <div className={studioClasses}>
        <div className="max-lg:contents">
          <FormPanel state={state} promptRef={prompt} onSubmit={work.generate} />
          <GenerateBar state={state} work={work} />
        </div>
        <div
          ref={stage}
          tabIndex={-1}
          className="min-w-0 scroll-mt-18 outline-none lg:sticky lg:top-18 lg:self-start"
        >
          <Stage
            made={made}
            selectedId={selectedId}
            madeIds={work.madeIds}
            isBusy={work.isBusy}
            ratio={ratios[state.form.aspectRatio]}
            {...actions}
          />
        </div>
      </div>
      <MadeImages
        made={made}
        onViewSample={(sample) => setViewed(describeSample(sample))}
        onReuseSample={(sample) => reuse({ ...sample, aspectRatio: nearestRatio(sample) })}
        {...actions}
      />
      {viewed !== null && <FullSize picture={viewed} onClose={() => setViewed(null)} />}
    </div>
  )
}

const studioClasses =
  'grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[25rem_minmax(0,1fr)]'

function useMadeImages() {
  const query = useInfiniteQuery(madeImagesQuery)
  return { query, entries: query.data?.pages.flatMap(({ images }) => images) ?? [] }
}

type Made = ReturnType<typeof useMadeImages>

interface StageProps extends PictureActions {
  made: Made
  selectedId: string | null
  madeIds: readonly string[]
  isBusy: boolean
  /** Width over height of the aspect ratio in the form. */
  ratio: number
}

function Stage({ made, selectedId, madeIds, isBusy, ratio, ...actions }: StageProps) {
  const { query, entries } = made
  if (query.isPending) return <StageSkeleton />
  const shown = entries.find(({ creationId }) => creationId === selectedId) ?? entries[0]
  if (shown === undefined) return <SampleStage sample={samplePictures[0]!} ratio={ratio} isBusy={isBusy} />
  const variations = entries.filter(({ jobId }) => jobId !== null && jobId === shown.jobId)
  const isNew = madeIds.includes(shown.creationId)
  return <ImageStage entry={shown} {...{ variations, isNew, isBusy }} busyRatio={ratio} {...actions} />
}

interface MadeImagesProps extends PictureActions {
  made: Made
  onViewSample: (sample: SamplePicture) => void
  onReuseSample: (sample: SamplePicture) => void
}

/** The latest four pictures and the history; samples until the person has made a picture. */
function MadeImages({ made, onViewSample, onReuseSample, ...actions }: MadeImagesProps) {
  const { query, entries } = made
  if (query.isPending) return <Skeleton className="h-180 rounded-large lg:h-106" />
  if (entries.length === 0 && query.error !== null) {
    return (
      <RetryNotice isBusy={query.isRefetching} onRetry={() => void query.refetch()}>
        {query.error.message}
      </RetryNotice>
    )
  }
  if (entries.length === 0) return <SampleGenerations onView={onViewSample} onReuse={onReuseSample} />
  return (
    <>
      <RecentGenerations entries={entries.slice(0, recentCount)} {...actions} />
      {entries.length > recentCount && (
        <History
          entries={entries.slice(recentCount)}
          hasMore={query.hasNextPage}
          isLoadingMore={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
          {...actions}
        />
      )}
    </>
  )
}

/** Copies the settings of a picture into the form, then focuses the prompt and scrolls to it. */
function useReuse(state: ImageFormState, prompt: RefObject<HTMLTextAreaElement | null>) {
  return (settings: ReusableSettings, engineName = ''): void => {
    state.reuse(settings)
    const { engine: wanted = 'built-in' } = settings
    const isThere = state.engines?.some((engine) => engine.id === wanted && engine.state === 'ready') ?? true
    toast(isThere ? messages.images.settingsUsed : messages.images.engineGone(engineName))
    prompt.current?.focus({ preventScroll: true })
    prompt.current?.scrollIntoView({ block: 'center' })
  }
}

/**
 * Selects a picture that was just made, and scrolls to it in the one-column layout. It also gets the focus, which the
 * busy button has lost.
 */
function useShownWhenMade(
  stage: RefObject<HTMLElement | null>,
  madeIds: readonly string[],
  select: (creationId: string) => void,
): void {
  useEffect(() => {
    if (madeIds[0] === undefined) return
    select(madeIds[0])
    if (document.activeElement === null || document.activeElement === document.body)
      stage.current?.focus({ preventScroll: true })
    if (!matchMedia('(width >= 64rem)').matches) stage.current?.scrollIntoView({ block: 'start' })
    // Runs only when new pictures arrive.
  }, [madeIds])
}

function describeFullSize({ assetId, prompt, engineName, ...size }: ImageEntry): FullSizePicture {
  return { url: assetContentUrl(assetId), prompt, facts: `${describeSize(size)} pixels, ${engineName}` }
}

function describeSample({ name, prompt, preset, ...size }: SamplePicture): FullSizePicture {
  return { url: sampleUrl(name, 'webp'), prompt, facts: `Sample, ${describeSize(size)} pixels, ${preset}` }
}

function nearestRatio({ width, height }: SamplePicture): AspectRatio {
  const distance = (ratio: AspectRatio): number => Math.abs(Math.log(ratios[ratio] / (width / height)))
  return (Object.keys(ratios) as AspectRatio[]).sort((a, b) => distance(a) - distance(b))[0]!
}
