import type { Timeline } from '@vivify/timeline/timeline'
import { AppError } from '@vivify/contract/errors'
import { type ClipCursor, openClipCursor } from './clip-cursor.ts'
import { describeUnreadable } from './clip-file.ts'
import { type ClipPrint, createClipPrint } from './clip-print.ts'
import type { ClipReader } from './clip-reader.ts'
import type { VideoJob } from './job.ts'

/** A transition shows two clips, or one at two places. */
const maxOpen = 2
/** A camera move enlarges a picture by at most this. */
const maxOversize = 1.3
/** Further ahead another place is opened or sought instead. */
const maxAheadSeconds = 2

interface OpenClip {
  key: string
  cursor: ClipCursor
}

interface Printed {
  key: string
  /** When the picture comes in its clip. */
  pictureSeconds: number
  print: ClipPrint
}

interface Moment {
  key: string
  /** As asked for. */
  seconds: number
  printed: Printed
}

export interface ClipReaderJob extends Pick<VideoJob, 'clips'> {
  timeline: Pick<Timeline, 'width' | 'height' | 'fps'>
}

/**
 * Decodes clips in this process. At most two places of clips are open and the last two pictures kept, so memory does
 * not grow with a video's length. A picture is the one on screen in the middle of a video frame that begins at the
 * asked time, scaled down to what covers the frame with room for camera moves; the same time gives the same picture
 * whatever was read before.
 */
export function createClipReader(job: ClipReaderJob): ClipReader {
  // Oldest use first, all three.
  const open: OpenClip[] = []
  const prints: Printed[] = []
  const moments: Moment[] = []
  const middleSeconds = 0.5 / job.timeline.fps

  async function takeCursor(key: string, seconds: number): Promise<ClipCursor> {
    const distance = (clip: OpenClip): number => clip.cursor.distanceTo(seconds)
    const near = open.filter((clip) => clip.key === key && distance(clip) <= maxAheadSeconds)
    const ready = near.sort((a, b) => distance(a) - distance(b))[0]
    const found = ready ?? (open.length < maxOpen ? undefined : open[0])
    if (found) open.splice(open.indexOf(found), 1)
    const isUsable = found?.key === key
    if (found && !isUsable) await found.cursor.close()
    const clip = isUsable ? found : { key, cursor: await openClipCursor(findClip(job, key).file) }
    open.push(clip)
    return clip.cursor
  }

  function takePrint(key: string, { file }: ClipCursor): ClipPrint {
    if (prints.length < maxOpen) return createClipPrint(file.library, printSize(job, key), file.turn)
    // What the latest moment shows may be drawn in the same video frame as this one.
    const [old] = prints.splice(prints[0] === moments.at(-1)?.printed ? 1 : 0, 1)
    if (old!.key === key) return old!.print
    old!.print.close()
    return createClipPrint(file.library, printSize(job, key), file.turn)
  }

  async function print(key: string, seconds: number): Promise<Printed> {
    const cursor = await takeCursor(key, seconds)
    const picture = await cursor.read(seconds)
    const same = prints.find((entry) => entry.key === key && entry.pictureSeconds === picture.seconds)
    if (same) return same
    const printed = { key, pictureSeconds: picture.seconds, print: takePrint(key, cursor) }
    if (!(await printed.print.show(picture.frame))) {
      printed.print.close()
      throw describeUnreadable(cursor.file.path)
    }
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
    frameAt: (key, seconds) => find(key, seconds)?.printed.print.canvas ?? null,
    async close() {
      moments.length = 0
      for (const { print } of prints.splice(0)) print.close()
      for (const { cursor } of open.splice(0)) await cursor.close()
    },
  }
}

function findClip(job: ClipReaderJob, key: string): VideoJob['clips'][string] {
  const entry = job.clips[key]
  if (!entry) throw new AppError('asset_missing', 'A clip of this video is missing. Choose it again.')
  return entry
}

function printSize(job: ClipReaderJob, key: string): { width: number; height: number } {
  const { width, height } = findClip(job, key)
  const cover = Math.max(job.timeline.width / width, job.timeline.height / height)
  const scale = Math.min(1, cover * maxOversize)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
