import { readLicenceKey, shapeLicenceKey } from '@vivify/contract/licence-key'
import * as messages from '@vivify/contract/messages'
import { limits } from '@vivify/contract/plans'
import type { ClipboardEvent } from 'react'
import { KeyRound } from '../../ui/icons.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface KeyFieldProps {
  value: string
  error: string | undefined
  isReadOnly: boolean
  onChange: (value: string) => void
}

/** Shapes the key while it is typed or pasted. The caret stays behind the character that was typed. */
export function KeyField({ value, error, isReadOnly, onChange }: KeyFieldProps) {
  /** Written into the field here, because a controlled field moves the caret to the end when it restores its value. */
  function change(field: HTMLInputElement, typed: string, at: number): void {
    const shaped = shapeLicenceKey(typed, at)
    field.value = shaped.value
    field.setSelectionRange(shaped.caret, shaped.caret)
    onChange(shaped.value)
  }

  /** Done here, because the browser would cut a key with spaces around it before we see it. */
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    event.preventDefault()
    if (isReadOnly) return
    const text = event.clipboardData.getData('text')
    const field = event.currentTarget
    const { selectionStart, selectionEnd } = field
    // A whole key replaces what is in the field; anything else goes where the caret is.
    if (readLicenceKey(text) !== null) return change(field, text, text.length)
    const before = value.slice(0, selectionStart ?? value.length) + text
    change(field, before + value.slice(selectionEnd ?? value.length), before.length)
  }

  return (
    <TextField
      label={messages.licences.keyLabel}
      error={error}
      hint={messages.licences.keyHint}
      icon={<KeyRound />}
      value={value}
      readOnly={isReadOnly}
      placeholder="VVF-XXXX-XXXX-XXXX-XXXX"
      maxLength={limits.licenceKeyCharacters}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className="[&_input]:font-mono [&_input]:tracking-wider [&_input]:placeholder:tracking-normal sm:[&_input]:text-lg"
      onPaste={paste}
      onChange={({ currentTarget: field, nativeEvent }) => {
        change(field, field.value, field.selectionStart ?? field.value.length)
        // The dash behind the caret came back; the next press deletes the character behind it.
        if (field.value === value && isForwardDelete(nativeEvent)) {
          const behind = (field.selectionStart ?? 0) + 1
          field.setSelectionRange(behind, behind)
        }
      }}
    />
  )
}

function isForwardDelete(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'deleteContentForward'
}
