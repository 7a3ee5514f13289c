import { createCanvas, loadImage } from '@napi-rs/canvas'
import { AppError } from '@vivify/contract/errors'
import type { PictureSource } from '@vivify/timeline/compositor/environment'
import type { Drawable } from '@vivify/timeline/ports'
import type { Timeline, TimelineScene } from '@vivify/timeline/timeline'
import type { ClipReader } from './clip-reader.ts'
import type { VideoJob } from './job.ts'

/** Pictures of two scenes and their transition; each is about 10 MB at 1080 × 1920. */
const maxDecodedPictures = 8
/** A larger picture is reduced once, so that every frame samples few of its pixels. */
const maxOversize = 1.3

export interface LoadedPictures extends PictureSource {
  /** Decodes what a scene shows, ahead of drawing it. Throws AppError `asset_missing` or `asset_unreadable`. */
  load(scene: TimelineScene): Promise<void>
}

/** Pictures and clip frames for drawing, decoded from a job's files. */
export function createLoadedPictures(job: VideoJob, clips: ClipReader): LoadedPictures {
  const decoded = new Map<string, Drawable>()
  return {
    picture(key) {
      const picture = decoded.get(key)
      if (!picture)
        throw new AppError('asset_missing', 'A picture of this video has gone. Make the video again.')
      return picture
    },
    clipFrame: (key, seconds) => clips.frameAt(key, seconds),
    async load(scene) {
      for (const key of pictureKeys(scene.visual, job.timeline)) {
        const picture = decoded.get(key) ?? (await decodePicture(key, job))
        decoded.delete(key)
        decoded.set(key, picture)
      }
      while (decoded.size > maxDecodedPictures) decoded.delete(decoded.keys().next().value!)
    },
  }
}

/** Sizes only, for naming segments by what they show. */
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
  return logo
}

async function decodePicture(key: string, job: VideoJob): Promise<Drawable> {
  const entry = job.pictures[key]
  if (!entry) throw new AppError('asset_missing', 'A picture of this video is missing. Choose it again.')
  const image = await loadImage(entry.file).catch((cause: unknown) => {
    throw new AppError('asset_unreadable', `Can't read the picture ${entry.file}. Choose another one.`, {
      cause,
    })
  })
  const { width, height } = job.timeline
  const cover = Math.max(width / image.width, height / image.height) * maxOversize
  const scale = Math.min(1, cover)
  // A canvas is drawn faster than an image that is decoded anew for each frame.
  const canvas = createCanvas(Math.round(image.width * scale), Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
