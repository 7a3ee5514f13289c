import { useQueryClient } from '@tanstack/react-query'
import { brandMessages as words } from '@vivify/contract/brand-messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { assetQuery } from '../../api/assets.ts'
import { brandPicture } from '../../api/pictures.ts'
import { reportFailure } from '../../lib/report-failure.ts'
import { IconButton } from '../../ui/button.tsx'
import { Stamp } from '../../ui/icons.tsx'
import { toastWithUndo } from '../../ui/undo-toast.tsx'
import { replaceMedia } from './post-content.ts'
import { useComposer } from './use-composer.ts'
import type { PostFile } from './use-media-facts.ts'

/** Formats of pictures that can't be in motion, apart from WebP, of which the server reads the first one. */
const brandable = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Puts logo, watermark and colors of the brand kit on a picture of the post. Nothing for what can't have them. */
export function BrandButton({ file, name }: { file: PostFile; name: string }) {
  const { asset, assetId } = file
  const { edit } = useComposer()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const isBranded = asset?.provenance?.edits.includes(words.brandedEdit) === true
  if (asset == null || isBranded || !brandable.has(asset.mimeType)) return null
  const brand = async (): Promise<void> => {
    setIsBusy(true)
    try {
      const branded = await brandPicture(assetId)
      client.setQueryData(assetQuery(branded.id).queryKey, branded)
      edit((post) => replaceMedia(post, assetId, branded.id))
      toastWithUndo(words.added, () => edit((post) => replaceMedia(post, branded.id, assetId)))
    } catch (error) {
      reportFailure('branding a picture', error)
      toast.error((error as Error).message)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <IconButton
      size="small"
      label={words.addTo(name)}
      isBusy={isBusy}
      icon={<Stamp className="size-3.5" />}
      onClick={() => void brand()}
    />
  )
}
