import { fonts, type FontFamily } from '@vivify/contract/fonts'
import { SelectField } from '../../ui/select-field.tsx'

const ownChoice = 'style'
type FontChoice = FontFamily | typeof ownChoice

const choices: { value: FontChoice; label: string }[] = [
  { value: ownChoice, label: 'Match the style' },
  ...fonts.map(({ family }) => ({ value: family, label: family })),
]

/** One of the bundled fonts, or the default font of each style. */
export function FontField({
  value,
  onChange,
}: {
  value: string | null
  onChange: (font: string | null) => void
}) {
  const known = fonts.find(({ family }) => family === value)
  return (
    <SelectField
      label="Font"
      choices={choices}
      value={known?.family ?? ownChoice}
      onChange={(chosen) => onChange(chosen === ownChoice ? null : chosen)}
    />
  )
}
