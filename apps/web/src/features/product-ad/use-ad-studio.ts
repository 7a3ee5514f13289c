// The whole state of the product ad studio.

import { useQuery } from '@tanstack/react-query'
import type { Brand } from '@vivify/contract/project'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { madeAdsQuery } from '../../api/ads.ts'
import { assetContentUrl } from '../../api/assets.ts'
import { brandKitQuery } from '../../api/brand-kit.ts'
import { readFile } from '../../api/client.ts'
import type { Creation } from '../../api/creations.ts'
import { AdEngine } from './ad-engine.ts'
import {
  chooseAd,
  firstSettings,
  forNewPhoto,
  readDraft,
  withoutPhoto,
  writeDraft,
  type AdSettings,
} from './ad-settings.ts'
import { findMoving, findPictures } from './find-ads.ts'
import type { MadeAds } from './make-ads.ts'
import { drawSampleProduct } from './sample-product.ts'
import { drawMasks } from './strokes.ts'
import { useAdDrawing } from './use-ad-drawing.ts'
import { useMakeAds } from './use-make-ads.ts'
import { useProductPhoto, type ProductPhoto, type ProductPhotoState } from './use-product-photo.ts'

export type AdStudio = ReturnType<typeof useAdStudio>

export function useAdStudio() {
  const engine = useEngine()
  const [settings, setSettings] = useState<AdSettings>(() => readDraft()?.settings ?? firstSettings)
  const [made, setMade] = useState<MadeAds>(() => readDraft()?.made ?? {})
  const brand = useQuery(brandKitQuery).data?.brand
  const creations = useQuery(madeAdsQuery).data
  const source = useProductPhoto(engine)
  const { photo, take, reopen, remove } = source
  const change = useCallback(
    (part: Partial<AdSettings>) => setSettings((known) => ({ ...known, ...part })),
    [],
  )

  const hasLogo = useBrandLogo(engine, brand)
  // Depends only on the settings of the cut, so that other changes don't cut again.
  const { tolerance, useAsIs, strokes } = settings
  const cutChoice = useMemo(
    () => ({ tolerance, useAsIs, ...drawMasks(strokes, photo ?? { width: 1, height: 1 }) }),
    [tolerance, useAsIs, strokes, photo?.width, photo?.height],
  )
  const ad = useMemo(
    () => ({ ...chooseAd(settings, brand), hasLogo: settings.hasLogo && hasLogo }),
    [settings, brand, hasLogo],
  )
  const drawing = useAdDrawing(engine, photo?.url ?? null, cutChoice, useStable(ad))
  const making = useMakeAds({ engine, photo, cut: drawing.cut, ad, settings, onMade: setMade })
  useDraft({ photo, settings, made, reopen })

  const choices = useChoices({ photo, take, reopen, remove, setSettings, setMade })

  return {
    source,
    ...choices,
    settings,
    change,
    brand,
    hasLogo,
    ad,
    drawing,
    making,
    toMove: { engine, photo, ad, settings },
    pictures: useMemo(() => findPictures(creations, made), [creations, made]),
    moving: useMemo(() => findMoving(creations, photo?.assetId ?? null), [creations, photo?.assetId]),
    recent: creations ?? [],
  }
}

/** The actions that change the photo in the studio. */
function useChoices(options: {
  photo: ProductPhoto | null
  take: ProductPhotoState['take']
  reopen: ProductPhotoState['reopen']
  remove: () => void
  setSettings: (change: (known: AdSettings) => AdSettings) => void
  setMade: (made: MadeAds) => void
}) {
  const { photo, take, reopen, remove, setSettings, setMade } = options
  async function choose(file: File): Promise<void> {
    if ((await take(file)) === null) return
    setMade({})
    setSettings((known) => forNewPhoto(known, file.name))
  }
  return {
    choose,
    chooseSample: async () => choose(await drawSampleProduct()),
    clear(): void {
      remove()
      setMade({})
      writeDraft(null)
      setSettings((known) => withoutPhoto(known, photo?.name ?? ''))
    },
    /** Restores the photo and settings of an earlier ad. False when its photo no longer exists. */
    async goOn({ facts }: Creation): Promise<boolean> {
      const [assetId] = (facts['sourceAssetIds'] ?? []) as string[]
      if (assetId === undefined || !(await reopen(assetId))) return false
      const recipe = (facts['recipe'] ?? {}) as Partial<AdSettings>
      setMade({})
      setSettings((known) => ({ ...known, ...recipe }))
      return true
    },
  }
}

/** A worker that lives as long as the screen. */
function useEngine(): AdEngine {
  const [engine] = useState(() => new AdEngine())
  useEffect(() => () => engine.close(), [engine])
  return engine
}

/** Returns the same object until its content changes. */
function useStable<Value>(value: Value): Value {
  const kept = useRef(value)
  if (JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value
  return kept.current
}

/** Sends the brand's logo to the worker; true once the worker has it. */
function useBrandLogo(engine: AdEngine, brand: Brand | undefined): boolean {
  const [hasLogo, setHasLogo] = useState(false)
  const assetId = brand?.logoAsset ?? null
  useEffect(() => {
    if (assetId === null) return
    const stop = new AbortController()
    const load = async (): Promise<void> => {
      const response = await readFile(assetContentUrl(assetId), stop.signal)
      const picture = await createImageBitmap(await response.blob())
      await engine.ask('setLogo', { picture }, { priority: 0, transfer: [picture] })
      if (!stop.signal.aborted) setHasLogo(true)
    }
    // Ads are drawn without a logo that is missing or can't be read.
    load().catch(() => undefined)
    return () => {
      stop.abort()
      setHasLogo(false)
    }
  }, [engine, assetId])
  return hasLogo
}

/** Restores the draft of this tab, and saves it after every change. */
function useDraft(options: {
  photo: { assetId: string | null; name: string } | null
  settings: AdSettings
  made: MadeAds
  reopen: (assetId: string) => Promise<boolean>
}): void {
  const { photo, settings, made, reopen } = options
  useEffect(() => {
    const draft = readDraft()
    if (draft === null) return
    void reopen(draft.assetId).then((isThere) => (isThere ? undefined : writeDraft(null)))
  }, [reopen])
  useEffect(() => {
    if (photo === null || photo.assetId === null) return
    writeDraft({ assetId: photo.assetId, name: photo.name, settings, made })
  }, [photo, settings, made])
}
