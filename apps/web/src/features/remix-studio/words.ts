// Draws the words, in the bundled fonts, and the logo on a canvas of the page.

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

/** Positions of the drawn words and logo, in pixels of the canvas. */
export interface Overlay {
  texts: readonly PlacedBox[]
  logo: PlacedBox | null
}

/** Draws logo and words over a whole canvas; without the logo's picture, only the words. */
export function drawOverlay(context: AnyContext, recipe: RemixRecipe, logo: ImageBitmap | null): Overlay {
  const canvas = context as unknown as Context2D
  const logoBox =
    recipe.logo === null || logo === null ? null : drawLogo(canvas, logo, recipe.logo, context.canvas)
  return { logo: logoBox, texts: drawTexts(canvas, recipe.text, context.canvas) }
}

/**
 * Draws logo and words once the logo and the fonts of all letters are loaded. Throws an Error with a sentence for the
 * person when the logo can't be loaded.
 */
export async function drawWordsWhenReady(context: AnyContext, recipe: RemixRecipe): Promise<void> {
  const logo = recipe.logo === null ? null : await openLogo(recipe.logo.assetId)
  if (recipe.text.length > 0) await loadLetters(context, recipe)
  drawOverlay(context, recipe, logo)
}

/**
 * Fonts for letters that the main fonts lack load only when the letters are drawn; the result of this drawing is
 * discarded.
 */
async function loadLetters(context: AnyContext, recipe: RemixRecipe): Promise<void> {
  await loadOnce()
  const { width, height } = context.canvas
  drawOverlay(new OffscreenCanvas(width, height).getContext('2d')!, recipe, null)
  await document.fonts.ready
}

/** A number that changes when fonts load, so that words are drawn again; 0 until the first fonts are loaded. */
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
