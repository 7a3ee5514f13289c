// What the worker draws for the screen: the cut-out, the four ads, and a thumbnail of each scene.

import { adScenes, type AdSceneId } from '@vivify/generators/ad/scenes'
import type { AdFormat, AdPart } from '@vivify/generators/ad/layout'
import { useEffect, useState } from 'react'
import type { AdEngine } from './ad-engine.ts'
import type { AdChoice, CutChoice, CutView } from './ad-protocol.ts'
import { adFormats } from './ad-settings.ts'

/** Pixels across of what stands on the screen; twice the usual width of its place. */
const previewWidths: Record<AdFormat, number> = { '9:16': 620, '1:1': 560, '4:5': 480, '16:9': 940 }
const thumbnailWidth = 200

export interface AdDrawing {
  cut: CutView | null
  previews: Partial<Record<AdFormat, ImageBitmap>>
  scenes: Partial<Record<AdSceneId, ImageBitmap>>
  tooLong: readonly AdPart[]
  failure: string | null
}

const nothing: AdDrawing = { cut: null, previews: {}, scenes: {}, tooLong: [], failure: null }

/** Draws whenever something changes; the newest choice wins. `photoKey` names the photo, null without one. */
export function useAdDrawing(
  engine: AdEngine,
  photoKey: string | null,
  cutChoice: CutChoice,
  ad: AdChoice,
): AdDrawing {
  const [drawing, setDrawing] = useState(nothing)
  const [cutCount, setCutCount] = useState(0)
  const hasPhoto = photoKey !== null

  useEffect(() => {
    setDrawing(nothing)
    setCutCount(0)
  }, [photoKey])

  useEffect(() => {
    if (photoKey === null) return
    return whileHere(async (isHere) => {
      const cut = await engine.ask('cut', cutChoice, { slot: 'cut', priority: 0 })
      if (cut === null || !isHere()) return
      setDrawing((known) => ({ ...known, cut, failure: null }))
      setCutCount((count) => count + 1)
    }, setDrawing)
  }, [engine, photoKey, cutChoice])

  useEffect(() => {
    if (!hasPhoto || cutCount === 0) return
    return whileHere(async (isHere) => {
      const tooLong = new Set<AdPart>()
      const drawOne = async (format: AdFormat): Promise<void> => {
        const drawn = await engine.ask(
          'draw',
          { ad, format, width: previewWidths[format] },
          { slot: `preview ${format}` },
        )
        if (drawn === null || !isHere()) return
        drawn.tooLong.forEach((part) => tooLong.add(part))
        setDrawing((known) => ({ ...known, previews: { ...known.previews, [format]: drawn.picture } }))
      }
      await Promise.all(adFormats.map(drawOne))
      if (isHere()) setDrawing((known) => ({ ...known, tooLong: [...tooLong], failure: null }))
    }, setDrawing)
  }, [engine, hasPhoto, cutCount, ad])

  const { seed, colors, font } = ad
  useEffect(() => {
    if (!hasPhoto || cutCount === 0) return
    return whileHere(async (isHere) => {
      const words = { headline: '', sub: '', callToAction: '' }
      for (const { id } of adScenes) {
        const shown = { scene: id, words, seed, colors, font, hasLogo: false }
        const drawn = await engine.ask(
          'draw',
          { ad: shown, format: '4:5', width: thumbnailWidth },
          { slot: `scene ${id}`, priority: 2 },
        )
        if (!isHere()) return
        if (drawn !== null) {
          setDrawing((known) => ({ ...known, scenes: { ...known.scenes, [id]: drawn.picture } }))
        }
      }
    }, setDrawing)
  }, [engine, hasPhoto, cutCount, seed, colors, font])

  return drawing
}

/** Runs work whose result only counts until the effect is over; returns the effect's end. */
function whileHere(
  work: (isHere: () => boolean) => Promise<void>,
  setDrawing: (change: (known: AdDrawing) => AdDrawing) => void,
): () => void {
  let isHere = true
  void work(() => isHere).catch((error: unknown) => {
    const failure = error instanceof Error ? error.message : String(error)
    if (isHere) setDrawing((known) => ({ ...known, failure }))
  })
  return () => {
    isHere = false
  }
}
