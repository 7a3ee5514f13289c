import * as messages from '@vivify/contract/messages'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CopyField } from '../../connections/copy-field.tsx'

const words = messages.webhooks

/** Shows a new secret, once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Secret of your webhook" description={words.shownOnce}>
      <div className="flex flex-col gap-5">
        <CopyField label="Secret" value={secret} copied={words.copied} isFocused />
        <Button variant="primary" className="self-end" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}
