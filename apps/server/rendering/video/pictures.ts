import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { AppError } from '@vivify/contract/errors'
import type { PictureSource } from '@vivify/timeline/compositor/environment'
import type { Drawable } from '@vivify/timeline/ports'
import type { Timeline, TimelineScene } from '@vivify/timeline/timeline'
import type { ClipReader } from './clip-reader.ts'
import type { VideoJob } from './job.ts'

/** A picture this much larger than the frame is scaled down once, so that every frame samples fewer pixels. */
const maxOversize = 1.3

export interface LoadedPictures extends PictureSource {
  picture(key: string): Canvas
  /**
   * Decodes the pictures of these scenes before they are drawn, and drops all others: a picture takes about 10 MB at
   * 1080 × 1920. Throws AppError `asset_missing` or `asset_unreadable`.
   */
  load(...scenes: TimelineScene[]): Promise<void>
}

/** Decodes a job's pictures, and passes on the frames of its clips. */
export function createLoadedPictures(job: VideoJob, clips: ClipReader): LoadedPictures {
  const decoded = new Map<string, Canvas>()
  return {
    picture(key) {
      const picture = decoded.get(key)
      if (!picture)
        throw new AppError('asset_missing', 'A picture in this video is missing. Make the video again.')
      return picture
    },
    clipFrame: (key, seconds) => clips.frameAt(key, seconds),
    async load(...scenes) {
      const wanted = new Set(scenes.flatMap((scene) => pictureKeys(scene.visual, job.timeline)))
      for (const key of decoded.keys()) if (!wanted.has(key)) decoded.delete(key)
      for (const key of wanted) if (!decoded.has(key)) decoded.set(key, await decodePicture(key, job))
    },
  }
}

/** Only sizes, for naming segments by what they show. */
export function createPictureSizes(job: VideoJob): PictureSource {
  const find = (files: VideoJob['pictures'], key: string): Drawable => {
    const file = files[key]
    if (!file) throw new AppError('asset_missing', 'A picture of this video is missing. Choose it again.')
    return { width: file.width, height: file.height }
  }
  return {
    picture: (key) => find(job.pictures, key),
    clipFrame: (key) => find(job.clips, key),
  }
}

function pictureKeys(visual: TimelineScene['visual'], timeline: Timeline): string[] {
  const logo = timeline.logo ? [timeline.logo] : []
  if (visual.kind === 'image') return [...logo, visual.picture]
  if (visual.kind === 'storyboard') return [...logo, ...visual.pictures]
  if (visual.kind === 'ad') return [...logo, visual.ad.background, visual.ad.product, visual.ad.words]
  return logo
}

/** Whether a picture lies over others, so that its transparent parts must stay clear. */
function isSeeThrough(key: string, { logo, scenes }: Timeline): boolean {
  if (key === logo) return true
  return scenes.some(
    ({ visual }) => visual.kind === 'ad' && (key === visual.ad.product || key === visual.ad.words),
  )
}

/** Size at which a picture is kept: scaled down when it is larger than any frame needs. */
export function decodedSize(
  picture: { width: number; height: number },
  frame: { width: number; height: number },
): { width: number; height: number } {
  const cover = Math.max(frame.width / picture.width, frame.height / picture.height) * maxOversize
  const scale = Math.min(1, cover)
  return { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
}

async function decodePicture(key: string, job: VideoJob): Promise<Canvas> {
  const entry = job.pictures[key]
  if (!entry) throw new AppError('asset_missing', 'A picture of this video is missing. Choose it again.')
  const image = await loadImage(entry.file).catch((cause: unknown) => {
    throw new AppError('asset_unreadable', `Can't read the picture ${entry.file}. Choose another one.`, {
      cause,
    })
  })
  const { width, height } = decodedSize(image, job.timeline)
  // Drawing a canvas is faster than drawing an image, which would be decoded again for each frame.
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!isSeeThrough(key, job.timeline)) {
    // The picture fills the frame. Its transparent parts become black, so that the previous frame does not show
    // through.
    context.fillStyle = '#000000'
    context.fillRect(0, 0, width, height)
  }
  // The better filter would soften a picture that keeps its size, and would take 17 ms.
  context.imageSmoothingQuality = width === image.width ? 'low' : 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
