import {
  articleLengthLabels,
  articleLengths,
  articleStyles,
  photoStyles,
  pointsOfView,
} from '@vivify/contract/article-choices'
import { brandMessages } from '@vivify/contract/brand-messages'
import * as messages from '@vivify/contract/messages'
import { limits } from '@vivify/contract/plans'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SwitchField } from '../../ui/toggles.tsx'
import { StepCard } from './step-card.tsx'
import type { WriterFormState } from './use-writer-form.ts'

const words = messages.autoWriter
const maxNicheCharacters = 120

const choicesOf = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }))
const featuredChoices = [
  { value: 'yes', label: words.featuredImageYes },
  { value: 'no', label: words.featuredImageNo },
] as const
const imageChoices = Array.from({ length: limits.articleImages + 1 }, (_, images) => ({
  value: String(images),
  label: words.imagesChoice(images),
}))

/** Step 4: the fields, options and defaults of the specification, and the engines. */
export function ConfigCard({ state }: { state: WriterFormState }) {
  const { config } = state.form
  const { configure } = state
  return (
    <StepCard number={4} title={words.configStep}>
      <TextField
        label={words.niche}
        value={config.niche}
        maxLength={maxNicheCharacters}
        onChange={(event) => configure({ niche: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.articleStyle}
          choices={choicesOf(articleStyles)}
          value={config.articleStyle}
          onChange={(articleStyle) => configure({ articleStyle })}
        />
        <SelectField
          label={words.pointOfView}
          choices={choicesOf(pointsOfView)}
          value={config.pointOfView}
          onChange={(pointOfView) => configure({ pointOfView })}
        />
        <SelectField
          label={words.articleLength}
          choices={articleLengths.map((value) => ({ value, label: articleLengthLabels[value] }))}
          value={config.articleLength}
          onChange={(articleLength) => configure({ articleLength })}
        />
        <SelectField
          label={words.photoStyle}
          choices={choicesOf(photoStyles)}
          value={config.photoStyle}
          onChange={(photoStyle) => configure({ photoStyle })}
        />
        <SelectField
          label={words.featuredImage}
          choices={featuredChoices}
          value={config.hasFeaturedImage ? 'yes' : 'no'}
          onChange={(chosen) => configure({ hasFeaturedImage: chosen === 'yes' })}
        />
        <SelectField
          label={words.imagesInArticle}
          choices={imageChoices}
          value={String(config.imagesInArticle)}
          onChange={(images) => configure({ imagesInArticle: Number(images) })}
        />
      </div>
      <SwitchField
        label={brandMessages.onPictures}
        hint={brandMessages.onPicturesHint}
        isOn={config.usesBrandKit}
        onChange={(usesBrandKit) => configure({ usesBrandKit })}
      />
      <Engines state={state} />
    </StepCard>
  )
}

/** Choices only where there is more than one engine; otherwise the name of the one. */
function Engines({ state }: { state: WriterFormState }) {
  const { form, change, textEngine, textEngines, imageEngines } = state
  return (
    <>
      {textEngines.length > 1 && textEngine !== undefined && (
        <SelectField
          label={words.textEngine}
          choices={textEngines.map(({ id, name }) => ({ value: id, label: name }))}
          value={textEngine.id}
          hint={textEngine.isBuiltIn ? words.builtInAbout : undefined}
          onChange={(id) => change({ textEngine: id })}
        />
      )}
      {imageEngines.length > 1 && (
        <SelectField
          label={words.imageEngine}
          choices={imageEngines.map(({ id, name }) => ({ value: id, label: name }))}
          value={imageEngines.some(({ id }) => id === form.imageEngine) ? form.imageEngine : 'built-in'}
          onChange={(imageEngine) => change({ imageEngine })}
        />
      )}
      {textEngines.length === 1 && textEngine !== undefined && (
        <div className="grid gap-0.5 text-xs text-muted">
          <p className="font-medium text-text">{words.writtenBy(textEngine.name)}</p>
          <p>{words.builtInAbout}</p>
        </div>
      )}
    </>
  )
}
