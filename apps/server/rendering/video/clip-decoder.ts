// Decodes the clips of a video in order, through FFmpeg's libraries. A clip that is shorter than its scene plays
// back to front too, so the latest frames are kept and an earlier one is reached again from its keyframe.

import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas'
import { AppError } from '@vivify/contract/errors'
import type { Drawable } from '@vivify/timeline/ports'
import { openMedia } from '../probe.ts'
import { decodeFrames, type DecodedFrame, openFrameScaler } from './clip-frames.ts'
import type { ClipReader } from './clip-reader.ts'
import type { VideoJob } from './job.ts'

/** Frames kept undisplayed, for playing backwards: about 3 MB each at 1080 × 1920. */
const keptFrames = 12
/** Surfaces that are ready to draw: two moments of one clip meet in a transition. */
const readyFrames = 4
/** A larger clip is reduced as it is decoded. */
const maxOversize = 1.3
/** Times this close are one frame. */
const toleranceSeconds = 0.001
/** Further ahead than this, a clip is entered at a keyframe instead of decoded through. */
const skipSeconds = 3

interface OpenClip {
  /** Shows the frame of a moment on a surface. */
  show(seconds: number): Promise<Drawable>
  close(): Promise<void>
}

/** Opens clips as they are asked for. `prepare` throws AppError `asset_missing` or `asset_unreadable`. */
export function createClipReader(job: Pick<VideoJob, 'clips' | 'timeline'>): ClipReader {
  const open = new Map<string, OpenClip>()
  const ready = new Map<string, Drawable>()
  return {
    async prepare(key, seconds) {
      const name = nameMoment(key, seconds)
      if (ready.has(name)) return
      const clip = job.clips[key]
      if (!clip) throw new AppError('asset_missing', 'A clip of this video is missing. Choose it again.')
      try {
        let opened = open.get(key)
        if (!opened) open.set(key, (opened = await openClip(clip.file, job.timeline)))
        ready.set(name, await opened.show(seconds))
      } catch (cause) {
        if (AppError.isInstance(cause)) throw cause
        throw new AppError('asset_unreadable', `Can't read the clip ${clip.file}. Choose another one.`, {
          cause,
        })
      }
      while (ready.size > readyFrames) ready.delete(ready.keys().next().value!)
    },
    frameAt: (key, seconds) => ready.get(nameMoment(key, seconds)) ?? null,
    async close() {
      ready.clear()
      for (const clip of open.values()) await clip.close()
      open.clear()
    },
  }
}

function nameMoment(key: string, seconds: number): string {
  return `${key}@${seconds.toFixed(4)}`
}

async function openClip(file: string, cover: { width: number; height: number }): Promise<OpenClip> {
  const turn = await readTurn(file)
  const scaler = await openFrameScaler()
  let frames: AsyncGenerator<DecodedFrame> | null = null
  let kept: DecodedFrame[] = []
  let hasEnded = false

  async function restart(seconds: number): Promise<void> {
    await frames?.return(undefined)
    for (const frame of kept) frame.free()
    kept = []
    hasEnded = false
    frames = decodeFrames(file, seconds)
  }

  /** Decodes until the frame of a moment is among the kept: the last that starts no later. */
  async function reach(seconds: number): Promise<DecodedFrame> {
    const first = kept[0]
    const last = kept.at(-1)
    const isBefore = first !== undefined && seconds < first.seconds - toleranceSeconds
    const isFarAhead = last !== undefined && seconds > last.seconds + skipSeconds && !hasEnded
    if (frames === null || isBefore || isFarAhead) await restart(seconds)
    while (!hasEnded && (kept.at(-1)?.seconds ?? -Infinity) <= seconds + toleranceSeconds) {
      const next = await frames!.next()
      if (next.done) hasEnded = true
      else kept.push(next.value)
      while (kept.length > keptFrames) kept.shift()!.free()
    }
    const shown = kept.findLast((frame) => frame.seconds <= seconds + toleranceSeconds) ?? kept[0]
    if (shown === undefined) throw new Error('The clip has no frames')
    return shown
  }

  return {
    async show(seconds) {
      const frame = await reach(seconds)
      return drawTurned(scaler.toPixels(frame, coverSize(frame, turn, cover)), turn)
    },
    async close() {
      await frames?.return(undefined)
      for (const frame of kept) frame.free()
      scaler.close()
    },
  }
}

/** Degrees clockwise by which a camera asks its frames to be turned; 0 where the container does not tell. */
async function readTurn(file: string): Promise<number> {
  using input = openMedia(file)
  try {
    return (await (await input.getPrimaryVideoTrack())?.getRotation()) ?? 0
  } catch {
    return 0
  }
}

/** Size to decode at: never enlarged, and reduced when far larger than needed to cover the video. */
function coverSize(
  frame: { width: number; height: number },
  turn: number,
  cover: { width: number; height: number },
): { width: number; height: number } {
  const needed = turn % 180 === 0 ? cover : { width: cover.height, height: cover.width }
  const fit = Math.max(needed.width / frame.width, needed.height / frame.height) * maxOversize
  const scale = Math.min(1, fit)
  return { width: Math.round(frame.width * scale), height: Math.round(frame.height * scale) }
}

function drawTurned(
  pixels: { width: number; height: number; data: Uint8ClampedArray },
  turn: number,
): Canvas {
  const upright = createCanvas(pixels.width, pixels.height)
  upright.getContext('2d').putImageData(new ImageData(pixels.data, pixels.width, pixels.height), 0, 0)
  if (turn === 0) return upright
  const isSideways = turn % 180 !== 0
  const turned = isSideways
    ? createCanvas(pixels.height, pixels.width)
    : createCanvas(pixels.width, pixels.height)
  const context = turned.getContext('2d')
  context.translate(turned.width / 2, turned.height / 2)
  context.rotate((turn * Math.PI) / 180)
  context.drawImage(upright, -pixels.width / 2, -pixels.height / 2)
  return turned
}
