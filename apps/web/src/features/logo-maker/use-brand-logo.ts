import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Drawing } from '@vivify/generators/logo/shapes'
import type { SvgOptions } from '@vivify/generators/logo/write-svg'
import * as messages from '@vivify/contract/messages'
import { toast } from 'react-hot-toast'
import { uploadAsset } from '../../api/assets.ts'
import { brandKitQuery, useSaveBrandKit } from '../../api/brand-kit.ts'
import { drawPng } from './logo-picture.ts'

/** Sharp in a video of 2160 pixels, and well under the limit of uploads. */
const brandPixels = 1024
const maxBrandName = 40

/** Uploads a logo as PNG without a background and makes it, its colors and its name those of the brand kit. */
export function useBrandLogo() {
  const client = useQueryClient()
  const saving = useSaveBrandKit()
  const work = useMutation({
    mutationFn: async (made: { drawing: Drawing; options: SvgOptions; fileName: string }) => {
      const { drawing, options, fileName } = made
      const picture = await drawPng(drawing, { ...options, isTransparent: true, size: brandPixels })
      const [asset, kit] = await Promise.all([
        uploadAsset(picture, `${fileName}.png`),
        client.fetchQuery(brandKitQuery),
      ])
      const { primary, accent } = options.colors
      await saving.mutateAsync({
        ...kit,
        brand: {
          ...kit.brand,
          logoAsset: asset.id,
          primaryColor: primary,
          secondaryColor: accent,
          name: kit.brand.name ?? options.name.slice(0, maxBrandName),
        },
      })
    },
    onSuccess: () => toast.success(messages.logos.inBrandKit),
    onError: (error) => toast.error(error.message),
  })
  return {
    isSaving: work.isPending,
    save: (drawing: Drawing, options: SvgOptions, fileName: string) =>
      work.mutate({ drawing, options, fileName }),
  }
}
