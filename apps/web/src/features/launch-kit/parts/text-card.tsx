import { asksForVotes } from '@vivify/generators/kit/checks'
import * as messages from '@vivify/contract/messages'
import type { ReactNode } from 'react'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { CopyButton, CopyIconButton } from './copy-button.tsx'

const words = messages.kit

export interface TextCardProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Most characters that the document keeps. */
  maxLength: number
  /** Most characters that the platform takes; a longer text is kept and marked. */
  limit?: number
  /** How the platform counts. Default: characters. */
  count?: (text: string) => number
  /** One line of text has 1. */
  rows?: number
  hint?: ReactNode
  /** Further buttons beside Copy; a single line has none. */
  actions?: ReactNode
}

/** A text of the kit, to edit and to copy, with its length. */
export function TextCard(props: TextCardProps) {
  const { label, value, onChange, maxLength, limit, count = countCharacters, rows = 4, hint, actions } = props
  const length = count(value)
  const over = limit === undefined ? 0 : length - limit
  const problem = over > 0 ? words.tooLong(over) : asksForVotes(value) ? words.votes : undefined
  const shared = {
    label,
    hint,
    value,
    maxLength,
    'data-undo': 'document',
    aside: limit === undefined ? length : `${length}/${limit}`,
    error: problem,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (rows === 1) {
    return <TextField {...shared} action={<CopyIconButton name={label} text={value} />} />
  }
  return (
    <div className="flex flex-col gap-1.5">
      <TextArea rows={rows} {...shared} />
      <div className="flex flex-wrap items-center justify-end gap-1">
        {actions}
        <CopyButton name={label} text={value} />
      </div>
    </div>
  )
}

function countCharacters(text: string): number {
  return [...text].length
}
