// Which of the account's creations the studio shows as ads of the current photo.

import type { AdFormat } from '@vivify/generators/ad/layout'
import type { Creation } from '../../api/creations.ts'
import { adFormats } from './ad-settings.ts'
import type { MadeAds } from './make-ads.ts'

export type AdsByFormat = Partial<Record<AdFormat, Creation>>

/** The creations that were made last. */
export function findPictures(creations: readonly Creation[] | undefined, made: MadeAds): AdsByFormat {
  const found: AdsByFormat = {}
  for (const format of adFormats) {
    const creation = creations?.find(({ id }) => id === made[format])
    if (creation) found[format] = creation
  }
  return found
}

/** The newest video of each format that was made of this photo. */
export function findMoving(creations: readonly Creation[] | undefined, assetId: string | null): AdsByFormat {
  const found: AdsByFormat = {}
  for (const format of adFormats) {
    const creation = creations?.find(
      ({ kind, facts }) =>
        kind === 'video' &&
        facts['format'] === format &&
        (facts['sourceAssetIds'] as readonly string[] | undefined)?.includes(assetId ?? '') === true,
    )
    if (creation) found[format] = creation
  }
  return found
}
