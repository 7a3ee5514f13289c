// The places of clips that are open: decoders at the moments read last, and the sizes of their pictures.

import { AppError } from '@vivify/contract/errors'
import type { Timeline } from '@vivify/timeline/timeline'
import type { Planes } from '../still/picture-planes.ts'
import { type ClipCursor, openClipCursor } from './clip-cursor.ts'
import type { ClipPainter, PlanesPainter } from './clip-painter.ts'
import { type ClipPart, type ClipPartJob, findShownPart } from './clip-part.ts'
import type { ClipTurn } from './clip-turn.ts'
import type { VideoJob } from './job.ts'

/** A transition shows two clips, or one at two places. */
export const maxOpen = 2
/** Further ahead another place is opened or sought instead. */
const maxAheadSeconds = 2
/** A clip this much larger than needed is reduced as it is decoded. */
const maxOversize = 1.3

export interface ClipReaderJob extends ClipPartJob {
  timeline: ClipPartJob['timeline'] & Pick<Timeline, 'fps'>
}

export interface OpenClip {
  key: string
  cursor: ClipCursor
  filters: string
  /** Made when the first canvas or planes are wanted. */
  painter: ClipPainter | null
  planesPainter: PlanesPainter | null
  /** The planes painted last, and when their picture comes in the clip. */
  planes: { pictureSeconds: number; planes: Planes } | null
  /** Of its prints and planes. */
  size: { width: number; height: number }
}

export interface OpenClips {
  /** The open place nearest before a time; without one the place used longest ago makes room. */
  take(key: string, seconds: number): Promise<OpenClip>
  /** Size of a clip's pictures, once a place of it was opened; else null. */
  sizeOf(key: string): OpenClip['size'] | null
  close(): Promise<void>
}

export function createOpenClips(job: ClipReaderJob): OpenClips {
  // Oldest use first.
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

/** Size of a clip's pictures in a video; those with pixels that are not square may come larger. */
export function clipPictureSize(job: ClipReaderJob, key: string): { width: number; height: number } {
  return printSize(job, findShownPart(job, key))
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
