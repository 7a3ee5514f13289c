import * as messages from '@vivify/contract/messages'
import { Sparkles, Undo2 } from '../../ui/icons.tsx'
import type { KeyboardEvent, Ref } from 'react'
import { Button } from '../../ui/button.tsx'
import { ComboboxField } from '../../ui/combobox-field.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { toastWithUndo } from '../../ui/undo-toast.tsx'
import { PresetCards } from '../visual-style/preset-cards.tsx'
import { maxHelpedCharacters, usePromptHelp } from '../visual-style/use-prompt-help.ts'
import { CountChoice, EngineChoice, RatioChoice, SeedField } from './choices.tsx'
import { maxNegativeCharacters, maxPromptCharacters } from './image-form.ts'
import { promptIdeas } from './prompt-ideas.ts'
import { LogoHint } from './logo-hint.tsx'
import { useMissingWords } from './use-missing-words.ts'
import type { ImageFormState } from './use-image-form.ts'

const ideas = promptIdeas.map((idea) => ({ value: idea, label: idea }))

/** The scroll margins keep the focused field clear of the bar with Generate Image. */
const cardClasses =
  'flex flex-col gap-5 [&_:is(button,input,textarea,summary)]:scroll-mt-20 [&_:is(button,input,textarea,summary)]:scroll-mb-36'

export interface FormPanelProps {
  state: ImageFormState
  promptRef: Ref<HTMLTextAreaElement>
  /** Called for Enter with Ctrl or ⌘. */
  onSubmit: () => void
}

/** All settings, with the most important ones first, so that a low window shows them above the bar. */
export function FormPanel({ state, promptRef, onSubmit }: FormPanelProps) {
  const { form, change } = state
  function submitByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSubmit()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the fields inside it
    <div onKeyDown={submitByKey}>
      <Card role="group" aria-label="Picture settings" className={cardClasses}>
        <IdeaChoice {...state} />
        <PromptField state={state} promptRef={promptRef} />
        <div className="flex flex-col gap-1.5">
          <p className="text-sm font-medium">Style</p>
          <PresetCards
            chosen={form.preset}
            onPress={(preset) => change({ preset })}
            className="grid-cols-3 sm:max-lg:grid-cols-6"
            shapeClass="aspect-square"
          />
        </div>
        <RatioChoice chosen={form.aspectRatio} onChoose={(aspectRatio) => change({ aspectRatio })} />
        <TextField
          label="Negative prompt"
          aside="Optional"
          value={form.negativePrompt}
          maxLength={maxNegativeCharacters}
          placeholder="What to leave out: people, text, snow"
          onChange={(event) => change({ negativePrompt: event.target.value })}
        />
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-4">
          <CountChoice count={form.count} onChoose={(count) => change({ count })} />
          <SeedField {...state} />
        </div>
        <EngineChoice state={state} />
      </Card>
    </div>
  )
}

/** Fills the prompt with an idea; replacing the person's own words can be undone. */
function IdeaChoice({ form: { prompt }, change }: ImageFormState) {
  const current = promptIdeas.find((idea) => idea === prompt) ?? null
  function take(idea: string | null): void {
    if (idea === null || idea === prompt) return
    change({ prompt: idea })
    if (prompt.trim() !== '' && current === null) {
      toastWithUndo(messages.images.ideaReplaced, () => change({ prompt }))
    }
  }
  return (
    <ComboboxField
      label={messages.images.promptIdea}
      choices={ideas}
      value={current}
      placeholder="Choose an idea, or write your own"
      onChange={take}
    />
  )
}

function PromptField({ state: { form, change, engine }, promptRef }: Omit<FormPanelProps, 'onSubmit'>) {
  const { prompt, preset } = form
  const help = usePromptHelp(prompt, preset, (next) => change({ prompt: next }))
  const missing = useMissingWords(prompt, preset, engine.id === 'built-in')
  const isLong = prompt.length > maxPromptCharacters * 0.8
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label="Prompt"
        ref={promptRef}
        value={prompt}
        maxLength={maxPromptCharacters}
        rows={3}
        placeholder="A tiger in the jungle, heavy rain, late evening"
        error={help.failure}
        aside={isLong ? `${prompt.length} / ${maxPromptCharacters}` : undefined}
        onChange={(event) => {
          help.forgetFailure()
          change({ prompt: event.target.value })
        }}
      />
      <p role="status" className="text-xs text-muted empty:hidden">
        {missing.length > 0 &&
          (preset === 'Abstract'
            ? messages.images.abstractShowsNothing
            : messages.images.willNotDraw(missing))}
      </p>
      <LogoHint prompt={prompt} />
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <Button
          size="small"
          icon={<Sparkles className="size-3.5" aria-hidden="true" />}
          isBusy={help.isBusy}
          disabled={prompt.length > maxHelpedCharacters}
          onClick={help.enhance}
        >
          Enhance Prompt
        </Button>
        {help.undo !== null && (
          <Button
            size="small"
            variant="quiet"
            icon={<Undo2 className="size-3.5" aria-hidden="true" />}
            onClick={help.undo}
          >
            Undo
          </Button>
        )}
        <p role="status" className="min-w-0 flex-1 basis-40 text-xs text-muted">
          {prompt.length > maxHelpedCharacters
            ? `Prompts of up to ${maxHelpedCharacters} characters can be enhanced.`
            : help.result}
        </p>
      </div>
    </div>
  )
}
