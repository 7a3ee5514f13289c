import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CopyField } from '../connections/copy-field.tsx'

interface SecretDialogProps {
  title: string
  description: string
  label: string
  secret: string
  /** What is said once it was copied. */
  copied: string
  onClose: () => void
}

/** Shows a new secret, once. */
export function SecretDialog({ title, description, label, secret, copied, onClose }: SecretDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description}>
      <div className="flex flex-col gap-5">
        <CopyField label={label} value={secret} copied={copied} isFocused />
        <Button variant="primary" className="self-end" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}
