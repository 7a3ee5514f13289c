import { messages } from '@vivify/contract/messages'
import { Copy, Download, FolderPlus } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { useSavePicture } from '../../api/pictures.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { saveAs } from '../creations/save-as.ts'
import { outputs } from './convert/outputs.ts'
import { listEdits } from './list-edits.ts'
import { formatBytes } from './format-bytes.ts'
import type { MadeGif } from './use-conversion.ts'

/** What was made, playing, with everything that can be done with it. */
export function ResultCard({ made }: { made: MadeGif }) {
  const { blob, url, width, height, frames, durationSeconds, tookSeconds } = made
  const { noun } = outputs[made.recipe.output]
  const [savedUrl, setSavedUrl] = useState<string | null>(null)
  const { mutate: save, isPending } = useSavePicture()
  const { title, recipe, sourceId } = made
  const saveToLibrary = (): void =>
    save(
      {
        drawing: blob,
        title,
        tool: 'gif',
        sources: sourceId === null ? [] : [sourceId],
        edits: listEdits(recipe),
        recipe: { ...recipe },
      },
      {
        onSuccess: () => {
          setSavedUrl(url)
          toast.success(messages.gifs.saved)
        },
        onError: (error) => toast.error(error.message),
      },
    )
  return (
    <Card role="region" aria-label={`Your ${noun}`} className="grid gap-4">
      <div className="grid h-[clamp(14rem,46dvh,32rem)] place-items-center overflow-hidden rounded-base bg-sunken p-3">
        <Picture made={made} />
      </div>
      <p className="text-sm text-muted tabular-nums">
        <strong className="font-semibold text-text">{formatBytes(blob.size)}</strong> · {width} × {height} px
        · {frames} frames · {durationSeconds.toFixed(1)} s · made in {tookSeconds.toFixed(1)} s
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={<Download className="size-4" />}
          onClick={() => saveAs(url, made.fileName)}
        >
          Download
        </Button>
        <Button icon={<Copy className="size-4" />} onClick={() => void copy(made)}>
          Copy
        </Button>
        <Button
          icon={<FolderPlus className="size-4" />}
          isBusy={isPending}
          busyLabel="Saving…"
          disabled={savedUrl === url}
          onClick={saveToLibrary}
        >
          {savedUrl === url ? 'Saved' : 'Save to library'}
        </Button>
      </div>
    </Card>
  )
}

function Picture({ made: { url, recipe, title } }: { made: MadeGif }) {
  const className = 'max-h-full max-w-full rounded-small object-contain'
  if (recipe.output !== 'mp4') return <img src={url} alt={title} className={className} />
  return (
    <video
      src={url}
      aria-label={title}
      autoPlay
      muted
      playsInline
      loop={recipe.loop !== 'once'}
      className={className}
    />
  )
}

async function copy({ blob, recipe }: MadeGif): Promise<void> {
  const refused = messages.gifs.cannotCopy(outputs[recipe.output].noun)
  const canCopy = 'ClipboardItem' in globalThis && ClipboardItem.supports?.(blob.type) === true
  if (!canCopy) return void toast.error(refused)
  try {
    await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })])
    toast.success(messages.gifs.copied)
  } catch {
    toast.error(refused)
  }
}
