import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { Button } from '../../ui/button.tsx'
import { Download, Stamp } from '../../ui/icons.tsx'
import { saveBlob } from '../../lib/save-as.ts'
import { writeSvg } from '@vivify/generators/logo/write-svg'
import { drawPng, fileNameOf } from './logo-picture.ts'
import type { LogoPartProps } from './stage.tsx'
import { useBrandLogo } from './use-brand-logo.ts'

const words = messages.logos

/** Downloads the chosen layout, and gives it to the brand kit. */
export function ExportBar(props: LogoPartProps) {
  const { isSample } = props.logo
  const work = useExport(props)
  return (
    <section
      aria-label={words.downloads}
      className="flex flex-col gap-2 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:order-1 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-surface/95 max-lg:opaque:bg-surface max-lg:px-4 max-lg:py-3 max-lg:backdrop-blur-md sm:max-lg:-mx-6 sm:max-lg:px-6"
    >
      <div className="grid grid-cols-2 gap-2 sm:flex">
        <Button
          variant="primary"
          disabled={isSample}
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={work.saveSvg}
        >
          {words.downloadSvg}
        </Button>
        <Button
          disabled={isSample}
          isBusy={work.isDrawing}
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={() => void work.savePng()}
        >
          {words.downloadPng}
        </Button>
        <Button
          className="max-sm:col-span-2"
          disabled={isSample}
          isBusy={work.isSavingBrand}
          icon={<Stamp className="size-4" aria-hidden="true" />}
          onClick={work.saveBrand}
        >
          {words.useInBrandKit}
        </Button>
      </div>
      {isSample && <p className="text-sm text-muted">{words.nameFirst}</p>}
    </section>
  )
}

function useExport({ state: { form }, logo, drawing }: LogoPartProps) {
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
  const savePng = async (): Promise<void> => {
    setIsDrawing(true)
    try {
      saveBlob(await drawPng(drawing, { ...options, size: form.size }), `${fileName}-${form.size}.png`)
    } catch {
      toast.error(words.pngFailed)
    }
    setIsDrawing(false)
  }
  return {
    isDrawing,
    savePng,
    saveSvg: (): void => {
      const svg = writeSvg(drawing, { ...options, size: 1024 })
      saveBlob(new Blob([svg], { type: 'image/svg+xml' }), `${fileName}.svg`)
    },
    isSavingBrand: brand.isSaving,
    saveBrand: (): void => brand.save(drawing, options, fileName),
  }
}
