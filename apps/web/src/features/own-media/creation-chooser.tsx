import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Images } from '../../ui/icons.tsx'
import { useState } from 'react'
import { assetQuery, usableCreationsQuery, type SavedAsset, type UsableCreation } from '../../api/assets.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState, Skeleton } from '../../ui/surfaces.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { MediaThumbnail } from '../../lib/media/media-thumbnail.tsx'

export interface CreationChooserProps {
  /** Says what the choice is for. Default: a scene. */
  description?: string
  /** Shows only pictures, or only clips. */
  kind?: UsableCreation['kind']
  onChosen: (saved: SavedAsset) => void
  onClose: () => void
}

/** Chooses an earlier picture or clip for a scene. */
export function CreationChooser(props: CreationChooserProps) {
  const { description = 'Choose what the scene shows.', kind, onChosen, onClose } = props
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(usableCreationsQuery)
  const creations = kind === undefined ? data : data?.filter((creation) => creation.kind === kind)
  const [failure, setFailure] = useState<string | null>(null)
  const problem = failure ?? error?.message ?? null

  function choose({ assetId, title }: UsableCreation): void {
    setFailure(null)
    client.fetchQuery(assetQuery(assetId)).then(
      (saved) => onChosen({ ...saved, name: title }),
      (reason: unknown) => setFailure(reason instanceof Error ? reason.message : 'This one can’t be used.'),
    )
  }

  return (
    <Dialog isOpen onClose={onClose} title="Your Creations" description={description}>
      {problem !== null && <RetryNotice onRetry={() => void refetch()}>{problem}</RetryNotice>}
      {creations === undefined && error === null && (
        <div className="grid grid-cols-3 gap-2">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="aspect-3/4 rounded-base" />
          ))}
        </div>
      )}
      {creations?.length === 0 && (
        <EmptyState icon={<Images aria-hidden="true" />} title="Nothing here yet">
          Pictures and videos that you make or import appear here.
        </EmptyState>
      )}
      <ul className="grid grid-cols-3 gap-2">
        {creations?.map((creation) => (
          <li key={creation.id}>
            <button
              type="button"
              aria-label={creation.title}
              onClick={() => choose(creation)}
              className="grid w-full overflow-hidden rounded-base border border-line bg-raised text-left transition-colors duration-150 hover:border-primary"
            >
              <span className="block aspect-3/4 bg-sunken">
                <MediaThumbnail asset={posterOf(creation)} />
              </span>
              <span className="truncate px-2 py-1.5 text-xs">{creation.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function posterOf({ posterId, assetId, kind }: UsableCreation): { kind: 'image' | 'clip'; source: string } {
  return posterId === null ? { kind, source: assetId } : { kind: 'image', source: posterId }
}
