import { fonts, type FontFamily } from '@vivify/contract/fonts'
import type { AdPart, AdWords } from '@vivify/generators/ad/layout'
import { TriangleAlert } from '../../ui/icons.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SwitchField } from '../../ui/toggles.tsx'
import type { AdSettings } from './ad-settings.ts'

const parts: readonly { part: AdPart; label: string; placeholder: string; maxCharacters: number }[] = [
  { part: 'headline', label: 'Headline', placeholder: 'Meet your new favorite', maxCharacters: 90 },
  { part: 'sub', label: 'Subheadline', placeholder: 'One reason to want it', maxCharacters: 160 },
  { part: 'callToAction', label: 'Call to action', placeholder: 'Shop now', maxCharacters: 40 },
]

const names: Record<AdPart, string> = {
  headline: 'headline',
  sub: 'subheadline',
  callToAction: 'call to action',
}

export interface WordsFormProps {
  settings: AdSettings
  /** The font of the texts. */
  font: FontFamily
  tooLong: readonly AdPart[]
  hasBrandLogo: boolean
  onChange: (change: Partial<AdSettings>) => void
}

/** Edits the ad's texts, their font and the brand logo. */
export function WordsForm({ settings, font, tooLong, hasBrandLogo, onChange }: WordsFormProps) {
  const { words, hasLogo } = settings
  const setWords = (change: Partial<AdWords>): void => onChange({ words: { ...words, ...change } })
  return (
    <div className="flex flex-col gap-4">
      {parts.map(({ part, label, placeholder, maxCharacters }) => (
        <TextField
          key={part}
          label={label}
          placeholder={placeholder}
          maxLength={maxCharacters}
          aside={`${words[part].length}/${maxCharacters}`}
          value={words[part]}
          onChange={(event) => setWords({ [part]: event.target.value })}
        />
      ))}
      {tooLong.length > 0 && (
        <Notice tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          {describeTooLong(tooLong)}
        </Notice>
      )}
      <SelectField
        label="Font"
        choices={fonts.map(({ family }) => ({ value: family, label: family }))}
        value={font}
        onChange={(family) => onChange({ font: family })}
      />
      <SwitchField
        label="Show logo"
        hint={hasBrandLogo ? 'From your brand kit.' : 'Add a logo to your brand kit in the video generator.'}
        isOn={hasLogo && hasBrandLogo}
        isDisabled={!hasBrandLogo}
        onChange={(isOn) => onChange({ hasLogo: isOn })}
      />
    </div>
  )
}

function describeTooLong(tooLong: readonly AdPart[]): string {
  const list = new Intl.ListFormat('en').format(tooLong.map((part) => names[part]))
  const what = `The ${list} ${tooLong.length > 1 ? 'don’t' : 'doesn’t'} fit at every size and is cut short there.`
  return `${what.replace('is cut', tooLong.length > 1 ? 'are cut' : 'is cut')} Use fewer words.`
}
