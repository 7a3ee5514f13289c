import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas'
import type { Timeline } from '@vivify/timeline/timeline'
import { AppError } from '@vivify/contract/errors'
import { type ClipCursor, openClipCursor } from './clip-cursor.ts'
import { describeUnreadable } from './clip-file.ts'
import { type ClipPainter, createClipPainter } from './clip-painter.ts'
import { type ClipPart, type ClipPartJob, findShownPart } from './clip-part.ts'
import type { ClipReader } from './clip-reader.ts'
import type { ClipTurn } from './clip-turn.ts'
import type { VideoJob } from './job.ts'

/** A transition shows two clips, or one at two places. */
const maxOpen = 2
/** Further ahead another place is opened or sought instead. */
const maxAheadSeconds = 2
/** A clip this much larger than needed is reduced as it is decoded. */
const maxOversize = 1.3

interface OpenClip {
  key: string
  cursor: ClipCursor
  painter: ClipPainter
  /** Of its prints. */
  size: { width: number; height: number }
}

interface Printed {
  key: string
  /** When the picture comes in its clip. */
  pictureSeconds: number
  canvas: Canvas
}

interface Moment {
  key: string
  /** As asked for. */
  seconds: number
  printed: Printed
}

export interface ClipReaderJob extends ClipPartJob {
  timeline: ClipPartJob['timeline'] & Pick<Timeline, 'fps'>
}

/**
 * Decodes clips in this process. At most two places of clips are open and the last two pictures kept, so memory does
 * not grow with a video's length. A picture is the one on screen in the middle of a video frame that begins at the
 * asked time, scaled down to what covers the frame; the same time gives the same picture whatever was read before.
 */
export function createClipReader(job: ClipReaderJob): ClipReader {
  // Oldest use first, all three.
  const open: OpenClip[] = []
  const prints: Printed[] = []
  const moments: Moment[] = []
  const middleSeconds = 0.5 / job.timeline.fps
  // Of 26 MB where clips are UHD, and used by one painter at a time.
  let scratch = new ImageData(1, 1)

  async function openClip(key: string): Promise<OpenClip> {
    const cursor = await openClipCursor(findClip(job, key).file)
    const { library, turn } = cursor.file
    const part = findPart(job, key, cursor)
    const size = printSize(job, part)
    const isOfSize = scratch.width === size.width && scratch.height === size.height
    scratch = isOfSize ? scratch : new ImageData(size.width, size.height)
    return { key, cursor, size, painter: createClipPainter(library, listFilters(turn, part), scratch) }
  }

  async function takeClip(key: string, seconds: number): Promise<OpenClip> {
    const distance = (clip: OpenClip): number => clip.cursor.distanceTo(seconds)
    const near = open.filter((clip) => clip.key === key && distance(clip) <= maxAheadSeconds)
    const ready = near.sort((a, b) => distance(a) - distance(b))[0]
    const found = ready ?? (open.length < maxOpen ? undefined : open[0])
    if (found) open.splice(open.indexOf(found), 1)
    const isUsable = found?.key === key
    if (found && !isUsable) await closeClip(found)
    const clip = isUsable ? found : await openClip(key)
    open.push(clip)
    return clip
  }

  function takeCanvas({ key, size }: OpenClip): Canvas {
    // What the latest moment shows may be drawn in the same video frame as this one.
    const oldest = prints[0] === moments.at(-1)?.printed ? 1 : 0
    const [old] = prints.length < maxOpen ? [] : prints.splice(oldest, 1)
    return old?.key === key ? old.canvas : createCanvas(size.width, size.height)
  }

  async function print(key: string, seconds: number): Promise<Printed> {
    const clip = await takeClip(key, seconds)
    const { cursor, painter } = clip
    const picture = await cursor.read(seconds)
    const same = prints.find((entry) => entry.key === key && entry.pictureSeconds === picture.seconds)
    if (same) return same
    const printed = { key, pictureSeconds: picture.seconds, canvas: takeCanvas(clip) }
    if (!(await painter.paint(picture.frame, printed.canvas))) throw describeUnreadable(cursor.file.path)
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
    frameAt: (key, seconds) => find(key, seconds)?.printed.canvas ?? null,
    async close() {
      moments.length = 0
      prints.length = 0
      for (const clip of open.splice(0)) await closeClip(clip)
    },
  }
}

async function closeClip({ cursor, painter }: OpenClip): Promise<void> {
  painter.close()
  await cursor.close()
}

/** Pixels that are not square would be counted otherwise: such clips are shown from the whole. */
function findPart(job: ClipReaderJob, key: string, { file }: ClipCursor): ClipPart {
  const { num, den } = file.stream.sampleAspectRatio
  const isSquare = num <= 0 || den <= 0 || num === den
  return isSquare ? findShownPart(job, key) : { ...findClip(job, key), isCut: false }
}

function listFilters({ filters }: ClipTurn, { width, height, isCut }: ClipPart): string {
  const crop = isCut ? `crop=min(iw\\,${width}):min(ih\\,${height})` : ''
  return [filters, crop].filter(Boolean).join(',')
}

function findClip(job: ClipReaderJob, key: string): VideoJob['clips'][string] {
  const entry = job.clips[key]
  if (!entry) throw new AppError('asset_missing', 'A clip of this video is missing. Choose it again.')
  return entry
}

/**
 * What covers the frame, but never enlarged, and a clip that is little larger stays as it is: scaling by an odd part
 * costs more than the pixels it saves. There is nothing to spare for camera moves: footage stands still unless a move
 * was chosen, and then a picture of exactly the frame's size is the sharpest.
 */
function printSize(job: ClipReaderJob, { width, height }: ClipPart): { width: number; height: number } {
  const cover = Math.max(job.timeline.width / width, job.timeline.height / height)
  const scale = cover * maxOversize >= 1 ? 1 : cover
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
