import * as messages from '@vivify/contract/messages'
import { toast } from 'react-hot-toast'
import type { StockPlacement } from '../../api/stock.ts'
import { Trash2 } from '../../ui/icons.tsx'
import { IconButton } from '../../ui/button.tsx'
import { useProject } from '../project/use-project.ts'
import { FootageFinder } from '../stock-picker/footage-finder.tsx'
import { addPoolClip, placeMedia, poolClips, removePoolClip } from './document-media.ts'
import { DropArea } from '../../lib/media/drop-area.tsx'
import { MediaThumbnail } from '../../lib/media/media-thumbnail.tsx'
import { useUpload } from '../../lib/media/use-upload.ts'

const kinds = ['clip'] as const

/** Uploads clips for a Stock Footage video. Scenes choose among them by the words in the file names. */
export function ClipPool() {
  const { document, edit } = useProject()
  const upload = useUpload(kinds, (saved) => edit((project) => addPoolClip(project, saved)))
  if (document === null) {
    return (
      <p className="rounded-base border border-dashed border-control-line/60 px-4 py-4 text-center text-sm text-muted">
        Stock Footage is made from your own clips. Write the script first, then add them here.
      </p>
    )
  }
  const clips = poolClips(document)
  const onPlaced = (placed: readonly StockPlacement[]): void => {
    edit((project) => placeMedia(project, placed))
    if (placed.length > 0) toast.success(messages.stock.placed(placed.length))
  }
  return (
    <section aria-label="Your clips" className="flex flex-col gap-3">
      <DropArea
        label="Add clips"
        hint="Add several at once: MP4, MOV or WebM, under 100 MB each. A file named “coffee-pour.mp4” goes to the scene about coffee."
        kinds={kinds}
        upload={upload}
        takesMany
        takesPaste
      />
      {clips.length > 0 && (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {clips.map(({ key, asset }) => (
            <li key={key} className="relative overflow-hidden rounded-base border border-line bg-raised">
              <div className="aspect-video bg-sunken">
                <MediaThumbnail asset={asset} />
              </div>
              <div className="flex items-center gap-1 py-1 pr-1 pl-2.5">
                <span className="min-w-0 flex-1 truncate text-xs">{asset.name ?? 'Clip'}</span>
                {asset.durationSeconds !== undefined && (
                  <span className="text-xs text-muted tabular-nums">
                    {asset.durationSeconds.toFixed(1)} s
                  </span>
                )}
                <IconButton
                  size="small"
                  label={`Remove ${asset.name ?? 'clip'}`}
                  icon={<Trash2 className="size-3.5" />}
                  onClick={() => edit((project) => removePoolClip(project, key))}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {clips.length === 0 && <FootageFinder onPlaced={onPlaced} />}
      {clips.length === 0 && (
        <p className="text-xs text-muted">Scenes without a clip show a painted picture.</p>
      )}
    </section>
  )
}
