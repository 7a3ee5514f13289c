// The logo of a recipe, decoded once for both the stage and the export.

import * as messages from '@vivify/contract/messages'
import { useEffect, useState } from 'react'
import { assetContentUrl } from '../../api/assets.ts'
import { readFile } from '../../api/client.ts'

const decoded = new Map<string, Promise<ImageBitmap>>()

/** Throws an Error with a sentence for the person when the file is missing or not a picture. */
export function openLogo(assetId: string): Promise<ImageBitmap> {
  const known = decoded.get(assetId)
  if (known !== undefined) return known
  const opening = decode(assetId)
  decoded.set(assetId, opening)
  opening.catch(() => decoded.delete(assetId))
  return opening
}

async function decode(assetId: string): Promise<ImageBitmap> {
  try {
    const file = await readFile(assetContentUrl(assetId))
    return await createImageBitmap(await file.blob())
  } catch (cause) {
    throw new Error(messages.remix.logoUnreadable, { cause })
  }
}

export interface Logo {
  /** null without a logo, and until it is decoded. */
  picture: ImageBitmap | null
  problem: string | null
}

const none: Logo = { picture: null, problem: null }

/** The logo, decoded for drawing. */
export function useLogo(assetId: string | null): Logo {
  const [logo, setLogo] = useState<Logo>(none)
  useEffect(() => {
    let isWanted = true
    setLogo(none)
    if (assetId === null) return
    openLogo(assetId).then(
      (picture) => isWanted && setLogo({ picture, problem: null }),
      (error: Error) => isWanted && setLogo({ picture: null, problem: error.message }),
    )
    return () => {
      isWanted = false
    }
  }, [assetId])
  return logo
}
