import { useQuery } from '@tanstack/react-query'
import { latestOfToolQuery, type Creation } from '../../api/creations.ts'
import { MediaThumbnail } from '../../lib/media/media-thumbnail.tsx'
import type { OpenSource } from './open-source.ts'
import { SourceCard } from './source-card.tsx'

const shownAtMost = 12

/** Earlier remixes in one row; each opens again with its recipe. */
export function EarlierRemixes({ source }: { source: OpenSource }) {
  const { data: remixes } = useQuery(latestOfToolQuery('remix', shownAtMost))
  const others = remixes?.filter(({ id }) => `creation.${id}` !== source.key) ?? []
  if (others.length === 0) return null
  return (
    <section aria-labelledby="earlier-remixes" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id="earlier-remixes" className="text-xl">
          Your remixes
        </h2>
        <p className="text-sm text-muted">Open one to keep editing it.</p>
      </div>
      <ul
        aria-label="Your remixes"
        className="flex snap-x gap-3 overflow-x-auto pb-2 max-lg:-mx-4 max-lg:scroll-px-4 max-lg:px-4 sm:max-lg:-mx-6 sm:max-lg:scroll-px-6 sm:max-lg:px-6"
      >
        {others.map((remix) => (
          <li key={remix.id} className="w-36 shrink-0 snap-start sm:w-40">
            <SourceCard
              title={remix.title.replace(/, remixed$/, '')}
              detail={describeEdits(remix)}
              note={remix.kind === 'clip' ? 'Clip' : undefined}
              to={`?creation=${encodeURIComponent(remix.id)}`}
            >
              <MediaThumbnail asset={thumbnailOf(remix)} />
            </SourceCard>
          </li>
        ))}
      </ul>
    </section>
  )
}

function thumbnailOf({ files }: Creation): { kind: 'image' | 'clip'; source: string } {
  const still = files.thumbnail ?? files.image
  return still === undefined ? { kind: 'clip', source: files.clip ?? '' } : { kind: 'image', source: still }
}

/** Lists the edits, to distinguish remixes of the same picture. */
function describeEdits({ facts: { edits } }: Creation): string {
  const words = Array.isArray(edits) ? edits.join(', ') : ''
  return words === '' ? 'As it was' : words.charAt(0).toUpperCase() + words.slice(1)
}
