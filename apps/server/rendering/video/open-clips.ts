// Keeps the open positions in clips: decoders at the times read last, and the sizes of their pictures.

import { AppError } from '@vivify/contract/errors'
import type { Timeline } from '@vivify/timeline/timeline'
import type { Planes } from '../still/picture-planes.ts'
import { type ClipCursor, openClipCursor } from './clip-cursor.ts'
import type { ClipPainter, PlanesPainter } from './clip-painter.ts'
import { type ClipPart, type ClipPartJob, findShownPart } from './clip-part.ts'
import type { ClipTurn } from './clip-turn.ts'
import type { VideoJob } from './job.ts'

/** A transition shows two clips, or one clip at two positions. */
export const maxOpen = 2
/** For a time further ahead than this, another position is opened or found by seeking. */
const maxAheadSeconds = 2
/** A clip this much larger than needed is scaled down when it is decoded. */
const maxOversize = 1.3

export interface ClipReaderJob extends ClipPartJob {
  timeline: ClipPartJob['timeline'] & Pick<Timeline, 'fps'>
}

export interface OpenClip {
  key: string
  cursor: ClipCursor
  filters: string
  /** Created when the first canvas is needed; `planesPainter` likewise for planes. */
  painter: ClipPainter | null
  planesPainter: PlanesPainter | null
  /** The planes painted last, and the time of their picture in the clip. */
  planes: { pictureSeconds: number; planes: Planes } | null
  /** Size of the clip's pictures, on canvases and as planes. */
  size: { width: number; height: number }
}

export interface OpenClips {
  /**
   * Finds the open position of the clip closest before a time. If none is near, opens one, and closes or reuses the
   * least recently used one when all places are taken.
   */
  take(key: string, seconds: number): Promise<OpenClip>
  /** Size of a clip's pictures, or null if the clip was never opened. */
  sizeOf(key: string): OpenClip['size'] | null
  close(): Promise<void>
}

export function createOpenClips(job: ClipReaderJob): OpenClips {
  // The least recently used entry comes first.
  const open: OpenClip[] = []
  const sizes = new Map<string, OpenClip['size']>()

  async function openClip(key: string): Promise<OpenClip> {
    const cursor = await openClipCursor(findClip(job, key).file)
    const part = findPart(job, key, cursor)
    const size = printSize(job, part)
    sizes.set(key, size)
    const filters = listFilters(cursor.file.turn, part)
    return { key, cursor, size, filters, painter: null, planesPainter: null, planes: null }
  }

  return {
    async take(key, seconds) {
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
    },
    sizeOf: (key) => sizes.get(key) ?? null,
    async close() {
      for (const clip of open.splice(0)) await closeClip(clip)
    },
  }
}

async function closeClip({ cursor, painter, planesPainter }: OpenClip): Promise<void> {
  painter?.close()
  planesPainter?.close()
  await cursor.close()
}

/** Size of a clip's pictures in a video. Clips with non-square pixels may come out larger. */
export function clipPictureSize(job: ClipReaderJob, key: string): { width: number; height: number } {
  return printSize(job, findShownPart(job, key))
}

/** Sizes of non-square pixels would be counted differently, so such clips are not cropped. */
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
 * Scales the part to cover the frame, but never enlarges it. A clip that is only a little larger keeps its size,
 * because scaling by an odd factor costs more than the saved pixels. No reserve is kept for camera moves: footage does
 * not move unless a move was chosen, and a picture of exactly the frame's size is the sharpest.
 */
function printSize(job: ClipReaderJob, { width, height }: ClipPart): { width: number; height: number } {
  const cover = Math.max(job.timeline.width / width, job.timeline.height / height)
  const scale = cover * maxOversize >= 1 ? 1 : cover
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
