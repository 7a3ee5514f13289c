import * as messages from '@vivify/contract/messages'
import { CalendarPlus, Copy, Download, FolderPlus, RotateCcw } from '../../ui/icons.tsx'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { useNavigate } from 'react-router'
import type { Creation } from '../../api/creations.ts'
import { useSavePicture } from '../../api/pictures.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { postLink } from '../../lib/post-link.ts'
import { saveAs } from '../../lib/save-as.ts'
import { outputs } from './convert/outputs.ts'
import { canCopyWhole, copyResult } from './copy-result.ts'
import { listEdits } from './list-edits.ts'
import { formatBytes } from './format-bytes.ts'
import { describeLimits } from './platform-limits.ts'
import type { MadeGif } from './use-conversion.ts'

/** Plays the result and offers every action on it. */
export function ResultCard({ made, onEditAgain }: { made: MadeGif; onEditAgain: () => void }) {
  const { blob, url, width, height, frames, durationSeconds, tookSeconds } = made
  const { noun } = outputs[made.recipe.output]
  const tooLarge = describeLimits(blob.size, made.recipe.output)
  return (
    <Card role="region" aria-label={`Your ${noun}`} className="flex flex-col gap-4">
      <div className="h-[clamp(14rem,46dvh,32rem)] overflow-hidden rounded-base bg-sunken p-3">
        <Picture made={made} />
      </div>
      <p className="text-sm text-muted tabular-nums">
        <strong className="font-semibold text-text">{formatBytes(blob.size)}</strong> · {width} × {height} px
        · {frames} frames · {durationSeconds.toFixed(1)} s · made in {tookSeconds.toFixed(1)} s
      </p>
      {tooLarge !== null && <p className="text-sm text-warning-text">{tooLarge}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={<Download className="size-4" />}
          onClick={() => saveAs(url, made.fileName)}
        >
          Download
        </Button>
        <CopyButton made={made} />
        <LibraryButtons made={made} />
        <Button variant="quiet" icon={<RotateCcw className="size-4" />} onClick={onEditAgain}>
          Edit again
        </Button>
      </div>
      {!canCopyWhole(blob) && <p className="text-xs text-muted">{messages.gifs.copiesStill(noun)}</p>}
    </Card>
  )
}

function CopyButton({ made }: { made: MadeGif }) {
  return (
    <Button
      icon={<Copy className="size-4" />}
      onClick={() =>
        void copyResult(made).then(
          (said) => toast.success(said),
          (error: Error) => toast.error(error.message),
        )
      }
    >
      Copy
    </Button>
  )
}

/** Saves the result as a creation, which is also what can be scheduled. */
function LibraryButtons({ made: { blob, title, recipe, source } }: { made: MadeGif }) {
  const { mutateAsync: save, data: saved, isPending } = useSavePicture()
  const navigate = useNavigate()
  const [isScheduling, setIsScheduling] = useState(false)
  const keep = async (): Promise<Creation> =>
    saved ??
    (await save({
      drawing: blob,
      title,
      tool: 'gif',
      sources: source.sourceId === null ? [] : [source.sourceId],
      edits: listEdits(recipe),
      recipe: { ...recipe },
    }))
  const fail = (error: Error): void => void toast.error(error.message)
  async function schedule(): Promise<void> {
    setIsScheduling(true)
    try {
      const { id, files } = await keep()
      const media = [files.image ?? files.clip ?? files.video].filter((file) => file !== undefined)
      await navigate(postLink({ media, from: { kind: 'creation', id, title } }))
    } finally {
      setIsScheduling(false)
    }
  }
  return (
    <>
      <Button
        icon={<FolderPlus className="size-4" />}
        isBusy={isPending && !isScheduling}
        busyLabel="Saving…"
        disabled={saved !== undefined || isPending}
        onClick={() => void keep().then(() => toast.success(messages.gifs.saved), fail)}
      >
        {saved === undefined ? 'Save to library' : 'Saved'}
      </Button>
      <Button
        icon={<CalendarPlus className="size-4" />}
        isBusy={isScheduling}
        disabled={isPending}
        onClick={() => void schedule().catch(fail)}
      >
        Schedule
      </Button>
    </>
  )
}

function Picture({ made: { url, recipe, title } }: { made: MadeGif }) {
  const className = 'size-full object-scale-down'
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
