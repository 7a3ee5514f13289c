import type { Asset } from '@vivify/contract/project'
import { Film } from '../../ui/icons.tsx'
import { useState } from 'react'
import { assetContentUrl } from '../../api/assets.ts'
import { joinClasses } from '../../ui/class-names.ts'

export interface MediaThumbnailProps {
  asset: Pick<Asset, 'kind' | 'source'>
  className?: string
}

/** A picture, or the first frame of a clip. Purely decorative, because the name is shown next to it. */
export function MediaThumbnail({ asset, className }: MediaThumbnailProps) {
  const [isBroken, setIsBroken] = useState(false)
  const url = assetContentUrl(asset.source)
  const look = joinClasses('size-full object-cover', className)
  // No browser can play some clips that the server reads, such as AVI.
  if (isBroken) {
    return (
      <span className={joinClasses('grid place-items-center bg-sunken text-muted', look)}>
        <Film className="size-5" aria-hidden="true" />
      </span>
    )
  }
  return asset.kind === 'clip' ? (
    <video
      src={`${url}#t=0.1`}
      muted
      playsInline
      preload="metadata"
      aria-hidden="true"
      tabIndex={-1}
      onError={() => setIsBroken(true)}
      className={look}
    />
  ) : (
    <img src={url} alt="" loading="lazy" onError={() => setIsBroken(true)} className={look} />
  )
}
