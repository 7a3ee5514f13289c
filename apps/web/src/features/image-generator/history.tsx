import * as messages from '@vivify/contract/messages'
import { Download, Trash2 } from '../../ui/icons.tsx'
import { assetContentUrl } from '../../api/assets.ts'
import type { ImageEntry } from '../../api/images.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { describeCost, describeSeed } from './describe-picture.ts'
import { RemixLink, type PictureActions } from './image-stage.tsx'
import { useDelete } from './use-delete.ts'
import { useDownload } from './use-download.ts'

const words = messages.images

interface HistoryProps extends Omit<PictureActions, 'onSelect'> {
  entries: readonly ImageEntry[]
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
}

/** All pictures except the latest four, with the settings of each one. */
export function History({ entries, hasMore, isLoadingMore, onMore, ...actions }: HistoryProps) {
  return (
    <section aria-labelledby="history-heading" className="flex flex-col gap-4">
      <h2 id="history-heading" className="text-2xl">
        History
      </h2>
      <ul aria-label="History" className="grid gap-3 lg:grid-cols-2">
        {entries.map((entry) => (
          <li key={entry.creationId} className="min-w-0">
            <HistoryRow entry={entry} {...actions} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button className="self-center" isBusy={isLoadingMore} onClick={onMore}>
          Show more
        </Button>
      )}
    </section>
  )
}

function HistoryRow({
  entry,
  onView,
  onReuse,
}: Pick<PictureActions, 'onView' | 'onReuse'> & { entry: ImageEntry }) {
  const { prompt, preset, engineName, credits, assetId, creationId } = entry
  const { download, isDownloading } = useDownload()
  const { deleteIt, isDeleting } = useDelete(creationId)
  return (
    <article
      aria-label={prompt}
      className="grid grid-cols-[6.5rem_minmax(0,1fr)] overflow-hidden rounded-base border border-line bg-raised transition-colors duration-150 hover:border-control-line"
    >
      <button
        type="button"
        aria-label={`${words.viewFullSize}: ${prompt}`}
        onClick={() => onView(entry)}
        className="relative block overflow-hidden bg-sunken -outline-offset-3"
      >
        <img
          src={assetContentUrl(assetId)}
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      </button>
      <div className="flex flex-col min-w-0 gap-1 p-3">
        <p className="truncate text-sm font-medium" title={prompt}>
          {prompt}
        </p>
        <p className="text-xs text-muted tabular-nums">
          {[engineName, preset, ...describeSeed(entry), describeCost(credits)].join(' · ')}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-1">
          <Button size="small" className="px-2.5!" onClick={() => onReuse(entry)}>
            {words.useSettings}
          </Button>
          <RemixLink creationId={creationId} />
          <span className="ml-auto flex">
            <IconButton
              size="small"
              label={`${words.download}: ${prompt}`}
              isBusy={isDownloading}
              icon={<Download className="size-4" aria-hidden="true" />}
              onClick={() => download(assetId)}
            />
            <IconButton
              size="small"
              label={`Delete: ${prompt}`}
              isBusy={isDeleting}
              icon={<Trash2 className="size-4" aria-hidden="true" />}
              onClick={deleteIt}
            />
          </span>
        </div>
      </div>
    </article>
  )
}
