// Makes the four ads at full size: the worker draws each, the server encodes and marks it.

import { adSizes, type AdFormat } from '@vivify/generators/ad/layout'
import type { DrawingToSave } from '../../api/pictures.ts'
import type { AdChoice, AdTasks, CutView } from './ad-protocol.ts'
import { adFormats, type AdSettings } from './ad-settings.ts'
import { describeEdits } from './describe-edits.ts'
import type { ProductPhoto } from './use-product-photo.ts'

/** Ids of creations. */
export type MadeAds = Partial<Record<AdFormat, string>>

export interface AdsToMake {
  /** Draws one ad in the worker. */
  draw: (asked: AdTasks['render']['ask']) => Promise<Blob>
  photo: Pick<ProductPhoto, 'name' | 'send'>
  cut: Pick<CutView, 'hasOwnAlpha'>
  ad: AdChoice
  settings: AdSettings
  /** Has the server encode, mark and keep a drawing. */
  save: (picture: DrawingToSave) => Promise<{ id: string }>
  /** Called with the current step and the share of all work, which never falls. */
  tell: (stage: string, share: number) => void
  signal: AbortSignal
}

/** Makes all formats, in order; while one is saved, the next is drawn. Throws what fails first, and the signal's reason. */
export async function makeAds(options: AdsToMake): Promise<MadeAds> {
  const { draw, photo, cut, ad, settings, save, tell, signal } = options
  tell('Uploading the photo', 0)
  const source = await photo.send()
  const made: MadeAds = {}
  const { length } = adFormats
  let reached = 0
  const advance = (stage: string, share: number): void => {
    reached = Math.max(reached, share)
    tell(stage, reached)
  }
  // While one is saved the next is drawn.
  let saving = Promise.resolve()
  for (const [index, format] of adFormats.entries()) {
    advance(`Drawing ${format}`, index / length)
    const png = await draw({ ad, format, width: adSizes[format].width, layer: 'all' })
    await saving
    signal.throwIfAborted()
    const picture = {
      drawing: png,
      title: `${titleOf(ad, photo)} ${format}`,
      format: settings.fileFormat,
      quality: jpegQuality,
      tool: 'ad' as const,
      sources: [source],
      edits: describeEdits(settings, cut, format),
      recipe: { version: 1, format, ...settings },
      // The server's part is the other half.
      onProgress: (share: number) => advance(`Saving ${format}`, (index + 0.5 + share * 0.25) / length),
      signal,
    }
    saving = save(picture).then(({ id }) => {
      made[format] = id
    })
    // It is waited for after the next one is drawn; its failure counts then.
    saving.catch(() => undefined)
  }
  await saving
  return made
}

const jpegQuality = 92

/** What the ads of a product are called. */
export function titleOf({ words }: Pick<AdChoice, 'words'>, { name }: Pick<ProductPhoto, 'name'>): string {
  const title = words.headline.trim() || name.replace(/\.[^.]*$/, '').trim() || 'Product ad'
  return title.slice(0, 150)
}
