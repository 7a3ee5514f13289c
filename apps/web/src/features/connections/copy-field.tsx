import * as messages from '@vivify/contract/messages'
import { useEffect, useRef } from 'react'
import { toast } from 'react-hot-toast'
import { IconButton } from '../../ui/button.tsx'
import { Copy } from '../../ui/icons.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface CopyFieldProps {
  label: string
  value: string
  /** Shown when it was copied. */
  copied: string
  hint?: string
  isFocused?: boolean
}

/** A text to copy. Where the browser does not allow copying, the text is selected instead. */
export function CopyField({ label, value, copied, hint, isFocused = false }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocused) input.current?.focus()
  }, [isFocused])
  const copy = (): void => {
    // Absent where the page is not served securely.
    const writing = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard'))
    writing.then(
      () => toast.success(copied),
      () => {
        input.current?.select()
        toast.error(messages.creations.copyFailed)
      },
    )
  }
  return (
    <TextField
      ref={input}
      label={label}
      hint={hint}
      readOnly
      value={value}
      onFocus={(event) => event.target.select()}
      action={
        <IconButton label={`Copy ${label}`} size="small" icon={<Copy className="size-4" />} onClick={copy} />
      }
    />
  )
}
