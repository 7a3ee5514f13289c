import { Play } from 'lucide-react'
import { assetContentUrl } from '../../api/assets.ts'
import type { Creation } from '../../api/creations.ts'
import { downloadUrl } from '../creations/save-as.ts'

const shownAtMost = 12

/** What the studio made before, the newest first; each is downloaded by a press. */
export function RecentAds({ ads }: { ads: readonly Creation[] }) {
  if (ads.length === 0) return null
  return (
    <section aria-labelledby="recent-ads" className="grid gap-4">
      <h2 id="recent-ads" className="text-xl">
        Your recent ads
      </h2>
      <ul className="flex gap-3 overflow-x-auto pb-3">
        {ads.slice(0, shownAtMost).map(({ id, title, kind, files }) => {
          const posterId = kind === 'video' ? files.thumbnail : files.image
          const fileId = kind === 'video' ? files.video : files.image
          return posterId === undefined || fileId === undefined ? null : (
            <li key={id} className="shrink-0">
              <a
                href={downloadUrl(fileId)}
                download
                title={`Download ${title}`}
                className="relative block overflow-hidden rounded-base border border-line transition-[border-color] duration-150 hover:border-control-line"
              >
                <img
                  src={assetContentUrl(posterId)}
                  alt={title}
                  loading="lazy"
                  className="block h-44 w-auto"
                />
                {kind === 'video' && (
                  <span className="absolute right-2 bottom-2 grid size-7 place-items-center rounded-full bg-scrim text-on-scrim">
                    <Play className="size-3.5" aria-hidden="true" />
                  </span>
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
