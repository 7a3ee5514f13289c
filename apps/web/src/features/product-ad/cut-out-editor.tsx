import type { CutDoubt } from '@vivify/generators/ad/cut-out'
import { Brush, Eraser, Eye, RotateCcw, Trash2, Undo2 } from '../../ui/icons.tsx'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { SliderField } from '../../ui/slider-field.tsx'
import { Badge, Notice } from '../../ui/surfaces.tsx'
import { SwitchField } from '../../ui/toggles.tsx'
import type { CutView } from './ad-protocol.ts'
import type { AdSettings } from './ad-settings.ts'
import { BrushCanvas, type CutTool } from './brush-canvas.tsx'
import type { ProductPhoto } from './use-product-photo.ts'

const tools = [
  { value: 'look', label: 'Look', icon: <Eye aria-hidden="true" /> },
  { value: 'keep', label: 'Keep', icon: <Brush aria-hidden="true" /> },
  { value: 'erase', label: 'Erase', icon: <Eraser aria-hidden="true" /> },
] as const

const doubtSentences: Record<CutDoubt, string> = {
  busy: 'The background is busy, so the outline may be rough. Fix it with Keep and Erase, or use the photo as is.',
  edge: 'The product touches the edge of the photo, or some background is left. Remove it with Erase, raise the tolerance, or use the photo as is.',
  nothing:
    'No product stands out from this background, so the whole photo is used. Mark the product with Keep.',
}

export interface CutOutEditorProps {
  photo: ProductPhoto
  cut: CutView | null
  isUploading: boolean
  error: string | null
  settings: AdSettings
  onChange: (change: Partial<AdSettings>) => void
  onRemove: () => void
}

/** Shows the photo without its background, with tools to correct the outline. */
export function CutOutEditor(props: CutOutEditorProps) {
  const { photo, cut, isUploading, error, settings, onChange, onRemove } = props
  const [tool, setTool] = useState<CutTool>('look')
  const [brushSize, setBrushSize] = useState(0.03)
  const { strokes, useAsIs } = settings
  const isCut = !useAsIs && cut?.hasOwnAlpha !== true
  return (
    <div className="flex flex-col gap-4">
      <BrushCanvas
        photo={photo}
        cut={cut}
        tool={useAsIs ? 'look' : tool}
        radius={brushSize}
        onStroke={(stroke) => onChange({ strokes: [...strokes, stroke] })}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex min-w-0 items-center gap-2 text-sm text-muted">
          <span className="truncate">{photo.name}</span>
          {isUploading && <Badge tone="second">Uploading...</Badge>}
          {cut?.hasOwnAlpha === true && <Badge>Transparent</Badge>}
        </p>
        <Button size="small" variant="quiet" icon={<Trash2 className="size-4" />} onClick={onRemove}>
          Remove
        </Button>
      </div>
      {error !== null && (
        <Notice tone="danger" icon={<RotateCcw aria-hidden="true" />}>
          {error} It will be uploaded again when you generate.
        </Notice>
      )}
      {isCut && cut != null && cut.doubt !== null && (
        <Notice tone="warning" icon={<Brush aria-hidden="true" />}>
          {doubtSentences[cut.doubt]}
        </Notice>
      )}
      {!useAsIs && (
        <CutTools
          {...{ tool, brushSize, isCut, settings, onChange }}
          onTool={setTool}
          onBrushSize={setBrushSize}
        />
      )}
      <SwitchField
        label="Use photo as is"
        hint="Keeps the whole picture with its background."
        isOn={useAsIs}
        onChange={(isOn) => onChange({ useAsIs: isOn })}
      />
    </div>
  )
}

interface CutToolsProps {
  tool: CutTool
  brushSize: number
  /** True when the background is removed by its color. */
  isCut: boolean
  settings: AdSettings
  onTool: (tool: CutTool) => void
  onBrushSize: (size: number) => void
  onChange: (change: Partial<AdSettings>) => void
}

function CutTools({ tool, brushSize, isCut, settings, onTool, onBrushSize, onChange }: CutToolsProps) {
  const { strokes, tolerance } = settings
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segmented label="Brush" segments={tools} value={tool} onChange={onTool} />
        <Button
          size="small"
          variant="quiet"
          icon={<Undo2 className="size-4" />}
          disabled={strokes.length === 0}
          onClick={() => onChange({ strokes: strokes.slice(0, -1) })}
        >
          Undo stroke
        </Button>
      </div>
      {tool !== 'look' && (
        <SliderField
          label="Brush size"
          min={0.01}
          max={0.1}
          step={0.005}
          value={brushSize}
          format={(value) => `${Math.round(value * 200)}%`}
          onChange={onBrushSize}
        />
      )}
      {isCut && (
        <SliderField
          label="Tolerance"
          hint="A higher value removes more of the background."
          min={0}
          max={1}
          step={0.05}
          origin={0.5}
          value={tolerance}
          format={(value) => `${Math.round(value * 100)}%`}
          onChange={(value) => onChange({ tolerance: value })}
        />
      )}
    </div>
  )
}
