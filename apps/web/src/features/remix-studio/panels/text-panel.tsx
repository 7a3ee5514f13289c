import { useQuery } from '@tanstack/react-query'
import { fonts } from '@vivify/contract/fonts'
import { createText, type RemixText } from '@vivify/generators/remix/recipe'
import { Plus, Trash2, Type } from '../../../ui/icons.tsx'
import { useState } from 'react'
import { brandKitQuery, type BrandKit } from '../../../api/brand-kit.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SliderField } from '../../../ui/slider-field.tsx'
import { EmptyState } from '../../../ui/surfaces.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { SwitchField } from '../../../ui/toggles.tsx'
import { changeText } from '../overlay-edits.ts'
import type { RecipeEditor } from '../use-recipe.ts'
import { ColorChoice } from './color-choice.tsx'
import { LogoSection } from './logo-section.tsx'
import { PanelSection } from './panel.tsx'
import { PlaceGrid } from './place-grid.tsx'

const maxTexts = 12

/** The words over the picture, in the brand's font and colors, and the logo. */
export function TextPanel({ editor }: { editor: RecipeEditor }) {
  return (
    <div className="flex flex-col gap-6">
      <TextSection editor={editor} />
      <LogoSection editor={editor} />
    </div>
  )
}

function TextSection({ editor }: { editor: RecipeEditor }) {
  const { recipe, edit } = editor
  const { data: kit } = useQuery(brandKitQuery)
  const [addedIndex, setAdded] = useState<number | null>(null)
  const add = (): void => {
    setAdded(recipe.text.length)
    edit((known) => ({ ...known, text: [...known.text, createBranded(kit)] }))
  }
  return (
    <PanelSection heading="Text">
      {recipe.text.length === 0 && (
        <EmptyState icon={<Type aria-hidden="true" />} title="No words yet">
          Add a headline, a price or a name in your brand’s fonts and colors.
        </EmptyState>
      )}
      {recipe.text.map((text, index) => (
        <TextSettings
          key={index}
          text={text}
          number={index + 1}
          isNew={index === addedIndex}
          brand={kit?.brand}
          onChange={(next, group) =>
            edit(
              (known) => changeText(known, index, next),
              group === undefined ? undefined : `text ${index} ${group}`,
            )
          }
          onSettled={editor.settle}
          onRemove={() =>
            edit((known) => ({ ...known, text: known.text.filter((_, place) => place !== index) }))
          }
        />
      ))}
      <Button
        icon={<Plus className="size-4" aria-hidden="true" />}
        disabled={recipe.text.length >= maxTexts}
        onClick={add}
      >
        Add text
      </Button>
    </PanelSection>
  )
}

function createBranded(kit: BrandKit | undefined): RemixText {
  const text = createText('Your words')
  const font = fonts.find(({ family }) => family === kit?.brand.font)?.family
  return font === undefined ? text : { ...text, font }
}

interface TextSettingsProps {
  text: RemixText
  number: number
  /** True when the person will type its words next. */
  isNew: boolean
  brand: BrandKit['brand'] | undefined
  /** Consecutive changes with the same `group` are undone together. */
  onChange: (next: Partial<RemixText>, group?: string) => void
  onSettled: () => void
  onRemove: () => void
}

const fontChoices = fonts.map(({ family }) => ({ value: family, label: family }))

const styleChoices = [
  { value: 'plain', label: 'Plain' },
  { value: 'shadow', label: 'Shadow' },
  { value: 'outline', label: 'Outline' },
  { value: 'band', label: 'On a band' },
  { value: 'sticker', label: 'Sticker' },
] as const

function TextSettings(props: TextSettingsProps) {
  const { text, number, isNew, brand, onChange, onSettled, onRemove } = props
  return (
    <section
      aria-label={`Text ${number}`}
      className="flex flex-col gap-4 rounded-base border border-line bg-sunken p-4"
    >
      <div className="flex items-end gap-1">
        <TextArea
          label="Words"
          className="min-w-0 flex-1 [&_textarea]:min-h-16"
          rows={2}
          maxLength={300}
          autoFocus={isNew}
          onFocus={(event) => isNew && event.target.select()}
          value={text.words}
          onChange={(event) => onChange({ words: event.target.value }, 'words')}
          onBlur={onSettled}
        />
        <IconButton label={`Remove text ${number}`} icon={<Trash2 className="size-4" />} onClick={onRemove} />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="Font"
          choices={fontChoices}
          value={text.font}
          onChange={(font) => onChange({ font })}
        />
        <SelectField
          label="Style"
          choices={styleChoices}
          value={text.style}
          onChange={(style) => onChange({ style })}
        />
      </div>
      <TextColors {...{ text, brand, onChange, onSettled }} />
      <SliderField
        label="Size"
        min={0.03}
        max={0.4}
        step={0.005}
        value={text.size}
        format={(value) => `${Math.round(value * 100)}%`}
        onChange={(size) => onChange({ size }, 'size')}
        onSettled={onSettled}
      />
      <div className="flex items-center gap-5">
        <PlaceGrid spot={text} onChange={onChange} />
        <SwitchField
          label="Capitals"
          isOn={text.uppercase}
          onChange={(uppercase) => onChange({ uppercase })}
        />
      </div>
    </section>
  )
}

type TextColorsProps = Pick<TextSettingsProps, 'text' | 'brand' | 'onChange' | 'onSettled'>

function TextColors({ text, brand, onChange, onSettled }: TextColorsProps) {
  return (
    <>
      <ColorChoice
        label="Letters"
        color={text.color}
        brand={brand}
        onChange={(color) => onChange({ color }, 'color')}
        onSettled={onSettled}
      />
      {text.style !== 'plain' && text.style !== 'shadow' && (
        <ColorChoice
          label={text.style === 'band' ? 'Band' : 'Edge'}
          color={text.secondColor}
          brand={brand}
          onChange={(secondColor) => onChange({ secondColor }, 'second color')}
          onSettled={onSettled}
        />
      )}
    </>
  )
}
