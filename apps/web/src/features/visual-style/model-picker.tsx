import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Coins, Cpu } from 'lucide-react'
import { enginesQuery, type EngineStatus } from '../../api/engines.ts'
import { Button } from '../../ui/button.tsx'
import { ComboboxField } from '../../ui/combobox-field.tsx'
import { Badge, Notice, Skeleton } from '../../ui/surfaces.tsx'
import { useProject } from '../project/use-project.ts'

/** Which outside model makes the pictures move, what it costs, and what stands in for it. */
export function ModelPicker() {
  const { notes, settings, changeNotes } = useProject()
  const { data: engines, isError, refetch } = useQuery(enginesQuery)
  if (isError) {
    return (
      <Notice
        tone="warning"
        icon={<CircleAlert aria-hidden="true" />}
        action={
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        The models can’t be listed now. Built-in pictures work all the same.
      </Notice>
    )
  }
  if (engines === undefined) return <Skeleton className="h-24 w-full rounded-base" />
  const models = engines.filter(({ kind, isBuiltIn }) => kind === 'video' && !isBuiltIn)
  const model = models.find(({ id }) => id === notes.model) ?? models[0]
  if (model === undefined) return null
  return (
    <div className="grid gap-2 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] sm:gap-4">
      <ComboboxField
        label="AI Model"
        choices={models.map(({ id, name }) => ({ value: id, label: name }))}
        value={model.id}
        onChange={(id) => id !== null && changeNotes({ model: id })}
      />
      <div className="grid content-center gap-1.5 sm:pt-6">
        <div className="flex flex-wrap gap-1.5">
          <Badge tone="primary">
            <Coins className="size-3.5" aria-hidden="true" />
            {model.credits} credits
          </Badge>
          {model.state !== 'ready' && (
            <Badge>
              <Cpu className="size-3.5" aria-hidden="true" />
              Built-in pictures
            </Badge>
          )}
        </div>
        <p className="text-xs text-muted">{describeModel(model, settings.style === 'AI Generation')}</p>
      </div>
    </div>
  )
}

function describeModel(model: EngineStatus, isUsed: boolean): string {
  if (!isUsed) return `Used by AI Generation only. A video costs ${model.credits} credits whatever makes it.`
  if (model.state === 'ready') return model.sentence
  return `No key for ${model.name} is set here, so the built-in painters make the pictures.`
}
