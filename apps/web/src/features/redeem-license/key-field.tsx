import { readLicenceKey, shapeLicenceKey } from '@vivify/contract/licence-key'
import * as messages from '@vivify/contract/messages'
import { limits } from '@vivify/contract/plans'
import { useLayoutEffect, useRef, type ClipboardEvent } from 'react'
import { KeyRound } from '../../ui/icons.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface KeyFieldProps {
  value: string
  error: string | undefined
  isDisabled: boolean
  onChange: (value: string) => void
}

/** Shapes the key while it is typed or pasted. The caret stays behind the character that was typed. */
export function KeyField({ value, error, isDisabled, onChange }: KeyFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  /** Where the caret belongs once the shaped value is in the field. */
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function change(typed: string, at: number): void {
    const shaped = shapeLicenceKey(typed, at)
    caret.current = shaped.caret
    onChange(shaped.value)
  }

  /** Done here, because the browser would cut a key with spaces around it before we see it. */
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    event.preventDefault()
    const text = event.clipboardData.getData('text')
    const { selectionStart, selectionEnd } = event.currentTarget
    // A whole key replaces what is in the field; anything else goes where the caret is.
    if (readLicenceKey(text) !== null) return change(text, text.length)
    const before = value.slice(0, selectionStart ?? value.length) + text
    change(before + value.slice(selectionEnd ?? value.length), before.length)
  }

  return (
    <TextField
      ref={input}
      label={messages.licences.keyLabel}
      error={error}
      hint={messages.licences.keyHint}
      icon={<KeyRound />}
      value={value}
      disabled={isDisabled}
      placeholder="VVF-XXXX-XXXX-XXXX-XXXX"
      maxLength={limits.licenceKeyCharacters}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className="[&_input]:font-mono [&_input]:tracking-wider [&_input]:placeholder:tracking-normal sm:[&_input]:text-lg"
      onPaste={paste}
      onChange={({ currentTarget }) =>
        change(currentTarget.value, currentTarget.selectionStart ?? currentTarget.value.length)
      }
    />
  )
}
