import { useState } from 'react'
import { IconButton } from './button.tsx'
import { Eye, EyeOff } from './icons.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A password, which can be shown. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'action'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      required
      action={
        <IconButton
          size="small"
          label={isShown ? 'Hide password' : 'Show password'}
          icon={isShown ? <EyeOff className="size-4" /> : <Eye className="size-4" />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
