import { useQuery } from '@tanstack/react-query'
import { usableCreationsQuery, type UsableCreation } from '../../api/assets.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Badge, Skeleton } from '../../ui/surfaces.tsx'
import { samplePictures, sampleUrl } from '../../lib/samples.ts'
import { DropArea } from '../../lib/media/drop-area.tsx'
import { MediaThumbnail } from '../../lib/media/media-thumbnail.tsx'
import type { Upload } from '../../lib/media/use-upload.ts'
import { SourceCard } from './source-card.tsx'

const kinds = ['image'] as const

/** Chooses the picture to remix: a file, an earlier creation, or a sample. */
export function SourcePicker({ upload }: { upload: Upload }) {
  return (
    <div className="flex flex-col gap-8">
      <DropArea
        label="Choose a picture"
        hint="Or drop or paste one anywhere here: JPG, PNG, GIF or WebP, under 10MB."
        kinds={kinds}
        upload={upload}
        className="[&>button]:min-h-40 [&>button]:justify-center"
      />
      <Pictures />
    </div>
  )
}

const gridClasses = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-5'

/** Samples wait until the person's own creations have loaded above them; otherwise they would jump. */
function Pictures() {
  const { data: creations, error, refetch, isRefetching } = useQuery(usableCreationsQuery)
  if (creations === undefined && error === null) return <PicturesSkeleton />
  return (
    <>
      {creations === undefined && (
        <RetryNotice isBusy={isRefetching} onRetry={() => void refetch()}>
          {error!.message}
        </RetryNotice>
      )}
      {creations !== undefined && creations.length > 0 && <OwnCreations creations={creations} />}
      <Samples />
    </>
  )
}

function PicturesSkeleton() {
  return (
    <div role="status" aria-label="Loading your creations" className="flex flex-col gap-4">
      <Skeleton className="h-7 w-52" />
      <div className={gridClasses}>
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} className="aspect-square rounded-base" />
        ))}
      </div>
    </div>
  )
}

function OwnCreations({ creations }: { creations: readonly UsableCreation[] }) {
  return (
    <section aria-labelledby="remix-creations" className="flex flex-col gap-4">
      <h2 id="remix-creations" className="text-xl">
        Your Creations
      </h2>
      <ul className={gridClasses}>
        {creations.map((creation) => (
          <li key={creation.id}>
            <SourceCard
              title={creation.title}
              note={creation.kind === 'clip' ? 'Choose a frame' : undefined}
              to={`?creation=${encodeURIComponent(creation.id)}`}
            >
              <MediaThumbnail asset={stillOf(creation)} />
            </SourceCard>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Samples() {
  return (
    <section aria-labelledby="remix-samples" className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <h2 id="remix-samples" className="text-xl">
          Or try one of ours
        </h2>
        <Badge tone="second">Sample</Badge>
      </div>
      <ul className={gridClasses}>
        {samplePictures.map(({ name, title }) => (
          <li key={name}>
            <SourceCard title={title} to={`?sample=${name}`}>
              <img src={sampleUrl(name, 'webp')} alt="" className="size-full object-cover" />
            </SourceCard>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stillOf({ posterId, assetId, kind }: UsableCreation): { kind: 'image' | 'clip'; source: string } {
  return posterId === null ? { kind, source: assetId } : { kind: 'image', source: posterId }
}
