import { createEffect, effectKinds, type RemixRecipe } from '@vivify/generators/remix/recipe'
import { useEffect, useState } from 'react'
import { fitInside } from './engine/decode-size.ts'
import { keyOfPixels, withoutLook } from './engine/recipe-parts.ts'
import { RemixClient } from './engine/remix-client.ts'
import type { OpenSource } from './open-source.ts'

export type Thumbnails = Readonly<Partial<Record<string, ImageBitmap>>>

/** Key of the thumbnail without any effect. */
export const plainThumbnail = 'none'

const thumbnailSide = 240
const sourceSide = 480
/** Waits until the crop stops moving. */
const settleMs = 350

/** A thumbnail of each effect on this picture with its crop; they appear one after the other. */
export function useThumbnails(source: OpenSource, recipe: RemixRecipe): Thumbnails {
  const [thumbnails, setThumbnails] = useState<Thumbnails>({})
  const geometry = keyOfPixels(withoutLook(recipe))
  useEffect(() => {
    const client = new RemixClient()
    const shape = JSON.parse(geometry) as RemixRecipe
    const drawAll = async (): Promise<void> => {
      await client.request({ type: 'open', picture: source.picture, size: fitInside(source, sourceSide) })
      for (const kind of [null, ...effectKinds.map((each) => each.kind)]) {
        const effects = kind === null ? [] : [createEffect(kind)]
        const asked = { type: 'render', recipe: { ...shape, effects }, maxSide: thumbnailSide } as const
        const bitmap = await client.request(asked).catch(() => null)
        if (bitmap !== null) setThumbnails((known) => ({ ...known, [kind ?? plainThumbnail]: bitmap }))
      }
      client.close()
    }
    const timer = setTimeout(() => void drawAll().catch(() => undefined), settleMs)
    return () => {
      clearTimeout(timer)
      client.close()
    }
  }, [source, geometry])
  return thumbnails
}
