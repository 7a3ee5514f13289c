import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { Button } from '../../ui/button.tsx'
import { Download, Stamp } from '../../ui/icons.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { CheckboxField } from '../../ui/toggles.tsx'
import { saveBlob } from '../../lib/save-as.ts'
import { writeSvg } from '@vivify/generators/logo/write-svg'
import { drawPng, fileNameOf } from './logo-picture.ts'
import { pngSizes, type PngSize } from './logo-form.ts'
import type { LogoPartProps } from './stage.tsx'
import { useBrandLogo } from './use-brand-logo.ts'

const words = messages.logos
const sizes = pngSizes.map((pixels) => ({ value: String(pixels), label: words.sizeLabel(pixels) }))

/** Downloads the chosen layout, and gives it to the brand kit. */
export function ExportPanel({ state, logo, drawing }: LogoPartProps) {
  const { form, change } = state
  const brand = useBrandLogo()
  const [isDrawing, setIsDrawing] = useState(false)
  const options = {
    name: logo.name,
    colors: { primary: form.primary, accent: form.accent },
    ground: form.ground,
    isTransparent: form.isTransparent,
    isOneColor: form.isOneColor,
  }
  const fileName = fileNameOf(logo.name, form.layout)
  const saveSvg = (): void =>
    saveBlob(
      new Blob([writeSvg(drawing, { ...options, size: 1024 })], { type: 'image/svg+xml' }),
      `${fileName}.svg`,
    )
  const savePng = async (): Promise<void> => {
    setIsDrawing(true)
    try {
      saveBlob(await drawPng(drawing, { ...options, size: form.size }), `${fileName}-${form.size}.png`)
    } catch {
      toast.error(words.pngFailed)
    }
    setIsDrawing(false)
  }
  return (
    <Card role="group" aria-label={words.downloadSvg} className="flex flex-col gap-4 p-4! sm:p-5!">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Segmented
          label={words.size}
          segments={sizes}
          value={String(form.size)}
          onChange={(size) => change({ size: Number(size) as PngSize })}
        />
        <CheckboxField
          label={words.transparent}
          isOn={form.isTransparent}
          onChange={(isTransparent) => change({ isTransparent })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          disabled={logo.isSample}
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={saveSvg}
        >
          {words.downloadSvg}
        </Button>
        <Button
          disabled={logo.isSample}
          isBusy={isDrawing}
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={() => void savePng()}
        >
          {words.downloadPng}
        </Button>
        <Button
          disabled={logo.isSample}
          isBusy={brand.isSaving}
          icon={<Stamp className="size-4" aria-hidden="true" />}
          onClick={() => brand.save(drawing, options, fileName)}
        >
          {words.useInBrandKit}
        </Button>
      </div>
      {logo.isSample && <p className="text-sm text-muted">{words.nameFirst}</p>}
    </Card>
  )
}
