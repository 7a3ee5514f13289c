import * as messages from '@vivify/contract/messages'
import { toast } from 'react-hot-toast'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Copy } from '../../../ui/icons.tsx'

const words = messages.security

interface RecoveryCodesDialogProps {
  codes: readonly string[]
  description: string
  onClose: () => void
}

/** Shows new codes, once. */
export function RecoveryCodesDialog({ codes, description, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.recoveryCodes}
      description={description}
      actions={
        <Button variant="primary" onClick={onClose}>
          {words.keptCodes}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const copy = (): void => {
    // Absent where the page is not served securely; the codes can be selected there.
    const writing =
      navigator.clipboard?.writeText(codes.join('\n')) ?? Promise.reject(new Error('no clipboard'))
    writing.then(
      () => toast.success(words.codesCopied),
      () => toast.error(messages.creations.copyFailed),
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{words.recoveryIntro}</p>
      <ul
        aria-label={words.recoveryCodes}
        className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-base bg-sunken p-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button className="self-start" size="small" icon={<Copy className="size-4" />} onClick={copy}>
        {words.copyCodes}
      </Button>
    </div>
  )
}
