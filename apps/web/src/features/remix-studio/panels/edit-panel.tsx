import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { CircleAlert, KeyRound, WandSparkles } from '../../../ui/icons.tsx'
import { useState } from 'react'
import { enginesQuery, type EngineStatus } from '../../../api/engines.ts'
import { Button } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SliderField } from '../../../ui/slider-field.tsx'
import { Notice, Skeleton } from '../../../ui/surfaces.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import type { PixelSize } from '../engine/protocol.ts'
import { drawMask, type Stroke } from '../stage/mask-canvas.tsx'
import type { EditByWords } from '../use-edit.ts'
import { PanelSection } from './panel.tsx'

export interface Marking {
  strokes: readonly Stroke[]
  brushSize: number
  setStrokes: (strokes: readonly Stroke[]) => void
  setBrushSize: (size: number) => void
}

export interface EditPanelProps {
  edit: EditByWords
  marking: Marking
  source: PixelSize
}

function findAble(engines: readonly EngineStatus[] | undefined): EngineStatus[] {
  return engines?.filter(({ kind, canEdit }) => kind === 'image' && canEdit === true) ?? []
}

/** True once an image-editing engine is ready; before that, there is nothing to mark. */
export function useCanEdit(): boolean {
  const { data } = useQuery(enginesQuery)
  return findAble(data).some(({ state }) => state === 'ready')
}

/** Edits the picture by a written instruction, with a model that the installation has a key for. */
export function EditPanel(props: EditPanelProps) {
  const { data: engines, error, refetch, isRefetching } = useQuery(enginesQuery)
  const able = findAble(engines)
  const ready = able.filter(({ state }) => state === 'ready')
  return (
    <PanelSection heading="Describe a change">
      {error !== null && engines === undefined && (
        <RetryNotice isBusy={isRefetching} onRetry={() => void refetch()}>
          {error.message}
        </RetryNotice>
      )}
      {engines === undefined && error === null && <Skeleton className="h-32 w-full rounded-base" />}
      {engines !== undefined && ready.length === 0 && (
        <Notice tone="second" icon={<KeyRound aria-hidden="true" />}>
          {messages.remix.editNeedsKey(able[0]?.sentence ?? '')}
        </Notice>
      )}
      {ready[0] !== undefined && <EditForm {...props} engines={ready} />}
    </PanelSection>
  )
}

function EditForm({ edit, marking, source, engines }: EditPanelProps & { engines: EngineStatus[] }) {
  const [prompt, setPrompt] = useState('')
  const [chosenId, setChosenId] = useState(engines[0]!.id)
  const [isMissing, setMissing] = useState(false)
  const engine = engines.find(({ id }) => id === chosenId) ?? engines[0]!
  const start = (): void => {
    setMissing(prompt.trim() === '')
    if (prompt.trim() === '') return
    void edit.start({ prompt, engine: engine.id, mask: drawMask(marking.strokes, source) })
  }
  return (
    <>
      <TextArea
        label="What should change"
        placeholder="Add a sailboat on the water"
        maxLength={4000}
        value={prompt}
        error={isMissing ? messages.remix.editPromptMissing : undefined}
        onChange={(event) => {
          setPrompt(event.target.value)
          setMissing(false)
        }}
      />
      <MarkingFields {...marking} />
      {engines.length > 1 && (
        <SelectField
          label="Engine"
          choices={engines.map(({ id, name, sentence }) => ({ value: id, label: name, note: sentence }))}
          value={engine.id}
          onChange={setChosenId}
        />
      )}
      {edit.problem !== null && (
        <Notice tone="danger" icon={<CircleAlert aria-hidden="true" />}>
          {edit.problem}
        </Notice>
      )}
      {edit.isBusy && <Progress stage={`${engine.name} is at work`} share={null} onCancel={edit.cancel} />}
      <Button
        icon={<WandSparkles className="size-4" aria-hidden="true" />}
        isBusy={edit.isBusy}
        busyLabel={messages.remix.editing}
        onClick={start}
      >
        {messages.remix.edit} · {engine.credits} {engine.credits === 1 ? 'credit' : 'credits'}
      </Button>
    </>
  )
}

function MarkingFields({ strokes, brushSize, setStrokes, setBrushSize }: Marking) {
  return (
    <div className="flex flex-col gap-2">
      <SliderField
        label="Brush"
        min={0.02}
        max={0.3}
        step={0.01}
        value={brushSize}
        format={(value) => `${Math.round(value * 100)}%`}
        onChange={setBrushSize}
      />
      <div className="flex items-center justify-between gap-3">
        <p className="text-xs text-muted">
          {strokes.length === 0
            ? 'Paint over the area to change, or leave it empty to change the whole picture.'
            : 'Only the painted area will change.'}
        </p>
        {strokes.length > 0 && (
          <Button variant="quiet" size="small" onClick={() => setStrokes([])}>
            Clear
          </Button>
        )}
      </div>
    </div>
  )
}
