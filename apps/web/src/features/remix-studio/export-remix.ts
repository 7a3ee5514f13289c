// Exports a recipe: stores the file as a creation and downloads it.

import { describeEdits, type RemixRecipe } from '@vivify/generators/remix/recipe'
import type { Creation } from '../../api/creations.ts'
import type { DrawingToSave, PictureFormat } from '../../api/pictures.ts'
import { downloadUrl, saveAs } from '../../lib/save-as.ts'
import { writeDraft } from './drafts.ts'
import { encodeDrawing } from './encode-drawing.ts'
import { renderFull } from './engine/render-full.ts'
import type { OpenSource } from './open-source.ts'
import type { Steps } from './use-exporting.ts'

export interface RemixToExport {
  source: OpenSource
  recipe: RemixRecipe
  save: (drawing: DrawingToSave) => Promise<Creation>
}

/** Draws the picture at full size, stores it with its recipe, and downloads it. */
export async function exportPicture(
  { source, recipe, save }: RemixToExport,
  { format, quality }: { format: PictureFormat; quality: number },
  { signal, onStep }: Steps,
): Promise<Creation> {
  const drawing = 'Drawing in full size'
  onStep(drawing, 0)
  const still = { ...recipe, motion: null }
  const canvas = await renderFull(source, still, { signal, onProgress: (share) => onStep(drawing, share) })
  onStep('Packing')
  const [packed, assetId] = await Promise.all([encodeDrawing(canvas), source.assetId()])
  signal.throwIfAborted()
  const creation = await save({
    drawing: packed,
    ...describe(source, still, assetId),
    format,
    quality,
    signal,
    onProgress: (share) =>
      share < 1 ? onStep('Sending', share) : onStep(`Encoding ${format.toUpperCase()}`),
  })
  return finish(source, creation)
}

/** Renders the motion loop, stores it as a clip with its recipe, and downloads it. */
export async function exportClip(
  { source, recipe, save }: RemixToExport,
  { signal, onStep }: Steps,
): Promise<Creation> {
  const filming = 'Filming'
  onStep(filming, 0)
  const { filmLoop } = await import('./engine/film-loop.ts')
  const [drawing, assetId] = await Promise.all([
    filmLoop(source, recipe, { signal, onProgress: (share) => onStep(filming, share) }),
    source.assetId(),
  ])
  signal.throwIfAborted()
  const creation = await save({
    drawing,
    ...describe(source, recipe, assetId),
    signal,
    onProgress: (share) => (share < 1 ? onStep('Sending', share) : onStep('Saving the clip')),
  })
  return finish(source, creation)
}

function describe(source: OpenSource, recipe: RemixRecipe, assetId: string) {
  const tool = 'remix' as const
  const edits = describeEdits(recipe)
  return { title: titleOf(source.title), tool, sources: [assetId], edits, recipe }
}

function finish(source: OpenSource, creation: Creation): Creation {
  // A reopened remix is stored as a new creation, and the old one is unchanged, so its draft is deleted.
  if (source.recipe !== null) writeDraft(source.key, null)
  saveAs(downloadUrl(creation.files.image ?? creation.files.clip ?? creation.files.video!))
  return creation
}

/** A remix of a remix keeps the title of the first remix. */
function titleOf(title: string): string {
  return title.endsWith(', remixed') ? title : `${title.slice(0, 180)}, remixed`
}
