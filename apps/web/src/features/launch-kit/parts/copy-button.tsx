import * as messages from '@vivify/contract/messages'
import { toast } from 'react-hot-toast'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Copy } from '../../../ui/icons.tsx'

export interface CopyButtonProps {
  /** What is copied, for its accessible name. */
  name: string
  text: string
  label?: string
}

/** Copies a text of the kit. */
export function CopyButton({ name, text, label = messages.kit.copy }: CopyButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Copy className="size-3.5" />}
      aria-label={`${label}: ${name}`}
      disabled={text.trim() === ''}
      onClick={() => copyText(text)}
    >
      {label}
    </Button>
  )
}

/** The same as an icon, for the end of a field. */
export function CopyIconButton({ name, text, label = messages.kit.copy }: CopyButtonProps) {
  return (
    <IconButton
      size="small"
      label={`${label}: ${name}`}
      icon={<Copy className="size-4" />}
      disabled={text.trim() === ''}
      onClick={() => copyText(text)}
    />
  )
}

/** Copies a text and says whether that worked. */
function copyText(text: string): void {
  // Missing where the page is not served over HTTPS.
  const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
  copied.then(
    () => toast.success(messages.creations.copied),
    () => toast.error(messages.creations.copyFailed),
  )
}
