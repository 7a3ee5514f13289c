import { adSizes, type AdFormat } from '@vivify/generators/ad/layout'
import { Package } from '../../ui/icons.tsx'
import type { ReactNode } from 'react'

/** Where ads of each format are used. */
export const formatNames: Record<AdFormat, string> = {
  '9:16': 'Stories, Reels, TikTok',
  '1:1': 'Feed square',
  '4:5': 'Feed portrait',
  '16:9': 'YouTube, banner',
}

/** Lays out all four formats: the tall one beside the three others. */
export function AdBoard({ children }: { children: (format: AdFormat) => ReactNode }) {
  const tile = (format: AdFormat, className: string): ReactNode => (
    <figure className={`grid min-w-0 content-start gap-1.5 ${className}`}>
      {children(format)}
      <figcaption className="flex min-w-0 items-baseline justify-between gap-2 text-xs text-muted">
        <span className="font-semibold text-text">{format}</span>
        <span className="truncate tabular-nums max-sm:hidden">
          {adSizes[format].width} × {adSizes[format].height}
        </span>
      </figcaption>
    </figure>
  )
  return (
    <div className="grid grid-cols-[minmax(0,0.63fr)_minmax(0,1fr)] items-start gap-3">
      {tile('9:16', '')}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_minmax(0,0.8fr)] gap-3">
        {tile('1:1', '')}
        {tile('4:5', '')}
        {tile('16:9', 'col-span-2')}
      </div>
    </div>
  )
}

export const tileClasses: Record<AdFormat, string> = {
  '9:16': 'aspect-9/16',
  '1:1': 'aspect-square',
  '4:5': 'aspect-4/5',
  '16:9': 'aspect-video',
}

/** A placeholder for an ad until there is a product. */
export function EmptyTile({ format }: { format: AdFormat }) {
  return (
    <span
      aria-hidden="true"
      className={`relative grid place-items-center overflow-hidden rounded-base border border-line bg-[radial-gradient(circle_at_50%_75%,var(--second-soft),transparent_60%),linear-gradient(var(--raised),var(--sunken))] text-muted ${tileClasses[format]}`}
    >
      <span className="grid w-3/5 justify-items-center gap-[8%]">
        <span className="h-1.5 w-4/5 rounded-full bg-control-line/50" />
        <span className="h-1.5 w-1/2 rounded-full bg-control-line/30" />
        <Package className="size-8 opacity-60" strokeWidth={1.25} />
        <span className="h-3 w-2/5 rounded-full bg-primary-soft ring-1 ring-primary/40" />
      </span>
    </span>
  )
}
