// Making ads move: three layers are drawn and sent, then a job of the server makes the video.

import { useQueryClient } from '@tanstack/react-query'
import { messages } from '@vivify/contract/messages'
import type { Format } from '@vivify/contract/project'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { adVideoJobKind, startAdVideo } from '../../api/ads.ts'
import { uploadAsset } from '../../api/assets.ts'
import { activeJobsQuery, useActiveJobs } from '../../api/jobs.ts'
import { createId } from '../../lib/create-id.ts'
import type { AdEngine } from './ad-engine.ts'
import type { AdChoice, RenderedAd } from './ad-protocol.ts'
import type { AdSettings } from './ad-settings.ts'
import { titleOf } from './use-make-ads.ts'
import type { ProductPhoto } from './use-product-photo.ts'

export interface AdVideoState {
  /** Layers are drawn and sent, 0 to 1; null when not. */
  sending: number | null
  jobId: string | null
  error: string | null
}

export interface AdVideos {
  stateOf: (format: Format) => AdVideoState
  start: (format: Format) => Promise<void>
  /** Called with the end of a job: what went wrong, or null. */
  end: (format: Format, jobId: string, error: string | null) => void
}

interface Options {
  engine: AdEngine
  photo: ProductPhoto | null
  ad: AdChoice
  settings: AdSettings
}

/** The background is drawn this much larger, so that coming nearer never enlarges its pixels. */
const backgroundMargin = 1.12
/** Of the work on a layer; sending it is the rest. */
const shareOfDrawing = 0.6
const resting: AdVideoState = { sending: null, jobId: null, error: null }

/** Ads that move, by format. A job that runs is found again after a reload. */
export function useAdVideos(options: Options): AdVideos {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const client = useQueryClient()
  const active = useActiveJobs()
  const [states, setStates] = useState<Partial<Record<Format, AdVideoState>>>({})
  const [over, setOver] = useState<readonly string[]>([])
  const assetId = options.photo?.assetId ?? null
  const change = useCallback((format: Format, part: Partial<AdVideoState>) => {
    setStates((known) => ({ ...known, [format]: { ...(known[format] ?? resting), ...part } }))
  }, [])
  useEffect(() => setStates({}), [assetId])

  const start = useCallback(
    async (format: Format) => {
      const { photo } = latest.current
      if (photo === null) return
      change(format, { sending: 0, error: null })
      try {
        const tell = (share: number): void => change(format, { sending: share })
        const { jobId } = await startMoving({ ...latest.current, photo }, format, tell)
        change(format, { sending: null, jobId })
        void client.invalidateQueries({ queryKey: activeJobsQuery.queryKey })
      } catch (error) {
        const sentence = error instanceof Error ? error.message : messages.ads.videoFailed
        change(format, { sending: null, error: sentence })
      }
    },
    [change, client],
  )

  const end = useCallback(
    (format: Format, jobId: string, error: string | null) => {
      setOver((known) => [...known, jobId])
      change(format, { jobId: null, error })
      void client.invalidateQueries({ queryKey: activeJobsQuery.queryKey })
      void client.invalidateQueries({ queryKey: ['creations'] })
    },
    [change, client],
  )

  return useMemo(
    () => ({
      start,
      end,
      stateOf(format) {
        const state = states[format] ?? resting
        const found = active?.find(
          ({ id, kind, subject }) =>
            kind === adVideoJobKind && subject === `${assetId} ${format}` && !over.includes(id),
        )
        return { ...state, jobId: state.jobId ?? found?.id ?? null }
      },
    }),
    [start, end, states, active, assetId, over],
  )
}

async function startMoving(
  { engine, photo, ad, settings }: Options & { photo: ProductPhoto },
  format: Format,
  onShare: (share: number) => void,
): Promise<{ jobId: string }> {
  const source = await photo.send()
  const layers = await drawLayers(engine, ad, format, settings, onShare)
  return startAdVideo({
    title: `${titleOf(ad, photo)} ${format} in motion`,
    format,
    resolution: settings.videoResolution,
    ...layers,
    sourceAssetId: source,
    scene: ad.scene,
    music: settings.music,
    seed: ad.seed,
    idempotencyKey: createId(),
  })
}

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
