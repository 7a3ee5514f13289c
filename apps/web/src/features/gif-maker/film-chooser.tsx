import { useQuery } from '@tanstack/react-query'
import { Images } from '../../ui/icons.tsx'
import { usableCreationsQuery, type UsableCreation } from '../../api/assets.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { EmptyState, Skeleton } from '../../ui/surfaces.tsx'
import { MediaThumbnail } from '../../lib/media/media-thumbnail.tsx'

export interface FilmChooserProps {
  onChosen: (creationId: string) => void
  onClose: () => void
}

/** A list of videos made or imported earlier. */
export function FilmChooser({ onChosen, onClose }: FilmChooserProps) {
  const { data, error, refetch } = useQuery(usableCreationsQuery)
  const films = data?.filter(({ kind }) => kind === 'clip')
  return (
    <Dialog isOpen onClose={onClose} title="Your Creations" description="Choose a video to turn into a GIF.">
      {error !== null && <RetryNotice onRetry={() => void refetch()}>{error.message}</RetryNotice>}
      {films === undefined && error === null && (
        <div className="grid grid-cols-3 gap-2">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="aspect-3/4 rounded-base" />
          ))}
        </div>
      )}
      {films?.length === 0 && (
        <EmptyState icon={<Images aria-hidden="true" />} title="No videos yet">
          Videos that you make or import appear here. Until then, choose a file.
        </EmptyState>
      )}
      <ul className="grid grid-cols-3 gap-2">
        {films?.map((film) => (
          <li key={film.id}>
            <button
              type="button"
              aria-label={film.title}
              onClick={() => onChosen(film.id)}
              className="grid w-full overflow-hidden rounded-base border border-line bg-raised text-left transition-colors duration-150 hover:border-primary"
            >
              <span className="block aspect-3/4 bg-sunken">
                <MediaThumbnail asset={posterOf(film)} />
              </span>
              <span className="truncate px-2 py-1.5 text-xs">{film.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function posterOf({ posterId, assetId }: UsableCreation): { kind: 'image' | 'clip'; source: string } {
  return posterId === null ? { kind: 'clip', source: assetId } : { kind: 'image', source: posterId }
}
