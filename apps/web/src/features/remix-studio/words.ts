// The words of a recipe on a canvas of the page, in the bundled fonts.

import type { RemixRecipe } from '@vivify/generators/remix/recipe'
import { drawTexts, type TextBox } from '@vivify/generators/remix/text'
import { loadFonts } from '@vivify/timeline/browser/fonts'
import type { Context2D } from '@vivify/timeline/ports'
import { useEffect, useState } from 'react'

export type { TextBox }

type AnyContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

let loading: Promise<void> | null = null

function loadOnce(): Promise<void> {
  loading ??= loadFonts()
  loading.catch(() => (loading = null))
  return loading
}

/** Draws the words over a whole canvas and tells where each text lies, in its pixels. */
export function drawWords(context: AnyContext, { text }: RemixRecipe): TextBox[] {
  return drawTexts(context as unknown as Context2D, text, context.canvas)
}

/** Draws the words when the fonts of all their letters are there. */
export async function drawWordsWhenReady(context: AnyContext, recipe: RemixRecipe): Promise<void> {
  if (recipe.text.length === 0) return
  await loadOnce()
  // Letters that the main fonts lack are asked for by drawing them; that drawing is thrown away.
  const { width, height } = context.canvas
  drawWords(new OffscreenCanvas(width, height).getContext('2d')!, recipe)
  await document.fonts.ready
  drawWords(context, recipe)
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
