import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { assetContentUrl } from '../../../api/assets.ts'
import { ImageIcon } from '../../../ui/icons.tsx'

export interface PreviewPictureProps {
  picture: { assetId: string; altText: string; caption: string }
}

/** A picture of the library with its caption, or its words when the file is gone. */
export function PreviewPicture({ picture: { assetId, altText, caption } }: PreviewPictureProps) {
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing) {
    return (
      <p className="flex items-center gap-2 rounded-base border border-dashed border-control-line/70 px-4 py-3 text-sm text-muted">
        <ImageIcon className="size-4 shrink-0" />
        {messages.articleEditor.missingPicture(altText)}
      </p>
    )
  }
  return (
    <figure className="my-1 flex flex-col gap-2">
      <img
        src={assetContentUrl(assetId)}
        alt={altText}
        loading="lazy"
        decoding="async"
        onError={() => setIsMissing(true)}
        className="max-h-[28rem] w-full rounded-base bg-sunken object-cover"
      />
      {caption !== '' && <figcaption className="text-xs break-words text-muted">{caption}</figcaption>}
    </figure>
  )
}
