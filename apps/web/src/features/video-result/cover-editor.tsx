import type { Cover, CoverFrame } from '@vivify/contract/cover'
import * as messages from '@vivify/contract/messages'
import { drawCover } from '@vivify/timeline/layers/cover'
import { frameLayout } from '@vivify/timeline/layout/frame'
import type { Context2D } from '@vivify/timeline/ports'
import { Check } from '../../ui/icons.tsx'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
import { assetContentUrl } from '../../api/assets.ts'
import { useCreationActions, type Creation } from '../../api/creations.ts'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { TextArea } from '../../ui/text-field.tsx'

const maxTitleCharacters = 120

export interface CoverEditorProps {
  creation: Creation
  cover: Cover
  onSaved: () => void
}

/** Edits the cover's title and picture. The preview uses the same drawing code as the server. */
export function CoverEditor({ creation, cover, onSaved }: CoverEditorProps) {
  const [title, setTitle] = useState(cover.title)
  const [frame, setFrame] = useState<CoverFrame>(cover.frame)
  const { makeCover } = useCreationActions()
  const frames = framesOf(creation)
  const { width, height } = frameLayout(cover.style.format)
  const isSame = title.trim() === cover.title && frame === cover.frame

  const save = async (): Promise<void> => {
    try {
      await makeCover.mutateAsync({ id: creation.id, title, frame })
      toast.success(messages.covers.saved)
      onSaved()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'The cover could not be saved. Try again.')
    }
  }
  return (
    <form
      className={joinClasses(
        'grid grid-cols-[minmax(0,1fr)] gap-5',
        width <= height && 'sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]',
      )}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <CoverCanvas
        url={assetContentUrl(frames.find(({ name }) => name === frame)?.assetId ?? '')}
        title={title}
        style={cover.style}
      />
      <div className="flex flex-col gap-5">
        <TextArea
          label="Title on the cover"
          rows={2}
          maxLength={maxTitleCharacters}
          value={title}
          hint="A few words are read best. Without any, the picture stands alone."
          onChange={(event) => setTitle(event.target.value.replaceAll('\n', ' '))}
        />
        <FramePicker frames={frames} chosen={frame} ratio={width / height} onChoose={setFrame} />
        <Button
          type="submit"
          variant="primary"
          isBusy={makeCover.isPending}
          busyLabel="Saving..."
          disabled={isSame}
          icon={<Check className="size-4" aria-hidden="true" />}
        >
          Save cover
        </Button>
      </div>
    </form>
  )
}

interface NamedFrame {
  name: CoverFrame
  assetId: string
}

function framesOf({ files }: Creation): NamedFrame[] {
  return Object.entries(files)
    .flatMap(([name, assetId]) => (name.startsWith('frame-') ? [{ name: name as CoverFrame, assetId }] : []))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

interface FramePickerProps {
  frames: readonly NamedFrame[]
  chosen: CoverFrame
  ratio: number
  onChoose: (frame: CoverFrame) => void
}

function FramePicker({ frames, chosen, ratio, onChoose }: FramePickerProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Picture</legend>
      <div className="grid grid-cols-4 gap-3">
        {frames.map(({ name, assetId }, index) => (
          <button
            key={name}
            type="button"
            aria-pressed={chosen === name}
            aria-label={`Picture ${index + 1}`}
            onClick={() => onChoose(name)}
            style={{ aspectRatio: ratio }}
            className={joinClasses(
              'overflow-hidden rounded-small bg-sunken ring-offset-2 ring-offset-popup transition-shadow',
              chosen === name ? 'ring-2 ring-primary' : 'ring-1 ring-line hover:ring-control-line',
            )}
          >
            <img src={assetContentUrl(assetId)} alt="" className="size-full object-cover" />
          </button>
        ))}
      </div>
    </fieldset>
  )
}

let fontsLoading: Promise<void> | null = null

function loadLetters(): Promise<void> {
  fontsLoading ??= import('@vivify/timeline/browser/fonts').then(({ loadFonts }) => loadFonts())
  return fontsLoading
}

function CoverCanvas({ url, title, style }: { url: string; title: string; style: Cover['style'] }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const picture = usePicture(url)
  const { width, height } = frameLayout(style.format)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || picture === null) return
    let isOver = false
    const draw = (): void => {
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.drawImage(picture, 0, 0, width, height)
      drawCover(context as unknown as Context2D, { title, style, scale: 1 })
    }
    draw()
    // Draws again when the fonts are loaded.
    void loadLetters().then(
      () => !isOver && draw(),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [picture, title, style, width, height])
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={title.trim() === '' ? 'The cover, without words' : `The cover: ${title.trim()}`}
      style={{ aspectRatio: width / height }}
      className="mx-auto w-full max-w-52 rounded-base bg-sunken shadow-card ring-1 ring-line sm:max-w-none"
    />
  )
}

function usePicture(url: string): HTMLImageElement | null {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  useEffect(() => {
    const image = new Image()
    image.addEventListener('load', () => setPicture(image), { once: true })
    image.src = url
    return () => {
      image.src = ''
    }
  }, [url])
  return picture
}
