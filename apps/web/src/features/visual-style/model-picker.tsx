import type { VideoModel } from '@vivify/contract/project'
import { useQuery } from '@tanstack/react-query'
import { Coins, Cpu } from 'lucide-react'
import { enginesQuery, type EngineStatus } from '../../api/engines.ts'
import { ComboboxField } from '../../ui/combobox-field.tsx'
import { Badge, Skeleton } from '../../ui/surfaces.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { useProject } from '../project/use-project.ts'

const filmModels = ['veo-3.1', 'kling-4.0'] as const satisfies readonly VideoModel[]
/** Offered beside the models as soon as one of them could be chosen in its place. */
const builtIn = { value: 'built-in', label: 'Built-in pictures' }

/** Which outside model makes the pictures move, what it costs, and what stands in for it. */
export function ModelPicker() {
  const { data: engines, isError, refetch } = useQuery(enginesQuery)
  if (isError) {
    return (
      <RetryNotice tone="warning" onRetry={() => void refetch()}>
        The models can’t be listed now. Built-in pictures work all the same.
      </RetryNotice>
    )
  }
  if (engines === undefined) return <Skeleton className="h-24 w-full rounded-base" />
  const models = engines.filter(({ kind, isBuiltIn }) => kind === 'video' && !isBuiltIn)
  return models[0] === undefined ? null : <ModelChoice models={models} />
}

function ModelChoice({ models }: { models: EngineStatus[] }) {
  const { settings } = useProject()
  const { chosen, isAnyReady, choose } = useModelChoice(models)
  const credits = (chosen ?? models[0]!).credits
  const choices = models.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="grid gap-2 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] sm:gap-4">
      <ComboboxField
        label="AI Model"
        choices={isAnyReady ? [...choices, builtIn] : choices}
        value={chosen?.id ?? builtIn.value}
        onChange={(id) => id !== null && choose(id)}
      />
      <div className="grid content-center gap-1.5 sm:pt-6">
        <div className="flex flex-wrap gap-1.5">
          <Badge tone="primary">
            <Coins className="size-3.5" aria-hidden="true" />
            {credits} credits
          </Badge>
          {chosen?.state !== 'ready' && (
            <Badge>
              <Cpu className="size-3.5" aria-hidden="true" />
              Built-in pictures
            </Badge>
          )}
        </div>
        <p className="text-xs text-muted">
          {describeModel(chosen, credits, settings.style === 'AI Generation')}
        </p>
      </div>
    </div>
  )
}

/** `chosen` is null while the built-in painters are. */
function useModelChoice(models: readonly EngineStatus[]) {
  const { notes, settings, changeNotes, changeSettings } = useProject()
  const isAnyReady = models.some(({ state }) => state === 'ready')
  const chosen =
    models.find(({ id }) => id === settings.videoModel) ??
    models.find(({ id, state }) => id === notes.model && state !== 'ready') ??
    (isAnyReady ? null : models[0]!)
  const choose = (id: string): void => {
    changeNotes({ model: id })
    // A model without its key is remembered, but nothing is to be asked of it.
    const isReady = models.some((model) => model.id === id && model.state === 'ready')
    const videoModel = isReady ? filmModels.find((candidate) => candidate === id) : undefined
    if (isAnyReady) changeSettings({ videoModel: videoModel ?? 'built-in' })
  }
  return { chosen, isAnyReady, choose }
}

function describeModel(model: EngineStatus | null, credits: number, isUsed: boolean): string {
  if (!isUsed) return `Used by AI Generation only. A video costs ${credits} credits whatever makes it.`
  if (model === null) return 'The built-in painters make the pictures of all scenes.'
  if (model.state === 'ready') return model.sentence
  return `No key for ${model.name} is set here, so the built-in painters make the pictures.`
}
