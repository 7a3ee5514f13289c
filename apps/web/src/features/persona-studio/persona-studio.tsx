import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { enginesQuery } from '../../api/engines.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { NextSteps } from './next-steps.tsx'
import { PersonaDetailsView } from './persona-details.tsx'
import { PersonaForm } from './persona-form.tsx'
import { PersonaList } from './persona-list.tsx'
import { usePersonaForm } from './use-persona-form.ts'

const picturesOfSet = 4

/** The form with what happens next and all personas; or one persona, which `?persona=` names. */
export function PersonaStudio() {
  const [search, setSearch] = useSearchParams()
  const [imageEngine, setImageEngine] = useState('built-in')
  const state = usePersonaForm(imageEngine)
  const opened = search.get('persona')
  if (opened !== null) {
    return (
      <PersonaDetailsView
        key={opened}
        personaId={opened}
        work={state.work}
        imageEngine={imageEngine}
        onClose={() => setSearch({})}
      />
    )
  }
  return (
    <div className="flex flex-col gap-12">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <PersonaForm state={state}>
          <ImageEngineField value={imageEngine} onChange={setImageEngine} />
        </PersonaForm>
        <div className="lg:sticky lg:top-20">
          <NextSteps work={state.work} />
        </div>
      </div>
      <PersonaList onOpen={(personaId) => setSearch({ persona: personaId })} />
    </div>
  )
}

/** Offered once an engine besides the built-in painter is ready; says what the pictures cost. */
function ImageEngineField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data = [] } = useQuery(enginesQuery)
  const ready = data.filter(({ kind, state }) => kind === 'image' && state === 'ready')
  if (ready.length < 2) return null
  const credits = (ready.find(({ id }) => id === value)?.credits ?? 0) * picturesOfSet
  return (
    <SelectField
      label="Image engine"
      choices={ready.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      hint={credits === 0 ? 'Four pictures, free.' : `Four pictures cost ${credits} credits.`}
      onChange={onChange}
    />
  )
}
