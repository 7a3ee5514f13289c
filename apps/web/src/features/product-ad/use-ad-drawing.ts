// Lets the worker draw for the screen: the cut-out, the four ads, and a thumbnail of each scene.

import { adScenes, type AdSceneId } from '@vivify/generators/ad/scene-list'
import type { AdFormat, AdPart } from '@vivify/generators/ad/layout'
import { useEffect, useState } from 'react'
import type { AdEngine } from './ad-engine.ts'
import type { AdChoice, CutChoice, CutView } from './ad-protocol.ts'
import { adFormats } from './ad-settings.ts'

/** The usual widths of the previews on the screen, in CSS pixels. */
const previewWidths: Record<AdFormat, number> = { '9:16': 320, '1:1': 290, '4:5': 240, '16:9': 480 }
const thumbnailWidth = 100
const maxSharpness = 2

/** Screen pixels per CSS pixel, limited to `maxSharpness`. */
function readSharpness(): number {
  return Math.min(maxSharpness, Math.max(1, devicePixelRatio))
}

export interface AdDrawing {
  cut: CutView | null
  previews: Partial<Record<AdFormat, ImageBitmap>>
  scenes: Partial<Record<AdSceneId, ImageBitmap>>
  tooLong: readonly AdPart[]
  failure: string | null
}

const nothing: AdDrawing = { cut: null, previews: {}, scenes: {}, tooLong: [], failure: null }

type SetDrawing = (change: (known: AdDrawing) => AdDrawing) => void

/** Draws again after every change; the newest choice wins. `photoKey` identifies the photo; null without one. */
export function useAdDrawing(
  engine: AdEngine,
  photoKey: string | null,
  cutChoice: CutChoice,
  ad: AdChoice,
): AdDrawing {
  const [drawing, setDrawing] = useState(nothing)
  useEffect(() => setDrawing(nothing), [photoKey])
  useEffect(() => {
    if (photoKey === null) return
    return whileHere(setDrawing, async (isHere) => {
      const cut = await engine.ask('cut', cutChoice, { slot: 'cut', priority: 0 })
      if (cut !== null && isHere()) setDrawing((known) => ({ ...known, cut, failure: null }))
    })
  }, [engine, photoKey, cutChoice])

  // The previews and thumbnails show the latest cut-out, so they wait for it.
  const { cut } = drawing
  useEffect(() => {
    if (cut === null) return
    return whileHere(setDrawing, (isHere) => drawPreviews(engine, ad, setDrawing, isHere))
  }, [engine, cut, ad])

  const { seed, colors, font } = ad
  useEffect(() => {
    if (cut === null) return
    const shown = { seed, colors, font, hasLogo: false, words: noWords }
    return whileHere(setDrawing, (isHere) => drawThumbnails(engine, shown, setDrawing, isHere))
  }, [engine, cut, seed, colors, font])
  return drawing
}

/** On a high-density screen, all four ads are drawn at low resolution first, so that they appear at once. */
async function drawPreviews(
  engine: AdEngine,
  ad: AdChoice,
  setDrawing: SetDrawing,
  isHere: () => boolean,
): Promise<void> {
  const drawAll = async (sharpness: number, priority: number): Promise<void> => {
    const tooLong = new Set<AdPart>()
    const drawOne = async (format: AdFormat): Promise<void> => {
      const asked = { ad, format, width: Math.round(previewWidths[format] * sharpness) }
      const drawn = await engine.ask('draw', asked, { slot: `preview ${priority} ${format}`, priority })
      if (drawn === null || !isHere()) return
      drawn.tooLong.forEach((part) => tooLong.add(part))
      setDrawing((known) => ({ ...known, previews: { ...known.previews, [format]: drawn.picture } }))
    }
    await Promise.all(adFormats.map(drawOne))
    if (isHere()) setDrawing((known) => ({ ...known, tooLong: [...tooLong], failure: null }))
  }
  const sharpness = readSharpness()
  await drawAll(Math.min(1, sharpness), 1)
  if (sharpness > 1 && isHere()) await drawAll(sharpness, 2)
}

const noWords = { headline: '', sub: '', callToAction: '' }

async function drawThumbnails(
  engine: AdEngine,
  shown: Omit<AdChoice, 'scene'>,
  setDrawing: SetDrawing,
  isHere: () => boolean,
): Promise<void> {
  for (const { id } of adScenes) {
    const asked = {
      ad: { ...shown, scene: id },
      format: '4:5' as const,
      width: Math.round(thumbnailWidth * readSharpness()),
    }
    const drawn = await engine.ask('draw', asked, { slot: `scene ${id}`, priority: 3 })
    if (!isHere()) return
    if (drawn === null) continue
    setDrawing((known) => ({ ...known, scenes: { ...known.scenes, [id]: drawn.picture } }))
  }
}

/** Runs work whose result is ignored after the effect's cleanup; returns the cleanup. */
function whileHere(setDrawing: SetDrawing, work: (isHere: () => boolean) => Promise<void>): () => void {
  let isHere = true
  void work(() => isHere).catch((error: unknown) => {
    const failure = error instanceof Error ? error.message : String(error)
    if (isHere) setDrawing((known) => ({ ...known, failure }))
  })
  return () => {
    isHere = false
  }
}
