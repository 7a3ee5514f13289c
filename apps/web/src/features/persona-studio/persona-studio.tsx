import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { enginesQuery } from '../../api/engines.ts'
import { Skeleton } from '../../ui/surfaces.tsx'
import { NextSteps } from './next-steps.tsx'
import { PersonaForm } from './persona-form.tsx'
import { PersonaList } from './persona-list.tsx'
import { usePersonaForm } from './use-persona-form.ts'

const PersonaDetailsView = lazy(async () => ({
  default: (await import('./persona-details.tsx')).PersonaDetailsView,
}))
const ImageEngineField = lazy(async () => ({
  default: (await import('./image-engine-field.tsx')).ImageEngineField,
}))

/** The form with what happens next and all personas; or one persona, which `?persona=` names. */
export function PersonaStudio() {
  const [search, setSearch] = useSearchParams()
  const [imageEngine, setImageEngine] = useState('built-in')
  const { data = [] } = useQuery(enginesQuery)
  const engines = data.filter((engine) => engine.kind === 'image' && engine.state === 'ready')
  const state = usePersonaForm(imageEngine)
  const opened = search.get('persona')
  if (opened !== null) {
    return (
      <Suspense fallback={<Skeleton className="h-96 rounded-large" />}>
        <PersonaDetailsView
          key={opened}
          personaId={opened}
          work={state.work}
          imageEngine={imageEngine}
          onClose={() => setSearch({})}
        />
      </Suspense>
    )
  }
  return (
    <div className="flex flex-col gap-12">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <PersonaForm state={state}>
          {/* Once an engine besides the built-in painter is ready. */}
          {engines.length > 1 && (
            <Suspense>
              <ImageEngineField engines={engines} value={imageEngine} onChange={setImageEngine} />
            </Suspense>
          )}
        </PersonaForm>
        <div className="lg:sticky lg:top-20">
          <NextSteps work={state.work} />
        </div>
      </div>
      <PersonaList onOpen={(personaId) => setSearch({ persona: personaId })} />
    </div>
  )
}
