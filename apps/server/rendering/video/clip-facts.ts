import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import { type ClipFile, openClipFile, readVideoPacket, seekClip } from './clip-file.ts'

/** Size and length of a clip as shown. */
export interface ClipFacts {
  /** In square pixels, upright. */
  width: number
  height: number
  /** Length of the pictures; sound may be longer. */
  durationSeconds: number
}

/** A track may end this much before the time that its container states. */
const endToleranceSeconds = 0.5

/**
 * Reads a clip's facts and checks that it is complete: reads its last packets without decoding them. Throws AppError
 * `asset_missing`, or `asset_unreadable` when the file is not a video, is empty or is cut off.
 */
export async function readClipFacts(file: string): Promise<ClipFacts> {
  const clip = await openClipFile(file)
  try {
    const { endSeconds, isBroken } = await findEnd(clip)
    const stated = statedSeconds(clip)
    if (isBroken || endSeconds <= 0 || endSeconds < stated - endToleranceSeconds) {
      const sentence = `The clip ${path.basename(file)} is cut off before its end. Copy or export it again.`
      throw new AppError('asset_unreadable', sentence, { details: { file, endSeconds, stated } })
    }
    return { ...shownSize(clip), durationSeconds: endSeconds }
  } finally {
    await clip.close()
  }
}

/** Size in square pixels, upright. */
export function shownSize({ stream, turn }: Pick<ClipFile, 'stream' | 'turn'>): {
  width: number
  height: number
} {
  const { num, den } = stream.sampleAspectRatio
  const aspect = num > 0 && den > 0 ? num / den : 1
  const width = Math.max(1, Math.round(stream.codecpar.width * aspect))
  const { height } = stream.codecpar
  return turn.isSideways ? { width: height, height: width } : { width, height }
}

/** The length that the file states, or 0. A container's length may be that of its sound, so only 80 % of it counts. */
function statedSeconds({ stream, format, library, secondsPerTick }: ClipFile): number {
  if (stream.duration !== library.AV_NOPTS_VALUE && stream.duration > 0n) {
    return Number(stream.duration) * secondsPerTick
  }
  return format.duration === library.AV_NOPTS_VALUE ? 0 : (Number(format.duration) / 1e6) * 0.8
}

async function findEnd(clip: ClipFile): Promise<{ endSeconds: number; isBroken: boolean }> {
  const { library, startPts, secondsPerTick } = clip
  const packet = new library.Packet()
  packet.alloc()
  const frameTicks = clip.stream.avgFrameRate.num > 0 ? rateTicks(clip) : 0
  let end = 0
  let isBroken = false
  try {
    const stated = statedSeconds(clip)
    if (stated > 0) await seekClip(clip, stated)
    while (await readVideoPacket(clip, packet)) {
      isBroken ||= packet.hasFlags(library.AV_PKT_FLAG_CORRUPT)
      const pts = packet.pts === library.AV_NOPTS_VALUE ? packet.dts : packet.pts
      if (pts === library.AV_NOPTS_VALUE) continue
      const ticks = Number(pts - startPts) + (packet.duration > 0n ? Number(packet.duration) : frameTicks)
      end = Math.max(end, ticks * secondsPerTick)
    }
  } catch {
    isBroken = true
  } finally {
    packet.free()
  }
  return { endSeconds: end, isBroken }
}

function rateTicks({ stream, secondsPerTick }: ClipFile): number {
  return stream.avgFrameRate.den / stream.avgFrameRate.num / secondsPerTick
}
