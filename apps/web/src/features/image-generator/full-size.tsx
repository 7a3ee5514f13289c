import * as messages from '@vivify/contract/messages'
import { ExternalLink } from '../../ui/icons.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

export interface FullSizePicture {
  url: string
  prompt: string
  /** Shown below the title, for example the size. */
  facts: string
}

/** Shows a picture as large as the window allows, with a link to the original size. */
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
