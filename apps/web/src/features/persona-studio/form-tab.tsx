import * as messages from '@vivify/contract/messages'
import { findMissing } from '@vivify/contract/persona-choices'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { usePersonaActions, type PersonaDetails } from '../../api/personas.ts'
import { Button } from '../../ui/button.tsx'
import { CircleAlert } from '../../ui/icons.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { SwitchField } from '../../ui/toggles.tsx'
import { PersonaFields } from './persona-form.tsx'
import type { PersonaFormValues } from './use-persona-form.ts'

const words = messages.persona

/** Edits the form of a persona. What was made of it stays until it is made again. */
export function FormTab({ persona, isMaking }: { persona: PersonaDetails; isMaking: boolean }) {
  const { id, revision, document } = persona
  const [form, setForm] = useState<PersonaFormValues>(document.form)
  const [problem, setProblem] = useState<string | null>(null)
  const { save } = usePersonaActions()
  const isChanged = JSON.stringify(form) !== JSON.stringify(document.form)

  async function keep(changes: Parameters<typeof save.mutateAsync>[0]): Promise<void> {
    try {
      await save.mutateAsync(changes)
      toast.success(words.saved)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Something went wrong. Try again.')
    }
  }

  function submit(): void {
    const missing = findMissing(form)
    setProblem(missing)
    if (missing === null) void keep({ id, revision, form })
  }

  return (
    <div className="flex flex-col gap-5">
      <PersonaFields
        form={form}
        isDisabled={isMaking || save.isPending}
        change={(changes) => {
          setProblem(null)
          setForm((known) => ({ ...known, ...changes }))
        }}
      />
      {problem !== null && (
        <Notice tone="danger" icon={<CircleAlert />}>
          {problem}
        </Notice>
      )}
      <Button
        className="self-start"
        isBusy={save.isPending}
        disabled={!isChanged || isMaking}
        onClick={submit}
      >
        {words.save}
      </Button>
      <SwitchField
        label={words.disclosure}
        hint={words.disclosureAbout}
        isOn={document.isAiDisclosed}
        isDisabled={isMaking || save.isPending}
        onChange={(isAiDisclosed) => void keep({ id, revision, isAiDisclosed })}
      />
    </div>
  )
}
