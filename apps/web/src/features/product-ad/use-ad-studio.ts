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
  adFormats,
  chooseAd,
  firstSettings,
  headlineFrom,
  readDraft,
  writeDraft,
  type AdSettings,
} from './ad-settings.ts'
import type { AdsByFormat } from './finished-ads.tsx'
import { drawSampleProduct } from './sample-product.ts'
import { drawMasks } from './strokes.ts'
import { useAdDrawing } from './use-ad-drawing.ts'
import { useMakeAds, type MadeAds } from './use-make-ads.ts'
import { useProductPhoto, type ProductPhoto, type ProductPhotoState } from './use-product-photo.ts'

export type AdStudio = ReturnType<typeof useAdStudio>

/** Everything that the screen shows and does. */
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
  // Typed numbers and other settings don't cut anew.
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

/** Which photo is worked on. */
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
    /** Goes on where an ad was made. False when its photo is gone. */
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

/** What was said of the photo before does not hold for another one; what was typed stays. */
function forNewPhoto(settings: AdSettings, name: string): AdSettings {
  const { words } = settings
  const headline = words.headline || headlineFrom(name)
  return { ...settings, strokes: [], useAsIs: false, words: { ...words, headline } }
}

function withoutPhoto(settings: AdSettings, name: string): AdSettings {
  const { words } = settings
  const headline = words.headline === headlineFrom(name) ? '' : words.headline
  return { ...settings, strokes: [], useAsIs: false, words: { ...words, headline } }
}

/** A worker that lives as long as the screen. */
function useEngine(): AdEngine {
  const [engine] = useState(() => new AdEngine())
  useEffect(() => () => engine.close(), [engine])
  return engine
}

/** The same object while it says the same. */
function useStable<Value>(value: Value): Value {
  const kept = useRef(value)
  if (JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value
  return kept.current
}

/** Gives the worker the brand's logo; true once it has it. */
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
    // A logo that is gone or can't be read is left out.
    load().catch(() => undefined)
    return () => {
      stop.abort()
      setHasLogo(false)
    }
  }, [engine, assetId])
  return hasLogo
}

/** Opens the work of this tab again, and keeps it as it changes. */
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

function findPictures(creations: readonly Creation[] | undefined, made: MadeAds): AdsByFormat {
  const found: AdsByFormat = {}
  for (const format of adFormats) {
    const creation = creations?.find(({ id }) => id === made[format])
    if (creation) found[format] = creation
  }
  return found
}

/** The newest video of each format that was made of this photo. */
function findMoving(creations: readonly Creation[] | undefined, assetId: string | null): AdsByFormat {
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
