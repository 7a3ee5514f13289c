import { messages } from '@vivify/contract/messages'
import type { RemixRecipe } from '@vivify/generators/remix/recipe'
import { CircleAlert, Download } from 'lucide-react'
import { Link } from 'react-router'
import type { PictureFormat } from '../../api/pictures.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SliderField } from '../../ui/slider-field.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { exportSize } from './engine/decode-size.ts'
import type { OpenSource } from './open-source.ts'
import { useExport } from './use-export.ts'

export interface ExportPanelProps {
  source: OpenSource
  recipe: RemixRecipe
  format: PictureFormat
  quality: number
  onFormat: (format: PictureFormat) => void
  onQuality: (quality: number) => void
}

const formats = [
  { value: 'png', label: 'PNG', note: 'Without loss, larger' },
  { value: 'jpeg', label: 'JPEG', note: 'Opens everywhere' },
  { value: 'webp', label: 'WebP', note: 'Small, for the web' },
  { value: 'avif', label: 'AVIF', note: 'Smallest, newer' },
] as const

/** In which format and size the picture is kept and downloaded. */
export function ExportPanel(props: ExportPanelProps) {
  const { source, recipe, format, quality, onFormat, onQuality } = props
  const { isBusy, stage, share, problem, exported, start, cancel } = useExport(source)
  const { width, height } = exportSize(source, recipe)
  const label = formats.find(({ value }) => value === format)!.label
  return (
    <section
      aria-label="Export"
      className="grid gap-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-3 sm:max-lg:px-6"
    >
      {isBusy && <Progress stage={stage} share={share} onCancel={cancel} />}
      {problem !== null && (
        <Notice tone="danger" icon={<CircleAlert aria-hidden="true" />}>
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <SelectField
          label="Format"
          isLabelHidden
          className="w-28"
          choices={formats}
          value={format}
          onChange={onFormat}
        />
        {format !== 'png' && (
          <SliderField
            label="Quality"
            className="w-40 max-sm:hidden"
            min={30}
            max={100}
            step={1}
            value={quality}
            onChange={onQuality}
          />
        )}
        <p className="pb-2.5 text-sm text-muted tabular-nums max-sm:hidden">
          {width} × {height}
        </p>
        <span className="ml-auto flex items-center gap-3">
          {exported !== null && !isBusy && (
            <Link
              to={`?creation=${encodeURIComponent(exported.id)}`}
              replace
              className="text-sm text-primary-text underline underline-offset-3 max-md:hidden"
            >
              Open what was exported
            </Link>
          )}
          <Button
            variant="primary"
            icon={<Download className="size-4" aria-hidden="true" />}
            isBusy={isBusy}
            busyLabel={messages.remix.exporting}
            onClick={() => void start(recipe, format, quality)}
          >
            {messages.remix.export(label)}
          </Button>
        </span>
      </div>
    </section>
  )
}
