import { toast } from 'react-hot-toast'
import * as messages from '@vivify/contract/messages'
import { IconButton } from '../../../ui/button.tsx'
import { Copy } from '../../../ui/icons.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** An address to copy. */
export function CopyField({ label, value, hint }: { label: string; value: string; hint?: string }) {
  const copy = (): void => {
    // Missing where the page is not served over HTTPS.
    const copied = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard'))
    copied.then(
      () => toast.success(messages.creations.copied),
      () => toast.error(messages.creations.copyFailed),
    )
  }
  return (
    <TextField
      label={label}
      readOnly
      value={value}
      {...(hint === undefined ? {} : { hint })}
      onFocus={(event) => event.target.select()}
      action={
        <IconButton size="small" label={`Copy ${label}`} icon={<Copy className="size-4" />} onClick={copy} />
      }
    />
  )
}
