import { useQuery } from '@tanstack/react-query'
import type { EffectColors as ColorRules } from '@vivify/generators/remix/effect-kinds'
import { palettes } from '@vivify/generators/remix/palettes'
import { Pipette, Plus, X } from '../../../ui/icons.tsx'
import { useRef, useState } from 'react'
import { brandKitQuery } from '../../../api/brand-kit.ts'
import { Button } from '../../../ui/button.tsx'
import { checkPicture } from '../../../lib/media/check-picture.ts'
import { acceptOf } from '../../../lib/media/check-file.ts'
import { brandPalette } from '../brand-palette.ts'
import { fitInside } from '../engine/decode-size.ts'
import { RemixClient } from '../engine/remix-client.ts'

export interface EffectColorsProps {
  about: ColorRules
  colors: readonly string[]
  onChange: (colors: string[]) => void
  onSettled: () => void
}

/** The colors of an effect: chosen one by one, from the brand kit, or from another picture. */
export function EffectColors({ about, colors, onChange, onSettled }: EffectColorsProps) {
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="float-left text-sm font-medium">{about.label}</legend>
      <Swatches {...{ about, colors, onChange, onSettled }} />
      <ColorSources {...{ about, colors, onChange, onSettled }} />
    </fieldset>
  )
}

function Swatches({ about, colors, onChange, onSettled }: EffectColorsProps) {
  const isOpenEnded = about.names === undefined
  return (
    <div className="flex flex-wrap gap-1.5">
      {colors.map((color, place) => (
        <ColorSwatch
          key={place}
          label={about.names?.[place] ?? `Color ${place + 1}`}
          color={color}
          onChange={(next) => onChange(colors.map((each, at) => (at === place ? next : each)))}
          onSettled={onSettled}
          onRemove={
            isOpenEnded && colors.length > about.min
              ? () => onChange(colors.filter((_, at) => at !== place))
              : undefined
          }
        />
      ))}
      {isOpenEnded && colors.length > 0 && colors.length < about.max && (
        <button
          type="button"
          aria-label="Add a color"
          onClick={() => onChange([...colors, colors.at(-1)!])}
          className="grid size-9 place-items-center rounded-base border border-dashed border-control-line text-muted hover:bg-hover hover:text-text"
        >
          <Plus className="size-4" aria-hidden="true" />
        </button>
      )}
      {colors.length === 0 && <p className="text-xs text-muted">The picture’s own colors.</p>}
    </div>
  )
}

/** Buttons that take colors from the brand kit or a picture. */
function ColorSources({ about, colors, onChange, onSettled }: EffectColorsProps) {
  const { data: kit } = useQuery(brandKitQuery)
  const [problem, setProblem] = useState<string | null>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const wanted = Math.min(about.max, Math.max(about.min, about.names?.length ?? 6))

  async function takeFrom(file: File): Promise<void> {
    setProblem(null)
    try {
      onChange(await readPalette(file, wanted))
      onSettled()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        {about.isOptional && (
          <Button
            size="small"
            onClick={() => onChange(colors.length > 0 ? [] : palettes[0].colors.slice(0, about.max))}
          >
            {colors.length > 0 ? 'Original colors' : 'Choose colors'}
          </Button>
        )}
        {kit !== undefined && (
          <Button size="small" onClick={() => onChange(brandPalette(kit.brand, wanted))}>
            Brand colors
          </Button>
        )}
        <Button
          size="small"
          icon={<Pipette className="size-3.5" aria-hidden="true" />}
          onClick={() => chooser.current?.click()}
        >
          From a picture
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={acceptOf(['image'])}
          aria-label="Picture to take colors from"
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) void takeFrom(file)
            event.target.value = ''
          }}
        />
      </div>
      {problem !== null && (
        <p role="alert" className="text-xs text-danger-text">
          {problem}
        </p>
      )}
    </>
  )
}

const paletteSide = 256

async function readPalette(file: File, count: number): Promise<string[]> {
  const size = await checkPicture(file, file.name)
  const client = new RemixClient()
  try {
    return await client.request({ type: 'palette', picture: file, size: fitInside(size, paletteSide), count })
  } finally {
    client.close()
  }
}

interface ColorSwatchProps {
  label: string
  color: string
  onChange: (color: string) => void
  onSettled: () => void
  onRemove: (() => void) | undefined
}

function ColorSwatch({ label, color, onChange, onSettled, onRemove }: ColorSwatchProps) {
  return (
    <span className="group relative block">
      <input
        type="color"
        aria-label={label}
        title={label}
        value={color}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onSettled}
        className="block size-9 cursor-pointer appearance-none rounded-base border border-control-line bg-transparent p-0 [&::-moz-color-swatch]:rounded-[inherit] [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:rounded-[inherit] [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
      />
      {onRemove !== undefined && (
        <button
          type="button"
          aria-label={`Remove ${label}`}
          onClick={onRemove}
          className="absolute -top-1.5 -right-1.5 grid size-4.5 place-items-center rounded-full bg-text text-surface opacity-0 group-hover:opacity-100 focus-visible:opacity-100"
        >
          <X className="size-3" aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
