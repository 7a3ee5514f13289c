import { Music, Trash2 } from '../../ui/icons.tsx'
import { useMemo } from 'react'
import { Button } from '../../ui/button.tsx'
import { AuditionCard } from '../audition/audition-card.tsx'
import { setOwnMusic } from '../own-media/document-media.ts'
import { DropArea } from '../../lib/media/drop-area.tsx'
import { useUpload } from '../../lib/media/use-upload.ts'
import { useProject } from '../project/use-project.ts'

const kinds = ['audio'] as const

/** The person's own music: a drop zone, or a card for the uploaded file. */
export function OwnMusic() {
  const { document, edit } = useProject()
  const upload = useUpload(kinds, (saved) => edit((project) => setOwnMusic(project, saved)))
  const key = document?.musicAsset ?? null
  const asset = key === null ? undefined : document?.assets[key]
  const assetId = asset?.source
  const source = useMemo(
    () => (assetId === undefined ? null : { kind: 'asset' as const, assetId }),
    [assetId],
  )

  if (document === null) {
    return (
      <p className="flex items-center gap-2.5 rounded-base border border-dashed border-line p-3 text-xs text-muted">
        <Music className="size-4 shrink-0" aria-hidden="true" />
        Write a script first, then add your own music.
      </p>
    )
  }
  if (source !== null) {
    return (
      <div className="flex flex-col gap-1">
        <AuditionCard
          name={asset?.name ?? 'Your music'}
          note="Your own, fitted to length"
          source={source}
          isChosen
          onChoose={() => undefined}
        />
        <Button
          variant="quiet"
          size="small"
          icon={<Trash2 className="size-3.5" />}
          onClick={() => edit((project) => setOwnMusic(project, null))}
        >
          Remove my music
        </Button>
      </div>
    )
  }
  return (
    <DropArea
      label="Upload my music"
      hint="WAV, MP3, M4A, OGG or FLAC, under 50MB"
      kinds={kinds}
      upload={upload}
    />
  )
}
