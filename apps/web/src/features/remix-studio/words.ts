// What lies over the picture, on a canvas of the page: the logo, and the words in the bundled fonts.

import { drawLogo } from '@vivify/generators/remix/logo'
import type { PlacedBox } from '@vivify/generators/remix/place'
import type { RemixRecipe } from '@vivify/generators/remix/recipe'
import { drawTexts } from '@vivify/generators/remix/text'
import { loadFonts } from '@vivify/timeline/browser/fonts'
import type { Context2D } from '@vivify/timeline/ports'
import { useEffect, useState } from 'react'
import { openLogo } from './logo.ts'

type AnyContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

let loading: Promise<void> | null = null

function loadOnce(): Promise<void> {
  loading ??= loadFonts()
  loading.catch(() => (loading = null))
  return loading
}

/** Where what lies over the picture came to lie, in pixels of the canvas. */
export interface Overlay {
  texts: readonly PlacedBox[]
  logo: PlacedBox | null
}

/** Draws logo and words over a whole canvas; without the logo's picture, the words alone. */
export function drawOverlay(context: AnyContext, recipe: RemixRecipe, logo: ImageBitmap | null): Overlay {
  const canvas = context as unknown as Context2D
  const logoBox =
    recipe.logo === null || logo === null ? null : drawLogo(canvas, logo, recipe.logo, context.canvas)
  return { logo: logoBox, texts: drawTexts(canvas, recipe.text, context.canvas) }
}

/**
 * Draws logo and words when the logo and the fonts of all letters are there. Throws an Error with a sentence for the
 * person where the logo can't be had.
 */
export async function drawWordsWhenReady(context: AnyContext, recipe: RemixRecipe): Promise<void> {
  const logo = recipe.logo === null ? null : await openLogo(recipe.logo.assetId)
  if (recipe.text.length > 0) await loadLetters(context, recipe)
  drawOverlay(context, recipe, logo)
}

/** Letters that the main fonts lack are asked for by drawing them; that drawing is thrown away. */
async function loadLetters(context: AnyContext, recipe: RemixRecipe): Promise<void> {
  await loadOnce()
  const { width, height } = context.canvas
  drawOverlay(new OffscreenCanvas(width, height).getContext('2d')!, recipe, null)
  await document.fonts.ready
}

/** A number that changes as fonts arrive, so that words are drawn again; 0 until the first are there. */
export function useWordFonts(isNeeded: boolean): number {
  const [version, setVersion] = useState(0)
  useEffect(() => {
    if (!isNeeded) return
    const stop = new AbortController()
    const bump = (): void => setVersion((known) => known + 1)
    void loadOnce().then(bump, () => undefined)
    document.fonts.addEventListener('loadingdone', bump, { signal: stop.signal })
    return () => stop.abort()
  }, [isNeeded])
  return version
}
