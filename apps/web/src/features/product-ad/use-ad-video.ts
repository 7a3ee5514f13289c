// Turns an ad into a video: the page draws and sends three layers, then a server job makes the video.

import * as messages from '@vivify/contract/messages'
import type { Format } from '@vivify/contract/project'
import { useEffect, useState } from 'react'
import { startAdVideo } from '../../api/ads.ts'
import { uploadAsset } from '../../api/assets.ts'
import { useJob, type FollowedJob } from '../../lib/jobs/use-job.ts'
import type { AdEngine } from './ad-engine.ts'
import type { AdChoice, RenderedAd } from './ad-protocol.ts'
import type { AdSettings } from './ad-settings.ts'
import { titleOf } from './make-ads.ts'
import type { ProductPhoto } from './use-product-photo.ts'

export interface AdToMove {
  engine: AdEngine
  photo: ProductPhoto | null
  ad: AdChoice
  settings: AdSettings
}

export interface AdVideo extends Pick<
  FollowedJob<'make-ad-video', null>,
  'isBusy' | 'progress' | 'isCanceling'
> {
  /** Progress of drawing and sending the layers, 0 to 1; null otherwise. */
  sending: number | null
  error: string | null
  start: () => void
  cancel: () => void
}

/** The background layer is larger by this factor, so that zooming in never enlarges its pixels. */
const backgroundMargin = 1.12
/** The share of drawing in the progress of a layer; the rest is sending. */
const shareOfDrawing = 0.6

/** Makes the video of one ad. After a reload it finds a running job again. */
export function useAdVideo(format: Format, { engine, photo, ad, settings }: AdToMove): AdVideo {
  const [sending, setSending] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const assetId = photo?.assetId ?? null
  useEffect(() => {
    setSending(null)
    setError(null)
  }, [assetId])
  const { start, cancel, isBusy, progress, isCanceling } = useJob({
    kind: 'make-ad-video',
    place: assetId && placeOf(assetId, format),
    finds: assetId === null ? undefined : { subject: `${assetId} ${format}` },
    onEnd(end) {
      if (end.status === 'failed') setError(end.message)
      if (end.status === 'not-started')
        setError(end.error instanceof Error ? end.error.message : messages.ads.videoFailed)
    },
  })

  async function move(): Promise<void> {
    if (photo === null) return
    setError(null)
    await start(async (idempotencyKey) => {
      setSending(0)
      const source = await photo.send()
      const layers = await drawLayers(engine, ad, format, settings, setSending)
      const { jobId } = await startAdVideo({
        title: `${titleOf(ad, photo)} ${format} in motion`,
        format,
        resolution: settings.videoResolution,
        ...layers,
        sourceAssetId: source,
        scene: ad.scene,
        music: settings.music,
        hasOutro: settings.hasOutro,
        seed: ad.seed,
        idempotencyKey,
      })
      return { jobId, place: placeOf(source, format) }
    })
    setSending(null)
  }

  return {
    sending,
    error,
    isBusy,
    progress,
    isCanceling,
    start: () => void move(),
    cancel: () => void cancel().catch(() => undefined),
  }
}

const placeOf = (assetId: string, format: Format): string => `ad ${assetId} ${format}`

async function drawLayers(
  engine: AdEngine,
  ad: AdChoice,
  format: Format,
  { videoResolution }: AdSettings,
  onShare: (share: number) => void,
) {
  const width = format === '16:9' ? Math.round((videoResolution * 16) / 9) : videoResolution
  const ids: string[] = []
  let drawn: RenderedAd | null = null
  for (const layer of ['background', 'product', 'words'] as const) {
    const size = layer === 'background' ? Math.round((width * backgroundMargin) / 2) * 2 : width
    drawn = await engine.ask('render', { ad, format, width: size, layer }, { priority: 0 })
    onShare((ids.length + shareOfDrawing) / 3)
    const { id } = await uploadAsset(drawn.png, `${layer}.png`, {
      onProgress: (share) => onShare((ids.length + shareOfDrawing + (1 - shareOfDrawing) * share) / 3),
      isDrawing: true,
    })
    ids.push(id)
  }
  const { productBox, wordsParts } = drawn!
  return {
    backgroundAssetId: ids[0]!,
    productAssetId: ids[1]!,
    wordsAssetId: ids[2]!,
    productBox,
    wordsParts,
  }
}
