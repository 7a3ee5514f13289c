import type { Creation } from '@vivify/contract/routes/creations'
import { Download } from 'lucide-react'
import type { CSSProperties } from 'react'
import { buttonClasses } from '../../ui/button.tsx'

const contentOf = (assetId: string): string => `/api/assets/${encodeURIComponent(assetId)}/content`

const downloads = [
  { role: 'video', label: 'MP4' },
  { role: 'srt', label: 'SRT' },
  { role: 'thumbnail', label: 'Thumbnail' },
] as const

/** The file that was made, in the preview's frame, and the ways to take it along. */
export function FinishedVideo({ creation }: { creation: Creation }) {
  const { files, facts, title } = creation
  const width = Number(facts['width'] ?? 9)
  const height = Number(facts['height'] ?? 16)
  const shape: CSSProperties = {
    aspectRatio: `${width} / ${height}`,
    width: `min(100%, calc(clamp(20rem, 62dvh, 46rem) * ${width / height}))`,
  }
  return (
    <section aria-label="Finished video" className="grid gap-4">
      <video
        key={files.video}
        controls
        playsInline
        preload="metadata"
        aria-label={title}
        src={files.video && contentOf(files.video)}
        poster={files.thumbnail && contentOf(files.thumbnail)}
        style={shape}
        className="mx-auto rounded-[clamp(0.9rem,5%,1.6rem)] bg-sunken shadow-popup ring-1 ring-line"
      >
        {files.vtt && <track kind="captions" label="Words" srcLang="en" src={contentOf(files.vtt)} />}
      </video>
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-auto flex items-center gap-2 text-sm font-medium">
          <Download className="size-4 text-muted" aria-hidden="true" />
          Download
        </span>
        {downloads.map(({ role, label }) => {
          const assetId = files[role]
          return (
            assetId && (
              <a
                key={role}
                href={`${contentOf(assetId)}?download=1`}
                download
                className={buttonClasses({ size: 'small' })}
              >
                {label}
              </a>
            )
          )
        })}
      </div>
    </section>
  )
}
