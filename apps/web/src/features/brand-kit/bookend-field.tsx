import { brandMessages as words } from '@vivify/contract/brand-messages'
import type { Bookend } from '@vivify/contract/project'
import { useQuery } from '@tanstack/react-query'
import { Images, Trash2 } from '../../ui/icons.tsx'
import { useState } from 'react'
import { assetQuery, type SavedAsset } from '../../api/assets.ts'
import { DropArea } from '../../lib/media/drop-area.tsx'
import { MediaThumbnail } from '../../lib/media/media-thumbnail.tsx'
import { useUpload } from '../../lib/media/use-upload.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { SwitchField } from '../../ui/toggles.tsx'
import { CreationChooser } from '../own-media/creation-chooser.tsx'
import { usualBookend, type BookendPlace } from './bookends.ts'

const kinds = ['image', 'clip'] as const
const choices = [
  { value: 'card', label: words.card },
  { value: 'own', label: words.ownFile },
] as const

interface BookendFieldProps {
  place: BookendPlace
  bookend: Bookend | undefined
  onChange: (bookend: Bookend) => void
}

/** The intro or outro of the brand kit: off, a designed card, or the person's own clip or picture. */
export function BookendField({
  place,
  bookend = { ...usualBookend, isOn: false },
  onChange,
}: BookendFieldProps) {
  const [isOwn, setIsOwn] = useState(bookend.asset !== null)
  const label = words[place]
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-3">
      <SwitchField
        label={label}
        hint={place === 'intro' ? words.introHint : words.outroHint}
        isOn={bookend.isOn}
        onChange={(isOn) => onChange({ ...bookend, isOn })}
      />
      {bookend.isOn && (
        <Segmented
          label={words.shows(place)}
          segments={choices}
          value={isOwn ? 'own' : 'card'}
          isWideWhenNarrow
          onChange={(chosen) => {
            setIsOwn(chosen === 'own')
            if (chosen === 'card') onChange({ ...bookend, ...usualBookend })
          }}
        />
      )}
      {bookend.isOn && !isOwn && <p className="text-xs text-muted">{words.cardHint}</p>}
      {bookend.isOn && isOwn && (
        <OwnFile place={place} asset={bookend.asset} onChange={(file) => onChange({ ...bookend, ...file })} />
      )}
    </div>
  )
}

interface OwnFileProps {
  place: BookendPlace
  asset: string | null
  onChange: (file: Pick<Bookend, 'asset' | 'seconds'>) => void
}

function OwnFile({ place, asset, onChange }: OwnFileProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  // The server sets the length of a clip when the kit is saved.
  const take = ({ id }: SavedAsset): void => onChange({ asset: id, seconds: usualBookend.seconds })
  const upload = useUpload(kinds, take)
  if (asset !== null) {
    return (
      <ChosenFile asset={asset} onRemove={() => onChange({ asset: null, seconds: usualBookend.seconds })} />
    )
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <DropArea
        className="w-full"
        label={words.upload(place)}
        hint={words.uploadHint}
        kinds={kinds}
        upload={upload}
        takesPaste
      />
      <Button
        size="small"
        variant="quiet"
        icon={<Images className="size-4" />}
        onClick={() => setIsChoosing(true)}
      >
        {words.choose}
      </Button>
      {isChoosing && (
        <CreationChooser
          description={words.chooseFor(place)}
          onClose={() => setIsChoosing(false)}
          onChosen={(saved) => {
            setIsChoosing(false)
            take(saved)
          }}
        />
      )}
    </div>
  )
}

function ChosenFile({ asset, onRemove }: { asset: string; onRemove: () => void }) {
  const { data, isError } = useQuery(assetQuery(asset))
  return (
    <div className="flex items-center gap-3 rounded-base border border-line bg-sunken p-2">
      <span className="h-12 w-16 shrink-0 overflow-hidden rounded-small">
        {data && <MediaThumbnail asset={{ kind: data.kind === 'image' ? 'image' : 'clip', source: asset }} />}
      </span>
      <span className="min-w-0 truncate text-sm">{isError ? words.fileGone : data?.name}</span>
      <Button
        size="small"
        variant="quiet"
        className="ml-auto"
        icon={<Trash2 className="size-3.5" />}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
    </div>
  )
}
