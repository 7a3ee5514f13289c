import * as messages from '@vivify/contract/messages'
import type { RemixRecipe } from '@vivify/generators/remix/recipe'
import { CircleAlert, Download } from '../../ui/icons.tsx'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { Link } from 'react-router'
import type { Creation } from '../../api/creations.ts'
import { useSavePicture, type PictureFormat } from '../../api/pictures.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SliderField } from '../../ui/slider-field.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { ProvenanceLink, ProvenanceNote } from '../provenance/provenance-note.tsx'
import { exportSize, filmSize, isExportReduced, maxExportSide } from './engine/decode-size.ts'
import { exportClip, exportPicture } from './export-remix.ts'
import type { OpenSource } from './open-source.ts'
import { useExporting, type Exporting } from './use-exporting.ts'

export interface ExportPanelProps {
  source: OpenSource
  recipe: RemixRecipe
}

type Format = PictureFormat | 'mp4'

const clipFormat = { value: 'mp4', label: 'MP4', note: 'Looping clip' } as const
const formats = [
  { value: 'png', label: 'PNG', note: 'Lossless, larger file' },
  { value: 'jpeg', label: 'JPEG', note: 'Works everywhere' },
  { value: 'webp', label: 'WebP', note: 'Small, for the web' },
  { value: 'avif', label: 'AVIF', note: 'Smallest, newer' },
] as const

/** Chooses the format and size in which the picture is stored and downloaded. */
export function ExportPanel({ source, recipe }: ExportPanelProps) {
  const { mutateAsync: save } = useSavePicture()
  const exporting = useExporting()
  const [chosen, setChosen] = useState<PictureFormat>('png')
  const [wantsStill, setWantsStill] = useState(false)
  const [quality, setQuality] = useState(90)
  const isMoving = recipe.motion !== null
  const format: Format = isMoving && !wantsStill ? 'mp4' : chosen
  const choices = isMoving ? [clipFormat, ...formats] : formats
  const { width, height } = format === 'mp4' ? filmSize(source, recipe) : exportSize(source, recipe)
  const isReduced = format !== 'mp4' && isExportReduced(source, recipe)
  const choose = (next: Format): void => {
    setWantsStill(next !== 'mp4')
    if (next !== 'mp4') setChosen(next)
  }

  const start = (): Promise<void> =>
    exporting.start(async (steps) => {
      const remix = { source, recipe, save }
      const creation =
        format === 'mp4'
          ? await exportClip(remix, steps)
          : await exportPicture(remix, { format, quality }, steps)
      toast.success(format === 'mp4' ? messages.remix.clipExported : messages.remix.exported)
      return creation
    })

  return (
    <section
      aria-label="Export"
      className="grid gap-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-3 sm:max-lg:px-6"
    >
      <ExportState exporting={exporting} />
      {isReduced && <p className="text-xs text-muted">{messages.remix.exportReduced(maxExportSide)}</p>}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <SelectField
          label="Format"
          isLabelHidden
          className="w-28 max-sm:w-24"
          choices={choices}
          value={format}
          onChange={choose}
        />
        <QualityField format={format} quality={quality} onChange={setQuality} />
        <p className="min-w-0 text-sm text-muted tabular-nums max-sm:flex-1 max-sm:self-center max-sm:text-xs sm:pb-2.5">
          {width} × {height}
        </p>
        <Button
          variant="primary"
          className="ml-auto"
          icon={<Download className="size-4" aria-hidden="true" />}
          isBusy={exporting.step !== null}
          busyLabel={messages.remix.exporting}
          onClick={() => void start()}
        >
          {messages.remix.export(choices.find(({ value }) => value === format)!.label)}
        </Button>
      </div>
    </section>
  )
}

interface QualityFieldProps {
  format: Format
  quality: number
  onChange: (quality: number) => void
}

/** Shown only for lossy formats. */
function QualityField({ format, quality, onChange }: QualityFieldProps) {
  if (format === 'png' || format === 'mp4') return null
  return (
    <SliderField
      label="Quality"
      className="w-40 max-sm:order-first max-sm:w-full"
      min={30}
      max={100}
      step={1}
      value={quality}
      onChange={onChange}
    />
  )
}

function ExportState({ exporting: { step, problem, exported, cancel } }: { exporting: Exporting }) {
  return (
    <>
      {step !== null && <Progress {...step} onCancel={cancel} />}
      {problem !== null && (
        <Notice tone="danger" icon={<CircleAlert aria-hidden="true" />}>
          {problem}
        </Notice>
      )}
      {exported !== null && <Exported creation={exported} />}
    </>
  )
}

/** Links to the exported creation and to its provenance, which wide screens show in full. */
function Exported({ creation: { id, title, files } }: { creation: Creation }) {
  const assetId = files.image ?? files.clip
  return (
    // On wide screens this comes below the button, so that the button does not move.
    <div className="flex flex-col gap-3 lg:order-last">
      <p className="text-sm text-muted">
        Exported.{' '}
        <Link
          to={`?creation=${encodeURIComponent(id)}`}
          className="text-primary-text underline underline-offset-3"
        >
          Open “{title}”
        </Link>
        {assetId !== undefined && (
          <span className="lg:hidden">
            {' · '}
            <ProvenanceLink assetId={assetId} />
          </span>
        )}
      </p>
      {assetId !== undefined && (
        <div className="max-lg:hidden">
          <ProvenanceNote assetId={assetId} />
        </div>
      )}
    </div>
  )
}
