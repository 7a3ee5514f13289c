import * as messages from '@vivify/contract/messages'
import {
  maxBackstoryCharacters,
  maxPersonaNameCharacters,
  maxVisualStyleCharacters,
  personalityTraits,
} from '@vivify/contract/persona-choices'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Check, CircleAlert, CircleCheck, UserRound } from '../../ui/icons.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import type { PersonaFormState, PersonaFormValues, PersonaMessage, Trait } from './use-persona-form.ts'

const words = messages.persona

/** Name, backstory, traits and visual style of a new persona. */
export function PersonaForm({ state, children }: { state: PersonaFormState; children?: React.ReactNode }) {
  const { form, change, confirm, message, isCreating, work } = state
  return (
    <Card>
      <form
        noValidate
        aria-label={words.formLabel}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        <PersonaFields form={form} change={change} isDisabled={isCreating} />
        {children}
        {message !== null && <Message message={message} />}
        <Button
          type="submit"
          variant="primary"
          size="large"
          isFullWidth
          icon={<UserRound className="size-4.5" />}
          isBusy={isCreating}
          busyLabel={words.creating}
          disabled={work.isBusy}
        >
          {words.confirm}
        </Button>
        {work.isBusy && !isCreating && <p className="-mt-2 text-xs text-muted">{words.waitForOther}</p>}
      </form>
    </Card>
  )
}

export interface PersonaFieldsProps {
  form: PersonaFormValues
  change: (changes: Partial<PersonaFormValues>) => void
  isDisabled?: boolean
}

/** The fields alone, which the editor of a persona shows too. */
export function PersonaFields({ form, change, isDisabled = false }: PersonaFieldsProps) {
  return (
    <>
      <TextField
        label={words.name}
        value={form.name}
        maxLength={maxPersonaNameCharacters}
        placeholder={words.namePlaceholder}
        disabled={isDisabled}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextArea
        label={words.backstory}
        value={form.backstory}
        maxLength={maxBackstoryCharacters}
        placeholder={words.backstoryPlaceholder}
        disabled={isDisabled}
        aside={
          form.backstory.length > 4000 ? `${form.backstory.length} / ${maxBackstoryCharacters}` : undefined
        }
        onChange={(event) => change({ backstory: event.target.value })}
      />
      <Traits
        chosen={form.personalityTraits}
        isDisabled={isDisabled}
        onChange={(next) => change({ personalityTraits: next })}
      />
      <TextArea
        label={words.visualStyle}
        value={form.visualStyle}
        maxLength={maxVisualStyleCharacters}
        rows={2}
        placeholder={words.visualStylePlaceholder}
        disabled={isDisabled}
        onChange={(event) => change({ visualStyle: event.target.value })}
      />
    </>
  )
}

interface TraitsProps {
  chosen: readonly Trait[]
  isDisabled: boolean
  onChange: (traits: Trait[]) => void
}

/** The trait that was chosen first leads the voice. */
function Traits({ chosen, isDisabled, onChange }: TraitsProps) {
  return (
    <fieldset className="flex flex-col gap-2" disabled={isDisabled}>
      <legend className="mb-2 text-sm font-medium">{words.traits}</legend>
      <div className="flex flex-wrap gap-2">
        {personalityTraits.map((trait) => {
          const isOn = chosen.includes(trait)
          return (
            <button
              key={trait}
              type="button"
              aria-pressed={isOn}
              onClick={() => onChange(isOn ? chosen.filter((one) => one !== trait) : [...chosen, trait])}
              className={joinClasses(
                'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 py-1.5 text-left text-sm transition-colors duration-150',
                isOn
                  ? 'border-primary bg-primary-soft text-text ring-1 ring-primary'
                  : 'border-control-line/70 bg-raised text-muted hover:border-control-line hover:text-text',
              )}
            >
              {isOn && <Check className="size-3.5" strokeWidth={3} />}
              {trait}
            </button>
          )
        })}
      </div>
      <p className="text-xs text-muted">
        {chosen.length > 1 ? words.leadingTrait(chosen[0]!) : words.traitsHint}
      </p>
    </fieldset>
  )
}

function Message({ message }: { message: PersonaMessage }) {
  if (message.type === 'success') {
    return (
      <p
        role="status"
        className="flex items-center gap-2 rounded-base bg-good-soft px-4 py-3 text-sm font-medium text-good-text"
      >
        <CircleCheck className="size-4.5 shrink-0" />
        {message.text}
      </p>
    )
  }
  return (
    <div
      role="alert"
      className="flex items-start gap-2.5 rounded-base border border-danger/60 bg-danger-soft px-4 py-3 text-sm text-danger-text"
    >
      <CircleAlert className="mt-px size-4.5 shrink-0" />
      <div className="grid gap-0.5">
        <p className="font-medium">{message.text}</p>
        {message.type === 'failure' && message.reason !== '' && <p>{message.reason}</p>}
      </div>
    </div>
  )
}
