// Lays a document out for the preview, with the timing and layout of the finished video but fewer pixels.

import type { Project } from '@vivify/contract/project'
import { designShortSide } from '../layout/frame.ts'
import {
  buildTimeline,
  type BookendPictures,
  type ScenePictures,
  type SceneSpeech,
  type Timeline,
} from '../timeline.ts'

/** Pixels of the shorter side of a preview. */
export const previewShortSides = [540, 720] as const
export type PreviewShortSide = (typeof previewShortSides)[number]

/** What scenes, intro and outro show. */
export interface PreviewPictures {
  scenes: Readonly<Record<string, ScenePictures>>
  bookends: BookendPictures
}

/**
 * Lays a document out with `shortSide` pixels on its shorter side. While the pictures are unknown (`pictures` is null),
 * each scene shows a picture named after it; scenes of moving words need none.
 */
export function buildPreviewTimeline(
  document: Project,
  speech: readonly SceneSpeech[],
  pictures: PreviewPictures | null,
  shortSide: PreviewShortSide,
): Timeline {
  const { scenes, bookends } = pictures ?? { scenes: pendingPictures(document), bookends: {} }
  const timeline = buildTimeline(document, speech, scenes, bookends)
  const scale = shortSide / designShortSide
  const { width, height } = timeline.layout
  return { ...timeline, scale, width: Math.round(width * scale), height: Math.round(height * scale) }
}

function pendingPictures(document: Project): Record<string, ScenePictures> {
  return Object.fromEntries(
    document.scenes.map(({ id }) => [id, { motif: null, pictures: [`pending ${id}`], clip: null }]),
  )
}
