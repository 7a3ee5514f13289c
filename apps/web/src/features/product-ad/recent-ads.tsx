import * as messages from '@vivify/contract/messages'
import { Download, Pencil, Play } from '../../ui/icons.tsx'
import { toast } from 'react-hot-toast'
import { assetContentUrl } from '../../api/assets.ts'
import type { Creation } from '../../api/creations.ts'
import { IconButton } from '../../ui/button.tsx'
import { downloadUrl } from '../../lib/save-as.ts'

const shownAtMost = 12

export interface RecentAdsProps {
  ads: readonly Creation[]
  /** Resolves with false when the ad's photo no longer exists. */
  onEdit: (ad: Creation) => Promise<boolean>
}

/** Earlier ads, newest first, to edit or download again. */
export function RecentAds({ ads, onEdit }: RecentAdsProps) {
  if (ads.length === 0) return null
  async function edit(ad: Creation): Promise<void> {
    if (!(await onEdit(ad))) toast.error(messages.ads.photoGone)
    else scrollTo({ top: 0, behavior: 'smooth' })
  }
  return (
    <section aria-labelledby="recent-ads" className="flex flex-col gap-4">
      <h2 id="recent-ads" className="text-xl">
        Your recent ads
      </h2>
      <ul className="flex gap-3 overflow-x-auto pb-3">
        {ads.slice(0, shownAtMost).map((ad) => (
          <RecentAd key={ad.id} ad={ad} onEdit={() => void edit(ad)} />
        ))}
      </ul>
    </section>
  )
}

function RecentAd({ ad, onEdit }: { ad: Creation; onEdit: () => void }) {
  const { title, kind, files } = ad
  const isVideo = kind === 'video'
  const posterId = isVideo ? files.thumbnail : files.image
  const fileId = isVideo ? files.video : files.image
  if (posterId === undefined || fileId === undefined) return null
  return (
    <li className="relative shrink-0 overflow-hidden rounded-base border border-line">
      <img src={assetContentUrl(posterId)} alt={title} loading="lazy" className="block h-48 w-auto" />
      {isVideo && (
        <span className="absolute top-2 left-2 grid size-7 place-items-center rounded-full bg-scrim text-on-scrim">
          <Play className="size-3.5" aria-hidden="true" />
        </span>
      )}
      <span className="absolute inset-x-0 bottom-0 flex justify-end gap-1 p-1.5">
        {!isVideo && (
          <IconButton
            label={`Edit ${title}`}
            size="small"
            className={overPicture}
            icon={<Pencil className="size-4" />}
            onClick={onEdit}
          />
        )}
        <a
          href={downloadUrl(fileId, title)}
          download
          aria-label={`Download ${title}`}
          className={`grid size-8 place-items-center rounded-small ${overPicture}`}
        >
          <Download className="size-4" aria-hidden="true" />
        </a>
      </span>
    </li>
  )
}

const overPicture = 'bg-scrim! text-on-scrim! hover:brightness-125'
