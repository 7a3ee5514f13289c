import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { assetContentUrl } from '../../api/assets.ts'
import { personasQuery, type SavedPersona } from '../../api/personas.ts'
import { ChevronDown, UserRound } from '../../ui/icons.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Badge, EmptyState, Skeleton } from '../../ui/surfaces.tsx'
import { PersonaMenu } from './persona-menu.tsx'

const words = messages.persona

/** All personas as cards, the archived ones behind a closed section. */
export function PersonaList({ onOpen }: { onOpen: (personaId: string) => void }) {
  const { data, error, isRefetching, refetch } = useQuery(personasQuery)
  const current = data?.filter(({ isArchived }) => !isArchived) ?? []
  const archived = data?.filter(({ isArchived }) => isArchived) ?? []
  return (
    <section aria-labelledby="personas-heading" className="flex flex-col gap-4">
      <h2 id="personas-heading" className="text-2xl">
        {words.yours}
      </h2>
      {data === undefined && error === null && <Skeleton className="h-72 rounded-large" />}
      {data === undefined && error !== null && (
        <RetryNotice isBusy={isRefetching} onRetry={() => void refetch()}>
          {error.message}
        </RetryNotice>
      )}
      {data !== undefined && current.length === 0 && (
        <EmptyState icon={<UserRound />} title={words.none}>
          {words.noneAbout}
        </EmptyState>
      )}
      {current.length > 0 && <Cards label={words.yours} personas={current} onOpen={onOpen} />}
      {archived.length > 0 && (
        <details className="group">
          <summary className="mb-4 flex w-max list-none items-center gap-2 rounded-small py-1 text-sm font-medium text-muted hover:text-text [&::-webkit-details-marker]:hidden">
            {words.showArchived(archived.length)}
            <ChevronDown className="size-4 transition-transform duration-150 group-open:rotate-180" />
          </summary>
          <Cards label={words.showArchived(archived.length)} personas={archived} onOpen={onOpen} />
        </details>
      )}
    </section>
  )
}

interface CardsProps {
  label: string
  personas: readonly SavedPersona[]
  onOpen: (personaId: string) => void
}

function Cards({ label, personas, onOpen }: CardsProps) {
  return (
    <ul aria-label={label} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {personas.map((persona) => (
        <li key={persona.id}>
          <PersonaCard persona={persona} onOpen={() => onOpen(persona.id)} />
        </li>
      ))}
    </ul>
  )
}

function PersonaCard({ persona, onOpen }: { persona: SavedPersona; onOpen: () => void }) {
  const { name, document } = persona
  const portrait = document.pictures.find(({ role }) => role === 'portrait')
  return (
    <article
      aria-label={name}
      className="flex h-full flex-col overflow-hidden rounded-large border border-line bg-raised shadow-card transition-colors hover:border-control-line/70"
    >
      <button type="button" onClick={onOpen} className="aspect-4/3 w-full overflow-hidden bg-sunken">
        <span className="sr-only">Open {name}</span>
        {portrait === undefined ? (
          <span aria-hidden="true" className="grid size-full place-items-center glow text-muted">
            <UserRound className="size-10" />
          </span>
        ) : (
          <img
            src={assetContentUrl(portrait.assetId)}
            alt=""
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </button>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="flex items-start justify-between gap-2">
          <h3 className="min-w-0 text-lg leading-snug break-words">{name}</h3>
          <PersonaMenu persona={persona} />
        </div>
        <p className="line-clamp-2 text-sm break-words text-muted">{document.form.backstory}</p>
        <div className="mt-auto flex flex-wrap gap-1.5 pt-1">
          {document.form.personalityTraits.slice(0, 2).map((trait) => (
            <Badge key={trait}>{trait}</Badge>
          ))}
        </div>
      </div>
    </article>
  )
}
