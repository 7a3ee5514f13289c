import * as messages from '@vivify/contract/messages'
import { lazy, Suspense, useState } from 'react'
import { toast } from 'react-hot-toast'
import { assetContentUrl, type SavedAsset } from '../../../api/assets.ts'
import { DropArea } from '../../../lib/media/drop-area.tsx'
import { useUpload } from '../../../lib/media/use-upload.ts'
import { Button } from '../../../ui/button.tsx'
import { Images, X } from '../../../ui/icons.tsx'
import { Section } from '../parts/part.tsx'
import { useKit } from '../use-kit.ts'

const CreationChooser = lazy(async () => ({
  default: (await import('../../own-media/creation-chooser.tsx')).CreationChooser,
}))

const words = messages.kit
const kinds = ['image'] as const

/** The picture beside the words: a file, an earlier creation, or none. */
export function HeroField() {
  const { content, edit } = useKit()
  const { heroAssetId } = content.pictures
  const [isChoosing, setIsChoosing] = useState(false)
  const show = (assetId: string | null): void =>
    edit((kit) => ({ ...kit, pictures: { ...kit.pictures, heroAssetId: assetId } }))
  const take = ({ id, kind }: SavedAsset): void => {
    if (kind === 'image') show(id)
    else toast.error(words.heroNotAPicture)
  }
  const upload = useUpload(kinds, take)
  return (
    <Section title={words.hero} about={words.heroHint}>
      <div className="flex flex-wrap items-stretch gap-2">
        {heroAssetId !== null && (
          <img
            src={assetContentUrl(heroAssetId)}
            alt={words.hero}
            className="h-16 max-w-32 rounded-base border border-line bg-sunken object-contain"
          />
        )}
        <DropArea
          className="min-w-0 flex-1 basis-56"
          label={words.heroUpload}
          hint={words.heroUploadHint}
          kinds={kinds}
          upload={upload}
        />
        <Button
          className="h-auto! min-h-11 max-sm:w-full sm:min-h-16"
          icon={<Images className="size-4" />}
          onClick={() => setIsChoosing(true)}
        >
          {words.heroChoose}
        </Button>
        {heroAssetId !== null && (
          <Button
            variant="quiet"
            className="h-auto! min-h-11"
            icon={<X className="size-4" />}
            onClick={() => show(null)}
          >
            {words.heroRemove}
          </Button>
        )}
      </div>
      {isChoosing && <Chooser onTake={take} onClose={() => setIsChoosing(false)} />}
    </Section>
  )
}

function Chooser({ onTake, onClose }: { onTake: (saved: SavedAsset) => void; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <CreationChooser
        description={words.heroChooseAbout}
        onClose={onClose}
        onChosen={(saved) => {
          onTake(saved)
          onClose()
        }}
      />
    </Suspense>
  )
}
