import { messages } from '@vivify/contract/messages'
import { ExternalLink } from '../../ui/icons.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

export interface FullSizePicture {
  url: string
  prompt: string
  /** Under the title, such as its size. */
  facts: string
}

/** A picture as large as the window takes it, and the way to all its pixels. */
export function FullSize({ picture, onClose }: { picture: FullSizePicture; onClose: () => void }) {
  const { url, prompt, facts } = picture
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={messages.images.viewFullSize}
      description={facts}
      actions={
        <a href={url} target="_blank" rel="noreferrer" className={buttonClasses({ size: 'small' })}>
          <ExternalLink className="size-4" aria-hidden="true" />
          Open in a new tab
        </a>
      }
    >
      <img src={url} alt={prompt} className="mx-auto max-h-[calc(100dvh-15rem)] max-w-full rounded-base" />
    </Dialog>
  )
}
