// The persona form with the specification's states: idle, creating, and success for 3 seconds, after which it resets.

import { useQueryClient } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { findMissing, type personalityTraits } from '@vivify/contract/persona-choices'
import { durations } from '@vivify/contract/plans'
import { useEffect, useState } from 'react'
import { toast } from 'react-hot-toast'
import { ApiError } from '../../api/client.ts'
import { allPersonas, createPersona } from '../../api/personas.ts'
import type { JobEnd } from '../../lib/jobs/job-follower.ts'
import { useJob } from '../../lib/jobs/use-job.ts'
import { readKept, writeKept } from '../../lib/kept-value.ts'
import { useAccountKey } from '../../lib/session/use-account-key.ts'

export type Trait = (typeof personalityTraits)[number]

export interface PersonaFormValues {
  name: string
  backstory: string
  personalityTraits: Trait[]
  visualStyle: string
}

export type PersonaMessage =
  { type: 'missing' | 'success'; text: string } | { type: 'failure'; text: string; reason: string }

interface Note {
  name: string
}

const words = messages.persona
const empty: PersonaFormValues = { name: '', backstory: '', personalityTraits: [], visualStyle: '' }

export function usePersonaForm(imageEngine: string) {
  const key = `vivify.persona-form.${useAccountKey()}`
  const [form, setForm] = useState<PersonaFormValues>(() => ({
    ...empty,
    ...(readKept(key) as object | null),
  }))
  const [message, setMessage] = useState<PersonaMessage | null>(null)
  const [isCreating, setIsCreating] = useState(false)
  const client = useQueryClient()
  useEffect(() => writeKept(key, form), [key, form])
  useEffect(() => {
    if (message?.type !== 'success') return
    const timer = setTimeout(() => {
      setMessage(null)
      setForm(empty)
    }, durations.personaSuccessMs)
    return () => clearTimeout(timer)
  }, [message])

  const work = useJob<'make-persona', Note>({
    kind: 'make-persona',
    place: 'persona',
    finds: 'any',
    onEnd: async (end, note) => {
      await client.invalidateQueries(allPersonas)
      const failure = tellEnd(end, note)
      if (failure !== null) setMessage(failure)
    },
  })
  const step = work.progress === null ? '' : `${work.progress.stage} ${work.progress.done}`
  useEffect(() => void client.invalidateQueries(allPersonas), [client, step])

  const confirm = async (): Promise<void> => {
    if (isCreating || work.isBusy) return
    const missing = findMissing(form)
    if (missing !== null) return setMessage({ type: 'missing', text: missing })
    setMessage(null)
    setIsCreating(true)
    await work.start(
      async (idempotencyKey) => {
        const job = await createPersona({ form, imageEngine, idempotencyKey })
        setMessage({ type: 'success', text: words.created })
        return job
      },
      { name: form.name },
    )
    setIsCreating(false)
  }

  return {
    form,
    message,
    isCreating,
    work,
    confirm,
    change: (changes: Partial<PersonaFormValues>) => {
      setMessage(null)
      setForm((known) => ({ ...known, ...changes }))
    },
  }
}

export type PersonaFormState = ReturnType<typeof usePersonaForm>

/** Tells the end of the job; a failure is shown in the red box. */
function tellEnd(end: JobEnd<'make-persona'>, note: Note | null): PersonaMessage | null {
  switch (end.status) {
    case 'completed':
      toast.success(words.made(note?.name ?? 'Your persona'))
      for (const warning of end.result.warnings.slice(0, 3)) toast(warning)
      return null
    case 'cancelled':
      toast(words.cancelled)
      return null
    case 'failed':
      return { type: 'failure', text: words.failed, reason: end.message }
    case 'not-started': {
      const reason = end.error instanceof ApiError ? end.error.message : ''
      return { type: 'failure', text: words.failed, reason }
    }
    case 'gone':
      return null
  }
}
