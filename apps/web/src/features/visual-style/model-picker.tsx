import { useQuery } from '@tanstack/react-query'
import { Coins } from '../../ui/icons.tsx'
import { enginesQuery, type EngineStatus } from '../../api/engines.ts'
import { ComboboxField } from '../../ui/combobox-field.tsx'
import { Badge, Skeleton } from '../../ui/surfaces.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { useProject } from '../project/use-project.ts'

const builtIn = { value: 'built-in', label: 'Built-in painter', note: 'Ready' }

/** Chooses what makes the pictures: the built-in painter, or a video model that needs a key. */
export function ModelPicker() {
  const { data: engines, isError, refetch } = useQuery(enginesQuery)
  if (isError) {
    return (
      <RetryNotice tone="warning" onRetry={() => void refetch()}>
        The models can’t be listed right now. The built-in painter still works.
      </RetryNotice>
    )
  }
  if (engines === undefined) return <Skeleton className="h-24 w-full rounded-base" />
  const models = engines.filter(({ kind, isBuiltIn }) => kind === 'video' && !isBuiltIn)
  return models[0] === undefined ? null : <ModelChoice models={models} />
}

function ModelChoice({ models }: { models: EngineStatus[] }) {
  const { settings, changeSettings } = useProject()
  const chosen = models.find(({ id, state }) => id === settings.videoModel && state === 'ready') ?? null
  const { credits } = models[0]!
  const choices = models.map(({ id, name, state }) => ({
    value: id,
    label: name,
    note: stateNotes[state],
    isDisabled: state !== 'ready',
  }))
  return (
    <div className="grid gap-2 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] sm:gap-4">
      <ComboboxField
        label="AI Model"
        choices={[builtIn, ...choices]}
        value={chosen?.id ?? builtIn.value}
        onChange={(id) => id !== null && changeSettings({ videoModel: id })}
      />
      <div className="grid content-center gap-1.5 sm:pt-6">
        <div className="flex">
          <Badge tone="primary">
            <Coins className="size-3.5" aria-hidden="true" />
            {credits} credits
          </Badge>
        </div>
        <p className="text-xs text-muted">
          {settings.style === 'AI Generation'
            ? describeChoice(chosen, models)
            : `Only AI Generation uses a model. Every video costs ${credits} credits.`}
        </p>
      </div>
    </div>
  )
}

const stateNotes: Record<EngineStatus['state'], string> = {
  ready: 'Ready',
  needs_key: 'Needs a key',
  needs_account: 'Needs an account',
  needs_model: 'Needs a model',
  unsupported: 'Turned off',
}

function describeChoice(chosen: EngineStatus | null, models: readonly EngineStatus[]): string {
  if (chosen !== null) return chosen.sentence
  const waiting = models.filter(({ state }) => state === 'needs_key').map(({ name }) => name)
  const painted = 'The built-in painter makes a picture for every scene.'
  return waiting.length === 0
    ? painted
    : `${painted} ${waiting.join(' and ')} need${waiting.length === 1 ? 's' : ''} a key on this server.`
}
