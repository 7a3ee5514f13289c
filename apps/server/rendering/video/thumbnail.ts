import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Canvas } from '@napi-rs/canvas'
import type { Compositor } from '@vivify/timeline/compositor/compositor'
import { adSettledSeconds } from '@vivify/timeline/layers/ad'
import { clipMoments } from '@vivify/timeline/layers/footage'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import type { Timeline } from '@vivify/timeline/timeline'
import { writeWholeFile } from '../../lib/whole-file.ts'
import type { ClipReader } from './clip-reader.ts'

const jpegQuality = 90

/** What drawing a frame takes: the compositor, and the clips that it shows. */
export interface ThumbnailDrawing {
  compositor: Compositor
  clips: ClipReader
}

/**
 * Draws the frame that stands for a video as a JPEG in `folder` and returns its path. It is kept under `key`, which
 * names all that it shows, and `open` is called only when it is not there yet. Throws AppError when the file can't be
 * written.
 */
export async function drawThumbnail(options: {
  timeline: Timeline
  key: string
  folder: string
  open: () => Promise<ThumbnailDrawing>
}): Promise<string> {
  const { timeline, key, folder } = options
  const kept = path.join(folder, `thumbnail-${key}.jpg`)
  if (await stat(kept).catch(() => null)) return kept
  const { compositor, clips } = await options.open()
  const frame = thumbnailFrame(timeline)
  const surface = createNodeStudio().createSurface(timeline.width, timeline.height)
  for (const moment of clipMoments(timeline, frame)) await clips.prepare(moment.clip, moment.seconds)
  compositor.draw(surface.getContext('2d'), frame)
  const bytes = await (surface as unknown as Canvas).encode('jpeg', jpegQuality)
  await mkdir(folder, { recursive: true })
  await writeWholeFile(kept, bytes)
  return kept
}

/** A moment of the hook when all words of its fullest card, or its title, are on screen. */
export function thumbnailFrame(timeline: Timeline): number {
  const scene = timeline.scenes[0]!
  const last = scene.frameCount - 1
  if (scene.visual.kind === 'ad') {
    return Math.min(last, Math.ceil(adSettledSeconds(scene.visual.ad.wordsParts) * timeline.fps))
  }
  if (scene.visual.kind !== 'kinetic') return Math.min(last, Math.round(1.2 * timeline.fps))
  const fullest = scene.visual.cards.toSorted((a, b) => b.last - b.first - (a.last - a.first))[0]!
  return Math.min(last, Math.max(0, Math.round(fullest.end * timeline.fps) - 4))
}
