import type { Canvas } from '@napi-rs/canvas'
import { createCompositor } from '@vivify/timeline/compositor/compositor'
import { clipMoments } from '@vivify/timeline/layers/footage'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import type { Timeline } from '@vivify/timeline/timeline'
import { writeWholeFile } from '../../lib/whole-file.ts'
import { createClipReader } from '../../rendering/video/clip-decoder.ts'
import type { VideoJob } from '../../rendering/video/job.ts'
import { createLoadedPictures } from '../../rendering/video/pictures.ts'

const jpegQuality = 90

/** Draws the frame that stands for the video, as a JPEG. Throws AppError when the file can't be written. */
export async function makeThumbnail(job: VideoJob, file: string): Promise<void> {
  const { timeline } = job
  const studio = createNodeStudio()
  const clips = createClipReader(job)
  try {
    const pictures = createLoadedPictures(job, clips)
    const compositor = createCompositor({ timeline, studio, pictures })
    const surface = studio.createSurface(timeline.width, timeline.height)
    const frame = thumbnailFrame(timeline)
    const scene = timeline.scenes[0]!
    await pictures.load(scene)
    for (const moment of clipMoments(timeline, frame)) await clips.prepare(moment.clip, moment.seconds)
    compositor.draw(surface.getContext('2d'), frame)
    const bytes = await (surface as unknown as Canvas).encode('jpeg', jpegQuality)
    await writeWholeFile(file, bytes)
  } finally {
    await clips.close()
  }
}

/** A moment of the hook when all words of its fullest card, or its title, are on screen. */
export function thumbnailFrame(timeline: Timeline): number {
  const scene = timeline.scenes[0]!
  const last = scene.frameCount - 1
  if (scene.visual.kind !== 'kinetic') return Math.min(last, Math.round(1.2 * timeline.fps))
  const fullest = scene.visual.cards.toSorted((a, b) => b.last - b.first - (a.last - a.first))[0]!
  return Math.min(last, Math.max(0, Math.round(fullest.end * timeline.fps) - 4))
}
