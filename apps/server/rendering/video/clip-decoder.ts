import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas'
import type { Planes } from '../still/picture-planes.ts'
import { describeUnreadable } from './clip-file.ts'
import { type ClipPainter, createClipPainter, createPlanesPainter, isWideColor } from './clip-painter.ts'
import type { ClipReader } from './clip-reader.ts'
import { type ClipReaderJob, createOpenClips, maxOpen, type OpenClip } from './open-clips.ts'

interface Printed {
  key: string
  /** The time of the picture in its clip. */
  pictureSeconds: number
  canvas: Canvas
}

interface Moment {
  key: string
  /** The requested time. */
  seconds: number
  printed: Printed
}

/**
 * Decodes clips in this process. At most two positions in clips are open, and the last two pictures are kept, so memory
 * does not grow with a video's length. For a requested time, the reader returns the picture on screen in the middle of
 * the video frame that begins then, scaled down to cover the frame. The same time gives the same picture whatever was
 * read before.
 */
export function createClipReader(job: ClipReaderJob): ClipReader {
  const open = createOpenClips(job)
  // In both lists the least recently used entry comes first.
  const prints: Printed[] = []
  const moments: Moment[] = []
  const middleSeconds = 0.5 / job.timeline.fps
  // Takes 26 MB for UHD clips. Only one painter uses it at a time.
  let scratch = new ImageData(1, 1)

  function takePainter(clip: OpenClip): ClipPainter {
    if (clip.painter) return clip.painter
    const { width, height } = clip.size
    const isOfSize = scratch.width === width && scratch.height === height
    scratch = isOfSize ? scratch : new ImageData(width, height)
    return (clip.painter = createClipPainter(clip.cursor.file.library, clip.filters, scratch))
  }

  function takeCanvas({ key, size }: OpenClip): Canvas {
    // The picture of the latest moment may be drawn in the same video frame, so its canvas is not reused.
    const oldest = prints[0] === moments.at(-1)?.printed ? 1 : 0
    const [old] = prints.length < maxOpen ? [] : prints.splice(oldest, 1)
    return old?.key === key ? old.canvas : createCanvas(size.width, size.height)
  }

  async function print(key: string, seconds: number): Promise<Printed> {
    const clip = await open.take(key, seconds)
    const { cursor } = clip
    const picture = await cursor.read(seconds)
    const same = prints.find((entry) => entry.key === key && entry.pictureSeconds === picture.seconds)
    if (same) return same
    const printed = { key, pictureSeconds: picture.seconds, canvas: takeCanvas(clip) }
    const isPainted = await takePainter(clip).paint(picture.frame, printed.canvas)
    if (!isPainted) throw describeUnreadable(cursor.file.path)
    prints.push(printed)
    return printed
  }

  const find = (key: string, seconds: number): Moment | undefined =>
    moments.find((moment) => moment.key === key && moment.seconds === seconds)

  return {
    async prepare(key, seconds) {
      const kept = find(key, seconds)
      if (kept) moments.splice(moments.indexOf(kept), 1)
      moments.push(kept ?? { key, seconds, printed: await print(key, seconds + middleSeconds) })
      if (moments.length > maxOpen) moments.shift()
    },
    frameAt: (key, seconds) => find(key, seconds)?.printed.canvas ?? open.sizeOf(key),
    readPlanes: async (key, seconds) =>
      paintPlanes(await open.take(key, seconds + middleSeconds), seconds + middleSeconds),
    async close() {
      moments.length = 0
      prints.length = 0
      await open.close()
    },
  }
}

async function paintPlanes(clip: OpenClip, seconds: number): Promise<Planes | null> {
  const { cursor, size, filters } = clip
  const { library, path } = cursor.file
  if (size.width % 2 !== 0 || size.height % 2 !== 0) return null
  const picture = await cursor.read(seconds)
  if (isWideColor(library, picture.frame)) return null
  if (clip.planes?.pictureSeconds === picture.seconds) return clip.planes.planes
  clip.planesPainter ??= createPlanesPainter(library, filters, size)
  clip.planes = null
  const planes = await clip.planesPainter.paint(picture.frame)
  if (!planes) throw describeUnreadable(path)
  clip.planes = { pictureSeconds: picture.seconds, planes }
  return planes
}
