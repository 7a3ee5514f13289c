// Making the four ads at full size: each is drawn in the worker, sent, encoded and marked by the server, and kept.

import { messages } from '@vivify/contract/messages'
import { adSizes, type AdFormat } from '@vivify/generators/ad/layout'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSavePicture } from '../../api/pictures.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { useLatest } from '../../lib/use-latest.ts'
import type { AdEngine } from './ad-engine.ts'
import type { AdChoice, CutView } from './ad-protocol.ts'
import { adFormats, type AdSettings } from './ad-settings.ts'
import { describeEdits } from './describe-edits.ts'
import type { ProductPhoto } from './use-product-photo.ts'

export type MadeAds = Partial<Record<AdFormat, string>>

export interface MakeAds {
  /** null while nothing is made. */
  progress: { stage: string; share: number } | null
  error: string | null
  make: () => Promise<void>
  cancel: () => void
  dismiss: () => void
}

export interface MakeAdsOptions {
  engine: AdEngine
  photo: ProductPhoto | null
  cut: CutView | null
  ad: AdChoice
  settings: AdSettings
  /** Called with the ids of the creations, once all four are kept. */
  onMade: (made: MadeAds) => void
}

/** What the primary action does. */
export function useMakeAds(options: MakeAdsOptions): MakeAds {
  const latest = useLatest(options)
  const { alert } = useAlerts()
  const { mutateAsync: save } = useSavePicture()
  const [progress, setProgress] = useState<MakeAds['progress']>(null)
  const [error, setError] = useState<string | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const make = useCallback(async () => {
    const { photo, cut, onMade } = latest.current
    if (photo === null || cut === null) return alert(messages.ads.imageMissing)
    if (stop.current !== null) return
    const controller = new AbortController()
    const { signal } = controller
    stop.current = controller
    setError(null)
    // It tells that work began; the work does not wait for its OK.
    void alert(messages.ads.started)
    const tell = (stage: string, share: number): void => {
      if (!signal.aborted) setProgress({ stage, share })
    }
    try {
      onMade(await makeAll({ ...latest.current, photo, cut, save, tell, signal }))
    } catch (problem) {
      if (!signal.aborted) setError(problem instanceof Error ? problem.message : failedSentence)
    } finally {
      stop.current = null
      setProgress(null)
    }
  }, [alert, save])

  const cancel = useCallback(() => stop.current?.abort(), [])
  const dismiss = useCallback(() => setError(null), [])
  return { progress, error, make, cancel, dismiss }
}

interface MakeAllOptions extends Omit<MakeAdsOptions, 'onMade'> {
  photo: ProductPhoto
  cut: CutView
  save: ReturnType<typeof useSavePicture>['mutateAsync']
  tell: (stage: string, share: number) => void
  signal: AbortSignal
}

async function makeAll(options: MakeAllOptions): Promise<MadeAds> {
  const { engine, photo, cut, ad, settings, save, tell, signal } = options
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
    const asked = { ad, format, width: adSizes[format].width, layer: 'all' as const }
    const { png } = await engine.ask('render', asked, { priority: 0 })
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
const failedSentence = 'The ads could not be made. Please try again.'

/** What the ads of a product are called. */
export function titleOf({ words }: Pick<AdChoice, 'words'>, { name }: Pick<ProductPhoto, 'name'>): string {
  const title = words.headline.trim() || name.replace(/\.[^.]*$/, '').trim() || 'Product ad'
  return title.slice(0, 150)
}
