import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ImageUp } from '../../ui/icons.tsx'
import { lazy, Suspense, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { FramePicker } from './frame-picker.tsx'
import { openSource, readAddress, type SourceAddress } from './open-source.ts'
import { SourcePicker } from './source-picker.tsx'
import { DroppedFiles, usePictureUpload } from './picture-upload.tsx'

const Editor = lazy(async () => ({ default: (await import('./editor.tsx')).Editor }))

/** Address of the studio; the query string names the picture. */
const studioPath = '/image-remix-studio'

/** Gives any picture another style, shape or mood; the original stays unchanged. */
export function RemixStudio() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const address = useMemo(() => readAddress(search), [search])
  const upload = usePictureUpload(({ id }) => void navigate(`${studioPath}?asset=${id}`))
  return (
    <>
      <DroppedFiles upload={upload} isShown={address !== null} />
      {address === null ? (
        <SourcePicker upload={upload} />
      ) : (
        <OpenedSource
          key={search.toString()}
          address={address}
          onFrame={(assetId) => void navigate(`${studioPath}?asset=${assetId}`, { replace: true })}
        />
      )}
    </>
  )
}

interface OpenedSourceProps {
  address: SourceAddress
  onFrame: (assetId: string) => void
}

function OpenedSource({ address, onFrame }: OpenedSourceProps) {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['remix-source', address],
    queryFn: ({ signal }) => openSource(client, address, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (error !== null && data === undefined) {
    return (
      <div className="grid justify-items-start gap-4">
        <RetryNotice isBusy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </RetryNotice>
        <ButtonLink to={studioPath} icon={<ImageUp className="size-4" aria-hidden="true" />}>
          Choose another picture
        </ButtonLink>
      </div>
    )
  }
  if (data === undefined) return <EditorSkeleton />
  if (data.type === 'clip') return <FramePicker clip={data} onFrame={onFrame} />
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <Editor source={data} />
    </Suspense>
  )
}

function EditorSkeleton() {
  return (
    <div
      role="status"
      aria-label="Opening the picture"
      className="grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]"
    >
      <Skeleton className="h-[50dvh] rounded-large lg:order-last lg:h-[70dvh]" />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-10 w-full" />
        <div className="grid grid-cols-3 gap-2">
          {Array.from({ length: 9 }, (_, place) => (
            <Skeleton key={place} className="aspect-square rounded-base" />
          ))}
        </div>
      </div>
    </div>
  )
}
